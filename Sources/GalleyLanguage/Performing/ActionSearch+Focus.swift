import GalleyExpressions
import GalleyTables

// Who has the focus, as far as the document asks for it.

extension ActionSearch {
  /// What giving a view the focus writes: what `focused` of it and of the views around it is bound to, and that no other
  /// view has the focus; nil where the document does not ask.
  func focusing(_ view: ViewNodeID) -> ViewResponse? {
    let inside = Set(around(view))
    var lost: [ViewResponse] = []
    var gained: [ViewResponse] = []
    for node in tree.nodes.indices where catalogue.modifierOverload(of: tree[node])?.tellsFocus == true {
      guard let control = BoundControl(node, in: self) else { continue }
      if let condition = control.binding(.focusCondition) {
        if inside.contains(node) {
          gained.append(.write(condition, .bool(true)))
        } else {
          lost.append(.write(condition, .bool(false)))
        }
      } else if let binding = control.binding(.focusState), let value = control.value(.focusValue) {
        if inside.contains(node) {
          gained.append(.write(binding, value))
        } else if evaluator.current(binding) == value {
          lost.append(.write(binding, .null))
        }
      }
    }
    return gained.isEmpty && lost.isEmpty ? nil : .all(lost + gained)
  }

  /// What a tap on a view does into which texts are typed; nil for any other.
  func focusing(byTapOn view: ViewNodeID) -> ViewResponse? {
    BoundControl(view, in: self)?.binding(.enteredText) == nil ? nil : focusing(view)
  }
}
