"""`python -m renderers OUT/`: a gallery of every golden position in every language, with contact sheets at chat
sizes."""

from __future__ import annotations

from pathlib import Path

import click

from renderers import gallery

GOLDENS = Path(__file__).parents[1] / "tests" / "goldens"


@click.command()
@click.argument("out", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--goldens",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=GOLDENS,
    show_default="tests/goldens of the checkout",
    help="Folder with one folder of golden games for each game.",
)
@click.option("--game", "chosen", multiple=True, help="Only this game; may be given several times.")
def main(out: Path, goldens: Path, chosen: tuple[str, ...]) -> None:
    """Draw every position of every golden game in every language below OUT."""
    for name, game in gallery.games().items():
        if not chosen or name in chosen:
            print(f"{name}: {gallery.draw(game, goldens / name, out)} pictures")


if __name__ == "__main__":
    main()
