"""The empty Blender scene that all parts are put into. One Blender unit is 10 cm; Z is up, the viewer stands at -Y."""

import bpy

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
collection = scene.collection


def put(thing, parent=None):
    """Links an object into the scene, under `parent` if there is one, and returns it."""
    collection.objects.link(thing)
    if parent:
        thing.parent = parent
    return thing
