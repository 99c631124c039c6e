"""The table, the window, the camera and the materials that all pictures share."""

import bpy
import numpy as np
from mathutils import Matrix, Vector
from paint import rgb


def clear():
    """An empty scene for Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value = (*rgb("#e9dccb"), 1)
    sky.inputs["Strength"].default_value = 0.28


def _is_set():
    """Whether a camera looks at the table already: then further dishes leave table, light and camera as they are."""
    return bpy.context.scene.camera is not None


def beside(lay, random, at, spin=0.0):
    """Lays one more dish on a set table, moved to `at` and turned."""
    before = set(bpy.data.objects)
    lay(random)
    turn = Matrix.Translation((*at, 0)) @ Matrix.Rotation(spin, 4, "Z")
    for made in set(bpy.data.objects) - before:
        made.matrix_world = turn @ made.matrix_world


def window(power=1.0, angle=125.0):
    """Soft light of a large window behind the food on the left (`angle` in degrees around the table), and a warm fill."""
    if _is_set():
        return
    _area("window", angle, 38, 6.5, 5.0, 560 * power, "#fff1dc")
    _area("fill", angle + 165, 50, 8.0, 6.0, 85 * power, "#ffd9ae")


def _area(name, around, up, distance, size, power, code):
    light = bpy.data.lights.new(name, "AREA")
    light.size, light.energy = size, power
    light.color = rgb(code)
    made = bpy.data.objects.new(name, light)
    a, e = np.radians(around), np.radians(up)
    made.location = Vector((np.cos(a) * np.cos(e), np.sin(a) * np.cos(e), np.sin(e))) * distance
    made.rotation_euler = (-made.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def camera(up, distance, target=(0, 0, 0), around=-90.0, lens=75.0, blur=0.4, focus=None, high=None, wide=None):
    """Looks at `target` from `up` degrees above the table. A smaller `blur` number blurs more (an f-number)."""
    if _is_set():
        return
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    made = bpy.data.objects.new("camera", data)
    a, e = np.radians(around), np.radians(up)
    target = Vector(target)
    made.location = target + Vector((np.cos(a) * np.cos(e), np.sin(a) * np.cos(e), np.sin(e))) * distance
    made.rotation_euler = (target - made.location).to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof = True
    data.dof.focus_distance = (made.location - Vector(focus or target)).length
    data.dof.aperture_fstop = blur
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = wide or 800, high or 800


class Nodes:
    """A material with a Principled shader and short ways to add nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=(), **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in dict(inputs).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.put(self.shader.inputs[key.replace("_", " ")], value)

    def ramp(self, value, *stops):
        node = self.add("ShaderNodeValToRGB", {"Fac": value})
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, code) in zip(node.color_ramp.elements, stops):
            element.position, element.color = position, (*rgb(code), 1)
        return node.outputs["Color"]


def painted(name, bump=0.3, grain=30.0, sss=0.0, radius=(0.1, 0.05, 0.03), coat=0.0, coarse=0.0, sheen=0.0, specular=0.5):
    """Food that is painted by the attributes of its vertices. `bump` and `grain` are the strength and the frequency of its
    fine surface, `sss` how far light enters, `coat` the share of a wet layer, `coarse` the strength of larger bumps."""
    made = Nodes(name)
    colour = made.add("ShaderNodeAttribute", attribute_name="colour").outputs["Color"]
    rough = made.add("ShaderNodeAttribute", attribute_name="rough").outputs["Fac"]
    place = made.add("ShaderNodeTexCoord").outputs["Object"]
    fine = made.add("ShaderNodeTexNoise", {"Vector": place, "Scale": grain, "Detail": 5.0, "Roughness": 0.6}).outputs["Fac"]
    normal = made.add("ShaderNodeBump", {"Height": fine, "Strength": bump, "Distance": 0.02}).outputs["Normal"]
    if coarse:
        wide = made.add("ShaderNodeTexNoise", {"Vector": place, "Scale": grain / 4, "Detail": 2.0}).outputs["Fac"]
        normal = made.add("ShaderNodeBump", {"Height": wide, "Strength": coarse, "Distance": 0.06, "Normal": normal}).outputs[
            "Normal"
        ]
    made.set(Base_Color=colour, Roughness=rough, Normal=normal, Specular=specular, Clearcoat=coat, Clearcoat_Roughness=0.12)
    if sheen:
        made.set(Sheen=sheen)
    if sss:
        made.set(Subsurface=sss, Subsurface_Radius=radius, Subsurface_Color=colour)
    return made.material


def glazed(code, speckle="#6b5d4c", rough=0.22):
    """Stoneware with small iron spots."""
    made = Nodes("stoneware")
    place = made.add("ShaderNodeTexCoord").outputs["Object"]
    spots = made.add("ShaderNodeTexNoise", {"Vector": place, "Scale": 38.0, "Detail": 3.0}).outputs["Fac"]
    tint = made.ramp(spots, (0.0, code), (0.66, code), (0.72, speckle))
    soft = made.add("ShaderNodeTexNoise", {"Vector": place, "Scale": 5.0, "Detail": 2.0}).outputs["Fac"]
    normal = made.add("ShaderNodeBump", {"Height": soft, "Strength": 0.12, "Distance": 0.05}).outputs["Normal"]
    made.set(Base_Color=tint, Roughness=rough, Normal=normal)
    return made.material


