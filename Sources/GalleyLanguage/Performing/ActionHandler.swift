package import GalleyExpressions
import GalleyTables

/// An action that a node of the view tree was given, with what it needs to run later.
package struct ActionHandler: Sendable {
  package let node: ViewNodeID
  /// The parameter of the node's call that the action was given for.
  let parameter: Index<Parameter>
  let action: Index<CheckedAction>
  /// The values in scope when the node was evaluated: an element of a loop is another one each time.
  let values: [Value]
}

/// Tells the values of one scope from those of another, as long as somebody keeps them.
struct ScopeIdentity: Hashable, Sendable {
  private let address: Int

  init(_ values: [Value]) {
    address = values.withUnsafeBufferPointer { $0.baseAddress.map { Int(bitPattern: $0) } ?? 0 }
  }
}

/// An action about to run, with what its closure is told.
package struct ActionCall: Sendable {
  package let handler: ActionHandler
  package let arguments: [Value]

  package init(_ handler: ActionHandler, _ arguments: [Value] = []) {
    self.handler = handler
    self.arguments = arguments
  }
}

/// Something that watches its surroundings from one evaluation to the next: `onChange`, `onAppear` and their like.
package struct Watcher: Sendable {
  /// What makes it the same one after the next evaluation.
  struct Key: Hashable, Sendable {
    var scope: StateStore.IdentityID
    var node: NodeID
    /// Its position among the modifiers of the node, with those that methods apply.
    var position: Int
  }

  let key: Key
  package let node: ViewNodeID
  /// The value that it watches; nil for one that waits to appear or to disappear.
  var value: Value?
}
