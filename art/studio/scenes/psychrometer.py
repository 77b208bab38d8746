"""An aspirated psychrometer: a fan above draws air past both bulbs, each in its polished shield. The dry one stands at
25 °C, the wet one at 18 °C: some 54 % at the air pressure of Mexico City. It hangs from above the picture."""

from math import cos, pi, sin

from camera import camera
from lettering import text
from light import flag, softbox, sweep, world
from materials import black, glass, ink, polished_steel, steel, surface, white
from shapes import box, group, lathe, plate, prism
from stage import scene

DRY, WET, MOST = 25, 18, 40
# Heights above the shields' mouths, in dm; the stems' scales go from FOOT to the mark of 40 °C.
APART, FOOT, DEGREE = 0.36, 0.93, 0.0315
TOP = FOOT + DEGREE * MOST + 0.13
BRIDGE, FAN = TOP + 0.12, TOP + 0.27
BOLD = 'Inter-SemiBold'


def thermometer(frame, x, reading):
    """An enclosed scale: lines every half degree, numbers every ten; its bulb is down in the shield."""
    stem = group((x, 0, 0), parent=frame)
    scale = group((0, -0.012, FOOT), (90, 0, 0), stem)
    opal = surface('opal glass', '#f4f5f2', 0.4, var=0.02, Specular=0.4)
    low, high = -0.1, DEGREE * MOST + 0.11
    prism('scale', [(-0.098, low), (0.098, low), (0.098, high), (-0.098, high)], -0.012, 0, opal, scale)
    column = surface('column', '#20282e', 0.25, Specular=0.6)
    level = DEGREE * reading
    prism('column', [(-0.022, low), (-0.006, low), (-0.006, level), (-0.022, level)], 0.001, 0.007, column, scale)
    bore = surface('bore', '#c9d0d0', 0.4)
    prism('bore', [(-0.018, level), (-0.010, level), (-0.010, high), (-0.018, high)], 0.001, 0.003, bore, scale)
    for i in range(2 * MOST + 1):
        y, length = DEGREE * i / 2, 0.062 if i % 10 == 0 else 0.046 if i % 2 == 0 else 0.028
        width = 0.005 if i % 10 == 0 else 0.0034
        below, above = y - width / 2, y + width / 2
        outline = [(0, below), (length, below), (length, above), (0, above)]
        prism('line', outline, 0.001, 0.0014, ink, scale)
    for value in range(0, MOST + 1, 10):
        text(str(value), 0.075, ink, scale, (-0.06, DEGREE * value, 0.0014), face=BOLD)
    text('°C', 0.062, ink, scale, (0.042, DEGREE * MOST + 0.06, 0.0014), face=BOLD)
    lathe('tube', [(0.108, 0.7), (0.108, TOP)], glass, stem, 96)
    cap = [(0.114, TOP - 0.04), (0.114, TOP + 0.02, 0.01), (0.06, TOP + 0.045, 0.02), (0.06, BRIDGE - 0.055)]
    lathe('cap', cap, steel, stem, 96)
    lathe('stem', [(0.03, 0.1), (0.03, 0.72), (0.08, 0.78)], opal, stem, 64)


def shield(frame, x, ring):
    """Two tubes about the bulb, one in the other, open below; a ring keeps their heat from the fork."""
    at = dict(loc=(x, 0, 0))
    outer = [(0.118, 0.55), (0.112, 0.12), (0.128, 0.12, 0.008), (0.132, 0.16, 0.01), (0.13, 0.18)]
    lathe('shield', [*outer, (0.13, 0.56, 0.01), (0.10, 0.58)], polished_steel, frame, 128, **at)
    lathe('inner', [(0.072, 0.11), (0.08, 0.105, 0.004), (0.08, 0.5)], polished_steel, frame, 96, **at)
    lathe('ring', [(0.09, 0.57), (0.118, 0.57, 0.01), (0.118, 0.65, 0.01), (0.09, 0.65)], ring, frame, 96, **at)
    joint = [(0.10, 0.64), (0.135, 0.65, 0.01), (0.135, 0.84, 0.02)]
    lathe('joint', [*joint, (0.118, 0.87, 0.01), (0.118, 0.9, 0.01), (0.10, 0.9)], polished_steel, frame, 128, **at)


