import GalleySource

/// A block whose views must be of one kind, such as the texts that are joined.
package struct PartArgument: Sendable {
  var node: NodeID
  var kind: ReceiverKind
  var label: String
  /// The view that takes it.
  var callee: String
}

extension TypeContext {
  /// Reports every view of such a block that is of another kind.
  mutating func checkParts(_ diagnostics: inout [Diagnostic]) {
    for argument in document.partArguments {
      var nodes = [argument.node]
      if case .block(let members) = document.nodes[argument.node].kind {
        nodes = Array(document.blockMembers[members])
      }
      for node in nodes {
        if case .invalid = document.nodes[node].kind { continue }
        let part = type(of: node)
        if part.kind != argument.kind { diagnostics.append(wrongPart(part, node, argument)) }
      }
    }
  }

  private func wrongPart(_ part: TypedReceiver, _ node: NodeID, _ argument: PartArgument) -> Diagnostic {
    Diagnostic(
      .wrongType,
      "`\(argument.label)` of `\(argument.callee)` takes \(argument.kind.plural), and this is `\(store.print(part.type))`",
      at: document.nodes[node].span,
      help: part.kind == .other && argument.kind == .text
        ? ["modifiers such as `font`, `bold` and `foregroundColor` leave a Text a Text; `padding` and `frame` do not"]
        : [])
  }
}

extension ReceiverKind {
  /// What a block of them takes, in the words of a message.
  fileprivate var plural: String { self == .image ? "an `Image`" : "`Text` views alone" }
}
