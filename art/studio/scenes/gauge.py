"""A pressure gauge on its bench stand: 0 to 10 bar, class 0.6, a line every 0.1 bar, the needle at 7.4 bar."""

from math import radians

from camera import camera
from dial import dial_lines, needle, number
from lettering import text
from light import flag, softbox, sweep, world
from materials import brass, dial, glass, graphite, ink, polished_brass, polished_steel, steel
from shapes import group, hexagon, knurl, lathe
from stage import collection, put, scene

SPAN, READING = 10, 7.4


def angle(value):
    """Of a value on the dial, clockwise from the top: the scale takes 270°, as EN 837-1 has it."""
    return radians(-135 + 270 * value / SPAN)


def marks(face):
    dial_lines(face, SPAN, 10, angle)
    for value in range(SPAN + 1):
        size, weight = (0.078, 'Inter-SemiBold') if value % 2 == 0 else (0.056, 'Inter-Medium')
        number(face, value, angle, 0.297, size, weight)
    text('bar', 0.07, ink, face, (0, -0.165, 0.0015))
    text('CL 0.6', 0.044, ink, face, (0, -0.25, 0.0015))
    text('N.º 0417-26', 0.033, ink, face, (0, -0.385, 0.0015))


def case(face):
    body = [(0, -0.30), (0.40, -0.30, 0.04), (0.505, -0.27, 0.04), (0.505, 0.085, 0.012), (0.49, 0.09)]
    lathe('case', body, steel, face, 192)
    bezel = [(0.505, 0.035), (0.56, 0.035, 0.012), (0.56, 0.125, 0.02), (0.535, 0.15, 0.02), (0.50, 0.15, 0.012)]
    lathe('bezel', [*bezel, (0.478, 0.115, 0.006), (0.472, 0.06), (0.472, 0)], polished_steel, face, 256)
    lathe('dial', [(0, 0), (0.474, 0)], dial, face)
    lathe('pane', [(0, 0.108), (0.482, 0.108)], glass, face)


def connection(stand):
    """The stem leaves below the case, behind the dial, and screws into the stand by a knurled nut."""
    lathe('socket', [(0.128, -0.488), (0.128, -0.56, 0.01), (0.115, -0.58, 0.01), (0.115, -0.62)], brass, stand, 96)
    hexagon('hexagon', 0.245, -0.76, -0.60, polished_brass, stand, rot=(0, 0, 12))
    thread = [(0.09, -0.755, 0.01), (0.09, -0.775, 0.005)]
    for i in range(9):
        z = -0.78 - i * 0.0185
        thread += [(0.106, z, 0.002), (0.106, z - 0.004, 0.002), (0.094, z - 0.0115, 0.002), (0.094, z - 0.0145, 0.002)]
    lathe('thread', [*thread, (0.094, -0.96)], brass, stand, 96, smooth=50)
    lathe('collar', [(0.10, -0.875), (0.165, -0.875, 0.008), (0.19, -0.895, 0.01), (0.19, -0.92)], steel, stand)
    knurl('nut', 0.191, -1.10, -0.915, polished_steel, stand, teeth=40, depth=0.013)
    foot = [(0.19, -1.095), (0.19, -1.115, 0.012), (0.15, -1.135, 0.008), (0.15, -1.2, 0.02), (0.2, -1.22, 0.02)]
    lathe('foot', [*foot, (0.2, -1.25)], steel, stand)
    base = [(0, -1.235), (0.40, -1.235, 0.03), (0.46, -1.28, 0.03), (0.50, -1.36, 0.015), (0.50, -1.405, 0.012)]
    lathe('base', [*base, (0.47, -1.42)], graphite, stand, 192)
    ring = [(0.502, -1.355), (0.507, -1.36, 0.003), (0.507, -1.372, 0.003), (0.502, -1.377)]
    lathe('ring', ring, polished_steel, stand, 192)


def companion(original, parent=None):
    """A copy that shares the meshes: out of focus behind, it gives the picture its depth at no cost."""
    children = [thing for thing in collection.objects if thing.parent == original]
    copy = put(original.copy(), parent)
    for child in children:
        companion(child, copy)
    return copy


def build():
    sweep('#dde4ea', back=5.5)
    world('#f4f8fb', '#9fb0bf', '#6d7780', 0.55)
    gauge = group((0.95, 0, 1.42), (0, 0, -17))
    face = group(rot=(90, 0, 0), parent=gauge)
    case(face)
    marks(face)
    needle(face, angle(READING))
    connection(group((0, 0.10, 0), parent=gauge))
    behind = companion(gauge)
    behind.location, behind.rotation_euler = (2.75, 3.0, 1.42), (0, 0, radians(-32))

    softbox((-4.2, -2.6, 4.2), (1, 0, 1.2), 3.2, 4.2, 8.5, '#fff7ee', 0.5)
    softbox((5.2, -0.8, 2.4), (1, 0, 1.2), 1.2, 4.6, 7.5, '#eaf3ff', 0.45)
    softbox((0.5, 2.0, 5.6), (1, 0.6, 0.6), 4.5, 2.2, 6.0, soft=0.5)
    softbox((-2.75, -5.0, 2.0), (0.95, 0, 1.42), 1.7, 1.5, 9.0, '#f4f8ff', 0.8)
    flag((-1.8, -5.6, 1.0), (1, 0, 1.2), 2.2, 4.6)
    flag((3.6, -4.6, 1.6), (1, 0, 1.2), 1.2, 5)
    camera((-0.25, -7.4, 1.95), (0.16, 0, 1.01), 131.2, 0.88, focus=(0.92, -0.12, 1.42), aside=-0.35)
    scene.view_settings.exposure = 0.55
