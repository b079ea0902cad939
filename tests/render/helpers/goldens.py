"""How the scenes that were approved are written down: one item a line, so that a change is read as one."""

import msgspec

from render.scene import Scene


def scene_text(scene: Scene) -> str:
    """A scene as JSON: its fields one a line, and each of its items on a line of its own."""
    fields: dict[str, object] = msgspec.json.decode(scene.to_json())
    lines = []
    for name, value in fields.items():
        if name == "items":
            assert isinstance(value, list)
            items = ",\n".join(f"  {_compact(item)}" for item in value)
            lines.append(f' "items": [\n{items}\n ]')
        else:
            lines.append(f' "{name}": {_compact(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
