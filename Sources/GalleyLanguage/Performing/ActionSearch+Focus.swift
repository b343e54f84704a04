import GalleyExpressions
import GalleyTables

// Who has the focus, as far as the document asks for it.

extension ActionSearch {
  private typealias Write = (binding: BindingReference, value: Value)

  /// What giving a view the focus writes: what `focused` of it and of the views around it is bound to, and that no other
  /// view has the focus; nil where the document does not ask.
  func focusing(_ view: ViewNodeID) -> ViewResponse? {
    let (gained, lost, _) = focus(of: view)
    return gained.isEmpty && lost.isEmpty ? nil : .all((lost + gained).map { .write($0.binding, $0.value) })
  }

  /// What a tap on a view does into which texts are typed; nil for any other.
  func focusing(byTapOn view: ViewNodeID) -> ViewResponse? {
    BoundControl(view, in: self)?.binding(.enteredText) == nil ? nil : focusing(view)
  }

  /// What sending what was typed does at a node; nil if nothing.
  ///
  /// Who types has the focus, and return in a field of one line ends that.
  func submission(at node: ViewNodeID) -> ViewResponse? {
    let found = found(.submit, at: node)?.response
    let field = layersInside(node).lazy.compactMap { BoundControl($0, in: self) }.first { $0.isSentByReturn }
    guard let field else { return found }
    guard tree.environments[tree[field.node].environment].isEnabled else { return .disabled }
    let commit = field.action(.onCommit).map { ViewResponse.actions([ActionCall($0)]) }
    let (focusing, endOfFocus) = (focusing(field.node), focus(of: field.node).end)
    guard focusing != nil || commit != nil || found != nil else { return nil }
    let sending = ViewResponse.send(.all([commit, found].compactMap(\.self)), endOfFocus: endOfFocus)
    return .all([focusing, sending].compactMap(\.self))
  }

  /// What is written when a view gets the focus: by it, and by those that have it no more; and when it gives it up again.
  private func focus(of view: ViewNodeID) -> (gained: [Write], lost: [Write], end: [Write]) {
    let inside = Set(around(view))
    var (gained, lost, end): ([Write], [Write], [Write]) = ([], [], [])
    for node in tree.nodes.indices where catalogue.modifierOverload(of: tree[node])?.tellsFocus == true {
      guard let control = BoundControl(node, in: self) else { continue }
      if let condition = control.binding(.focusCondition) {
        if inside.contains(node) {
          gained.append((condition, .bool(true)))
          end.append((condition, .bool(false)))
        } else {
          lost.append((condition, .bool(false)))
        }
      } else if let binding = control.binding(.focusState), let value = control.value(.focusValue) {
        if inside.contains(node) {
          gained.append((binding, value))
          end.append((binding, .null))
        } else if evaluator.current(binding) == value {
          lost.append((binding, .null))
        }
      }
    }
    return (gained, lost, end)
  }
}
