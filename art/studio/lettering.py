"""Numbers and letters as geometry, never as an image: crisp at any size."""

from functools import cache
from math import cos, degrees, radians, sin

import bpy
from shapes import prism
from stage import put

FONTS = '/usr/share/fonts/opentype/inter/'


@cache
def font(name):
    return bpy.data.fonts.load(f'{FONTS}{name}.otf')


def text(said, size, material, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), face='Inter-Medium', align='CENTER'):
    """A line of text, centred on `loc` in height; `rot` in degrees."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.font = said, size, font(face)
    curve.align_x, curve.align_y = align, 'CENTER'
    curve.extrude, curve.resolution_u = 0.0002, 8
    curve.materials.append(material)
    made = put(bpy.data.objects.new('text', curve), parent)
    made.location = loc
    made.rotation_euler = [radians(a) for a in rot]
    return made


WIDTHS = {' ': 0.16, '·': 0.34, '.': 0.34, 'm': 0.95, 'N': 0.8}


def round_text(said, size, radius, middle, material, parent, z=0.0):
    """Letters on a cylinder about Z, upright, centred on the direction `middle` (degrees counter-clockwise from +X)."""
    widths = [degrees(size * WIDTHS.get(character, 0.68) / radius) for character in said]
    for i, character in enumerate(said):
        at = middle - sum(widths) / 2 + sum(widths[:i]) + widths[i] / 2
        place = (radius * cos(radians(at)), radius * sin(radians(at)), z)
        text(character, size, material, parent, place, (90, 0, at + 90), 'Inter-SemiBold')


SEGMENTS = {
    '0': 'abcdef',
    '1': 'bc',
    '2': 'abged',
    '3': 'abgcd',
    '4': 'fgbc',
    '5': 'afgcd',
    '6': 'afgedc',
    '7': 'abc',
    '8': 'abcdefg',
    '9': 'abcdfg',
    '-': 'g',
}
SLANT = 0.1


def seven_segments(said, height, material, parent, loc):
    """A display's digits from `loc` (lower left) to the right. The point has its own place: between digits that touch
    it, it would be lost at the size of a card. Returns the x at which the line ends."""
    width, stroke, gap = height * 0.52, height * 0.125, height * 0.06
    half, t = height / 2, height * 0.125 / 2
    left, right = gap * 0.6, width - gap * 0.6

    def across(y):
        corners = [(left, 0), (left + t, -t), (right - t, -t), (right, 0), (right - t, t), (left + t, t)]
        return [(x, y + dy) for x, dy in corners]

    def upright(x, y):
        low, high = y + gap * 0.5, y + half - gap * 0.5
        return [(x, low), (x + t, low + t), (x + t, high - t), (x, high), (x - t, high - t), (x - t, low + t)]

    shapes = {
        'a': across(height),
        'g': across(half),
        'd': across(0),
        'f': upright(0, half),
        'b': upright(width, half),
        'e': upright(0, 0),
        'c': upright(width, 0),
    }
    x0, y0, z = loc
    for character in said:
        if character == '.':
            x, side = x0 - width * 0.03, stroke * 0.8
            point = [(x - side, y0 - t), (x + side, y0 - t), (x + side, y0 + stroke), (x - side, y0 + stroke)]
            prism('point', point, z, z + 0.0003, material, parent)
            x0 += width * 0.44
            continue
        for segment in SEGMENTS[character]:
            outline = [(x0 + x + SLANT * y, y0 + y) for x, y in shapes[segment]]
            prism('segment', outline, z, z + 0.0003, material, parent)
        x0 += width * 1.44
    return x0
