package import GalleyExpressions
package import GalleyTables

/// The state of all views of a document, kept from one evaluation to the next.
///
/// A view's state belongs to its identity: the node that it stands at, in the view around it, for the element of the loop
/// around it (SwiftUI's structural identity).
package struct StateStore: Sendable {
  /// What makes a view with state the same one in the next evaluation.
  package struct Identity: Hashable, Sendable {
    /// What tells it from others in the one around it.
    enum Site: Hashable, Sendable {
      case node(NodeID)
      /// A custom modifier, by its position among those of a node, with those that methods apply.
      case modifier(of: NodeID, position: Int)
      /// An element of a loop, by its id.
      case element(of: NodeID, id: Value)
      /// What a view keeps by itself: whether it is unfolded.
      case fold(of: NodeID)
    }

    var parent: IdentityID
    var site: Site
  }

  package typealias IdentityID = Index<Identity>

  private var identities: [Identity: IdentityID] = [:]
  private var values: [IdentityID: [Slot: Value]] = [:]
  /// Those that are unfolded.
  private var unfolded: Set<IdentityID> = []

  package init() {}

  /// The id of an identity; none has the document's.
  mutating func id(of identity: Identity) -> IdentityID {
    if let known = identities[identity] { return known }
    let id = IdentityID(identities.count + 1)
    identities[identity] = id
    return id
  }

  /// The value that was written to a piece of state; nil if it still has its first.
  subscript(identity: IdentityID, slot: Slot) -> Value? {
    get { values[identity]?[slot] }
    set { values[identity, default: [:]][slot] = newValue }
  }

  /// What was written to the state of a view, by slot.
  func written(at identity: IdentityID) -> [Slot: Value] { values[identity] ?? [:] }

  func isUnfolded(_ identity: IdentityID) -> Bool { unfolded.contains(identity) }

  /// Unfolds what is folded, and the other way round.
  mutating func turnFold(_ identity: IdentityID) {
    if unfolded.remove(identity) == nil { unfolded.insert(identity) }
  }
}

extension StateStore.IdentityID {
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
