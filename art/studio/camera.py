"""The camera: a long lens seven units away, opened just so far that the background softens."""

import bpy
from mathutils import Vector
from stage import put, scene


def aim(thing, target):
    """Turns an object's -Z to a point."""
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def camera(loc, target, lens, fstop, focus=None, aside=0):
    """`lens` in mm for a frame 36 mm high; `fstop` is the true one by ten, since a unit is 10 cm; `focus` is the point
    that is sharpest; what is aimed at stands `aside` of the frame's middle to the right, in heights of the frame."""
    data = bpy.data.cameras.new('camera')
    made = put(bpy.data.objects.new('camera', data))
    made.location = loc
    aim(made, target)
    data.sensor_fit, data.sensor_height = 'VERTICAL', 36
    data.lens, data.clip_end, data.shift_x = lens, 200, -aside
    data.dof.use_dof, data.dof.aperture_fstop = True, fstop
    data.dof.focus_distance = (Vector(focus or target) - made.location).length
    scene.camera = made
