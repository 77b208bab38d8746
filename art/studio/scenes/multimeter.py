"""A digital multimeter of 4½ digits: selector at V⎓, display 10.000 V DC, leads in COM and V Ω that lead out of the
picture to the source. Any point of the dial is read from this camera, not from the model."""

from math import cos, radians, sin

import bpy
from camera import camera
from lettering import seven_segments, text
from light import flag, softbox, sweep, world
from materials import black, glass, ink, rubber, surface
from mathutils import Vector
from shapes import box, group, lathe, plate, quad, tube
from stage import scene

FACE = 0.430
KNOB_Y, JACK_Y = -0.17, -0.73
FUNCTIONS = ['OFF', 'V~', 'V=', 'mV', 'Ω', 'nF', 'Hz', '°C', 'µA', 'mA', 'A']
SELECTED = FUNCTIONS.index('V=')
JACKS = {'A': -0.31, 'mA': -0.105, 'COM': 0.10, 'V Ω': 0.305}
BOLD = 'Inter-SemiBold'
label = surface('label', '#eceeee', 0.5)
red = surface('red plastic', '#a81f1b', 0.38, bump=0.05)


def turn(position):
    """Degrees of a selector position, counter-clockwise from the top."""
    return 128 - position * 25.6


def body(meter):
    green = surface('green holster', '#0a3f33', 0.58, bump=0.22, bscale=300, Specular=0.35)
    front = surface('front', '#23282e', 0.42, bump=0.14, bscale=420)
    plate('holster', 1.0, 2.0, 0.17, 0, 0.40, green, meter, waist=0.05, bevel=0.075, steps=6)
    plate('groove', 0.91, 1.91, 0.14, 0.38, 0.408, black, meter, waist=0.05, bevel=0.008, steps=3)
    plate('front', 0.88, 1.88, 0.13, 0.38, FACE, front, meter, waist=0.05, bevel=0.022)
    box('stand', 0.5, 0.05, 0.62, black, meter, 0.015, (0, 0.62, -0.26))


def display(meter):
    grey, dark = surface('lcd', '#b9c2b4', 0.3, var=0.02), surface('lcd ink', '#20261f', 0.4)
    plate('frame', 0.79, 0.50, 0.05, FACE - 0.02, FACE + 0.012, black, meter, bevel=0.008, steps=3, loc=(0, 0.62, 0))
    plate('lcd', 0.70, 0.41, 0.02, FACE, FACE + 0.0125, grey, meter, loc=(0, 0.62, 0))
    z = FACE + 0.019
    quad('pane', [(-0.38, 0.39, z), (0.38, 0.39, z), (0.38, 0.85, z), (-0.38, 0.85, z)], glass, meter)
    z = FACE + 0.0128
    seven_segments('10.000', 0.15, dark, meter, (-0.345, 0.49, z))
    text('V', 0.11, dark, meter, (0.295, 0.535, z), face=BOLD)
    text('DC', 0.075, dark, meter, (0.285, 0.755, z), face=BOLD)
    text('AUTO', 0.062, dark, meter, (-0.225, 0.757, z), face=BOLD)


def selector(meter):
    centre = (0, KNOB_Y, 0)
    ring = [(0, FACE), (0.285, FACE), (0.285, FACE + 0.006, 0.003), (0.27, FACE + 0.008)]
    lathe('ring', ring, black, meter, loc=centre)
    knob = [(0.235, FACE), (0.235, FACE + 0.034, 0.012), (0.215, FACE + 0.05, 0.012), (0, FACE + 0.05)]
    lathe('knob', knob, rubber, meter, loc=centre)
    pointer = group(centre, (0, 0, turn(SELECTED)), meter)
    plate('grip', 0.105, 0.42, 0.045, FACE + 0.04, FACE + 0.105, rubber, pointer, bevel=0.022, steps=5)
    # Level with the labels: on top of the grip, this camera would see it point one position further.
    box('mark', 0.018, 0.046, 0.004, label, pointer, 0, (0, 0.259, FACE + 0.0095))
    amber = surface('amber label', '#e0b23c', 0.5)
    for i, function in enumerate(FUNCTIONS):
        a = radians(90 + turn(i))
        x, y, z = 0.36 * cos(a), KNOB_Y + 0.342 * sin(a), FACE + 0.0005
        colour = amber if function in ('A', 'mA', 'µA') else label
        if function != 'V=':
            text(function, 0.062, colour, meter, (x, y, z), face=BOLD)
            continue
        # Direct voltage as IEC 60417-5031 draws it: one line, and one of three dashes below.
        text('V', 0.062, colour, meter, (x - 0.024, y, z), face=BOLD)
        box('line', 0.046, 0.0075, 0.0006, colour, meter, 0, (x + 0.026, y + 0.009, z))
        for dash in (-1, 0, 1):
            box('dash', 0.0105, 0.0075, 0.0006, colour, meter, 0, (x + 0.026 + dash * 0.0177, y - 0.009, z))


