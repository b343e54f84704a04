/// In which order a stack's children are served. Source: layout-semantics 2.2, steps 1 to 4 of the order.
extension LayoutEngine {
  /// Puts a group of equal priority in order of flexibility and returns the sum of its minima.
  ///
  /// Probes 0 and ∞ only where the answers can matter: the order matters when two or more children give way, and the
  /// minima where a group of higher priority goes first.
  mutating func orderGroup(
    _ group: Range<Int>, orderBase: Int, base: Int, probeBase: Int, axis: Axis
  ) -> Double {
    let needsOrder = orderMatters(group, base: base, axis: axis)
    let needsMinima = group.lowerBound > orderBase
    guard needsOrder || needsMinima else { return 0 }
    var minima = 0.0
    for place in group {
      let item = Int(stackOrder[place])
      let probe = self.probe(base + item, axis: axis, alsoMaximum: needsOrder)
      stackProbes[probeBase + item] = probe
      minima += probe.minimum
    }
    if needsOrder { sort(group, probeBase: probeBase) }
    return minima
  }

  private mutating func orderMatters(_ group: Range<Int>, base: Int, axis: Axis) -> Bool {
    guard group.count > 1 else { return false }
    var flexible = -1
    for place in group {
      let flags = facts[Int(arranged[base + Int(stackOrder[place])].child)].flags
      guard flags.contains(.dependsOn(axis)) else { continue }
      if flexible >= 0 { return true }
      flexible = place
    }
    guard flexible >= 0 else { return false }
    let flags = facts[Int(arranged[base + Int(stackOrder[flexible])].child)].flags
    if flags.contains(.unbounded(axis)) {
      moveLast(flexible, in: group)
      return false
    }
    return flags.contains(.isDisorderly) || flexible != group.upperBound - 1
  }

  /// Moves one place of the order behind the others of its group.
  private mutating func moveLast(_ place: Int, in group: Range<Int>) {
    let item = stackOrder[place]
    for later in place + 1..<max(group.upperBound, place + 1) { stackOrder[later - 1] = stackOrder[later] }
    stackOrder[group.upperBound - 1] = item
  }

  private mutating func probe(_ item: Int, axis: Axis, alsoMaximum: Bool) -> StackProbe {
    let child = arranged[item].child
    var offer = arranged[item].proposal
    let node = tree.nodes[Int(child)]
    guard facts[Int(child)].flags.contains(.dependsOn(axis)) else {
      return StackProbe(minimum: measure(child, offer)[axis], flexibility: 0)
    }
    if node.kind == .spacer { return StackProbe(minimum: node.first, flexibility: .infinity) }
    offer[raw: axis] = 0
    var probe = StackProbe(minimum: measure(child, offer)[axis])
    if alsoMaximum {
      offer[raw: axis] = .infinity
      probe.flexibility = measure(child, offer)[axis] - probe.minimum
      if probe.flexibility.isNaN { probe.flexibility = 0 }
    }
    return probe
  }

  private mutating func sort(_ group: Range<Int>, probeBase: Int) {
    let probes = stackProbes
    func precedes(_ left: Int32, _ right: Int32) -> Bool {
      let (first, second) = (probes[probeBase + Int(left)], probes[probeBase + Int(right)])
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      if first.flexibility == .infinity && first.minimum != second.minimum { return first.minimum > second.minimum }
      return left < right
    }
    var isSorted = true
    for place in group.dropFirst() where !precedes(stackOrder[place - 1], stackOrder[place]) {
      isSorted = false
      break
    }
    if isSorted { return }
    let sorted = stackOrder[group].sorted(by: precedes)
    stackOrder.replaceSubrange(group, with: sorted)
  }
}
