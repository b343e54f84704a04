"""The lines that `Tests/Mutations/run` changes: a slip that somebody could make in each rule of the engine and the checker."""

from dataclasses import dataclass

ENGINE = "GalleyLayoutTests|GalleyCaseTests"
CHECKER = "GalleyCaseTests|GalleyTests|GalleyPropertyTests"


@dataclass
class Mutation:
    file: str
    old: str
    new: str
    tests: str


def engine(name, old, new):
    return Mutation(f"Sources/GalleyLayout/Engine/{name}.swift", old, new, ENGINE)


def rule(name, old, new):
    return Mutation(f"Sources/GalleyLayout/Rules/{name}.swift", old, new, ENGINE)


def checker(name, old, new):
    return Mutation(f"Sources/GalleyLanguage/{name}.swift", old, new, CHECKER)


MUTATIONS = [
    rule("Arrangements/StackRule", "if position > 0 { total += gap(before: position, in: &engine) }", "if position > 1 { total += gap(before: position, in: &engine) }"),
    rule("Arrangements/StackRule", "return node.childCount == 1 ? offer : nil", "return node.childCount <= 2 ? offer : nil"),
    rule("Arrangements/StackRule", "engine.share(main - gaps, from: base, axis: axis, observer", "engine.share(main, from: base, axis: axis, observer"),
    rule("Arrangements/StackRule", "let offer = main - gaps <= 0 ? 0 : main", "let offer = main"),
    engine("LayoutEngine+StackOrder", "return share < 0 ? 0 : share", "return share"),
    engine("LayoutEngine+StackOrder", "return flexibility < other.flexibility }", "return flexibility > other.flexibility }"),
    engine("LayoutEngine+StackOrder", "return minimum > other.minimum }", "return minimum < other.minimum }"),
    engine("LayoutEngine+StackOrder", "return position < other.position", "return position > other.position"),
    engine("LayoutEngine+StackOrder", "$0.priority > $1.priority", "$0.priority < $1.priority"),
    engine("LayoutEngine+StackOrder", "left -= 1", "left -= 0"),
    engine("LayoutEngine+StackOrder", "if candidate.priority > last { isSorted = false }", "_ = last"),
    engine("LayoutEngine+StackOrder", "minima += candidates[position].minimum\n    }\n    if needsOrder", "minima += 0\n    }\n    if needsOrder"),
    rule("Wrappers/FlexibleFrameRule", "return max(min(inner.isNaN ? .infinity : inner, child), minimum)", "return max(child, minimum)"),
    rule("Wrappers/FlexibleFrameRule", "return min(max(inner.isNaN ? -.infinity : inner, child), maximum)", "return min(child, maximum)"),
    rule("Wrappers/FlexibleFrameRule", "return min <= max", "return min < max"),
    rule("Wrappers/FlexibleFrameRule", "ideal == nil && proposal.isNaN &&", "proposal.isNaN &&"),
    rule("Wrappers/PaddingRule", "offer[raw: axis] = sane(proposal[raw: axis] - insets.total(axis))", "offer[raw: axis] = proposal[raw: axis] - insets.total(axis)"),
    rule("Wrappers/PaddingRule", "height: size.height + insets.top + insets.bottom)", "height: size.height + insets.top)"),
    rule("Wrappers/AspectRatioRule", "factor = isFill ? max(own, other) : min(own, other)", "factor = min(own, other)"),
    rule("Wrappers/AspectRatioRule", "if base.width == base.height { base = Size(width: 1, height: 1) }", ""),
    rule("Leaves/ControlRule", "size[axis] = max(min(length, metrics.maximum[axis]), metrics.minimum[axis])", "size[axis] = min(length, metrics.maximum[axis])"),
    rule("Leaves/SpacerRule", "size[axis] = max(proposal[axis] ?? minLength, minLength)", "size[axis] = proposal[axis] ?? minLength"),
    engine("LayoutEngine+Guides", "result = min(result, value)", "result = max(result, value) + 0"),
    engine("LayoutEngine+Guides", "case .trailing: size.width\n", "case .trailing: size.width / 2\n"),
    engine("LayoutEngine+Memo", "static func sane(_ length: Double) -> Double { length > 0 ? length : 0 }", "static func sane(_ length: Double) -> Double { length }"),
    engine("LayoutEngine+Memo", "guard stackHasRoom() else {", "guard budget.affordsSize() else {"),
    Mutation("Sources/GalleyLayout/Tree/LayoutTree.swift", "edges.contains(EdgeSet(edge)) { result[edge] = self[edge] }", "true { result[edge] = self[edge] }", ENGINE),
    engine("SpacingMemo", "return lastDistance.length", "return lastDistance.length + 1"),
    checker("Checking/Calls/CallResolver", "resolution.missing = signature.required.subtracting(named)", "resolution.missing = ParameterSet()"),
    checker("Checking/Calls/Checker+LabelledCalls", "if !begun.hasUnknownLabel, !hasStyleSheet", "if begun.hasUnknownLabel, !hasStyleSheet"),
    checker("Checking/Calls/CallResolver", "if signatures.count == 1 { return 0 }", "return 0"),
    checker("Checking/Calls/CallResolver", "if best.map({ count > $0.count }) ?? true", "if best.map({ count < $0.count }) ?? true"),
    checker("Checking/Mistakes/Checker+LoopPositions", "return isPath && !list.isEmpty ? String(list) : nil", "return nil"),
    checker("Checking/Mistakes/Checker+ArgumentsElsewhere", "told.count == 1", "told.count == 2"),
    checker("Checking/Nodes/Checker+Nodes", "guard admitsLevel(at: entry) else { return addInvalid(entry) }\n    switch", "switch"),
    checker("Checking/Scopes/Checker+Uses", "if isVariable {\n", "if true {\n"),
    checker("Checking/Values/Checker+Constants", "{ report(error.diagnostic) }", "{ }"),
    checker("Checking/Definitions/RecursionCheck", "if case .constant(.bool(false)) = value.recipe { isCertain = false }", ""),
    checker("Definitions/ParameterSet", "others[word] |= 1 << UInt64(position % 64)", "others[word] |= 1 << UInt64(position)"),
    checker("Evaluating/Evaluator+Modifiers", "activation: activation, environment: scope.environment, instantiation: scope.instantiation)\n      for", "activation: scope.activation, environment: scope.environment, instantiation: scope.instantiation)\n      for"),
    checker("Evaluating/Evaluator+Modifiers", "append(document.modifiers[index], index: index, isOwn: false, at: inside, to: &links)", "append(document.modifiers[index], index: Index(0), isOwn: false, at: inside, to: &links)"),
    checker("Lowering/Lowering", "if list.count <= 1 { return list.first }", "if list.isEmpty { return nil }"),
    checker("Lowering/Lowering+Nodes", "primitive.givesWayToOneChild, hasOneStaticChild(node) {", "primitive.givesWayToOneChild {"),
    checker("Types/TypeContext+Builders", "while half * 2 < branches.count { half *= 2 }", "while half * 2 <= branches.count { half *= 2 }"),
    checker("Types/TypeContext+Builders", "case 1: return types[0]\n", "case 1: return store.add(\"TupleView\", types)\n"),
    checker("Types/ReceiverCheck", "if rule.allows(receiver.kind, reached) { return nil }", "return nil"),
    Mutation("Sources/Galley/Reports/FrameTraversal.swift", "var drawn = node.drawnFrame.map(rounded)", "var drawn: ViewBounds?", CHECKER),
    Mutation("Sources/GalleyExpressions/Evaluating/CheckedExpressions+Operators.swift", "guard right != 0 else {", "guard right != 1 else {", CHECKER),
]
