import GalleyLayout
import GalleySource
import GalleyTables

/// Finds what of two documents leads to what is different, by running the rules of both layouts again side by side.
///
/// A length or place comes from others (`Step.causes`). Those that are different are followed; where none is, the change is at
/// the view itself.
struct DifferenceTrace {
  /// One of the layouts.
  private struct Side {
    let places: ArgumentPlaces
    var document: LaidOutDocument { places.document }
    var names: ExplainedNames { places.names }

    init(_ document: LaidOutDocument) { places = ArgumentPlaces(document) }

    func value(_ asked: Asked) -> Double? {
      let frame = document.frames[asked.node.position]
      switch asked.quantity {
      case .answer: return frame.size[asked.axis]
      case .offer: return document.proposals[asked.node.position][asked.axis]
      case .place: return frame.origin[asked.axis]
      }
    }
  }

  /// What a length or place that is different comes from at once.
  struct Origin {
    /// What else is different, in the second layout.
    var causes: [Asked] = []
    /// The changes that the rule reads itself.
    var changes: [Int] = []
  }

  private let before: Side
  private let after: Side
  private let changes: ChangeList
  /// By node of the second layout, that of the first; and the other way round.
  private(set) var earlier: [LayoutNodeID: LayoutNodeID] = [:]
  private var later: [LayoutNodeID: LayoutNodeID] = [:]
  private var visited: Set<Asked> = []
  /// The changes that lead to something.
  private(set) var reached: Set<Int> = []
  /// Changes at views where nothing else is different, more of which may stand there than matter.
  private(set) var suspected: Set<Int> = []

  /// More lengths and places than this are not followed.
  private static let most = 5_000
  /// Of more views beside a view the first stand for all; each is followed for itself.
  private static let mostBeside = 32

  init(_ before: LaidOutDocument, _ after: LaidOutDocument, _ pairs: NodePairs, _ changes: ChangeList) {
    self.before = Side(before)
    self.after = Side(after)
    self.changes = changes
    for case (let old?, let new) in pairs.present where old.entry.extent == .node && new.entry.extent == .node {
      earlier[new.entry.layout] = old.entry.layout
      later[old.entry.layout] = new.entry.layout
    }
  }

  // MARK: Following

  /// Follows what is different from a node to the changes behind it.
  mutating func follow(
    _ difference: NodeDifference, _ old: inout LayoutReplay, _ new: inout LayoutReplay
  ) {
    if difference.aspects == [.shown], let node = difference.node { reached.formUnion(changes.byNode[node] ?? []) }
    var pending = asked(of: difference)
    while let asked = pending.popLast(), visited.count < Self.most {
      guard visited.insert(asked).inserted else { continue }
      let origin = origin(of: asked, &old, &new)
      reached.formUnion(origin.changes)
      suspected.formUnion(changesAt(asked))
      if origin.causes.isEmpty, origin.changes.isEmpty { suspected.formUnion(changesAround(asked.node)) }
      pending += origin.causes
    }
  }

  /// The lengths and places of a node that are different, in the second layout.
  func asked(of difference: NodeDifference) -> [Asked] {
    guard let node = difference.after, difference.before != nil, node.entry.extent == .node else { return [] }
    let id = node.entry.layout
    return difference.aspects.flatMap { aspect -> [Asked] in
      switch aspect {
      case .shown: []
      case .width: [Asked(.answer, of: id, along: .horizontal)]
      case .height: [Asked(.answer, of: id, along: .vertical)]
      case .x: [Asked(.place, of: id, along: .horizontal)]
      case .y: [Asked(.place, of: id, along: .vertical)]
      case .lines, .truncation: [Asked(.answer, of: id, along: .horizontal), Asked(.answer, of: id, along: .vertical)]
      case .drawn: []
      }
    }
  }

  /// What something that is different comes from at once.
  func origin(of asked: Asked, _ old: inout LayoutReplay, _ new: inout LayoutReplay) -> Origin {
    guard let other = earlier[asked.node] else {
      return Origin(changes: after.names.owner(asked.node).map { nearestChanges(around: $0) } ?? [])
    }
    var origin = Origin()
    let now = new.reasons(for: asked)
    let then = old.reasons(for: Asked(asked.quantity, of: other, along: asked.axis))
    var known: Set<Asked> = []
    for cause in Self.causes(of: now) where isDifferent(cause) && known.insert(cause).inserted {
      origin.causes.append(cause)
    }
    for cause in Self.causes(of: then) {
      if let node = later[cause.node] {
        let cause = Asked(cause.quantity, of: node, along: cause.axis)
        if isDifferent(cause), known.insert(cause).inserted { origin.causes.append(cause) }
      } else if let node = before.names.owner(cause.node) {
        origin.changes += nearestChanges(around: node)
      }
    }
    origin.changes += now.flatMap(\.parameters).compactMap { after.places.place(of: $0) }
      .compactMap { changes.byPlaceAfter[$0] }
    origin.changes += then.flatMap(\.parameters).compactMap { before.places.place(of: $0) }
      .compactMap { changes.byPlaceBefore[$0] }
    return origin
  }

