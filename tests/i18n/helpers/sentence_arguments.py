"""Which arguments a sentence is made with, read off the syntax tree around it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

Function = ast.FunctionDef | ast.AsyncFunctionDef
Names = frozenset[str]


@dataclass(frozen=True)
class Maker:
    """A function that makes a sentence of a key it is given.

    at, name: which parameter the key is, by position (without ``self``) and name. fixed: the arguments it adds,
    None if that cannot be read. rest: whether its keyword arguments are the sentence's.
    """

    at: int
    name: str
    fixed: Names | None
    rest: bool = False


class Module:
    """A source file: its calls, each with the functions around it, innermost first."""

    def __init__(self, tree: ast.Module) -> None:
        self._returns: dict[str, Function] = {}
        self._around: dict[ast.AST, tuple[Function, ...]] = {}
        self._enter(tree, ())

    def _enter(self, node: ast.AST, around: tuple[Function, ...]) -> None:
        for child in ast.iter_child_nodes(node):
            self._around[child] = around
            if isinstance(child, Function):
                self._returns[child.name] = child
                self._enter(child, (child, *around))
            else:
                self._enter(child, around)

    def names(self, node: ast.expr | None, at: ast.AST) -> Names | None:
        """The keys of an expression that is a dictionary, as seen from a place; None if they cannot be read."""
        match node:
            case None:
                return frozenset()
            case ast.Dict(keys, values):
                found: set[str] = set()
                for key, value in zip(keys, values, strict=True):
                    inner = self.names(value, at) if key is None else _literal(key)
                    if inner is None:
                        return None
                    found |= inner
                return frozenset(found)
            case ast.BinOp(left, ast.BitOr(), right):
                one, other = self.names(left, at), self.names(right, at)
                return None if one is None or other is None else one | other
            case ast.IfExp(_, body, orelse):
                # What it may hold: the sentence is chosen by the same condition elsewhere.
                one, other = self.names(body, at), self.names(orelse, at)
                return None if one is None or other is None else one | other
            case ast.Name(name):
                return self._variable(name, at)
            case ast.Call(ast.Name(name)) if name in self._returns:
                return self._returned(self._returns[name])
        return None

    def _returned(self, function: Function) -> Names | None:
        returns = [one for one in ast.walk(function) if isinstance(one, ast.Return)]
        return self.names(returns[0].value, returns[0]) if len(returns) == 1 else None

    def _variable(self, name: str, at: ast.AST) -> Names | None:
        """The keys of a local dictionary: those it was last made with before the place, and those set since."""
        line = getattr(at, "lineno", 0)
        for function in self._around.get(at, ()):
            made = [one for one in _assigned(function, name) if one[0] <= line and one[1] is not at]
            if not made:
                continue
            first, value = max(made, key=lambda one: one[0])
            keys = self.names(value, value)
            for changed_at, more in self._changes(function, name):
                if first < changed_at <= line:
                    keys = None if keys is None or more is None else keys | more
            return keys
        return None

    def _changes(self, function: Function, name: str) -> Iterator[tuple[int, Names | None]]:
        """Where a local dictionary gets more keys, and which; None if they cannot be read."""
        for node in ast.walk(function):
            match node:
                case ast.Assign([ast.Subscript(ast.Name(target), key)]) if target == name:
                    yield node.lineno, _literal(key)
                case ast.AugAssign(ast.Name(target), ast.BitOr(), value) if target == name:
                    yield node.lineno, self.names(value, value)
                case ast.Call(ast.Attribute(ast.Name(target), "update"), args, keywords) if target == name:
                    named = {one.arg for one in keywords}
                    given = self.names(args[0] if args else None, node)
                    known = None if None in named or given is None else given | {str(one) for one in named}
                    yield node.lineno, known

    def makers(self) -> Iterator[tuple[str, Maker]]:
        """The functions of the module that make a sentence of a key they are given, by name."""
        for function in self._returns.values():
            parameters = [one.arg for one in function.args.args if one.arg not in ("self", "cls")]
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or not call.args or called(call) != "Msg":
                    continue
                key = call.args[0]
                if not isinstance(key, ast.Name) or key.id not in parameters:
                    continue
                given = call.args[1] if len(call.args) > 1 else None
                rest = function.args.kwarg
                if rest is not None and isinstance(given, ast.Name) and given.id == rest.arg:
                    yield function.name, Maker(parameters.index(key.id), key.id, frozenset(), rest=True)
                else:
                    yield function.name, Maker(parameters.index(key.id), key.id, self.names(given, call))


def called(call: ast.Call) -> str:
    """The last part of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def key_given(call: ast.Call, maker: Maker) -> ast.expr | None:
    """What a call gives a maker as its key."""
    if len(call.args) > maker.at:
        return call.args[maker.at]
    return next((one.value for one in call.keywords if one.arg == maker.name), None)


def _literal(node: ast.expr) -> Names | None:
    return frozenset({str(node.value)}) if isinstance(node, ast.Constant) else None


def _assigned(function: Function, name: str) -> Iterator[tuple[int, ast.expr]]:
    for node in ast.walk(function):
        match node:
            case ast.Assign([ast.Name(target)], value) if target == name:
                yield node.lineno, value
            case ast.AnnAssign(ast.Name(target), _, value) if target == name and value is not None:
                yield node.lineno, value
