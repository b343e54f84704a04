import GalleyExpressions
import GalleyTables

// Who has the focus, as far as the document asks for it.

extension ActionSearch {
  /// What is written when a view gets the focus: by it, and by those that have it no more; and when it gives it up again.
  private struct Focus {
    typealias Write = (binding: BindingReference, value: Value)
    var gained: [Write] = []
    var lost: [Write] = []
    var end: [Write] = []

    /// What getting the focus does; nil where the document does not ask.
    var focusing: ViewResponse? {
      gained.isEmpty && lost.isEmpty ? nil : .all((lost + gained).map { .write($0.binding, $0.value) })
    }
  }

  /// What giving a view the focus writes: what `focused` of it and of the views around it is bound to, and that no other
  /// view has the focus; nil where the document does not ask.
  func focusing(_ view: ViewNodeID) -> ViewResponse? {
    focus(of: view).focusing
  }

  /// What a tap on a view does into which texts are typed; nil for any other.
  func focusing(byTapOn view: ViewNodeID) -> ViewResponse? {
    BoundControl(view, in: self)?.binding(.enteredText) == nil ? nil : focusing(view)
  }

  /// What sending what was typed does at a node; nil if nothing.
  ///
  /// Who types has the focus, and return in a field of one line ends that.
  func submission(at node: ViewNodeID) -> ViewResponse? {
    let sending = sending(at: node)
    let field = layersInside(node).lazy.compactMap { BoundControl($0, in: self) }.first { $0.isSentByReturn }
    guard let field else { return sending.isEmpty ? nil : .all(sending) }
    guard isEnabled(field.node) else { return .disabled }
    let commit = field.action(.onCommit).map { ViewResponse.actions([ActionCall($0)]) }
    let focus = focus(of: field.node)
    guard focus.focusing != nil || commit != nil || !sending.isEmpty else { return nil }
    let sent = ViewResponse.send(.all([commit].compactMap(\.self) + sending), endOfFocus: focus.end)
    return .all([focus.focusing, sent].compactMap(\.self))
  }

  /// What those do that wait for what is sent at a node, from the innermost out to where a `submitScope` keeps it.
  private func sending(at node: ViewNodeID) -> [ViewResponse] {
    var responses: [ViewResponse] = []
    for layer in layersInside(node).reversed() + around(node) {
      let overload = catalogue.modifierOverload(of: tree[layer])
      if let overload, overload.keepsSubmissions?(arguments(of: layer, overload)) == true { break }
      if let response = own(.submit, layer) { responses.append(response) }
    }
    return responses
  }

  /// What is written when a view gets the focus, and when it gives it up again.
  private func focus(of view: ViewNodeID) -> Focus {
    let inside = Set(around(view))
    var result = Focus()
    for node in tree.nodes.indices where catalogue.modifierOverload(of: tree[node])?.tellsFocus == true {
      guard let control = BoundControl(node, in: self) else { continue }
      if let condition = control.binding(.focusCondition) {
        if inside.contains(node) {
          result.gained.append((condition, .bool(true)))
          result.end.append((condition, .bool(false)))
        } else {
          result.lost.append((condition, .bool(false)))
        }
      } else if let binding = control.binding(.focusState), let value = control.value(.focusValue) {
        if inside.contains(node) {
          result.gained.append((binding, value))
          result.end.append((binding, .null))
        } else if evaluator.current(binding) == value {
          result.lost.append((binding, .null))
        }
      }
    }
    return result
  }
}
