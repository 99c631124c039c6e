"""Renders the scene, removes its noise and gives it the colours that all pictures share."""

import os
import tempfile
import bpy
import numpy as np


def render(file, size, samples, threads):
    """Writes a PNG. `size` is its width in px; the camera's scene tells the ratio."""
    scene = bpy.context.scene
    scene.render.resolution_percentage = round(100 * size / scene.render.resolution_x)
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.04
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.5, 12.0
    cycles.blur_glossy = 1.0
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(scene, folder)
        bpy.ops.render.render()
        light, albedo, normal = (_read(os.path.join(folder, f"{name}0001.exr")) for name in ("image", "albedo", "normal"))
    _save(file, _without_dots(_grade(_smooth(light, albedo, normal, samples))))


def _write_passes(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.file_slots.clear()
    for name, socket in (("image", "Image"), ("albedo", "DiffCol"), ("normal", "Normal")):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[socket], out.inputs[name])


def _read(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Non-Color"
    wide, high = image.size
    pixels = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(high, wide, 4)[..., :3]


def _smooth(light, albedo, normal, samples):
    """Averages neighbours that look the same: the light over some px, the colours of surfaces, which stay sharp, over fewer."""
    base = np.maximum(albedo, 0.04)
    lit = np.log1p(np.maximum(light, 0) / base)
    spread = 0.6 / np.sqrt(samples)
    reach = 4 if samples < 100 else 3
    guide, paint, facing = _box(lit, 1), _box(base, 1), _box(normal, 1)
    total, weights = np.zeros_like(lit), np.zeros(lit.shape[:2] + (1,), np.float32)
    colour, shares = np.zeros_like(lit), np.zeros_like(weights)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            unlike = ((_shift(guide, dy, dx) - guide) ** 2).mean(-1, keepdims=True) / (2 * spread**2)
            unlike += ((_shift(facing, dy, dx) - facing) ** 2).sum(-1, keepdims=True) / 0.08
            tint = ((_shift(paint, dy, dx) - paint) ** 2).sum(-1, keepdims=True)
            weight = np.exp(-unlike - tint / 0.03 - (dx * dx + dy * dy) / (reach * reach))
            total += weight * _shift(lit, dy, dx)
            weights += weight
            if max(abs(dx), abs(dy)) <= 2:
                share = np.exp(-unlike - tint / 0.0012 - (dx * dx + dy * dy) / 3)
                colour += share * _shift(base, dy, dx)
                shares += share
    return np.expm1(total / weights) * colour / shares


def _without_dots(picture):
    """Replaces px that differ from the median of their neighbourhood: they are noise at blurred edges."""
    around = np.stack([_shift(picture, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)])
    median = np.median(around, axis=0)
    differs = np.abs(picture - median).max(-1, keepdims=True)
    return np.where(differs > 0.06, median, picture)


def _shift(image, dy, dx):
    rows = np.clip(np.arange(image.shape[0]) + dy, 0, image.shape[0] - 1)
    columns = np.clip(np.arange(image.shape[1]) + dx, 0, image.shape[1] - 1)
    return image[rows][:, columns]


def _box(image, reach):
    steps = range(-reach, reach + 1)
    return sum(_shift(image, dy, dx) for dy in steps for dx in steps) / (2 * reach + 1) ** 2


def _grade(light):
    """A film curve, a little more colour, warm lights and darker corners."""
    high, wide = light.shape[:2]
    y, x = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    light = light * (1 - 0.16 * np.clip(x * x + y * y - 0.35, 0, 2))[..., None] * np.array([1.03, 1.0, 0.95])
    grey = light @ np.array([0.2126, 0.7152, 0.0722])
    light = np.maximum(grey[..., None] + (light - grey[..., None]) * 1.03, 0) * 1.14
    film = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
    film = np.clip(film, 0, 1)
    return np.where(film <= 0.0031308, film * 12.92, 1.055 * film ** (1 / 2.4) - 0.055)


def _save(file, picture):
    high, wide = picture.shape[:2]
    image = bpy.data.images.new("picture", wide, high)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((high, wide, 4), np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.file_format, image.filepath_raw = "PNG", file
    image.save()