  private static func causes(of steps: [GalleyLayout.Step]) -> [Asked] {
    steps.flatMap { $0.causes.prefix(mostBeside) + $0.besides.prefix(mostBeside) }
  }

  private func isDifferent(_ asked: Asked) -> Bool {
    guard let other = earlier[asked.node] else { return true }
    let now = after.value(asked)
    let then = before.value(Asked(asked.quantity, of: other, along: asked.axis))
    guard let now, let then else { return now != then }
    return now != then && !(abs(now - then) <= NodeDifference.tolerance)
  }

  // MARK: Changes at nodes

  /// The changes at a node, or at the nearest around it that has some: what stands in a new view is told by that.
  private func nearestChanges(around node: Node) -> [Int] {
    if let own = changes.byNode[node] { return own }
    return node.ancestors.lazy.compactMap { changes.byNode[$0] }.first ?? []
  }

  /// The changes at the view that decides something, and at its counterpart: a length is decided by the view itself, an offer and a
  /// place by what is around it.
  private func changesAt(_ asked: Asked) -> [Int] {
    let nodes = [after.names.owner(asked.node), earlier[asked.node].flatMap { before.names.owner($0) }]
    return nodes.compactMap(\.self).flatMap { node -> [Int] in
      // Several nodes stand for one place of the layout, such as a view of the document and its body.
      let own = [node] + node.ancestors.prefix { $0.entry.extent == .node && $0.entry.layout == node.entry.layout }
      if asked.quantity == .answer { return own.flatMap { changes.byNode[$0] ?? [] } }
      let decider = own[own.count - 1].ancestors.first { $0.changesLayout }
      return decider.flatMap { changes.byNode[$0] } ?? []
    }
  }

  /// The changes at a view of the second layout and its counterpart, and those of what surrounds both and has no place of its
  /// own, such as a font.
  private func changesAround(_ id: LayoutNodeID) -> [Int] {
    var found = after.names.owner(id).map { around($0) } ?? []
    if let other = earlier[id] { found += before.names.owner(other).map { around($0) } ?? [] }
    return found
  }

  private func around(_ node: Node) -> [Int] {
    (changes.byNode[node] ?? []) + node.ancestors.filter { !$0.changesLayout }.flatMap { changes.byNode[$0] ?? [] }
  }

  // MARK: Reasons

  /// In a few words what a difference comes from at once: `it is offered 290.667 instead of 282.667`.
  func reason(
    for difference: NodeDifference, _ old: inout LayoutReplay, _ new: inout LayoutReplay
  ) -> String {
    guard let asked = asked(of: difference).first else { return "" }
    if let sum = sum(of: asked, &old, &new) { return sum }
    let origin = origin(of: asked, &old, &new)
    var own: [String] = []
    var others: [String] = []
    for cause in origin.causes {
      if cause.node == asked.node, cause.quantity == .offer {
        own.append("it is offered \(length(after.value(cause))) instead of \(length(earlierValue(cause)))")
      } else if let node = after.names.owner(cause.node) {
        let name = after.names.name(node)
        if node != difference.after, !others.contains(name) { others.append(name) }
      }
    }
    for index in origin.changes {
      let change = changes.changes[index]
      let name = "`\(VisibleText.of(change.name))`"
      if !change.isOfViews, !others.contains(name) { others.append(name) }
    }
    if !own.isEmpty { return own[0] }
    guard !others.isEmpty else { return "" }
    let shown = others.prefix(Self.mostNamed).joined(separator: ", ")
    return "follows from " + shown + (others.count > Self.mostNamed ? " and others" : "")
  }

  /// More views than this are not named as the origin of one difference.
  static let mostNamed = 3

  /// What a view of the second layout is called.
  func name(_ id: LayoutNodeID) -> String { after.names.name(id) }

  private func earlierValue(_ asked: Asked) -> Double? {
    earlier[asked.node].flatMap { before.value(Asked(asked.quantity, of: $0, along: asked.axis)) }
  }

  private func length(_ value: Double?) -> String { value.map { SentenceWriter.length($0) } ?? "no length" }
}
