"""Surfaces. Every one has a little unevenness: a perfectly even surface reads as computer graphics."""

import bpy


def linear(hex_colour):
    """'#rrggbb' in sRGB to the linear RGBA that the renderer wants."""
    channels = [int(hex_colour.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


class Nodes:
    """A material's node graph; inputs are values or outputs of other nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, made.inputs[key])
            else:
                made.inputs[key].default_value = value
        return made

    def math(self, operation, a, b=0.0):
        return self.node('ShaderNodeMath', {0: a, 1: b}, operation=operation).outputs[0]

    def remap(self, value, from_low, from_high, to_low, to_high):
        ends = {0: value, 1: from_low, 2: from_high, 3: to_low, 4: to_high}
        return self.node('ShaderNodeMapRange', ends).outputs[0]

    def noise(self, vector, scale, detail, **inputs):
        kind = 'ShaderNodeTexNoise'
        return self.node(kind, {'Vector': vector, 'Scale': scale, 'Detail': detail, **inputs}).outputs[0]

    def bump(self, height, strength, distance):
        kind = 'ShaderNodeBump'
        return self.node(kind, {'Strength': strength, 'Distance': distance, 'Height': height}).outputs[0]

    def finish(self, surface):
        output = self.node('ShaderNodeOutputMaterial')
        self.tree.links.new(surface, output.inputs[0])
        return self.material


def _brush_vector(graph, place, brush):
    """Stretches the noise along the tool's marks: round a turned part, or along x or y."""
    x, y, z = graph.node('ShaderNodeSeparateXYZ', {0: place}).outputs
    if brush == 'radial':
        squares = graph.math('ADD', graph.math('MULTIPLY', x, x), graph.math('MULTIPLY', y, y))
        parts = {0: graph.math('SQRT', squares), 1: z, 2: graph.math('MULTIPLY', x, 0.004)}
    else:
        across, along = (y, x) if brush == 'x' else (x, y)
        parts = {0: across, 1: z, 2: graph.math('MULTIPLY', along, 0.012)}
    return graph.node('ShaderNodeCombineXYZ', parts).outputs[0]


def surface(
    name,
    colour,
    rough=0.5,
    metal=0.0,
    var=0.06,
    vscale=6.0,
    bump=0.0,
    bscale=200.0,
    brush=None,
    aniso=0.0,
    grain=0.02,
    **principled,
):
    """A principled surface: roughness varies by ±`var` like smudges; `bump` is a fine grain, `brush` the marks of a
    tool ('radial' for turned parts, 'x' or 'y' for ground ones)."""
    graph = Nodes(name)
    place = graph.node('ShaderNodeTexCoord').outputs['Object']
    shader = graph.node('ShaderNodeBsdfPrincipled', {'Base Color': linear(colour), 'Metallic': metal, **principled})
    smudges = graph.noise(place, vscale, 6.0, Roughness=0.62)
    roughness = graph.remap(smudges, 0.3, 0.7, max(0.02, rough - var), rough + var)
    if brush:
        marks = graph.noise(_brush_vector(graph, place, brush), bscale, 3.0)
        roughness = graph.math('ADD', roughness, graph.remap(marks, 0.3, 0.7, -0.05, 0.07))
        shader.inputs['Anisotropic'].default_value = aniso
        if aniso and brush == 'radial':
            tangent = graph.node('ShaderNodeTangent', direction_type='RADIAL', axis='Z').outputs[0]
            graph.tree.links.new(tangent, shader.inputs['Tangent'])
        graph.tree.links.new(graph.bump(marks, grain, 0.01), shader.inputs['Normal'])
    elif bump:
        graph.tree.links.new(graph.bump(graph.noise(place, bscale, 2.0), bump, 0.004), shader.inputs['Normal'])
    graph.tree.links.new(roughness, shader.inputs['Roughness'])
    return graph.finish(shader.outputs[0])


def pane(name='glass', ior=1.5, tint='#f6fbfa'):
    """Glass as one plane, a mirror by Fresnel over transparency: no caustics, no noise, and light passes through."""
    graph = Nodes(name)
    fresnel = graph.node('ShaderNodeFresnel', {'IOR': ior}).outputs[0]
    clear = graph.node('ShaderNodeBsdfTransparent', {0: linear(tint)}).outputs[0]
    mirror = graph.node('ShaderNodeBsdfGlossy', {'Roughness': 0.0}).outputs[0]
    is_shadow = graph.node('ShaderNodeLightPath').outputs['Is Shadow Ray']
    amount = graph.math('MULTIPLY', fresnel, graph.math('SUBTRACT', 1.0, is_shadow))
    return graph.finish(graph.node('ShaderNodeMixShader', {0: amount, 1: clear, 2: mirror}).outputs[0])


def wood(name, dark='#4a2c19', light='#7a4d2d', rough=0.34, axis=0):
    """Lacquered wood whose grain runs along `axis`."""
    graph = Nodes(name)
    place = graph.node('ShaderNodeTexCoord').outputs['Object']

    def stretched(across, along):
        scale = [across] * 3
        scale[axis] = along
        return graph.node('ShaderNodeMapping', {'Vector': place, 'Scale': scale}).outputs[0]

    rings = graph.noise(stretched(9.0, 0.9), 1.3, 7.0, Roughness=0.6, Distortion=1.2)
    fibres = graph.noise(stretched(130.0, 5.0), 1.0, 3.0)
    bands = graph.math('PINGPONG', graph.math('FRACT', graph.math('MULTIPLY', rings, 5.0)), 0.5)
    tone = graph.math('ADD', graph.math('MULTIPLY', bands, 1.1), graph.math('MULTIPLY', fibres, 0.5))
    mix = {0: graph.remap(tone, 0.2, 1.0, 0.0, 1.0), 1: linear(dark), 2: linear(light)}
    colour = graph.node('ShaderNodeMixRGB', mix).outputs[0]
    lacquer = {'Roughness': rough, 'Clearcoat': 0.25, 'Clearcoat Roughness': 0.2}
    normal = graph.bump(fibres, 0.12, 0.004)
    return graph.finish(
        graph.node('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Normal': normal, **lacquer}).outputs[0]
    )


def glow(name, colour, strength, soft=0.0):
    """A light that fades over `soft` of its width toward the edges, as a softbox does."""
    graph = Nodes(name)
    if soft:
        generated = graph.node('ShaderNodeTexCoord').outputs['Generated']
        sides = graph.node('ShaderNodeSeparateXYZ', {0: generated}).outputs

        def fade(side):
            distance = graph.math('ABSOLUTE', graph.math('SUBTRACT', side, 0.5))
            return graph.remap(distance, 0.5, 0.5 - soft / 2, 0.0, 1.0)

        shape = graph.math('POWER', graph.math('MULTIPLY', fade(sides[0]), fade(sides[1])), 1.3)
        strength = graph.math('MULTIPLY', shape, strength)
    return graph.finish(graph.node('ShaderNodeEmission', {0: linear(colour), 1: strength}).outputs[0])


steel = surface('steel', '#c9ccd0', 0.2, 1.0, var=0.05, brush='radial', aniso=0.6, bscale=260, grain=0.03)
polished_steel = surface('polished steel', '#d6d8da', 0.09, 1.0, var=0.035, vscale=9)
ground_steel = surface('ground steel', '#c4c7cb', 0.28, 1.0, brush='x', aniso=0.5, bscale=200, grain=0.04)
brass = surface('brass', '#d3bd8f', 0.2, 1.0, var=0.06, brush='radial', aniso=0.45, bscale=240, grain=0.03)
polished_brass = surface(
    'polished brass', '#d8c294', 0.12, 1.0, var=0.045, vscale=8, brush='radial', bscale=300, grain=0.012
)
rubber = surface('rubber', '#15171a', 0.62, bump=0.25, bscale=320, Specular=0.35)
black = surface('black plastic', '#121417', 0.36, bump=0.12, bscale=380)
white = surface('white plastic', '#e8eaeb', 0.35, bump=0.06, bscale=300)
graphite = surface('graphite paint', '#2b3744', 0.34, var=0.05, bump=0.10, bscale=160, Clearcoat=0.35)
dial = surface('dial', '#f1f1ec', 0.55, var=0.03, Specular=0.3)
ink = surface('ink', '#131517', 0.55)
glass = pane()
