package import GalleySource
import GalleyTables

/// A constant that an expression names as a member of its type, such as `Color.mint`.
package struct NamedMember: Sendable {
  package var name: String
  /// The full name of the type.
  package var type: String
  package var span: SourceSpan
}

extension CheckedExpressions {
  /// What expressions read of their surroundings.
  package struct Uses: Sendable {
    package var variables: [VariableReference] = []
    /// Functions of the document, by index.
    package var functions: [Index<DocumentFunction>] = []
    package var readsEnvironment = false
  }

  /// The number of operations so far, to ask for the uses of those that are added later.
  package var operationCount: Int { nodes.count }

  /// How much they take, in operations; the operands of long calls and lists take a quarter of one each.
  package var size: Int { nodes.count + (operands.count + arguments.count) / 4 }

  /// What the operations read that were added since there were `count`.
  package func uses(since count: Int) -> Uses {
    var uses = Uses()
    for node in nodes[nodes.indices(from: Index(min(count, nodes.count)))] {
      if case .variable(let reference) = node { uses.variables.append(reference) }
      if case .callDocument(let function, _, _) = node { uses.functions.append(function) }
      if case .environment = node { uses.readsEnvironment = true }
    }
    return uses
  }
}
