"""A dial torque wrench, 0 N·m to 50 N·m, on a torque transducer that its square drives: the needle at 25 N·m, the
transducer's indicator at 25.02 N·m. The handle goes on out of the picture, to where the force acts."""

from math import radians

import bpy
from camera import camera
from dial import dial_lines, needle, number
from indicator import indicator
from lettering import text
from light import flag, softbox, sweep, world
from materials import black, dial, glass, graphite, ink, polished_steel, rubber, steel, surface
from mathutils import Vector
from shapes import box, group, hexagon, lathe, plate, prism, tube
from stage import scene

SPAN, READING = 50, 25
# Heights above the bench, and the dial's distance from the drive, in dm.
TOP, ARM, DIAL = 0.80, 0.97, 1.12


def angle(value):
    """Of a value on the dial: zero toward the drive, clockwise over 270°."""
    return radians(270 * value / SPAN)


def transducer(stand):
    """Bolted to its plate; the wrench's square enters it from above."""
    plate('plate', 1.16, 1.16, 0.06, 0, 0.13, graphite, stand, bevel=0.018)
    for x in (-1, 1):
        for y in (-1, 1):
            at = (x * 0.46, y * 0.46, 0)
            bolt = [(0, 0.13), (0.066, 0.13), (0.066, 0.185, 0.01), (0.05, 0.19, 0.004), (0, 0.19)]
            lathe('bolt', bolt, steel, stand, 64, loc=at)
            hexagon('hollow', 0.056, 0.188, 0.1908, ink, stand, loc=at)
    flange = [(0.43, 0.13), (0.43, 0.20, 0.012), (0.31, 0.20, 0.012), (0.30, 0.23, 0.02), (0.30, 0.60, 0.012)]
    neck = [(0.27, 0.62, 0.012), (0.20, 0.62, 0.02), (0.20, TOP, 0.014), (0.09, TOP)]
    lathe('body', [*flange, *neck], polished_steel, stand, 160)
    green = surface('green ring', '#0a3f33', 0.42, bump=0.08, bscale=300)
    lathe('ring', [(0.303, 0.30), (0.308, 0.305, 0.004), (0.308, 0.50, 0.004), (0.303, 0.505)], green, stand, 160)


def head(wrench):
    """The square, the round head above it and the bar to the dial's case."""
    box('square', 0.095, 0.095, 0.2, steel, wrench, 0.006, (0, 0, TOP - 0.02))
    lower = [(0.10, TOP + 0.02), (0.185, TOP + 0.02, 0.012), (0.2, TOP + 0.06, 0.02), (0.2, ARM + 0.1, 0.02)]
    upper = [(0.17, ARM + 0.135, 0.02), (0.12, ARM + 0.135), (0.115, ARM + 0.128), (0, ARM + 0.128)]
    lathe('head', [*lower, *upper], polished_steel, wrench, 128)
    end = 0.42 - DIAL
    bar = [(0.105, 0), (-0.105, 0), (-0.14, end), (0.14, end)]
    prism('bar', list(reversed(bar)), ARM - 0.09, ARM + 0.075, steel, wrench, bevel=0.03, steps=5)


def case(wrench):
    """The dial's case; its face lies in x and y, its top toward the drive."""
    face = group((0, -DIAL, ARM + 0.06), parent=wrench)
    body = [(0, -0.19), (0.36, -0.19, 0.05), (0.43, -0.12, 0.05), (0.43, 0.05)]
    lathe('case', body, black, face, 192)
    bezel = [(0.43, -0.02), (0.462, -0.02, 0.012), (0.462, 0.055, 0.02), (0.445, 0.075, 0.02), (0.42, 0.075, 0.012)]
    lathe('bezel', [*bezel, (0.405, 0.05, 0.006), (0.40, 0.03), (0.40, -0.02)], polished_steel, face, 256)
    lathe('dial', [(0, 0), (0.402, 0)], dial, face)
    # From its rim inwards, so that its front is up: from behind, so flat a view would see a mirror.
    lathe('pane', [(0.41, 0.06), (0, 0.06)], glass, face)
    dial_lines(face, SPAN, 1, angle, outer=0.33)
    for value in range(0, SPAN + 1, 10):
        number(face, value, angle, 0.205, 0.084)
    # Where the scale has its gap, clear of the needle.
    text('N·m', 0.082, ink, face, (-0.195, 0.205, 0.0015), face='Inter-SemiBold')
    needle(face, angle(READING), 0.312)


def handle(wrench):
    frame = group((0, -DIAL, ARM), (90, 0, 0), wrench)
    tubular = [(0.085, 0.40), (0.12, 0.42, 0.02), (0.12, 0.5, 0.02), (0.078, 0.53, 0.02), (0.078, 1.35)]
    lathe('tube', tubular, polished_steel, frame, 96)
    grip = [(0.078, 1.15), (0.112, 1.16, 0.02), (0.122, 1.22, 0.03), (0.118, 1.5, 0.05), (0.128, 2.0, 0.1)]
    lathe('grip', [*grip, (0.12, 2.7, 0.06), (0.09, 2.78, 0.03), (0, 2.79)], rubber, frame, 96)
    for i in range(14):
        ring = [(0.118, 1.26 + i * 0.09), (0.13, 1.268 + i * 0.09, 0.006), (0.13, 1.3 + i * 0.09, 0.006)]
        lathe('rib', [*ring, (0.118, 1.308 + i * 0.09)], rubber, frame, 96)


def build():
    sweep('#d7dce0', back=12, radius=5, height=10)
    world('#f3f7fb', '#8fa3b4', '#59636c', 0.5)
    stand = group((-0.42, 0.25, 0), (0, 0, -16))
    transducer(stand)
    wrench = group((-0.42, 0.25, 0), (0, 0, 24))
    head(wrench)
    case(wrench)
    handle(wrench)
    indicator('25.02', 'N·m', 'PAR', '50 N·m', (0.60, 1.5, 0), -14, 0.92)
    plug = group((0, 0, 0.4), (0, 0, 0), stand)
    socket = group((0.27, 0.14, 0), (0, 90, 27), plug)
    connector = [(0.07, 0), (0.07, 0.09, 0.01), (0.055, 0.1, 0.01), (0.055, 0.22, 0.02), (0.024, 0.25)]
    lathe('connector', connector, black, socket, 64)
    bpy.context.view_layer.update()
    start = [socket.matrix_world @ Vector((0, 0, z)) for z in (0.22, 0.36)]
    cable = surface('cable', '#15171a', 0.42, var=0.04)
    # Round the indicator to its back, outside the picture.
    tube('cable', [*start, (0.55, 0.55, 0.1), (1.5, 0.75, 0.02), (3.0, 0.8, 0.02)], 0.022, cable)

    softbox((-4.2, -1.2, 5.0), (0, 0, 0.8), 3.4, 3.4, 8.0, '#fff6ea', 0.5)
    softbox((5.4, 0.8, 3.2), (0.2, 0, 0.8), 1.8, 4.4, 6.5, '#e8f2ff', 0.45)
    softbox((0.6, 3.2, 7.8), (0.2, 0.2, 0.6), 5.0, 2.2, 9.0, soft=0.5)
    flag((-0.9, -6.2, 1.4), (0, 0, 0.8), 2.6, 3.0)
    flag((3.4, -4.6, 1.6), (0, 0, 0.8), 1.2, 4)
    camera((-0.35, -6.2, 6.0), (0.06, -0.2, 0.80), 108, 1.6, focus=(-0.05, -0.5, 1.05), aside=0.05)
    scene.view_settings.exposure = 0.5
