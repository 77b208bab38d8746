"""What a load cell or a torque transducer is read on: sheet metal, a green front, a line of digits."""

from lettering import seven_segments, text
from materials import black, glass, rubber, surface
from shapes import box, group, lathe, plate, quad

WIDTH, DEPTH, HEIGHT = 1.5, 1.1, 0.86
BOLD = 'Inter-SemiBold'
label = surface('label', '#eceeee', 0.5)


def _display(front, said, unit, mode, input_name):
    grey, dark = surface('lcd', '#b9c2b4', 0.3, var=0.02), surface('lcd ink', '#20261f', 0.4)
    plate('frame', 1.24, 0.46, 0.04, 0, 0.024, black, front, bevel=0.008, steps=3, loc=(0, 0.10, 0))
    plate('lcd', 1.16, 0.38, 0.02, 0, 0.0245, grey, front, loc=(0, 0.10, 0))
    z = 0.0248
    end = seven_segments(said, 0.2, dark, front, (-0.50, -0.055, z))
    text(unit, 0.15, dark, front, (end + 0.02, 0.0, z), face=BOLD, align='LEFT')
    text(mode, 0.085, dark, front, (-0.53, 0.225, z), face=BOLD, align='LEFT')
    text(input_name, 0.085, dark, front, (0.54, 0.225, z), face=BOLD, align='RIGHT')
    quad('pane', [(-0.6, -0.11, 0.028), (0.6, -0.11, 0.028), (0.6, 0.31, 0.028), (-0.6, 0.31, 0.028)], glass, front)


def indicator(said, unit, mode, input_name, loc, turn, size=1.0):
    """Stands on the bench at `loc`, turned by `turn` degrees, and shows `said` with its `unit`; the display's upper
    line has the `mode` and what is connected. It is 150 mm wide by `size`. Returns its frame: y runs to its back."""
    stand = group(loc, (0, 0, turn))
    stand.scale = (size, size, size)
    grey = surface('sheet metal', '#9aa2a4', 0.42, bump=0.10, bscale=260, Specular=0.4)
    lean = group((0, 0, 0.07), (-9, 0, 0), stand)
    plate('housing', WIDTH, DEPTH, 0.08, 0, HEIGHT, grey, lean, bevel=0.04, steps=5)
    for x in (-1, 1):
        for y, reach in ((-1, 0.03), (1, -0.1)):
            foot = [(0, reach), (0.07, reach, 0.01), (0.085, 0.16, 0.01), (0, 0.16)]
            lathe('foot', foot, rubber, stand, 48, loc=(x * 0.56, y * 0.36, 0))
    front = group((0, -DEPTH / 2, HEIGHT / 2), (90, 0, 0), lean)
    green = surface('panel', '#0a3f33', 0.45, bump=0.10, bscale=400)
    plate('panel', 1.36, 0.74, 0.05, -0.02, 0.012, green, front, bevel=0.006, steps=3)
    _display(front, said, unit, mode, input_name)
    for i, key in enumerate(('CERO', 'TARA', 'PICO', 'OK')):
        at = (-0.465 + i * 0.31, -0.255, 0)
        plate('key', 0.27, 0.13, 0.04, 0, 0.034, rubber, front, bevel=0.012, loc=at)
        text(key, 0.066, label, front, (*at[:2], 0.0345), face=BOLD)
    box('socket', 0.2, 0.06, 0.2, black, lean, 0.01, (0.4, DEPTH / 2, 0.3))
    return stand
