"""The studio's light, one for the whole set: a large warm light at the upper left, a thin cool one at the right, one
from above behind, and dark flags, because metal that has nothing dark to reflect looks grey."""

from math import cos, pi, sin

import bpy
from camera import aim
from materials import glow, linear, surface
from shapes import mesh, solid
from stage import scene


def _panel(name, width, height, material, loc, target):
    x, y = width / 2, height / 2
    made = solid(
        name, mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(3, 2, 1, 0)]), material, loc=loc, smooth=0
    )
    aim(made, target)
    return made


def softbox(loc, target, width, height, strength, colour='#ffffff', soft=0.35):
    """A light with faded edges, seen in reflections but not by the camera."""
    _panel('softbox', width, height, glow('softbox', colour, strength, soft), loc, target).visible_camera = False


def flag(loc, target, width, height):
    """A dark card that only reflections see."""
    made = _panel('flag', width, height, surface('flag', '#050607', 0.9), loc, target)
    made.visible_camera = made.visible_shadow = made.visible_diffuse = False


def world(top, horizon, bottom, strength):
    """A room that is lighter above: what metal reflects where no light is."""
    made = bpy.data.worlds.new('world')
    scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    place, parts, height = new('ShaderNodeTexCoord'), new('ShaderNodeSeparateXYZ'), new('ShaderNodeMapRange')
    ramp, background, output = new('ShaderNodeValToRGB'), new('ShaderNodeBackground'), new('ShaderNodeOutputWorld')
    link(place.outputs['Generated'], parts.inputs[0])
    link(parts.outputs[2], height.inputs[0])
    height.inputs[1].default_value = -1
    link(height.outputs[0], ramp.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.3, linear(bottom)
    high.position, high.color = 0.92, linear(top)
    ramp.color_ramp.elements.new(0.52).color = linear(horizon)
    link(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    link(background.outputs[0], output.inputs[0])


def sweep(colour='#dde2e6', back=6.0, radius=3.0, height=7.0, width=40.0, front=-12.0, **more):
    """The bench that bends up into the backdrop without an edge. The picture's ground is made from its grey."""
    material = surface('bench', colour, 0.42, vscale=1.5, bump=0.04, bscale=120, Specular=0.4, **more)
    turn = [pi / 2 * i / 24 for i in range(25)]
    profile = [(front, 0), *((back - radius + radius * sin(a), radius - radius * cos(a)) for a in turn), (back, height)]
    vertices = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    solid('bench', mesh('bench', vertices, faces), material, smooth=60)
