import io

from PIL import Image, ImageChops, ImageStat

from renderers import palette, png
from renderers.cardgo import RENDERER, picture
from tests.renderers.cardgo import positions
from tests.renderers.voices import say_in

TOLERANCE = 9
"""Pillow looks nearest colours up in steps of four."""


def decoded(content: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(content))
    image.load()
    return image


def test_named_colours_stay_themselves() -> None:
    reference = Image.radial_gradient("L").convert("RGB")
    colours = png.palette(reference, palette.NAMED)
    striped = Image.new("RGB", (len(palette.NAMED), 3))
    for x, colour in enumerate(palette.NAMED):
        striped.paste(colour, (x, 0, x + 1, 3))
    shown = decoded(png.encode(striped, colours)).convert("RGB")
    assert max(high for _, high in ImageChops.difference(shown, striped).getextrema()) <= TOLERANCE


def test_a_picture_is_indexed_and_says_what_was_drawn() -> None:
    view, say = positions.wilds(), say_in("en")
    drawn = picture.drawing(view, say)
    shown = decoded(RENDERER.picture(view, say))
    assert shown.mode == "P"
    assert shown.size == drawn.size
    assert len(shown.getcolors() or ()) <= png.COLOURS
    indexed = drawn.quantize(palette=RENDERER.palette(), dither=Image.Dither.NONE)
    assert shown.convert("RGB").tobytes() == indexed.convert("RGB").tobytes()


def test_the_palette_is_near_to_every_colour_drawn() -> None:
    drawn = picture.drawing(positions.wilds(), say_in("zh-TW"))
    shown = decoded(png.encode(drawn, RENDERER.palette())).convert("RGB")
    difference = ImageStat.Stat(ImageChops.difference(drawn, shown))
    assert max(difference.rms) < 4
    assert max(high for _, high in difference.extrema) < 64
