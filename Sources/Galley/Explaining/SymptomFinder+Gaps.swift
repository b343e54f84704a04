import GalleyLayout
import GalleySource
import GalleyTables

// The room between two views, as the exact sum of what makes it.

extension SymptomFinder {
  /// What stands between two views along the way from one to the other: how much, and whose it is.
  struct Part {
    var length: Double
    var owner: String
  }

  /// The room between two views; nil where none is between them.
  func gap(from first: Node, to second: Node) -> Symptom? {
    guard isSeen(first), isSeen(second), first != second, let common = common(first, second) else { return nil }
    let (one, other) = (Rect(first.frame), Rect(second.frame))
    let axes = Axis.allCases.filter { axis in room(one, other, axis) > 0.0005 || room(other, one, axis) > 0.0005 }
    // A stack puts its views behind each other along one axis only.
    let cells = cells(around: first, second, in: common)
    let stacked = axes.first { isStacked(common, along: $0) } ?? axes.first { cells?.isApart(along: $0) ?? false }
    guard let axis = stacked ?? axes.first else { return nil }
    let isForward = room(one, other, axis) > 0
    let (before, behind) = isForward ? (first, second) : (second, first)
    if let cells = isForward ? cells : cells?.reversed, cells.isApart(along: axis) {
      let parts =
        ends(of: before, within: cells.first.node, axis) + between(cells, axis)
        + starts(of: behind, within: cells.second.node, axis)
      return symptom(before, parts, "between \(names.name(before)) and \(names.name(behind))")
    }
    guard let outer = child(of: common, around: before), let inner = child(of: common, around: behind) else {
      return nil
    }
    let parts =
      ends(of: before, within: outer, axis) + between(outer, inner, in: common, axis)
      + starts(of: behind, within: inner, axis)
    return symptom(before, parts, "between \(names.name(before)) and \(names.name(behind))")
  }

  /// The room behind a view, up to the next in the nearest stack, or to the edge of the window.
  func gap(behind node: Node) -> Symptom? {
    guard isSeen(node), hasInk(node) else { return nil }
    var inner = node
    for outer in node.ancestors {
      if Axis.allCases.contains(where: { isStacked(outer, along: $0) }) {
        let views = Array(outer.children).filter { isSeen($0) }
        let next = views.drop { $0 != inner }.dropFirst().first
        if let next { return gap(from: node, to: next) }
      }
      inner = outer
    }
    return edge(node)
  }

  /// The room between a view and the lower edge of the window.
  private func edge(_ node: Node) -> Symptom? {
    guard let window, let root = ([node] + Array(node.ancestors)).last else { return nil }
    let axis = Axis.vertical
    if let sheet = presentation(around: node) {
      return symptom(
        node, ends(of: node, within: sheet, axis),
        "between \(names.name(node)) and the lower edge of \(names.name(sheet))")
    }
    let safe = document.surroundings.canvas.safeArea
    let end = Rect(root.frame).end(axis)
    var parts = ends(of: node, within: root, axis)
    parts.append(Part(length: window[axis] - safe.end(axis) - end, owner: "the room that is left"))
    parts.append(Part(length: safe.end(axis), owner: "the safe area"))
    return symptom(node, parts, "between \(names.name(node)) and the lower edge of the window")
  }

  private func symptom(_ node: Node, _ parts: [Part], _ between: String) -> Symptom? {
    let told = parts.filter { abs($0.length) > 0.0005 }
    let sum = told.reduce(0) { $0 + $1.length }
    guard sum > 0.0005 else { return nil }
    let between = "\(number(sum)) \(between): "
    if told.count == 1 {
      return Symptom(kind: .gap, node: node, text: between + told[0].owner + ".")
    }
    var terms = ""
    for part in told {
      terms += terms.isEmpty ? number(part.length) : SentenceWriter.summand(part.length)
      terms += " (\(part.owner))"
    }
    return Symptom(kind: .gap, node: node, text: "\(between)\(terms) = \(number(sum)).")
  }

  private func room(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
    second.origin[axis] - first.end(axis)
  }

  private func isStacked(_ node: Node, along axis: Axis) -> Bool {
    node.isExplicable && !node.isModifier && document.tree.isStack(node.entry.layout, along: axis)
  }

