"""Makes Blender meshes from numpy arrays. Colours and roughness are attributes of the vertices."""

import bpy
import numpy as np

_fineness = 1.0


def set_fineness(share):
    """1 for a picture of 800 px; previews need fewer vertices."""
    global _fineness
    _fineness = share


def fine(count):
    """How many rows or columns a sheet has that would have `count` in a picture of 800 px."""
    return max(12, int(count * _fineness))


def grid(name, points, material, colour, rough=0.5, wrap=False):
    """A sheet of quads. `points` has the shape (rows, columns, 3), `colour` (rows, columns, 3) or (3,); `wrap` joins the
    last column to the first one."""
    rows, columns = points.shape[:2]
    across = columns if wrap else columns - 1
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(across), indexing="ij")
    right = (j + 1) % columns
    faces = np.stack([i * columns + j, i * columns + right, (i + 1) * columns + right, (i + 1) * columns + j], -1)
    return solid(name, points.reshape(-1, 3), faces.reshape(-1, 4), material, _flat(colour, points), _flat(rough, points))


def solid(name, points, faces, material, colour, rough):
    """An object of faces with the same number of corners each. `colour` and `rough` have one entry for each vertex."""
    mesh = bpy.data.meshes.new(name)
    corners = faces.shape[1]
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(points, np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, corners, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), corners, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    rgba = np.ones((len(points), 4), np.float32)
    rgba[:, :3] = np.clip(colour, 0, 1)
    mesh.attributes.new("colour", "FLOAT_COLOR", "POINT").data.foreach_set("color", rgba.ravel())
    mesh.attributes.new("rough", "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(rough, np.float32))
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def _flat(value, points):
    value = np.asarray(value, np.float32)
    if value.shape[:2] == points.shape[:2]:
        return value.reshape(len(points) * points.shape[1], *value.shape[2:])
    return np.broadcast_to(value, (points.shape[0] * points.shape[1], *value.shape))


def disc(rows, columns, radius=1.0):
    """x and y of a polar grid."""
    r = np.linspace(0, 1, rows)[:, None] * radius
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None, :]
    return r * np.cos(angle), r * np.sin(angle), r + 0 * angle, angle + 0 * r


def lathe(profile, columns=160):
    """A profile of (radius, height) turned around the z axis, as points of a wrapped grid. Corners get rounded."""
    profile = _round(np.array(profile, np.float32))
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    r, z = profile[:, 0, None], profile[:, 1, None]
    return np.stack([r * np.cos(angle), r * np.sin(angle), z + 0 * angle], -1)


def _round(profile):
    for _ in range(4):
        quarter = 0.75 * profile[:-1] + 0.25 * profile[1:]
        three = 0.25 * profile[:-1] + 0.75 * profile[1:]
        profile = np.concatenate([profile[:1], np.stack([quarter, three], 1).reshape(-1, 2), profile[-1:]])
    return profile


def ball(rows, columns, boxy=1.0):
    """Points of a unit ball as a wrapped grid; `boxy` below 1 flattens its sides."""
    down = np.linspace(1e-3, np.pi - 1e-3, rows)[:, None]
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None, :]
    points = np.stack([np.sin(down) * np.cos(angle), np.sin(down) * np.sin(angle), np.cos(down) + 0 * angle], -1)
    points = np.sign(points) * np.abs(points) ** boxy
    points[0], points[-1] = (0, 0, 1), (0, 0, -1)
    return points


def turned(points, x=0.0, y=0.0, z=0.0):
    """Points turned around x, then y, then z (radians)."""
    for axis, angle in enumerate((x, y, z)):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        c, s = np.cos(angle), np.sin(angle)
        out = points.copy()
        out[..., a] = points[..., a] * c - points[..., b] * s
        out[..., b] = points[..., a] * s + points[..., b] * c
        points = out
    return points


def many(name, template, places, material, colours, rough=0.5):
    """Copies of a grid (rows, columns, 3) that is wrapped, in one object. `places` is a list of functions of points;
    `colours` has one colour for each copy or for each of its vertices."""
    rows, columns = template.shape[:2]
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns), indexing="ij")
    right = (j + 1) % columns
    faces = np.stack([i * columns + j, i * columns + right, (i + 1) * columns + right, (i + 1) * columns + j], -1)
    faces = faces.reshape(-1, 4)
    size = rows * columns
    points = np.concatenate([place(template).reshape(-1, 3) for place in places])
    every = np.concatenate([faces + size * index for index in range(len(places))])
    colour = np.concatenate([np.broadcast_to(np.asarray(c).reshape(-1, 3), (size, 3)) for c in colours])
    return solid(name, points, every, material, colour, np.full(len(points), rough, np.float32))
