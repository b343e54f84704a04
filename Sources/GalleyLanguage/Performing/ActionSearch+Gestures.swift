import GalleyExpressions
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
    return [value.value(from: touch.start(in: view, isGlobal: part.isGlobal), by: touch.translation)]
  }

  /// What the closure of a modifier is told that asks for the place of the tap.
  private func location(for handler: ActionHandler, _ overload: ModifierOverload) -> [Value] {
    guard let touch, case .closureAction(let told) = overload.parameters[handler.parameter].kind,
      told.first?.type == .named(.point)
    else { return [] }
    let space = arguments(of: handler.node, overload).value(of: "coordinateSpace")
    let isGlobal = space.flatMap { evaluator.document.types.caseName(of: $0) } == "global"
    return [Value(touch.start(in: handler.node, isGlobal: isGlobal))]
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
