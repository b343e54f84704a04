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


def checker(name, old, new):
    return Mutation(f"Sources/GalleyLanguage/{name}.swift", old, new, CHECKER)


MUTATIONS = [
    engine("LayoutEngine+Stack", "if position > 0 { total += gap(node, before: position) }", "if position > 1 { total += gap(node, before: position) }"),
    engine("LayoutEngine+Stack", "return node.childCount == 1 ? offer : nil", "return node.childCount <= 2 ? offer : nil"),
    engine("LayoutEngine+Stack", "share(main - gaps, from: base, axis: node.axis)", "share(main, from: base, axis: node.axis)"),
    engine("LayoutEngine+Stack", "let offer = main - gaps <= 0 ? 0 : main", "let offer = main"),
    engine("LayoutEngine+Stack", "return share < 0 ? 0 : share", "return share"),
    engine("LayoutEngine+StackOrder", "return flexibility < other.flexibility }", "return flexibility > other.flexibility }"),
    engine("LayoutEngine+StackOrder", "return minimum > other.minimum }", "return minimum < other.minimum }"),
    engine("LayoutEngine+StackOrder", "return position < other.position", "return position > other.position"),
    engine("LayoutEngine+StackOrder", "$0.priority > $1.priority", "$0.priority < $1.priority"),
    engine("LayoutEngine+StackOrder", "left -= 1", "left -= 0"),
    engine("LayoutEngine+StackOrder", "if candidate.priority > last { isSorted = false }", "if candidate.priority < last { isSorted = false }"),
    engine("LayoutEngine+StackOrder", "minima += candidates[place].minimum\n    }\n    if needsOrder", "minima += 0\n    }\n    if needsOrder"),
    engine("LayoutEngine+Frames", "return max(min(inner.isNaN ? .infinity : inner, child), minimum)", "return max(child, minimum)"),
    engine("LayoutEngine+Frames", "return min(max(inner.isNaN ? -.infinity : inner, child), maximum)", "return min(child, maximum)"),
    engine("LayoutEngine+Frames", "return min <= max", "return min < max"),
    engine("LayoutEngine+Frames", "ideal == nil && proposal.isNaN &&", "proposal.isNaN &&"),
    engine("LayoutEngine+Wrappers", "offer[raw: axis] = sane(proposal[raw: axis] - insets.total(axis))", "offer[raw: axis] = proposal[raw: axis] - insets.total(axis)"),
    engine("LayoutEngine+Wrappers", "height: size.height + insets.top + insets.bottom)", "height: size.height + insets.top)"),
    engine("LayoutEngine+Wrappers", "factor = node.options == 1 ? max(own, other) : min(own, other)", "factor = min(own, other)"),
    engine("LayoutEngine+Wrappers", "if base.width == base.height { base = Size(width: 1, height: 1) }", ""),
    engine("LayoutEngine+Sizing", "size[axis] = max(min(length, metrics.maximum[axis]), metrics.minimum[axis])", "size[axis] = min(length, metrics.maximum[axis])"),
    engine("LayoutEngine+Sizing", "size[axis] = max(proposal[axis] ?? node.first, node.first)", "size[axis] = proposal[axis] ?? node.first"),
    engine("LayoutEngine+Guides", "case .firstTextBaseline: result = min(result, value)", "case .firstTextBaseline: result = max(result, value)"),
    engine("LayoutEngine+Guides", "case .trailing: size.width\n", "case .trailing: size.width / 2\n"),
    engine("LayoutEngine+Memo", "static func sane(_ length: Double) -> Double { length > 0 ? length : 0 }", "static func sane(_ length: Double) -> Double { length }"),
    engine("LayoutEngine+Memo", ", stackHasRoom() else {", " else {"),
    engine("LayoutEngine+SafeArea", "edges.contains(EdgeSet(edge)) { result[edge] = insets[edge] }", "true { result[edge] = insets[edge] }"),
    engine("LayoutEngine+Spacing", "return lastDistance.length", "return lastDistance.length + 1"),
    checker("Checking/Checker+Calls", "let missing = signature.required.subtracting(named)", "let missing = ParameterSet()"),
    checker("Checking/Checker+Calls", "if !hasUnknownLabel { report(missingArguments", "if hasUnknownLabel { report(missingArguments"),
    checker("Checking/Checker+Overloads", "if callee.signatures.count == 1 { return 0 }", "return 0"),
    checker("Checking/Checker+Nodes", "guard admitsLevel(at: entry) else { return addInvalid(entry) }\n    switch", "switch"),
    checker("Checking/Checker+Uses", "if isVariable {\n", "if true {\n"),
    checker("Checking/Checker+Constants", "{ report(error.diagnostic) }", "{ }"),
    checker("Checking/RecursionCheck", "if case .constant(.bool(false)) = value.recipe { isCertain = false }", ""),
    checker("Definitions/ParameterSet", "others[word] |= 1 << UInt64(position % 64)", "others[word] |= 1 << UInt64(position)"),
    checker("Evaluating/Evaluator", "at: modifier.span) else { return }\n      let activation", "at: modifier.span) || true else { return }\n      let activation"),
    checker("Evaluating/Evaluator", "append(document.modifiers[index], index: index, isOwn: false, at: inside, to: &links)", "append(document.modifiers[index], index: 0, isOwn: false, at: inside, to: &links)"),
    checker("Lowering/Lowering", "if list.count <= 1 { return list.first }", "if list.isEmpty { return nil }"),
    checker("Lowering/Lowering", "primitive.givesWayToOneChild, hasOneStaticChild(node) {", "primitive.givesWayToOneChild {"),
    checker("Types/TypeContext+Builders", "while half * 2 < branches.count { half *= 2 }", "while half * 2 <= branches.count { half *= 2 }"),
    checker("Types/TypeContext+Builders", "case 1: return types[0]\n", "case 1: return store.add(\"TupleView\", types)\n"),
    checker("Types/ReceiverCheck", "if rule.allows(receiver.kind, reached) { return nil }", "return nil"),
    Mutation("Sources/Galley/Reports/FrameTraversal.swift", "entry.drawn = layout.drawnFrames[reported.layout].map { rounded($0) }", "entry.drawn = nil", CHECKER),
    Mutation("Sources/GalleyExpressions/Evaluating/CheckedExpressions+Operators.swift", "guard right != 0 else {", "guard right != 1 else {", CHECKER),
]
