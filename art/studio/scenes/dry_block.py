"""A platinum resistance thermometer and the sensor that is compared with it, both in the insert of a dry block that
stands at 100.00 °C. Sheaths of 6 mm; some 150 mm of each are in the block: twenty-five diameters."""

from math import cos, pi, sin

from camera import camera
from lettering import seven_segments, text
from light import flag, softbox, sweep, world
from materials import black, brass, glass, ink, polished_steel, rubber, steel, surface
from shapes import box, group, hexagon, lathe, plate, prism, quad, tube
from stage import scene

WIDTH, DEPTH, TOP = 1.5, 1.7, 1.92
BOLD = 'Inter-SemiBold'
HOLES = {'reference': (-0.085, -0.01), 'sensor': (0.085, 0.03), 'free': (0.01, -0.115), 'small': (0.0, 0.12)}
label = surface('label', '#eceeee', 0.5)


def housing(block):
    grey = surface('sheet metal', '#9aa2a4', 0.42, bump=0.10, bscale=260, Specular=0.4)
    plate('housing', WIDTH, DEPTH, 0.10, 0.08, TOP, grey, block, bevel=0.045, steps=5)
    for x in (-1, 1):
        for y in (-1, 1):
            foot = [(0, 0), (0.085, 0, 0.01), (0.10, 0.09, 0.01), (0, 0.09)]
            lathe('foot', foot, rubber, block, 48, loc=(x * 0.58, y * 0.66, 0))
    for i in range(7):
        box('louvre', 1.02, 0.01, 0.026, ink, block, 0.004, (0, -DEPTH / 2, 0.30 + i * 0.065))
        box('louvre', 0.01, 0.95, 0.026, ink, block, 0.004, (-WIDTH / 2, 0, 0.30 + i * 0.065))


def panel(block):
    """The front panel; its frame lies in the front face, x to the right and y up."""
    front = group((0, -DEPTH / 2, 1.30), (90, 0, 0), block)
    green = surface('panel', '#0a3f33', 0.45, bump=0.10, bscale=400)
    plate('panel', 1.28, 0.92, 0.06, -0.02, 0.012, green, front, bevel=0.006, steps=3)
    grey, dark = surface('lcd', '#b9c2b4', 0.3, var=0.02), surface('lcd ink', '#20261f', 0.4)
    plate('frame', 1.06, 0.46, 0.04, 0, 0.024, black, front, bevel=0.008, steps=3, loc=(0, 0.09, 0))
    plate('lcd', 0.98, 0.38, 0.02, 0, 0.0245, grey, front, loc=(0, 0.09, 0))
    seven_segments('100.00', 0.19, dark, front, (-0.43, -0.055, 0.0248))
    text('°C', 0.13, dark, front, (0.385, 0.0, 0.0248), face=BOLD)
    text('ESTABLE', 0.085, dark, front, (-0.44, 0.215, 0.0248), face=BOLD, align='LEFT')
    text('SP 100.0', 0.085, dark, front, (0.45, 0.215, 0.0248), face=BOLD, align='RIGHT')
    quad('pane', [(-0.5, -0.11, 0.028), (0.5, -0.11, 0.028), (0.5, 0.29, 0.028), (-0.5, 0.29, 0.028)], glass, front)
    text('BLOQUE SECO', 0.075, label, front, (-0.53, 0.39, 0.0125), face=BOLD, align='LEFT')
    text('35 °C a 420 °C', 0.075, label, front, (0.53, 0.39, 0.0125), face=BOLD, align='RIGHT')
    for i, key in enumerate(('SET', 'up', 'down', 'OK')):
        at = (-0.405 + i * 0.27, -0.31, 0)
        plate('key', 0.22, 0.14, 0.04, 0, 0.034, rubber, front, bevel=0.012, loc=at)
        if key in ('up', 'down'):
            way = 0.03 if key == 'up' else -0.03
            corners = [(-way * 1.1, -way), (way * 1.1, -way), (0, way)]
            prism('arrow', corners, 0.034, 0.0346, label, front, loc=at)
        else:
            text(key, 0.07, label, front, (at[0], at[1], 0.0345), face=BOLD)


def well(block):
    """The guard with its vents, the well's rim and the insert with its holes, all about the origin of the top."""
    top = group((0, 0.05, TOP), parent=block)
    guard = [(0.30, 0.0), (0.30, 0.035, 0.008), (0.56, 0.035, 0.012), (0.58, 0.0)]
    lathe('guard', guard, black, top)
    for i in range(36):
        a = 2 * pi * i / 36
        at = (0.44 * cos(a), 0.44 * sin(a), 0.0345)
        box('vent', 0.15, 0.022, 0.003, ink, top, 0, at, rot=(0, 0, 10 * i))
    rim = [(0.225, 0.01), (0.225, 0.062, 0.01), (0.30, 0.062, 0.012), (0.30, 0.0)]
    lathe('rim', rim, polished_steel, top)
    lathe('insert', [(0, 0.04), (0.212, 0.04, 0.008), (0.218, 0.03), (0.218, 0)], steel, top)
    for name, (x, y) in HOLES.items():
        r = 0.022 if name == 'small' else 0.036
        lathe('hole', [(0, 0.0415), (r, 0.0415)], ink, top, 48, loc=(x, y, 0))
    return top


