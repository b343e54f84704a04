import GalleyTables

/// A length or a place that can be asked for the reason of.
package struct Asked: Hashable, Sendable {
  /// What is asked of a node.
  package enum Quantity: Hashable, Sendable {
    /// What it was offered when it was placed.
    case offer
    /// How long it is.
    case answer
    /// Where it stands in the window.
    case place
  }

  package var node: LayoutNodeID
  package var quantity: Quantity
  package var axis: Axis
  /// The trial in which it was so; none for the layout itself.
  let trial: Link<Trial>

  package init(_ quantity: Quantity, of node: LayoutNodeID, along axis: Axis) {
    self.init(quantity, Seat(node: node, trial: .none), axis)
  }

  init(_ quantity: Quantity, of placement: Placement, along axis: Axis) { self.init(quantity, placement.seat, axis) }

  private init(_ quantity: Quantity, _ seat: Seat, _ axis: Axis) {
    node = seat.node
    trial = seat.trial
    self.quantity = quantity
    self.axis = axis
  }

  var seat: Seat { Seat(node: node, trial: trial) }
}

/// One reason: a rule with its values, and what they come from.
package struct Step: Sendable {
  /// What a value of a step is.
  package enum Content: Sendable {
    case number(Double)
    case numbers([Double])
    case node(LayoutNodeID)
    case nodes([LayoutNodeID])
    /// Views with their least and most lengths.
    case ranges([Range])
    case word(String)
  }

  /// The lengths between which a view gives way.
  package struct Range: Sendable {
    package var node: LayoutNodeID
    package var least: Double
    package var most: Double
    /// Whether it is as long whatever it is offered.
    package var isFixed: Bool
  }

  /// Ways to say what a rule says.
  package enum Form: String, Sendable, CaseIterable {
    /// Nothing is kept, or moved.
    case plain
    /// Both axes have it, and are told together.
    case joint
    /// It follows another sentence about the same view.
    case clause
    /// A turn of a stack that another follows.
    case then
    /// Why a gap is what it is: a Spacer, an empty container, ordinary views, and texts below, above and on both sides.
    case spacer, nothing, textBelow, textAbove, textAboveSmall, texts
    /// A background beside another that it is compared with: the first, and those behind it.
    case first, other
    /// A length that is more than what is offered.
    case over
    /// In the middle of a part of a container; of one that begins where the container does.
    case centred, centredAtStart
  }

  package struct NamedValue: Sendable {
    package var name: String
    package var content: Content
  }

  /// Lengths that differ by less are equal but for rounding.
  static let tolerance = 1e-9

  /// More views than this are told by their sum or their number.
  static let mostListed = 12

  package var rule: RuleID
  package var axis: Axis
  /// The view that the sentence is about, and then what it is told with.
  package var values: [NamedValue]
  /// What holds between the values, by their names.
  package var equations: [String]
  /// The parameters of a view that are to blame.
  package var parameters: [ParameterPlace]
  /// What the values come from, in the order in which it is told.
  package var causes: [Asked]
  /// What else entered the values: named with its numbers, and followed only when all is to be told.
  package var besides: [Asked]
  /// Which of the turns of a stack it tells; 0 for what is no turn.
  var turn = 0
  /// How its rule says it, where it has several ways; nil for the usual one.
  package var form: Form?

  init(
    _ rule: RuleID, _ node: LayoutNodeID, _ axis: Axis, _ values: KeyValuePairs<String, Content> = [:],
    equations: [String] = [], parameters: [ParameterPlace] = [], causes: [Asked] = [],
    besides: [Asked] = []
  ) {
    self.rule = rule
    self.axis = axis
    self.values =
      [NamedValue(name: "n", content: .node(node))] + values.map { NamedValue(name: $0.key, content: $0.value) }
    self.equations = equations
    self.parameters = parameters
    self.causes = causes
    self.besides = besides
  }

  /// The views that it tells of, without those in lists.
  package var nodes: [LayoutNodeID] {
    values.compactMap { value in
      if case .node(let node) = value.content { return node }
      return nil
    }
  }

  /// The views of its ranges, in their order.
  package var rangeOrder: [LayoutNodeID] {
    for value in values {
      if case .ranges(let ranges) = value.content { return ranges.map(\.node) }
    }
    return []
  }

  /// Whether its sentence is about a view.
  package func isAbout(_ node: LayoutNodeID) -> Bool {
    guard case .node(let own)? = values.first?.content else { return false }
    return own == node
  }

  /// The word of a name; nil if there is none.
  package func text(_ name: String) -> String? {
    for value in values where value.name == name {
      if case .word(let word) = value.content { return word }
    }
    return nil
  }

  /// The views of a list; none if there is no such list.
  package func list(_ name: String) -> [LayoutNodeID] {
    for value in values where value.name == name {
      if case .nodes(let nodes) = value.content { return nodes }
    }
    return []
  }

  /// The number of a name; nil if there is none.
  package func number(_ name: String) -> Double? {
    for value in values where value.name == name {
      if case .number(let number) = value.content { return number }
    }
    return nil
  }
}

/// A parameter of a view, whose place in the document is to be found.
package struct ParameterPlace: Hashable, Sendable {
  package var node: LayoutNodeID
  package var name: ParameterName

  package init(node: LayoutNodeID, name: ParameterName) {
    self.node = node
    self.name = name
  }
}
