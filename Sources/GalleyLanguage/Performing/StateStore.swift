import GalleyExpressions

/// The state of all views of a document, kept from one evaluation to the next.
///
/// A view's state belongs to its place: the node that it stands at, in the view around it, for the element of the loop
/// around it (SwiftUI's structural identity).
package struct StateStore: Sendable {
  /// A place that has state of its own.
  struct Identity: Hashable, Sendable {
    /// The place around it, as an index in the store; -1 for the document.
    var parent: Int32
    /// The checked node, or -1 for an element of a loop.
    var node: Int32
    /// The id of the loop's element; null for anything else.
    var element: Value
  }

  /// The slot of what a view keeps by itself: whether it is unfolded.
  static let foldSlot: Int32 = -1

  private var identities: [Identity: Int32] = [:]
  /// By place and slot.
  private var values: [Int32: [Int32: Value]] = [:]

  package init() {}

  /// The number of a place; the document's is 0, which no other place has.
  mutating func number(of identity: Identity) -> Int32 {
    if let known = identities[identity] { return known }
    let number = Int32(identities.count + 1)
    identities[identity] = number
    return number
  }

  /// The value that was written to a piece of state; nil if it still has its first.
  subscript(identity: Int32, slot: Int32) -> Value? {
    get { values[identity]?[slot] }
    set { values[identity, default: [:]][slot] = newValue }
  }

  /// What was written to the state of a place, by slot.
  func written(at identity: Int32) -> [Int32: Value] { values[identity] ?? [:] }
}

/// A view with state, as it was evaluated.
package struct StateOwner: Sendable {
  /// The name of the custom view; empty for the document.
  package var name: String
  package var activation: Int32
  /// By slot.
  package var names: [Int32: String]
}
