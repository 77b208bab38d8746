"""blender -b --python-exit-code 1 -P main.py -- SCENE FOLDER WIDTH HEIGHT SAMPLES: renders scenes/SCENE.py."""

import os
import sys
from importlib import import_module

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from render import render  # noqa: E402

name, folder, width, height, samples = sys.argv[sys.argv.index('--') + 1 :]
import_module(f'scenes.{name}').build()
render(os.path.abspath(folder), int(width), int(height), int(samples))
