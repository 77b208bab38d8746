"""A round dial's lines, numbers and needle, all geometry. Its face lies in x and y; `angle` gives a value's place on
it, in radians clockwise from the top."""

from math import cos, degrees, sin

from lettering import text
from materials import ink, polished_brass
from mathutils import Vector
from shapes import group, lathe, mesh, prism, quad, solid


def dial_lines(face, span, per_unit, angle, outer=0.425):
    """`per_unit` lines a unit from 0 to `span`, each tenth longest and each fifth longer, and the arc they stand on."""

    def line(at, length, width):
        out, side = Vector((sin(at), cos(at))), Vector((cos(at), -sin(at))) * width / 2
        inner = outer - length
        corners = (out * inner + side, out * outer + side, out * outer - side, out * inner - side)
        quad('line', [(*corner, 0.0016) for corner in corners], ink, face)

    for i in range(round(span * per_unit) + 1):
        length, width = (0.07, 0.0085) if i % 10 == 0 else (0.047, 0.0052) if i % 5 == 0 else (0.027, 0.003)
        line(angle(i / per_unit), length, width)
    around = [angle(span * i / 159) for i in range(160)]
    rim = [(r * sin(a), r * cos(a), 0.0014) for a in around for r in (outer, outer + 0.0035)]
    quads = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(159)]
    solid('rim', mesh('rim', rim, quads), ink, face, smooth=0)


def number(face, value, angle, radius, size, weight='Inter-SemiBold'):
    at = angle(value)
    text(str(value), size, ink, face, (radius * sin(at), radius * cos(at), 0.0015), face=weight)


def needle(face, at, length=0.40):
    """Its point at `at` radians, its counterweight behind, on a brass hub."""
    frame = group(rot=(0, 0, -degrees(at)), parent=face)
    outline = [(0.0045, length), (-0.0045, length), (-0.017, 0), (-0.013, -0.12), (0.013, -0.12), (0.017, 0)]
    prism('needle', outline, 0.032, 0.037, ink, frame, 0.0015, 2)
    weight = [(0, 0.031), (0.035, 0.031, 0.002), (0.035, 0.038, 0.002), (0, 0.038)]
    lathe('counterweight', weight, ink, frame, 64, loc=(0, -0.125, 0))
    hub = [(0, 0), (0.016, 0), (0.016, 0.034), (0.036, 0.034, 0.003), (0.036, 0.052, 0.006), (0, 0.056)]
    lathe('hub', hub, polished_brass, face, 64)
