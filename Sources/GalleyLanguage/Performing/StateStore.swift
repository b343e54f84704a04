package import GalleyExpressions
import GalleyFormats
package import GalleyTables

/// The state of all views of a document, kept from one evaluation to the next.
///
/// A view's state belongs to its place: the node that it stands at, in the view around it, for the element of the loop
/// around it (SwiftUI's structural identity).
package struct StateStore: Sendable {
  /// A place that has state of its own.
  package struct Identity: Hashable, Sendable {
    /// What tells a place from others in the one around it.
    enum Site: Hashable, Sendable {
      case node(NodeID)
      /// A custom modifier, by its entry in the document.
      case modifier(EntryID)
      /// An element of a loop, by its id.
      case element(of: NodeID, id: Value)
      /// What a view keeps by itself: whether it is unfolded.
      case fold(of: NodeID)
    }

    var parent: PlaceID
    var site: Site
  }

  package typealias PlaceID = Index<Identity>

  private var views: [Identity: PlaceID] = [:]
  private var values: [PlaceID: [Slot: Value]] = [:]
  /// The places that are unfolded.
  private var unfolded: Set<PlaceID> = []

  package init() {}

  /// Where a place is; no other is the document's.
  mutating func span(of identity: Identity) -> PlaceID {
    if let known = views[identity] { return known }
    let scope = PlaceID(views.count + 1)
    views[identity] = scope
    return scope
  }

  /// The value that was written to a piece of state; nil if it still has its first.
  subscript(scope: PlaceID, slot: Slot) -> Value? {
    get { values[scope]?[slot] }
    set { values[scope, default: [:]][slot] = newValue }
  }

  /// What was written to the state of a place, by slot.
  func written(at scope: PlaceID) -> [Slot: Value] { values[scope] ?? [:] }

  func isUnfolded(_ scope: PlaceID) -> Bool { unfolded.contains(scope) }

  /// Unfolds what is folded, and the other way round.
  mutating func turnFold(_ scope: PlaceID) {
    if unfolded.remove(scope) == nil { unfolded.insert(scope) }
  }
}

extension StateStore.PlaceID {
  /// The document itself.
  static var document: Self { Self(0) }
}

/// A view with state, as it was evaluated.
package struct StateOwner: Sendable {
  /// The name of the custom view; empty for the document.
  package var name: String
  package var activation: Index<Activation>
  /// By slot.
  package var names: [Slot: String]
}
