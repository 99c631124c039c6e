"""Renders pictures: `blender -b --python docs/pictures/render.py -- FOLDER NAME... [--size 800] [--samples 32]`."""

import argparse
import os
import sys
import time
import zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np  # noqa: E402

import burger_bar  # noqa: E402
import covers  # noqa: E402
import curry_house  # noqa: E402
import develop  # noqa: E402
import kitchen  # noqa: E402
import meshes  # noqa: E402
import pizzeria  # noqa: E402
import shapes  # noqa: E402

DISHES = {**pizzeria.DISHES, **burger_bar.DISHES, **curry_house.DISHES, **covers.COVERS}

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("names", nargs="*")
parser.add_argument("--size", type=int, default=800)
parser.add_argument("--samples", type=int, default=32)
parser.add_argument("--threads", type=int, default=2)
wanted = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])

os.makedirs(wanted.folder, exist_ok=True)
for name in wanted.names or DISHES:
    start = time.time()
    meshes.set_fineness(wanted.size / (1600 if name in covers.COVERS else 800))
    kitchen.clear()
    shapes.forget()
    DISHES[name](np.random.default_rng(zlib.crc32(name.encode())))
    laid = time.time()
    develop.render(os.path.join(wanted.folder, f"{name}.png"), wanted.size, wanted.samples, wanted.threads)
    print(f"{name}: laid in {laid - start:.0f} s, rendered in {time.time() - laid:.0f} s", flush=True)
