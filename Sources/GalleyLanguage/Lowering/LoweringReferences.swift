/// A view that is being lowered.
package struct ViewReference: Sendable {
  package let id: ViewNodeID
  package let node: ViewTree.Node
  package let parameters: [Parameter]

  package init(id: ViewNodeID, node: ViewTree.Node, parameters: [Parameter]) {
    self.id = id
    self.node = node
    self.parameters = parameters
  }
}

/// A modifier that is being lowered.
package struct ModifierReference: Sendable {
  package let id: ViewNodeID
  package let node: ViewTree.Node
  package let parameters: [Parameter]
}