  private func common(_ first: Node, _ second: Node) -> Node? {
    let around = Set(first.ancestors)
    guard let common = second.ancestors.first(where: { around.contains($0) }) else { return nil }
    // What is presented stands in a window of its own.
    let isBetween = [first, second].contains { presentation(around: $0, within: common) != nil }
    return isBetween ? nil : common
  }

  /// The nearest sheet, cover or the like that a view stands in, inside of a node around it.
  func presentation(around node: Node, within outer: Node? = nil) -> Node? {
    ([node] + Array(node.ancestors)).prefix { $0 != outer }.first { $0.role?.isPresented ?? false }
  }

  private func child(of common: Node, around node: Node) -> Node? {
    if node.parent == common { return node }
    return node.ancestors.first { $0.parent == common }
  }

  /// What stands behind a view inside the outermost node around it.
  private func ends(of node: Node, within outer: Node, _ axis: Axis) -> [Part] {
    steps(node, outer) { inner, around in Rect(around.frame).end(axis) - Rect(inner.frame).end(axis) }
  }

  /// What stands before a view inside the outermost node around it, from outside.
  private func starts(of node: Node, within outer: Node, _ axis: Axis) -> [Part] {
    steps(node, outer) { inner, around in Rect(inner.frame).origin[axis] - Rect(around.frame).origin[axis] }.reversed()
  }

  private func steps(_ node: Node, _ outer: Node, _ length: (Node, Node) -> Double) -> [Part] {
    var parts: [Part] = []
    var inner = node
    while inner != outer, let around = inner.parent {
      parts.append(Part(length: length(inner, around), owner: owner(around)))
      inner = around
    }
    return parts
  }

  /// What a container has between two of its views: others, and its own gaps.
  private func between(_ first: Node, _ second: Node, in common: Node, _ axis: Axis) -> [Part] {
    // From right to left the first view stands last.
    let views = Array(common.children).filter { isSeen($0) }
      .sorted { Rect($0.frame).origin[axis] < Rect($1.frame).origin[axis] }
    guard isStacked(common, along: axis), let start = views.firstIndex(of: first),
      let end = views.firstIndex(of: second), start < end
    else {
      return [Part(length: room(Rect(first.frame), Rect(second.frame), axis), owner: owner(common))]
    }
    var parts: [Part] = []
    for position in start + 1...end {
      let (last, next) = (Rect(views[position - 1].frame), Rect(views[position].frame))
      let gap = gapOwner(common, views[position - 1], views[position], axis, length: room(last, next, axis))
      parts.append(Part(length: room(last, next, axis), owner: gap))
      if position < end { parts.append(Part(length: next.size[axis], owner: owner(views[position]))) }
    }
    return parts
  }

  /// Whose a gap of a stack is, and why it is what it is.
  private func gapOwner(_ stack: Node, _ before: Node, _ behind: Node, _ axis: Axis, length: Double) -> String {
    let name = stack.name == nil ? stack.view : names.name(stack)
    let parameter = ParameterPlace(node: stack.entry.layout, name: .spacing)
    if let place = ArgumentPlaces(document: document, names: names).place(of: parameter) {
      return "\(name), \(shown(place))"
    }
    let form = document.replay?.ask { replay in
      replay.formOfGap(from: before.entry.layout, to: behind.entry.layout, along: axis)
    }
    switch form ?? nil {
    case .textBelow: return "\(name), the descent and a tenth of the line of the text below"
    case .textAbove: return "\(name), the height and a tenth of the line of the text above, less its capitals"
    case .textAboveSmall: return "\(name), the descent and a tenth of the line of the text above"
    case .texts: return "\(name), the leading of the lower text"
    case .plain, .joint, .clause, .then, .spacer, .nothing, .first, .other, .over, .centred, .centredAtStart, nil:
      return "\(name), \(number(length)) of ordinary views"
    }
  }

  /// What a part is told with: a name and the place of what it is told.
  func owner(_ node: Node) -> String {
    if node.isModifier, node.name == nil, let place = names.valuePlace(node) { return "\(node.view), \(shown(place))" }
    let name = names.name(node)
    // What tells views of one name apart is their place already.
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
      return "\(name[..<open].dropLast()), \(name[name.index(after: open)...].dropLast())"
    }
    return node.sourceRange.map { "\(name), \(shown($0))" } ?? name
  }
}