def keys(meter):
    for i, name in enumerate(('HOLD', 'RANGE', 'REL', 'MAX')):
        at = (-0.30 + i * 0.20, 0.27, 0)
        plate('key', 0.172, 0.094, 0.04, FACE - 0.02, FACE + 0.024, rubber, meter, bevel=0.014, loc=at)
        text(name, 0.042, label, meter, (at[0], at[1], FACE + 0.0245), face=BOLD)


def jacks(meter):
    for name, x in JACKS.items():
        rim = [(0.045, FACE - 0.05), (0.045, FACE + 0.004), (0.05, FACE + 0.012, 0.004), (0.07, FACE + 0.012, 0.006)]
        lathe('jack', [*rim, (0.074, FACE)], red if name == 'V Ω' else rubber, meter, 64, loc=(x, JACK_Y, 0))
        lathe('hole', [(0, FACE + 0.001), (0.046, FACE + 0.001)], ink, meter, 48, loc=(x, JACK_Y, 0))
        # Above the plug as this camera sees it, not only as the model has it.
        y = JACK_Y + (0.115 if name in ('A', 'mA') else 0.225)
        text(name, 0.058, label, meter, (x, y, FACE + 0.0005), face=BOLD)


def lead(meter, jack, material, cable, way):
    """A right-angled 4 mm plug in `jack` and its cable by the points of `way`."""
    x, axis = JACKS[jack], FACE + 0.085
    plug = [(0.043, FACE), (0.043, FACE + 0.012), (0.058, FACE + 0.012, 0.006), (0.061, FACE + 0.05, 0.01)]
    lathe('plug', [*plug, (0.061, FACE + 0.11, 0.03), (0, FACE + 0.142)], material, meter, 64, loc=(x, JACK_Y, 0))
    sleeve = [(0.05, 0), (0.055, 0.1, 0.01), (0.048, 0.2, 0.02)]
    for i in range(5):
        sleeve += [(0.036, 0.21 + i * 0.03, 0.004), (0.036, 0.225 + i * 0.03, 0.004), (0.029, 0.23 + i * 0.03, 0.004)]
    frame = group((x, JACK_Y, axis), (90, 0, 0), meter)
    lathe('sleeve', [*sleeve, (0.024, 0.37)], material, frame, 64)
    bpy.context.view_layer.update()
    start = meter.matrix_world @ Vector((x, JACK_Y - 0.34, axis))
    end = meter.matrix_world @ Vector((x, JACK_Y - 0.40, axis))
    tube('cable', [start, end, *way], 0.021, cable)


def build():
    sweep('#d7dce0', back=12, radius=5, height=10)
    world('#f3f7fb', '#8fa3b4', '#59636c', 0.5)
    place = group((1.15, 0.30, 0), (0, 0, -12))
    meter = group((0, 0, 0.02 + sin(radians(24))), (24, 0, 0), place)
    body(meter)
    display(meter)
    keys(meter)
    selector(meter)
    jacks(meter)
    lead(
        meter,
        'V Ω',
        red,
        surface('red cable', '#9c1d1a', 0.42, var=0.04),
        [(1.10, -1.15, 0.1), (0.98, -1.5, 0.02), (0.7, -2.2, 0.02), (0.3, -3.0, 0.02)],
    )
    lead(
        meter,
        'COM',
        black,
        surface('black cable', '#141518', 0.4, var=0.04),
        [(0.88, -1.12, 0.1), (0.74, -1.45, 0.02), (0.46, -2.1, 0.02), (0.0, -2.9, 0.02)],
    )

    softbox((-4.2, -0.6, 4.6), (1, 0, 0.3), 3.4, 3.4, 8.0, '#fff6ea', 0.5)
    softbox((5.4, 1.2, 2.8), (1.3, 0, 0.3), 1.8, 4.0, 6.5, '#e8f2ff', 0.45)
    softbox((1.2, 4.2, 5.4), (1.2, 0.2, 0.2), 5.0, 2.2, 7.5, soft=0.5)
    flag((-0.4, -6.0, 1.2), (1.3, 0, 0.3), 3.4, 2.6)
    camera((-0.1, -6.7, 4.3), (1.06, 0.12, 0.46), 124, 0.6, focus=(1.12, -0.05, 0.6))
    scene.view_settings.exposure = 0.5