def fork(frame):
    """The duct from both shields to the middle tube and up to the fan."""
    across = group((0, 0, 0.76), (0, 90, 0), frame)
    lathe('duct', [(0.085, -APART), (0.085, APART)], polished_steel, across, 96)
    hub = [(0, 0.62), (0.06, 0.62, 0.02), (0.115, 0.66, 0.03), (0.12, 0.70, 0.01)]
    lathe('hub', [*hub, (0.12, 0.84, 0.01), (0.085, 0.88, 0.02), (0.085, FAN + 0.05)], polished_steel, frame, 128)
    collar = [(0.086, BRIDGE - 0.12), (0.11, BRIDGE - 0.11, 0.01), (0.11, FAN, 0.01), (0.086, FAN)]
    lathe('collar', collar, steel, frame, 128)
    plate('bridge', 2 * APART + 0.26, 0.15, 0.04, -0.06, 0.06, black, frame, bevel=0.01, loc=(0, 0, BRIDGE))


def names(frame):
    label = surface('label', '#eceeee', 0.5)
    for x, name in ((-APART, 'SECO'), (APART, 'HÚMEDO')):
        sign = group((x, -0.0755, BRIDGE), (90, 0, 0), frame)
        text(name, 0.07, label, sign, face=BOLD)


def fan(frame):
    """The fan's housing: air leaves by the slots below its rim."""
    green = surface('fan housing', '#0a3f33', 0.4, bump=0.06, bscale=260, Clearcoat=0.3)
    lower = [(0.105, FAN - 0.03), (0.16, FAN, 0.02), (0.40, FAN, 0.03)]
    lower += [(0.42, FAN + 0.03, 0.012), (0.42, FAN + 0.14, 0.008), (0.40, FAN + 0.145)]
    lathe('outlet', lower, polished_steel, frame, 192)
    for i in range(40):
        a = 2 * pi * i / 40
        at = (0.4205 * cos(a), 0.4205 * sin(a), FAN + 0.085)
        box('slot', 0.004, 0.03, 0.075, ink, frame, 0, at, rot=(0, 0, 9 * i))
    upper = [(0.40, FAN + 0.14), (0.435, FAN + 0.15, 0.012), (0.435, FAN + 0.62, 0.06)]
    lathe('housing', [*upper, (0.36, FAN + 0.74, 0.06), (0, FAN + 0.78)], green, frame, 192)


def build():
    sweep('#d7dce0', back=9, radius=4, height=10)
    world('#f3f7fb', '#8fa3b4', '#59636c', 0.5)
    frame = group((0, 0, 0.06), (0, 0, -14))
    for x, reading, ring in ((-APART, DRY, white), (APART, WET, surface('green ring', '#0a3f33', 0.4))):
        shield(frame, x, ring)
        thermometer(frame, x, reading)
    fork(frame)
    names(frame)
    fan(frame)

    softbox((-4.2, -2.0, 4.4), (0, 0, 1.6), 3.2, 4.2, 8.0, '#fff6ea', 0.5)
    softbox((5.2, -0.6, 2.8), (0, 0, 1.6), 1.3, 4.8, 7.0, '#e8f2ff', 0.45)
    softbox((0.5, 3.4, 6.0), (0, 0.4, 1.0), 4.8, 2.2, 6.5, soft=0.5)
    flag((-1.8, -5.8, 1.6), (0, 0, 1.6), 2.0, 4.8)
    flag((3.4, -4.6, 1.6), (0, 0, 1.6), 1.2, 5)
    # Cards close by at both sides: without them the shields' edges would be lost against the backdrop.
    flag((-1.9, 0.3, 0.8), (0, 0, 0.8), 1.1, 2.4)
    flag((1.9, 0.3, 0.8), (0, 0, 0.8), 1.1, 2.4)
    camera((-0.5, -8.3, 2.75), (0, 0, 1.43), 104, 0.9, focus=(0, -0.15, 1.7))
    scene.view_settings.exposure = 0.5
