/// Which of the actions that wait for the same event run.
///
/// The innermost gesture wins; one of high priority further out wins over it, the outermost of several, and those that are
/// simultaneous run beside the winner. A press that a touch is too short for is told that it begins and ends, whoever wins.
/// Whatever waits for a view to come or go runs, the innermost first.
struct GestureRace {
  private let runsAll: Bool
  private var innermost: (response: ViewResponse, owner: ViewNodeID)?
  private var outermost: (response: ViewResponse, owner: ViewNodeID)?
  private var together: [(response: ViewResponse, owner: ViewNodeID)] = []
  private var presses: [ShortPress] = []

  init(_ trigger: ActionTrigger) {
    runsAll = trigger.isWatched
  }

  /// Adds what a view does, from the innermost view outwards.
  mutating func add(_ response: ViewResponse, of owner: ViewNodeID, rank: GestureRank) {
    switch rank {
    case .together: together.append((response, owner))
    case .outer: outermost = (response, owner)
    case .inner:
      if runsAll { together.append((response, owner)) } else if innermost == nil { innermost = (response, owner) }
    }
  }

  /// Adds a press that begins, and ends before its time.
  mutating func add(_ press: ShortPress) { presses.append(press) }

  /// Leaves out what was added: the gestures of the views inside do not count.
  mutating func leaveOutInner() { (innermost, outermost, together, presses) = (nil, nil, [], []) }

  /// What runs, with the outermost view that takes part; nil if nothing does.
  var result: (response: ViewResponse, owner: ViewNodeID)? {
    let winners = (outermost ?? innermost).map { [$0] } ?? []
    let all =
      presses.map { ($0.begins, $0.owner) } + winners + together + presses.map { ($0.ends, $0.owner) }
    guard let first = all.first, let last = all.last else { return nil }
    return all.count == 1 ? first : (.all(all.map(\.response)), last.owner)
  }
}

/// A press that a touch is too short for.
struct ShortPress {
  let owner: ViewNodeID
  let begins: ViewResponse
  let ends: ViewResponse
}

/// Whose gestures a modifier lets count.
package enum GestureMask: String, SwiftUIEnumeration {
  case none
  /// Its own.
  case gesture
  /// Those of the views in its view.
  case subviews
  case all

  package static var swiftName: String { "GestureMask" }
}

extension ArgumentLabel<[GestureMask]> {
  package static var gestureMask: Self { Self("including") }
}

extension [GestureMask] {
  var includesOwn: Bool { contains(.gesture) || contains(.all) }
  var includesInner: Bool { contains(.subviews) || contains(.all) }
}

extension ActionTrigger {
  /// Whether it is something that fingers do.
  package var isGesture: Bool {
    switch self {
    case .tap, .press, .gesture, .drag: true
    case .submit, .appear, .disappear, .change, .identity, .geometry, .preference, .dismissal, .refresh, .delete:
      false
    }
  }

  /// Whether it is something that SwiftUI notices by itself.
  var isWatched: Bool {
    switch self {
    case .appear, .disappear, .change, .identity, .geometry, .preference, .dismissal: true
    case .tap, .press, .gesture, .drag, .submit, .refresh, .delete: false
    }
  }
}
