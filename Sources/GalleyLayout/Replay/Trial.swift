import GalleyTables

/// A view that is laid out once more, with what its container offered it only while it was measured.
///
/// What a view answered then decides how long its container is; what it is offered when it is placed may follow from that. Both
/// need reasons of their own, or a length would be its own cause.
package struct Trial: Hashable, Sendable {
  var node: LayoutNodeID
  var proposal: Proposal
  /// The trial in which its container was measured; none for the layout itself.
  var outer: Link<Trial>
  /// Whether only its least length was asked for.
  var isLeast = false
}

/// A node in the layout, or in a trial.
struct Seat: Hashable {
  var node: LayoutNodeID
  var trial: Link<Trial>
}

extension LayoutReplay {
  /// A view as its container measured it: as it is placed if that offers and answers the same along an axis, tried otherwise.
  mutating func measured(
    _ view: Placement, offered proposal: Proposal, in parent: Placement, along axis: Axis
  ) -> Placement {
    guard view.proposal != proposal else { return view }
    let size = size(of: view.node, offered: proposal, at: parent)
    if view.proposal[axis] == proposal[axis], isSame(view.size[axis], size[axis]) { return view }
    return tried(Trial(node: view.node, proposal: proposal, outer: parent.trial), size, from: view, in: parent)
  }

  /// A view as a stack found its least length; nil where that is no length that the view takes, as of a text.
  mutating func least(_ view: Placement, in parent: Placement, along axis: Axis) -> Placement? {
    var offer = view.proposal
    offer[axis] = 0
    let size = size(of: view.node, offered: offer, at: parent)
    guard isSame(engine.leastLength(of: view.node, along: axis, offer), size[axis]) else { return nil }
    return tried(
      Trial(node: view.node, proposal: offer, outer: parent.trial, isLeast: true), size, from: view, in: parent)
  }

  /// A view that its container asked and did not choose, as it answered.
  mutating func untaken(
    _ node: LayoutNodeID, _ size: Size, offered proposal: Proposal, in parent: Placement
  ) -> Placement {
    let view = Placement(
      node: node, parent: Link(parent.node), proposal: proposal, size: size, origin: .zero,
      frame: Rect(origin: parent.frame.origin, size: size), context: parent.context)
    return tried(Trial(node: node, proposal: proposal, outer: parent.trial), size, from: view, in: parent)
  }

  /// Whether a view is tried only for its least length.
  func isLeast(_ own: Placement) -> Bool {
    own.trial.index.map { known.trials[$0].isLeast && known.trials[$0].node == own.node } ?? false
  }

  private mutating func tried(_ trial: Trial, _ size: Size, from view: Placement, in parent: Placement) -> Placement {
    let link: Link<Trial>
    if let index = known.trialIndices[trial] {
      link = Link(index)
    } else {
      let index = Index<Trial>(known.trials.count)
      known.trials.append(trial)
      known.trialIndices[trial] = index
      link = Link(index)
    }
    let seat = Seat(node: view.node, trial: link)
    if let known = known.placements[seat] { return known }
    let placement = Placement(
      node: view.node, parent: Link(parent.node), proposal: trial.proposal, size: size, origin: view.origin,
      frame: Rect(origin: view.frame.origin, size: size), context: view.context, trial: link)
    known.placements[seat] = placement
    return placement
  }

  /// How the node around another was placed on the same occasion; nil for what a window holds.
  mutating func parent(of own: Placement) -> Placement? {
    guard let node = own.parent.index else { return nil }
    var trial = own.trial
    if let index = trial.index, known.trials[index].node == own.node { trial = known.trials[index].outer }
    return placement(of: Seat(node: node, trial: trial))
  }

  /// Whether what a view is offered along an axis is what its container also offered while it was measured.
  func isMeasuring(_ own: Placement, in parent: Placement, offered proposal: Proposal, _ axis: Axis) -> Bool {
    own.trial != parent.trial || own.proposal[axis] == proposal[axis]
  }

  /// Whether two lengths are equal but for rounding.
  func isSame(_ first: Double, _ second: Double) -> Bool { first == second || abs(first - second) < Step.tolerance }
}
