FROM python:3.13-slim

ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PYTHONUNBUFFERED=1

WORKDIR /opt/parlour
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY games games
COPY renderers renderers
COPY bot bot
RUN pip install -c constraints.txt -e . \
    && python -m compileall -q bot games renderers \
    && useradd --uid 10001 --no-create-home parlour \
    && install -d -o parlour -g parlour /data

ENV PARLOUR_DATA=/data
VOLUME /data
USER parlour
ENTRYPOINT ["python", "-m", "bot"]