def metal(code, rough=0.35, bump=0.2, grain=22.0, metallic=1.0):
    """Iron, steel or copper with a worked surface."""
    made = Nodes("metal")
    place = made.add("ShaderNodeTexCoord").outputs["Object"]
    worked = made.add("ShaderNodeTexNoise", {"Vector": place, "Scale": grain, "Detail": 4.0}).outputs["Fac"]
    normal = made.add("ShaderNodeBump", {"Height": worked, "Strength": bump, "Distance": 0.03}).outputs["Normal"]
    made.set(Base_Color=(*rgb(code), 1), Metallic=metallic, Roughness=rough, Normal=normal)
    return made.material


def wood(light, middle, dark, planks=0.9, turn=0.0, rough=0.45):
    """Wood with grain along x; `planks` is the width of its boards, 0 for one piece."""
    made = Nodes("wood")
    place = made.add("ShaderNodeTexCoord").outputs["Object"]
    place = made.add("ShaderNodeMapping", {"Vector": place, "Rotation": (0, 0, np.radians(turn))}).outputs["Vector"]
    parts = made.add("ShaderNodeSeparateXYZ", {"Vector": place})
    number = 0.0
    seam = None
    if planks:
        across = made.add("ShaderNodeMath", {0: parts.outputs["Y"], 1: planks}, operation="DIVIDE").outputs[0]
        number = made.add("ShaderNodeMath", {0: across}, operation="FLOOR").outputs[0]
        within = made.add("ShaderNodeMath", {0: across}, operation="FRACT").outputs[0]
        seam = made.add("ShaderNodeMath", {0: within, 1: 0.012}, operation="GREATER_THAN").outputs[0]
    shifted = made.add("ShaderNodeMath", {0: number, 1: 7.31}, operation="MULTIPLY").outputs[0]
    moved = made.add("ShaderNodeCombineXYZ", {"X": shifted, "Y": shifted, "Z": 0.0}).outputs["Vector"]
    place = made.add("ShaderNodeVectorMath", {0: place, 1: moved}, operation="ADD").outputs["Vector"]
    long = made.add("ShaderNodeMapping", {"Vector": place, "Scale": (0.55, 7.0, 1.0)}).outputs["Vector"]
    rings = made.add("ShaderNodeTexNoise", {"Vector": long, "Scale": 1.6, "Detail": 8.0, "Distortion": 1.1}).outputs["Fac"]
    fibre = made.add("ShaderNodeMapping", {"Vector": place, "Scale": (2.0, 90.0, 1.0)}).outputs["Vector"]
    fine = made.add("ShaderNodeTexNoise", {"Vector": fibre, "Scale": 1.5, "Detail": 3.0}).outputs["Fac"]
    both = made.add("ShaderNodeMath", {0: fine, 1: 0.35, 2: rings}, operation="MULTIPLY_ADD").outputs[0]
    both = made.add("ShaderNodeMath", {0: both, 1: 0.175}, operation="SUBTRACT").outputs[0]
    colour = made.ramp(both, (0.28, dark), (0.5, middle), (0.74, light))
    height = both
    if seam:
        colour = made.add("ShaderNodeMixRGB", {"Fac": seam, "Color1": (0.008, 0.005, 0.003, 1), "Color2": colour}).outputs[
            "Color"
        ]
        height = made.add("ShaderNodeMath", {0: both, 1: seam}, operation="MULTIPLY").outputs[0]
    normal = made.add("ShaderNodeBump", {"Height": height, "Strength": 0.25, "Distance": 0.03}).outputs["Normal"]
    made.set(Base_Color=colour, Roughness=rough, Normal=normal, Specular=0.35)
    return made.material


def slate():
    """Dark stone."""
    made = Nodes("slate")
    place = made.add("ShaderNodeTexCoord").outputs["Object"]
    broad = made.add("ShaderNodeTexNoise", {"Vector": place, "Scale": 1.3, "Detail": 9.0, "Roughness": 0.62}).outputs["Fac"]
    colour = made.ramp(broad, (0.3, "#1c1e20"), (0.55, "#2d2f31"), (0.75, "#47474a"))
    normal = made.add("ShaderNodeBump", {"Height": broad, "Strength": 0.6, "Distance": 0.08}).outputs["Normal"]
    made.set(Base_Color=colour, Roughness=0.55, Normal=normal)
    return made.material


DARK_WOOD = ("#6d4a31", "#472c1b", "#24150c")
LIGHT_WOOD = ("#cfab80", "#ab825a", "#7d5839")


def table(material):
    """The table top, at height 0."""
    if _is_set():
        return
    mesh = bpy.data.meshes.new("table")
    mesh.from_pydata([(-14, -14, 0), (14, -14, 0), (14, 14, 0), (-14, 14, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("table", mesh))
