"""An S-type load cell of 50 N that carries a hanger of 5 N and three slotted weights of 5 N, adjusted to newtons as a
force laboratory's are; its indicator shows 20.00 N. What carries the cell is above the picture."""

from math import cos, pi, radians, sin

import bpy
from camera import camera
from indicator import indicator
from lettering import round_text, text
from light import flag, softbox, sweep, world
from materials import ink, polished_brass, polished_steel, steel, surface
from mathutils import Vector
from shapes import cut, group, hexagon, lathe, prism, tube
from stage import scene

# A cell of 51 mm by 64 mm by 19 mm; heights above the bench in dm.
HALF, TALL, THICK = 0.255, 0.64, 0.095
CELL, EYE, BASE = 1.40, 1.12, 0.2
HANGER, SLOTTED = 0.10, 0.132


def dumbbell(hole=0.085, web=0.045, apart=0.1, steps=20):
    """The outline of the two holes and of the slot between them, which leave four thin places to bend."""
    open_at = radians(180) - (web / hole)
    turn = [-open_at + 2 * open_at * i / steps for i in range(steps + 1)]
    right = [(apart + hole * cos(a), hole * sin(a)) for a in turn]
    return right + [(-x, -y) for x, y in right]


def cell(line):
    """Its front lies at -y; x to the right, y up."""
    front = group((0, 0, CELL), (90, 0, 0), line)
    low, high, gap, reach = 0.135, 0.46, 0.045, 0.15
    outline = [(-HALF, 0), (HALF, 0), (HALF, high), (-reach, high), (-reach, high + gap), (HALF, high + gap)]
    outline += [(HALF, TALL), (-HALF, TALL), (-HALF, low + gap), (reach, low + gap), (reach, low), (-HALF, low)]
    metal = surface('cell', '#c6c9cc', 0.3, 1.0, var=0.05, brush='x', aniso=0.4, bscale=180, grain=0.03)
    block = prism('cell', outline, -THICK, THICK, metal, front, bevel=0.009, steps=4)
    middle = (0, (low + gap + high) / 2, 0)
    cut(block, prism('cavity', dumbbell(), -0.2, 0.2, metal, front, loc=middle))
    potting = surface('potting', '#0d3b30', 0.5, bump=0.1, bscale=160)
    prism('potting', dumbbell(0.0865, 0.0465), -THICK + 0.03, THICK - 0.03, potting, front, loc=middle)
    text('50 N', 0.086, ink, front, (-0.1, (high + gap + TALL) / 2, THICK + 0.0005), face='Inter-SemiBold')
    text('2 mV/V', 0.066, ink, front, (0.0, low / 2, THICK + 0.0005), face='Inter-SemiBold')
    side = group((HALF, 0, CELL + 0.57), (0, 90, 0), line)
    hexagon('gland', 0.12, 0, 0.05, steel, side)
    lathe('gland nut', [(0.055, 0.05), (0.055, 0.11, 0.015), (0.03, 0.135, 0.01), (0.022, 0.136)], steel, side, 64)


def studs(line):
    """Above, a rod that goes on out of the picture; below, the eye that the hanger's hook rests in."""
    top = CELL + TALL
    hexagon('lock nut', 0.17, top, top + 0.07, steel, line, rot=(0, 0, 15))
    lathe('stud', [(0.048, top), (0.048, top + 0.12)], steel, line, 64)
    hexagon('coupling', 0.17, top + 0.11, top + 0.36, polished_steel, line, rot=(0, 0, 4))
    lathe('rod', [(0.055, top + 0.35), (0.055, top + 2)], polished_steel, line, 96)
    hexagon('lock nut', 0.17, CELL - 0.07, CELL, steel, line, rot=(0, 0, 8))
    lathe('shank', [(0.062, EYE + 0.11), (0.062, CELL - 0.09, 0.01), (0.05, CELL - 0.07)], steel, line, 64)
    eye = group((0, 0, EYE), (90, 0, 0), line)
    ring = [(0.078, -0.05), (0.135, -0.05, 0.014), (0.142, 0, 0.03), (0.135, 0.05, 0.014), (0.078, 0.05, 0.014)]
    lathe('eye', [*ring, (0.074, 0, 0.03), (0.078, -0.05)], polished_steel, eye, 96)


