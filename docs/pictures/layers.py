"""Slices of cake and bakes: blocks whose sides show their layers."""

import numpy as np
from meshes import fine, grid
from paint import cloud, mix, ramp, rgb, step
from shapes import material


def block(random, at, half, layers, top, spin=0.0, soft=0.05, sss=0.12, lift=0.03, corner=0.16, grit=1.0):
    """A block of `half` width and depth. `layers` are (thickness, dark code, light code, bulge) from below; `top` paints the top:
    a function of x, y and a seed that returns the colour, the roughness and the height. A larger `corner` is rounder (1 is an
    ellipse), a smaller `grit` makes the sides smoother."""
    seed = random.uniform(0, 60)
    columns, rows, inside = fine(1500), fine(260), fine(320)
    t = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    ring = np.stack(
        [np.sign(way) * np.abs(way) ** corner * wide for way, wide in ((np.cos(t), half[0]), (np.sin(t), half[1]))], -1
    )
    full = sum(layer[0] for layer in layers)
    h = np.linspace(0, full, rows)[:, None] + np.zeros(columns)
    gx, gy = np.broadcast_to(ring[:, 0], h.shape), np.broadcast_to(ring[:, 1], h.shape)
    wave = h + 0.35 * min(layer[0] for layer in layers) * cloud(gx * 2.2 + seed, gy * 2.2, h * 1.5, 3)
    colour, bulge, low = np.zeros(h.shape + (3,), np.float32), np.zeros_like(h), 0.0
    for thick, dark, light, out in layers:
        inside_layer = step(low - 0.008, low + 0.008, wave) if low else np.ones_like(h)
        grain = cloud(gx * 9 + seed, gy * 9, h * 9 + low * 7, 4)
        tone = mix(rgb(dark), rgb(light), 0.5 + 0.7 * grain)
        colour = mix(colour, tone, inside_layer)
        bow = np.sin(np.pi * np.clip((wave - low) / thick, 0, 1))
        bulge = bulge * (1 - inside_layer) + inside_layer * (out * bow + grit * (0.35 * abs(out) + 0.008) * grain)
        low += thick
    sag = soft * cloud(gx * 0.9 + seed, gy * 0.9, h * 0.8, 2)
    grown = 1 + (bulge + sag)[..., None] / np.linalg.norm(ring, axis=-1)[None, :, None]
    side = np.concatenate([np.stack([gx, gy], -1) * grown, h[..., None]], -1)
    shrink = np.linspace(1, 0.0, inside)[:, None] ** 0.9
    lid = side[-1, :, :2][None] * shrink[..., None]
    paint, rough, rise = top(lid[..., 0], lid[..., 1], seed)
    ease = step(0, 0.12, 1 - shrink + 0 * lid[..., 0])
    lid = np.concatenate([lid, (full + lift * np.sqrt(ease) + rise * ease)[..., None]], -1)
    points = np.concatenate([side, lid])
    c, s = np.cos(spin), np.sin(spin)
    points = np.stack([points[..., 0] * c - points[..., 1] * s, points[..., 0] * s + points[..., 1] * c, points[..., 2]], -1)
    colours = np.concatenate([colour, paint])
    roughs = np.concatenate([np.full(h.shape, 0.42, np.float32), rough])
    finish = material(f"block {seed}", bump=0.3, grain=30, sss=sss, radius=(0.12, 0.08, 0.05))
    return grid("block", points + np.array(at), finish, colours, roughs, wrap=True)


def cocoa(x, y, seed):
    """Dusted cocoa over cream."""
    puffs = cloud(x * 4, y * 4, seed, 3)
    powder = cloud(x * 24, y * 24, seed, 4)
    colour = ramp(0.45 + 0.35 * powder + 0.25 * puffs, (0, "#2a150b"), (0.5, "#4a2813"), (1.0, "#74452a"))
    return colour, np.full(x.shape, 0.9, np.float32), 0.045 * puffs + 0.016 * powder


def gratin(x, y, seed):
    """Browned cheese with sauce that bubbles through."""
    lumps = cloud(x * 3.5, y * 3.5, seed, 4)
    burn = cloud(x * 3, y * 3, seed + 9, 4) + 0.5 * lumps
    colour = ramp(0.55 + 0.5 * burn, (0, "#f6d893"), (0.4, "#eab352"), (0.7, "#c77a2a"), (1.0, "#6a3313"))
    red = step(0.32, 0.5, cloud(x * 3.4, y * 3.4, seed + 17, 3))
    colour = mix(colour, rgb("#a82a0e"), 0.85 * red)
    return colour, 0.28 + 0.1 * lumps, 0.05 * lumps - 0.03 * red
