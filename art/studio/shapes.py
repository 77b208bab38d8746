"""Solids. Most instruments are turned parts: `lathe` with filleted profiles does the work; every edge is rounded."""

from math import cos, pi, radians, sin, sqrt

import bpy
from mathutils import Vector
from stage import put


def mesh(name, vertices, faces):
    made = bpy.data.meshes.new(name)
    made.from_pydata(vertices, [], faces)
    made.update()
    return made


def solid(name, shape, material=None, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=40):
    """Puts a mesh into the scene; `rot` in degrees, edges flatter than `smooth` degrees are shaded round."""
    made = put(bpy.data.objects.new(name, shape), parent)
    if material:
        shape.materials.append(material)
    made.location = loc
    made.rotation_euler = [radians(a) for a in rot]
    if smooth:
        for polygon in shape.polygons:
            polygon.use_smooth = True
        shape.use_auto_smooth = True
        shape.auto_smooth_angle = radians(smooth)
    return made


def group(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A frame of reference for parts; `rot` in degrees."""
    made = put(bpy.data.objects.new('group', None), parent)
    made.location = loc
    made.rotation_euler = [radians(a) for a in rot]
    return made


def fillet(points, steps=6):
    """A profile of (r, z) or (r, z, radius) as a polyline with those corners rounded."""
    line = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        if not radius or i in (0, len(points) - 1):
            line.append(point[:2])
            continue
        corner = Vector(point[:2])
        before = Vector(points[i - 1][:2]) - corner
        after = Vector(points[i + 1][:2]) - corner
        reach = min(radius, before.length * 0.49, after.length * 0.49)
        start = corner + before.normalized() * reach
        end = corner + after.normalized() * reach
        for j in range(steps + 1):
            u = j / steps
            line.append(tuple(start * (1 - u) ** 2 + corner * 2 * u * (1 - u) + end * u * u))
    return line


def _rings(rows, around):
    """Quads between `rows` rings of `around` vertices each."""
    return [
        (i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k)
        for i in range(rows - 1)
        for k in range(around)
    ]


def lathe(name, points, material, parent=None, around=128, loc=(0, 0, 0), rot=(0, 0, 0), smooth=32):
    """A turned part from its profile (r, z[, fillet radius]) about Z."""
    profile = fillet(points)
    vertices = [
        (max(r, 1e-5) * cos(2 * pi * k / around), max(r, 1e-5) * sin(2 * pi * k / around), z)
        for r, z in profile
        for k in range(around)
    ]
    made = solid(name, mesh(name, vertices, _rings(len(profile), around)), material, parent, loc, rot, smooth)
    made.modifiers.new('weighted normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return made


def knurl(name, radius, low, high, material, parent=None, teeth=48, depth=0.006, around=480):
    """A diamond-knurled cylinder."""
    rows = max(24, int((high - low) / (2 * pi * radius / around)))
    vertices = []
    for i in range(rows + 1):
        z = low + (high - low) * i / rows
        fade = min(1, min(i, rows - i) / 5)
        turn = (z - low) / (2 * pi * radius) * teeth
        for k in range(around):
            at = k / around * teeth
            height = min(abs(((at + turn) % 1) - 0.5), abs(((at - turn) % 1) - 0.5)) * 2
            r = radius + depth * (min(1, height * 1.6) - 0.6) * fade
            vertices.append((r * cos(2 * pi * k / around), r * sin(2 * pi * k / around), z))
    return solid(name, mesh(name, vertices, _rings(rows + 1, around)), material, parent, smooth=25)


def prism(name, outline, low, high, material, parent=None, bevel=0.0, steps=4, loc=(0, 0, 0), rot=(0, 0, 0)):
    """An outline in x and y, counter-clockwise, raised from `low` to `high`, its edges bevelled."""
    n = len(outline)
    vertices = [(x, y, low) for x, y in outline] + [(x, y, high) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    made = solid(name, mesh(name, vertices, faces), material, parent, loc, rot, 45)
    if bevel:
        edge = made.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = bevel, steps
        edge.limit_method, edge.angle_limit = 'ANGLE', radians(40)
        edge.harden_normals = True
    return made


def rounded(width, height, radius, waist=0.0, steps=10):
    """Outline of a rounded rectangle; `waist` draws its long sides in, as the grip of a hand-held instrument."""
    x, y = width / 2 - radius, height / 2 - radius
    outline = [
        (cx + radius * cos(radians(a + 90 * j / steps)), cy + radius * sin(radians(a + 90 * j / steps)))
        for cx, cy, a in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270))
        for j in range(steps + 1)
    ]
    if not waist:
        return outline
    finer = []
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
        parts = 16 if abs(y1 - y0) > height * 0.3 else 1
        finer += [(x0 + (x1 - x0) * j / parts, y0 + (y1 - y0) * j / parts) for j in range(parts)]
    narrow = lambda y: 1 - waist * cos(min(1, abs(y + height * 0.12) / (height * 0.45)) * pi / 2) ** 2
    return [(x * narrow(y), y) for x, y in finer]


def plate(name, width, height, radius, low, high, material, parent=None, waist=0.0, **more):
    return prism(name, rounded(width, height, radius, waist), low, high, material, parent, **more)


def box(name, width, depth, height, material, parent=None, bevel=0.01, loc=(0, 0, 0), **more):
    x, y = width / 2, depth / 2
    outline = [(x, y), (-x, y), (-x, -y), (x, -y)]
    return prism(name, outline, -height / 2, height / 2, material, parent, bevel, loc=loc, **more)


def hexagon(name, across_flats, low, high, material, parent=None, **more):
    r = across_flats / sqrt(3)
    outline = [(r * cos(pi / 3 * k), r * sin(pi / 3 * k)) for k in range(6)]
    return prism(name, outline, low, high, material, parent, bevel=across_flats * 0.05, steps=3, **more)


def quad(name, corners, material, parent=None):
    return solid(name, mesh(name, corners, [(0, 1, 2, 3)]), material, parent, smooth=0)


def tube(name, points, radius, material, parent=None, floor=True):
    """A cable through `points`; with `floor` it never sinks into the bench."""
    path = [Vector(p) for p in points]
    path = [2 * path[0] - path[1], *path, 2 * path[-1] - path[-2]]
    line = []
    for a, b, c, d in zip(path, path[1:], path[2:], path[3:]):
        for j in range(28):
            u = j / 28
            at = 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u**3)
            if floor:
                at.z = max(at.z, radius)
            line.append(at)
    line.append(path[-2])
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.use_fill_caps = '3D', True
    curve.bevel_depth, curve.bevel_resolution = radius, 6
    spline = curve.splines.new('POLY')
    spline.points.add(len(line) - 1)
    for point, at in zip(spline.points, line):
        point.co = (*at, 1)
    curve.materials.append(material)
    return put(bpy.data.objects.new(name, curve), parent)


def cut(thing, cutter):
    """Takes a solid's shape out of another, before its edges are bevelled, so that the new ones are rounded too."""
    cutter.hide_render = True
    change = thing.modifiers.new('cut', 'BOOLEAN')
    change.object, change.operation, change.solver = cutter, 'DIFFERENCE', 'EXACT'
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.modifier_move_to_index(modifier=change.name, index=0)
