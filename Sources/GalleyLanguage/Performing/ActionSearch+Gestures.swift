import GalleyExpressions
import GalleyLayout
import GalleyTables

// Which actions of a modifier an event runs, and what they are told.

extension ActionSearch {
  /// The actions of a modifier that an event runs, in order.
  func calls(of modifier: ViewNodeID, _ overload: ModifierOverload, _ trigger: ActionTrigger) -> [ActionCall] {
    if let gesture = evaluator.interaction.gesture(of: modifier) {
      return gesture.calls(on: trigger, touch) { part in
        touch.map { part.kind.value(from: start(of: $0, at: modifier, in: part.space), by: $0.translation) }
      }
    }
    guard awaits(trigger, modifier, overload) else { return [] }
    var calls = evaluator.interaction.handlers(of: modifier).map { handler in
      ActionCall(
        handler, overload.isPressing(handler.parameter) ? [.bool(true)] : location(for: handler, overload))
    }
    // A press begins, does what it is for, and ends.
    guard let pressing = calls.firstIndex(where: { overload.isPressing($0.handler.parameter) }) else { return calls }
    let begin = calls.remove(at: pressing)
    return [begin] + calls + [ActionCall(begin.handler, [.bool(false)])]
  }

  /// What a press is told of a touch that is too short for it, or goes elsewhere; nil for any other modifier.
  func shortPress(_ trigger: ActionTrigger, at modifier: ViewNodeID) -> ShortPress? {
    guard trigger == .tap || trigger == .drag, let overload = catalogue.modifierOverload(of: tree[modifier]),
      overload.trigger == .press, !awaits(trigger, modifier, overload),
      let handler = evaluator.interaction.handlers(of: modifier).first(where: { overload.isPressing($0.parameter) })
    else { return nil }
    func told(_ isPressing: Bool) -> ViewResponse { .actions([ActionCall(handler, [.bool(isPressing)])]) }
    return ShortPress(owner: modifier, begins: told(true), ends: told(false))
  }

  /// Tells whether an event is what a modifier waits for; a tap is also a press of one that waits for no time.
  private func awaits(_ trigger: ActionTrigger, _ modifier: ViewNodeID, _ overload: ModifierOverload) -> Bool {
    if trigger == .tap, overload.trigger == .tap {
      return arguments(of: modifier, overload)[.count].map { $0 <= 1 } ?? true
    }
    if trigger == .tap, overload.trigger == .press {
      return arguments(of: modifier, overload)[.minimumDuration].map { $0 <= 0 } ?? false
    }
    return trigger == overload.trigger || trigger == .appear && overload.trigger == .identity
      || trigger == .gesture && (overload.trigger == .tap || overload.trigger == .press)
  }

  /// What the closure of a modifier is told that asks for the place of the tap.
  private func location(for handler: ActionHandler, _ overload: ModifierOverload) -> [Value] {
    guard let touch, case .closureAction(let told) = overload.parameters[handler.parameter].kind,
      told.first?.type == .named(.point)
    else { return [] }
    let given = arguments(of: handler.node, overload)[.tapSpace]
    let space = given.map { TouchSpace($0, evaluator.document.types) } ?? .local
    return [Value(start(of: touch, at: handler.node, in: space))]
  }

  /// Where a finger begins, in the coordinates that the gesture of a view asks for.
  private func start(of touch: Touch, at view: ViewNodeID, in space: TouchSpace) -> Point {
    switch space {
    case .local: return touch.start(in: view)
    case .global: return touch.start
    case .named(let name):
      // As for geometry readers: a name that no view around has is the window's.
      return around(view).first { nameOfSpace(of: $0) == name }.map { touch.start(in: $0) } ?? touch.start
    case .scrollView:
      return around(view).first { evaluator.interaction.scrolls[$0] != nil }.map { touch.start(in: $0) } ?? touch.start
    }
  }

  /// The name that a modifier gives the coordinates of its view; nil for any other modifier.
  private func nameOfSpace(of layer: ViewNodeID) -> String? {
    guard let overload = catalogue.modifierOverload(of: tree[layer]), let name = overload.spaceName else { return nil }
    return name(arguments(of: layer, overload))
  }

  /// Whose gestures a modifier lets count.
  func mask(of layer: ViewNodeID) -> [GestureMask] {
    guard let overload = catalogue.modifierOverload(of: tree[layer]), overload.takesGesture else { return [.all] }
    return arguments(of: layer, overload)[.gestureMask] ?? [.all]
  }
}

extension ModifierOverload {
  /// Tells whether a parameter is told when a press begins and ends.
  fileprivate func isPressing(_ parameter: Index<Parameter>) -> Bool {
    parameters[parameter].isCalled(.onPressingChanged)
  }
}
