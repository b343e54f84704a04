package import GalleyExpressions
import GalleyLayout
package import GalleyTables

/// The state of all views of a document, kept from one evaluation to the next.
///
/// A view's state belongs to its identity: the node that it stands at, in the view, branch, property or slot around it, for
/// the element of the loop around it (SwiftUI's structural identity), below the values of `id` around it. It begins when the
/// view is first evaluated, and is forgotten when the view is gone.
package struct StateStore: Sendable {
  /// What makes a view with state the same one in the next evaluation.
  package struct Identity: Hashable, Sendable {
    /// What tells it from others in the one around it.
    enum Site: Hashable, Sendable {
      case node(NodeID)
      /// A custom modifier, by its position among those of a node, with those that methods apply.
      case modifier(of: NodeID, position: Int)
      /// The branch of a condition or a choice, by its position.
      case branch(of: NodeID, Int)
      /// What `id` is applied to, by the modifier's position among those of a node and the value.
      case explicit(of: NodeID, position: Int, id: Value)
      /// An element of a loop, by its id.
      case element(of: NodeID, id: Value)
      /// What a view keeps by itself: whether it is unfolded.
      case fold(of: NodeID)
      /// What a scroll view keeps: how far its content was moved.
      case scroll(of: NodeID)
      /// What a navigation stack keeps by itself: the values whose pages it shows.
      case path(of: NodeID)
    }

    var parent: IdentityID
    var site: Site
  }

  /// How many names that are used once were made.
  var uniqueNames = 0

  package typealias IdentityID = Index<Identity>

  private var identities: [Identity: IdentityID] = [:]
  /// What was written.
  private var values: [IdentityID: [ValueSlot: Value]] = [:]
  /// What state had when its view appeared.
  private var firstValues: [IdentityID: [ValueSlot: Value]] = [:]
  /// Those that are unfolded.
  private var unfolded: Set<IdentityID> = []
  /// The values whose pages are pushed on stacks without a path of the document's.
  private var paths: [IdentityID: [Value]] = [:]
  /// How far scroll views have moved their content, where somebody has.
  private var offsets: [IdentityID: Point] = [:]

  package init() {}

  /// The id of an identity; none has the document's.
  mutating func id(of identity: Identity) -> IdentityID {
    if let known = identities[identity] { return known }
    let id = IdentityID(identities.count + 1)
    identities[identity] = id
    return id
  }

  /// The value of a piece of state; nil if its view has not begun.
  ///
  /// What is set counts as written.
  subscript(identity: IdentityID, slot: ValueSlot) -> Value? {
    get { values[identity]?[slot] ?? firstValues[identity]?[slot] }
    set { values[identity, default: [:]][slot] = newValue }
  }

  /// Keeps the first value of a piece of state.
  mutating func begin(_ identity: IdentityID, _ slot: ValueSlot, with value: Value) {
    firstValues[identity, default: [:]][slot] = value
  }

  /// Forgets the state of all views but those that are there, and what all others keep by themselves.
  mutating func keepOnly(
    _ owners: Set<IdentityID>, folds: Set<IdentityID>, paths: Set<IdentityID>, scrolls: Set<IdentityID>
  ) {
    values = values.filter { owners.contains($0.key) }
    firstValues = firstValues.filter { owners.contains($0.key) }
    unfolded.formIntersection(folds)
    self.paths = self.paths.filter { paths.contains($0.key) }
    offsets = offsets.filter { scrolls.contains($0.key) }
  }

  /// What was written to the state of a view, by slot.
  func written(at identity: IdentityID) -> [ValueSlot: Value] { values[identity] ?? [:] }

  /// The values whose pages a stack shows that keeps its path by itself.
  subscript(pathAt identity: IdentityID) -> [Value] {
    get { paths[identity] ?? [] }
    set { paths[identity] = newValue }
  }

  /// How far a scroll view has moved its content; nil if nobody has moved it.
  subscript(offsetAt identity: IdentityID) -> Point? {
    get { offsets[identity] }
    set { offsets[identity] = newValue }
  }

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
  package var names: [ValueSlot: String]
}
