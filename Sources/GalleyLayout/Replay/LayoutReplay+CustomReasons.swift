import GalleyTables

// Reasons of layouts that place their views by code.

extension LayoutReplay {
  mutating func customAnswer(_ rule: CustomLayoutRule, _ own: Placement, _ axis: Axis) -> Step {
    let size = own.size[axis]
    if let offered = own.proposal[axis], isSame(offered, size) {
      return Step(
        .customTake, own.node, axis, ["S": .number(size)], causes: [Asked(.offer, of: own, along: axis)])
    }
    return Step(
      .customSize, own.node, axis, ["P": content(own.proposal[axis]), "S": .number(size)],
      causes: [Asked(.offer, of: own, along: axis)])
  }

  mutating func customOffer(_ rule: CustomLayoutRule, _ own: Placement, from parent: Placement, _ axis: Axis) -> Step {
    guard let offered = parent.proposal[axis], let inner = own.proposal[axis], axis == .horizontal,
      rule.layout(in: engine) is ListLayout, own.origin[axis] > 0, offered - inner - own.origin[axis] >= 0
    else {
      let isSame = own.proposal[axis] == parent.proposal[axis]
      guard !isSame else { return otherOffer(own, from: parent, axis) }
      var offer = step(.customOffer, own, parent, axis)
      offer.parameters = insets(rule, of: own)
      return offer
    }
    let before = own.origin[axis]
    return Step(
      .listWidth, parent.node, axis,
      [
        "c": .node(own.node), "P": .number(offered), "a": .number(before),
        "b": .number(offered - inner - before), "inner": .number(inner),
      ], equations: ["inner = P - a - b"], parameters: insets(rule, of: own),
      causes: [Asked(.offer, of: parent, along: axis)])
  }

  func customPlace(_ rule: CustomLayoutRule, _ own: Placement, in parent: Placement, _ axis: Axis) -> Step {
    moved(isSame(own.origin[axis], 0) ? .passPlace : .customPlace, own, in: parent, axis, insets(rule, of: own))
  }

  /// The insets that a row of a list has of its own.
  private func insets(_ rule: CustomLayoutRule, of row: Placement) -> [ParameterPlace] {
    guard let list = rule.layout(in: engine) as? ListLayout,
      let position = rule.children(in: engine).firstIndex(of: row.node), list.items.indices.contains(position),
      list.items[position].insets != nil
    else { return [] }
    return [ParameterPlace(node: row.node, name: .insets)]
  }
}