def hanger(line):
    """A plate on a rod, whose hook goes through the eye; as heavy as each weight on it."""
    plate_top = BASE + HANGER
    outline = [(0, BASE), (0.40, BASE, 0.012), (0.42, BASE + 0.02, 0.012), (0.42, plate_top, 0.012), (0, plate_top)]
    lathe('plate', outline, polished_steel, line, 192)
    round_text('5 N', 0.062, 0.4202, 270, ink, line, BASE + 0.05)
    lathe('rod', [(0.036, BASE), (0.036, 0.80, 0.02), (0.028, 0.83)], polished_steel, line, 64)
    arch = [(0, 0.084 * cos(pi * i / 10), EYE - 0.12 + 0.084 * sin(pi * i / 10)) for i in range(11)]
    way = [(0, 0, 0.78), (0, 0.02, 0.84), (0, 0.075, 0.91), *arch, (0, -0.088, EYE - 0.17), (0, -0.1, EYE - 0.2)]
    tube('hook', way, 0.027, polished_steel, line, floor=False)


def slotted(line, bottom, turn):
    """A slotted weight: the slot lets it onto the rod, and lies elsewhere for each."""
    frame = group((0, 0, bottom), parent=line)
    half, r = SLOTTED / 2 - 0.001, 0.40
    disc = [(0, -half), (r - 0.012, -half, 0.008), (r, -half + 0.012, 0.008), (r, half - 0.012, 0.008)]
    made = lathe('weight', [*disc, (r - 0.012, half, 0.008), (0, half)], polished_brass, frame, 192)
    slot = [(0.046 * cos(radians(a)), 0.046 * sin(radians(a))) for a in range(90, 271, 15)]
    opening = prism('slot', [*slot, (0.6, -0.046), (0.6, 0.046)], -0.2, 0.2, None, frame, rot=(0, 0, turn))
    cut(made, opening)
    round_text('5 N', 0.072, r + 0.0003, 270, ink, frame)


def build():
    sweep('#d7dce0', back=12, radius=5, height=10)
    world('#f3f7fb', '#8fa3b4', '#59636c', 0.5)
    line = group((-0.40, 0, 0), (0, 0, -22))
    cell(line)
    studs(line)
    hanger(line)
    for i, turn in enumerate((20, 140, 35)):
        slotted(line, BASE + HANGER + SLOTTED * (i + 0.5), turn)
    shown = indicator('20.00', 'N', 'TRACCIÓN', 'CELDA 50 N', (0.66, 0.95, 0), -14, 0.84)
    bpy.context.view_layer.update()
    start = [line.matrix_world @ Vector((HALF + x, 0, CELL + 0.57)) for x in (0.1, 0.2)]
    end = [shown.matrix_world @ Vector((0.3, 0.62 + y, 0.42)) for y in (0.35, 0)]
    way = [(0.13, -0.1, 1.93), (0.27, 0.1, 1.76), (0.38, 0.5, 1.36), (0.48, 1.0, 1.0), (0.62, 1.6, 0.7), *end]
    cable = surface('cable', '#15171a', 0.42, var=0.04)
    tube('cable', [*start, *way], 0.02, cable, floor=False)

    softbox((-4.2, -1.6, 4.6), (0, 0, 1.2), 3.4, 3.6, 8.0, '#fff6ea', 0.5)
    softbox((5.4, 0.2, 2.8), (0.2, 0, 1.2), 1.6, 4.6, 6.5, '#e8f2ff', 0.45)
    softbox((0.6, 4.2, 5.8), (0.2, 0.2, 1.0), 5.0, 2.2, 6.5, soft=0.5)
    flag((-1.6, -6.0, 1.6), (0, 0, 1.2), 2.2, 4.4)
    flag((3.2, -4.6, 1.6), (0, 0, 1.2), 1.2, 5)
    camera((-0.5, -8.3, 2.55), (0, 0, 1.17), 111, 1.2, focus=(-0.42, -0.2, 1.2))
    scene.view_settings.exposure = 0.5
