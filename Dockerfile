# By its tag, unless a digest is given: docs/hosting.md says how to pin it.
ARG BASE=python:3.13-slim

FROM ${BASE} AS build

ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1

WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY games games
COPY renderers renderers
COPY bot bot
RUN python -m venv --without-pip /opt/parlour && python -m pip --python /opt/parlour install -c constraints.txt '.[cluster]'

FROM ${BASE}

COPY --from=build /opt/parlour /opt/parlour
# Whoever gets into the container finds nothing there that fetches programs.
RUN python -m pip uninstall --yes --root-user-action=ignore pip \
    && rm -rf /usr/local/lib/python3.*/ensurepip \
    && useradd --uid 10001 --no-create-home parlour \
    && install -d -m 0700 -o parlour -g parlour /data /backups

ENV PATH=/opt/parlour/bin:$PATH PYTHONUNBUFFERED=1 PARLOUR_DATA=/data
VOLUME /data
USER parlour
HEALTHCHECK --interval=2m --timeout=20s --start-period=2m CMD ["python", "-m", "bot", "alive"]
ENTRYPOINT ["python", "-m", "bot"]
