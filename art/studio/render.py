"""Path tracing on two threads, and the two passes that the denoiser reads beside the picture."""

import os
from array import array

import bpy
from stage import scene

PASSES = ('albedo', 'normal')


def _settings(width, height, samples, out):
    image = scene.render
    image.engine, image.threads_mode, image.threads = 'CYCLES', 'FIXED', 2
    image.resolution_x, image.resolution_y, image.filepath = width, height, out
    # 16 bits: the denoiser works on what it is given, and 8 would band.
    image.image_settings.file_format, image.image_settings.color_depth = 'PNG', '16'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.012, 32
    # Debian's Blender is built without a denoiser; denoise.mjs does it afterwards.
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 5
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 0.6, 4.0, 30.0
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'High Contrast'


def _store_passes(folder):
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, link = scene.node_tree.nodes, scene.node_tree.links.new
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    link(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        link(layers.outputs[f'Denoising {name.capitalize()}'], files.inputs[-1])


def _dump_passes(folder):
    """Each pass as raw float32 RGBA, the bottom row first."""
    for name in PASSES:
        image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
        image.colorspace_settings.name = 'Non-Color'
        pixels = array('f', [0.0]) * len(image.pixels)
        image.pixels.foreach_get(pixels)
        with open(os.path.join(folder, f'{name}.raw'), 'wb') as file:
            pixels.tofile(file)


def render(folder, width, height, samples):
    """Leaves noisy.png, albedo.raw and normal.raw in `folder`, all of one size."""
    _settings(width, height, samples, os.path.join(folder, 'noisy.png'))
    _store_passes(folder)
    bpy.ops.render.render(write_still=True)
    _dump_passes(folder)
