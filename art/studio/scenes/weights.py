"""A set of weights, 1 g to 1 kg in steps of 1, 2, 2, 5, of the cylindrical shape with a knob that OIML R 111-1 shows,
in its box; 500 g and 100 g stand before it, and a 20 g of steel to be compared."""

from math import cos, pi, sin

from camera import camera
from lettering import text
from light import flag, softbox, sweep, world
from materials import ground_steel, polished_brass, polished_steel, surface, wood
from shapes import box, cut, group, lathe, mesh, solid
from stage import scene

# Height and diameter in dm, the marking, and the place in the box.
SET = [
    (0.80, 0.48, '1 kg', -0.80, 0.10),
    (0.63, 0.38, '500 g', -0.24, 0.13),
    (0.47, 0.285, '200 g', 0.20, 0.17),
    (0.47, 0.285, '200 g', 0.20, -0.22),
    (0.38, 0.225, '100 g', 0.55, 0.19),
    (0.30, 0.185, '50 g', 0.55, -0.18),
    (0.22, 0.14, '20 g', 0.82, 0.22),
    (0.22, 0.14, '20 g', 0.82, 0.02),
    (0.18, 0.11, '10 g', 0.82, -0.18),
    (0.15, 0.09, '5 g', 1.0, 0.22),
    (0.12, 0.075, '2 g', 1.0, 0.06),
    (0.12, 0.075, '2 g', 1.0, -0.08),
    (0.10, 0.06, '1 g', 1.0, -0.21),
]
ON_THE_BENCH = {'100 g', '500 g'}
WIDTH, DEPTH, HEIGHT = 2.5, 1.15, 0.42
engraved = surface('engraving', '#3a3428', 0.5, 0.6)


def weight(height, diameter, material, loc, marking, parent=None, turn=0):
    r, top, knob = diameter / 2, height * 0.66, diameter * 0.28
    frame = group(loc, (0, 0, turn), parent)
    body = [(0, 0), (r * 0.80, 0), (r * 0.84, height * 0.012, 0.003), (r * 0.97, height * 0.012, r * 0.06)]
    body += [(r, height * 0.04, r * 0.05), (r, top, r * 0.13), (knob * 0.80, top + height * 0.035, r * 0.12)]
    body += [(knob * 0.56, top + height * 0.10, r * 0.2), (knob * 0.62, top + height * 0.17, r * 0.12)]
    body += [(knob, height * 0.87, knob * 0.3), (knob * 0.96, height * 0.985, knob * 0.3)]
    lathe('weight', [*body, (knob * 0.7, height, knob * 0.08), (0, height)], material, frame, 160)
    text(marking, knob * 0.62, engraved, frame, (0, 0, height + 0.0004))


def hollows(block, material):
    """The hole of each weight, cut out of the block."""
    vertices, faces, n = [], [], 64
    for height, diameter, _, x, y in SET:
        first, r = len(vertices), diameter / 2 + 0.012
        for z in (0.135 - 0.30 * height, 0.4):
            vertices += [(x + r * cos(2 * pi * k / n), y + r * sin(2 * pi * k / n), z) for k in range(n)]
        faces += [tuple(first + i for i in reversed(range(n))), tuple(first + n + i for i in range(n))]
        faces += [(first + i, first + (i + 1) % n, first + n + (i + 1) % n, first + n + i) for i in range(n)]
    cut(block, solid('hollows', mesh('hollows', vertices, faces), material, block, smooth=0))


def case(frame):
    along, across = wood('walnut', axis=0), wood('walnut across', axis=1)
    for side in (-1, 1):
        box('long side', WIDTH, 0.09, HEIGHT, along, frame, 0.018, (0, side * (DEPTH / 2 - 0.045), HEIGHT / 2))
        inside = (side * (WIDTH / 2 - 0.045), 0, HEIGHT / 2)
        box('short side', 0.09, DEPTH - 0.17, HEIGHT - 0.002, across, frame, 0.012, inside)
    box('bottom', WIDTH - 0.1, DEPTH - 0.1, 0.05, along, frame, 0.005, (0, 0, 0.03))
    velvet = surface('velvet', '#1d3c59', 0.95, bump=0.5, bscale=420, Sheen=1.0, Specular=0.1)
    velvet.node_tree.nodes['Principled BSDF'].inputs['Sheen Tint'].default_value = 0.35
    hollows(box('velvet', WIDTH - 0.17, DEPTH - 0.17, 0.27, velvet, frame, 0.02, (0, 0, 0.185), steps=3), velvet)


def tweezers(frame):
    for side in (-1, 1):
        line = []
        for i in range(25):
            u = i / 24
            spring = 0.006 + 0.052 * sin(min(1, u / 0.62) * pi / 2) ** 1.5 * (1 - 0.62 * max(0, (u - 0.62) / 0.38))
            half = 0.020 * (1 - 0.80 * max(0, (u - 0.35) / 0.65)) + 0.003
            line.append((-0.62 + 1.24 * u, side * spring, half))
        vertices = [
            v
            for x, y, h in line
            for v in ((x, y - 0.004, -h), (x, y + 0.004, -h), (x, y + 0.004, h), (x, y - 0.004, h))
        ]
        faces = [
            (4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k)
            for i in range(24)
            for k in range(4)
        ]
        arm = solid(
            'tweezers', mesh('tweezers', vertices, [*faces, (3, 2, 1, 0), (96, 97, 98, 99)]), ground_steel, frame
        )
        edge = arm.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = 0.0015, 2


def build():
    sweep('#d7dce0', back=8, radius=4)
    world('#f3f7fb', '#93a5b5', '#59636c', 0.5)
    frame = group((1.62, 0.35, 0), (0, 0, -20))
    case(frame)
    for height, diameter, marking, x, y in SET:
        if marking not in ON_THE_BENCH:
            weight(height, diameter, polished_brass, (x, y, 0.321 - 0.30 * height), marking, frame)
    weight(0.63, 0.38, polished_brass, (0.16, -0.62, 0), '500 g', turn=-10)
    weight(0.38, 0.225, polished_brass, (0.62, -0.98, 0), '100 g', turn=-10)
    weight(0.22, 0.14, polished_steel, (-0.12, -1.02, 0), '20 g', turn=-10)
    tweezers(group((1.45, -0.98, 0.022), (0, 0, 10)))

    softbox((-4.0, -1.6, 4.4), (1.3, 0, 0.3), 3.6, 3.6, 8.5, '#fff6ea', 0.5)
    softbox((5.6, 0.6, 2.6), (1.3, 0, 0.3), 1.6, 4.0, 6.5, '#e8f2ff', 0.45)
    softbox((1.2, 2.8, 5.4), (1.3, 0.2, 0.2), 5.0, 2.0, 5.5, soft=0.5)
    flag((-1.0, -6.0, 1.2), (1.3, 0, 0.3), 3.4, 3.2)
    flag((4.6, -4.0, 1.4), (1.3, 0, 0.3), 1.6, 4)
    camera((-0.75, -6.9, 3.7), (0.62, 0, 0.22), 118.4, 0.96, focus=(0.30, -0.62, 0.4), aside=-0.175)
    scene.view_settings.exposure = 0.5
