import GalleyExpressions
import GalleyTables

/// A call as it is written, for what must be known of views that are never evaluated: those of a loop over nothing.
package struct WrittenCall {
  private let document: CheckedProgram
  private let catalogue: Catalogue
  private let call: CheckedCall
  private let parameters: [Parameter]
  private let modifiers: IndexRange<CheckedModifier>

  /// Nil for a node that is not this view.
  init?(_ node: CheckedNode, of view: ViewDefinition, _ document: CheckedProgram, _ catalogue: Catalogue) {
    guard case .view(let definition) = node.kind, catalogue.views[definition].name == view.name else { return nil }
    self.init(
      node.call, catalogue.views[definition].overload(node.call.overload).parameters, node.modifiers,
      document, catalogue)
  }

  private init(
    _ call: CheckedCall, _ parameters: [Parameter], _ modifiers: IndexRange<CheckedModifier>,
    _ document: CheckedProgram,
    _ catalogue: Catalogue
  ) {
    self.call = call
    self.parameters = parameters
    self.modifiers = modifiers
    self.document = document
    self.catalogue = catalogue
  }

  /// The first use of a modifier on the view.
  package func layer(_ modifier: ModifierDefinition) -> WrittenCall? {
    for index in modifiers {
      let used = document.modifiers[index]
      guard case .modifier(let definition) = used.kind, catalogue.modifiers[definition].name == modifier.name else {
        continue
      }
      let overload = catalogue.modifiers[definition].overload(used.call.overload)
      return WrittenCall(
        used.call, overload.parameters, .empty, document, catalogue)
    }
    return nil
  }

  /// An argument that is written plainly; nil for one that is computed.
  package subscript<Reading>(label: ArgumentLabel<Reading>) -> Reading? {
    value(label.name).flatMap { label.read($0, document.types) }
  }

  private func value(_ label: String) -> Value? {
    for index in call.arguments {
      let argument = document.arguments[index]
      guard case .constant(let constant) = argument.content, parameters[argument.parameter].label == label else {
        continue
      }
      return document.constants[constant].value
    }
    return nil
  }
}

extension Lowering {
  /// The uses of a view that the block of a loop would make for an element.
  package func writtenViews(_ view: ViewDefinition, inLoop loop: ViewNodeID) -> [WrittenCall] {
    guard case .node(let node) = tree[loop].source, case .forEach(let index) = document.nodes[node].kind else {
      return []
    }
    let content = document.nodes[document.forEachs[index].content]
    guard case .block(let members) = content.kind else {
      return [WrittenCall(content, of: view, document, catalogue)].compactMap(\.self)
    }
    return members.compactMap {
      WrittenCall(document.nodes[document.blockMembers[$0]], of: view, document, catalogue)
    }
  }
}