def reference(top):
    """The standard: a steel sheath, a slim handle, a cable that leaves upwards."""
    x, y = HOLES['reference']
    frame = group((x, y, 0.04), (0, 0, 0), top)
    lathe('sheath', [(0.03, -0.2), (0.03, 0.62)], polished_steel, frame, 64)
    collar = [(0.03, 0.54), (0.05, 0.54, 0.006), (0.05, 0.60, 0.006), (0.062, 0.61, 0.004), (0.062, 0.66)]
    lathe('collar', collar, steel, frame, 96)
    handle = [(0.06, 0.65), (0.075, 0.66, 0.012), (0.078, 0.80, 0.05), (0.066, 1.0, 0.08), (0.072, 1.35, 0.08)]
    handle += [(0.07, 1.46, 0.03), (0.045, 1.50, 0.02), (0.03, 1.52)]
    lathe('handle', handle, black, frame, 96)
    for i in range(6):
        ring = [(0.026, 1.50 + i * 0.03), (0.033, 1.505 + i * 0.03, 0.004), (0.033, 1.52 + i * 0.03, 0.004)]
        lathe('relief', [*ring, (0.024, 1.525 + i * 0.03)], rubber, frame, 48)
    cable = surface('cable', '#141518', 0.42, var=0.04)
    way = [(0, 0, 1.5), (0, 0, 1.68), (0.08, 0.02, 1.9), (0.34, 0.08, 2.02), (0.72, 0.2, 1.86), (1.1, 0.35, 1.4)]
    tube('cable', [*way, (1.5, 0.5, 0.5), (2.0, 0.7, -0.5), (3.0, 0.9, -1.2)], 0.024, cable, frame, floor=False)


def sensor(top):
    """The customer's: a sheath with its fitting, the transition sleeve and a cable."""
    x, y = HOLES['sensor']
    frame = group((x, y, 0.04), parent=top)
    lathe('sheath', [(0.03, -0.2), (0.03, 0.34)], polished_steel, frame, 64)
    hexagon('fitting', 0.15, 0.30, 0.40, brass, frame, rot=(0, 0, 14))
    sleeve = [(0.05, 0.39), (0.05, 0.42, 0.006), (0.045, 0.43), (0.045, 0.80, 0.012), (0.03, 0.82)]
    lathe('sleeve', sleeve, steel, frame, 96)
    for i in range(9):
        ring = [(0.022, 0.815 + i * 0.024), (0.031, 0.82 + i * 0.024, 0.004), (0.031, 0.832 + i * 0.024, 0.004)]
        lathe('spring', [*ring, (0.022, 0.837 + i * 0.024)], polished_steel, frame, 48)
    cable = surface('sensor cable', '#c9cdca', 0.5, var=0.04)
    way = [(0, 0, 0.8), (0, 0, 1.02), (0.06, 0.03, 1.18), (0.25, 0.12, 1.28), (0.52, 0.3, 1.1), (0.75, 0.5, 0.6)]
    tube(
        'cable',
        [*way, (0.95, 0.75, -0.4), (1.15, 0.85, -1.5), (1.6, 0.9, -1.93), (2.6, 0.8, -1.935)],
        0.022,
        cable,
        frame,
        floor=False,
    )


def build():
    sweep('#d7dce0', back=12, radius=5, height=10)
    world('#f3f7fb', '#8fa3b4', '#59636c', 0.5)
    block = group((0.62, 0.3, 0), (0, 0, -24))
    housing(block)
    panel(block)
    top = well(block)
    reference(top)
    sensor(top)

    softbox((-4.2, -1.6, 5.2), (0.6, 0, 1.4), 3.4, 3.4, 8.0, '#fff6ea', 0.5)
    softbox((5.4, 0.6, 3.4), (0.8, 0, 1.4), 1.8, 4.4, 6.5, '#e8f2ff', 0.45)
    softbox((0.8, 4.2, 6.4), (0.6, 0.2, 1.4), 5.0, 2.2, 7.0, soft=0.5)
    flag((-0.9, -6.0, 1.6), (0.6, 0, 1.6), 2.6, 3.4)
    camera((-0.5, -8.4, 4.6), (0.52, 0.2, 1.84), 79, 0.6, focus=(0.5, -0.3, 1.9))
    scene.view_settings.exposure = 0.5
