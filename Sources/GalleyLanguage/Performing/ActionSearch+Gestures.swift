import GalleyExpressions
import GalleyLayout
import GalleyTables

// Which actions of a modifier an event runs, and what they are told.

extension ActionSearch {
  /// The actions of a modifier that an event runs, in order.
  func calls(
    of handlers: [ActionHandler], _ overload: ModifierOverload, _ trigger: ActionTrigger, taps: Int
  ) -> [ActionCall] {
    let isAwaited =
      overload.trigger == trigger && (trigger != .tap || taps == 1)
      || trigger == .appear && overload.trigger == .identity
      || trigger == .gesture && (overload.trigger == .tap || overload.trigger == .press)
    var calls: [ActionCall] = []
    for handler in handlers {
      if let gesture = handler.gesture {
        if gesture.answers(to: trigger, touch) { calls.append(ActionCall(handler, told(by: gesture, handler.node))) }
      } else if isAwaited {
        calls.append(
          ActionCall(handler, overload.isPressing(handler.parameter) ? [.bool(true)] : location(for: handler, overload))
        )
      }
    }
    // A press begins, does what it is for, and ends.
    guard let pressing = calls.firstIndex(where: { overload.isPressing($0.handler.parameter) }) else {
      return calls.filter { $0.handler.gesture?.isEnd == false } + calls.filter { $0.handler.gesture?.isEnd != false }
    }
    let begin = calls.remove(at: pressing)
    return [begin] + calls + [ActionCall(begin.handler, [.bool(false)])]
  }

  /// What the closure of a gesture is told.
  private func told(by gesture: AwaitedGesture, _ view: ViewNodeID) -> [Value] {
    guard !gesture.isComposed, let part = gesture.parts.first, let value = GestureValue(ofGesture: part.name), let touch
    else { return [] }
    return [value.value(from: start(of: touch, at: view, in: part.space), by: touch.translation)]
  }

  /// What the closure of a modifier is told that asks for the place of the tap.
  private func location(for handler: ActionHandler, _ overload: ModifierOverload) -> [Value] {
    guard let touch, case .closureAction(let told) = overload.parameters[handler.parameter].kind,
      told.first?.type == .named(.point)
    else { return [] }
    let given = arguments(of: handler.node, overload).value(of: "coordinateSpace")
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
    }
  }

  /// The name that a modifier gives the coordinates of its view; nil for any other modifier.
  private func nameOfSpace(of layer: ViewNodeID) -> String? {
    guard let overload = catalogue.modifierOverload(of: tree[layer]), let name = overload.spaceName else { return nil }
    return name(arguments(of: layer, overload))
  }

  /// Whose gestures a modifier lets count.
  func mask(of layer: ViewNodeID) -> GestureMask {
    guard let overload = catalogue.modifierOverload(of: tree[layer]), overload.takesGesture,
      let value = arguments(of: layer, overload).value(of: "including"),
      let names = evaluator.document.types.caseNames(of: value)
    else { return .all }
    return GestureMask(names)
  }

  /// How many taps a modifier waits for.
  func taps(of id: ViewNodeID, _ overload: ModifierOverload) -> Int {
    guard overload.trigger == .tap else { return 1 }
    if case .int(let count)? = arguments(of: id, overload).value(of: "count") { return count }
    return 1
  }
}

extension AwaitedGesture {
  /// Tells whether an event is, or ends with, this gesture.
  fileprivate func answers(to trigger: ActionTrigger, _ touch: Touch?) -> Bool {
    switch trigger {
    case .tap:
      isEnd && parts.contains { $0.taps == 1 && ["TapGesture", "SpatialTapGesture"].contains($0.name) }
    case .press: parts.contains { $0.name == "LongPressGesture" }
    case .drag: parts.contains { $0.name == "DragGesture" && (touch.map(\.distance) ?? .infinity) >= $0.distance }
    case .gesture: true
    case .submit, .appear, .disappear, .change, .identity, .geometry, .preference, .dismissal, .refresh, .delete: false
    }
  }
}

extension ModifierOverload {
  /// Tells whether a parameter is told when a press begins and ends.
  fileprivate func isPressing(_ parameter: Index<Parameter>) -> Bool {
    parameters[parameter].label == "onPressingChanged"
  }
}
