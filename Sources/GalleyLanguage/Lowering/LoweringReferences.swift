/// A view that is being lowered.
package struct ViewReference: Sendable {
  package let id: ViewNodeID
  package let node: ViewTree.Node
  package let parameters: [Parameter]
}

/// A modifier that is being lowered.
package struct ModifierReference: Sendable {
  package let id: ViewNodeID
  package let node: ViewTree.Node
  package let parameters: [Parameter]
}
