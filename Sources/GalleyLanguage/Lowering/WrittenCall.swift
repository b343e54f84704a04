import GalleyExpressions

/// A call as it is written, for what must be known of views that are never evaluated: those of a loop over nothing.
package struct WrittenCall {
  private let document: CheckedProgram
  private let catalogue: Catalogue
  private let call: CheckedCall
  private let parameters: [Parameter]
  private let modifiers: IndexRange

  /// Nil for a node that is not a view called `name`.
  init?(_ node: CheckedNode, named name: String, _ document: CheckedProgram, _ catalogue: Catalogue) {
    guard case .view(let definition) = node.kind, catalogue.views[Int(definition)].name == name else { return nil }
    self.init(
      node.call, catalogue.views[Int(definition)].overloads[Int(node.call.overload)].parameters, node.modifiers,
      document, catalogue)
  }

  private init(
    _ call: CheckedCall, _ parameters: [Parameter], _ modifiers: IndexRange, _ document: CheckedProgram,
    _ catalogue: Catalogue
  ) {
    self.call = call
    self.parameters = parameters
    self.modifiers = modifiers
    self.document = document
    self.catalogue = catalogue
  }

  /// The first modifier called `name` of the view.
  package func modifier(_ name: String) -> WrittenCall? {
    for index in modifiers.indices {
      let modifier = document.modifiers[index]
      guard case .modifier(let definition) = modifier.kind, catalogue.modifiers[Int(definition)].name == name else {
        continue
      }
      let overload = catalogue.modifiers[Int(definition)].overloads[Int(modifier.call.overload)]
      return WrittenCall(
        modifier.call, overload.parameters, IndexRange(start: 0, count: 0), document, catalogue)
    }
    return nil
  }

  /// An argument that is written plainly; nil for one that is computed.
  package subscript<Reading>(label: ArgumentLabel<Reading>) -> Reading? {
    value(label.name).flatMap { label.read($0, document.types) }
  }

  private func value(_ label: String) -> Value? {
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      guard case .constant(let constant) = argument.content, parameters[Int(argument.parameter)].label == label else {
        continue
      }
      return document.constants[Int(constant)].value
    }
    return nil
  }
}

extension Lowering {
  /// The views called `name` that the block of a loop would make for an element.
  package func writtenViews(_ name: String, inLoop loop: ViewNodeID) -> [WrittenCall] {
    guard case .forEach(let index) = document.nodes[Int(tree[loop].source)].kind else {
      return []
    }
    let content = document.nodes[document.forEachs[Int(index)].content.index]
    guard case .block(let members) = content.kind else {
      return [WrittenCall(content, named: name, document, catalogue)].compactMap(\.self)
    }
    return members.indices.compactMap {
      WrittenCall(document.nodes[document.blockMembers[$0].index], named: name, document, catalogue)
    }
  }
}
