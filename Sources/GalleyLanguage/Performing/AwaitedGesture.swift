import GalleyExpressions
import GalleyTables

/// What the gesture of a modifier waits for, with values.
struct AwaitedGesture: Sendable {
  /// A gesture of SwiftUI with its arguments.
  struct Part: Sendable {
    let kind: GestureKind
    /// How many taps it waits for.
    var taps = 1
    /// How far the finger has to move, in points.
    var distance = 10.0
    /// How long the finger has to stay, in seconds.
    var duration = 0.5
    /// Whose coordinates its points are in.
    var space = TouchSpace.local
  }

  /// A gesture with the actions that wait for it.
  struct Step: Sendable {
    enum Form: Sendable {
      case single(Part)
      /// Two steps before it.
      case composed(GestureComposition, Index<Step>, Index<Step>)
    }

    let form: Form
    /// The type of what it tells its closures.
    let valueType: ValueType
    var changes: [ActionHandler] = []
    var ends: [ActionHandler] = []
  }

  /// What a gesture is composed of stands before it; the last is the whole.
  var steps = Table<Step>()

  /// What an event runs: what waits for a change, then what waits for the end.
  ///
  /// `told` is what a part tells its closures; nil where nobody knows of a finger.
  func calls(on trigger: ActionTrigger, _ touch: Touch?, told: (Part) -> Value?) -> [ActionCall] {
    guard let whole = outcomes(of: trigger, touch, told: told).last, let whole else { return [] }
    return whole.changes + whole.ends
  }

  private func outcomes(of trigger: ActionTrigger, _ touch: Touch?, told: (Part) -> Value?) -> [GestureOutcome?] {
    let hasSequence = steps.contains { if case .composed(.sequenced, _, _) = $0.form { true } else { false } }
    // What ends a sequence stands for what comes before as well.
    let whole = hasSequence && trigger != .gesture ? outcomes(of: .gesture, touch, told: told) : []
    var outcomes: [GestureOutcome?] = []
    for step in steps {
      var outcome: GestureOutcome?
      switch step.form {
      case .single(let part):
        outcome = part.answers(to: trigger, touch) ? GestureOutcome(told: told(part)) : nil
      case .composed(.simultaneously, let first, let second):
        outcome = GestureOutcome(outcomes[first.position], with: outcomes[second.position], step.valueType)
      case .composed(.exclusively, let first, let second):
        outcome =
          outcomes[first.position]?.asCase(0, of: step.valueType)
          ?? outcomes[second.position]?.asCase(1, of: step.valueType)
      case .composed(.sequenced, let first, let second):
        if trigger == .gesture {
          outcome = GestureOutcome(outcomes[first.position], before: outcomes[second.position], step.valueType)
        } else if let begun = outcomes[first.position] {
          outcome = GestureOutcome(begun, before: nil, step.valueType)
        } else if trigger != .tap, let second = outcomes[second.position] {
          // A tap is too short for what comes before it.
          outcome = GestureOutcome(whole[first.position], before: second, step.valueType)
        }
      }
      outcome?.add(step)
      outcomes.append(outcome)
    }
    return outcomes
  }
}

/// How far a gesture has come with an event.
private struct GestureOutcome {
  private var value: Value?
  private var hasEnded: Bool
  private(set) var changes: [ActionCall] = []
  private(set) var ends: [ActionCall] = []

  /// A gesture of SwiftUI, as an event is a whole one.
  init(told value: Value?) {
    self.value = value
    hasEnded = true
  }

  /// Two at once, of which any ends them; nil if neither has begun.
  init?(_ first: GestureOutcome?, with second: GestureOutcome?, _ type: ValueType) {
    guard first != nil || second != nil, case .named(let id) = type else { return nil }
    value = .record(id, [first?.value ?? .null, second?.value ?? .null])
    hasEnded = first?.hasEnded == true || second?.hasEnded == true
    changes = (first?.changes ?? []) + (second?.changes ?? [])
    ends = (first?.ends ?? []) + (second?.ends ?? [])
  }

  /// One after the other; nil if not even the first has begun.
  init?(_ first: GestureOutcome?, before second: GestureOutcome?, _ type: ValueType) {
    guard let first else { return nil }
    guard first.hasEnded else {
      self = first.asCase(0, of: type)
      return
    }
    self = first.asCase(1, of: type)
    hasEnded = second?.hasEnded ?? false
    if case .enumeration(let id, let index, let payload)? = value {
      value = .enumeration(id, index: index, payload: payload + [second?.value ?? .null])
    }
    guard let second else { return }
    changes += ends + second.changes
    ends = second.ends
  }

  /// The same, told as a case of what the composition tells.
  func asCase(_ index: Int, of type: ValueType) -> GestureOutcome {
    guard case .named(let id) = type else { return self }
    var result = self
    result.value = .enumeration(id, index: index, payload: [value ?? .null])
    return result
  }

  /// Adds what waits for the gesture itself.
  mutating func add(_ step: AwaitedGesture.Step) {
    let told = value.map { [$0] } ?? []
    changes += step.changes.map { ActionCall($0, told) }
    if hasEnded { ends += step.ends.map { ActionCall($0, told) } }
  }
}

extension AwaitedGesture.Part {
  /// Tells whether an event is this gesture; a tap is also the drag and the press of one that waits for neither way nor time.
  fileprivate func answers(to trigger: ActionTrigger, _ touch: Touch?) -> Bool {
    switch (trigger, kind) {
    case (.gesture, _): true
    case (.tap, .tap), (.tap, .spatialTap): taps <= 1
    case (.tap, .drag): distance <= 0
    case (.tap, .longPress): duration <= 0
    case (.press, .longPress): duration < .infinity
    case (.drag, .drag): (touch.map(\.distance) ?? .infinity) >= distance
    case (.tap, _), (.press, _), (.drag, _): false
    case (.submit, _), (.appear, _), (.disappear, _), (.change, _), (.identity, _), (.geometry, _), (.preference, _),
      (.dismissal, _), (.refresh, _), (.delete, _):
      false
    }
  }
}
