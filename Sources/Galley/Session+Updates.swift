import GalleyExpressions
import GalleyLanguage
import GalleySource

// From one state of a document to the next.

extension Session {
  /// How often a change may make SwiftUI run actions by itself before that counts as endless.
  private static let longestCascade = 32
  /// How many times as many views as a document may have are evaluated in one cascade: a large one is not gone through
  /// 32 times.
  private static let largestCascade = 2

  /// What is done to the document.
  enum Step: Sendable {
    case response(ViewResponse)
    /// A piece of its own state is written.
    case write(slot: Slot, Value)
  }

  /// The document after a step, and what its actions print.
  func following(_ step: Step) -> (DocumentLayout, [String]) {
    guard let result = layout.result, var evaluator = layout.evaluator else { return (layout, []) }
    evaluator.tree = result.views
    var printed: [String] = []
    switch step {
    case .response(.actions(let calls)): for call in calls { printed += evaluator.perform(call) }
    case .response(.toggle(let binding)):
      evaluator.set(binding, to: .bool(evaluator.current(binding) != .bool(true)))
    case .response(.fold(let sourceSpan)): evaluator.turnFold(sourceSpan)
    case .response(.disabled): break
    case .write(let slot, let value): evaluator.writeOwnState(slot, value)
    }
    var next = evaluated(evaluator, problemsBefore: result.diagnostics.count)
    var viewsLeft = document.options.limits.nodes.limit(times: Session.largestCascade)
    for round in 0... {
      guard let update = Update(from: evaluator, to: next) else { break }
      guard round < Session.longestCascade else {
        next.add([endlessChange(at: update.span)])
        break
      }
      viewsLeft -= update.result.views.nodes.count
      guard viewsLeft >= 0 else {
        next.add([longChange(at: update.span)])
        break
      }
      (evaluator, next) = run(update, printing: &printed)
    }
    return (next, printed)
  }

  /// What SwiftUI runs by itself between two evaluations.
  private struct Update {
    var before: Evaluator
    var evaluator: Evaluator
    let result: LaidOutDocument
    let farewells: [ActionCall]
    let reactions: [ActionCall]
    /// The first modifier that runs.
    let span: SourceSpan

    /// Nil if there is nothing to run.
    init?(from before: Evaluator, to next: DocumentLayout) {
      guard let result = next.result, var evaluator = next.evaluator, !next.hasErrors else { return nil }
      evaluator.tree = result.views
      self.before = before
      self.evaluator = evaluator
      self.result = result
      farewells = before.farewells(before: evaluator)
      reactions = evaluator.reactions(after: before)
      guard
        let span = reactions.first.map({ evaluator.span(of: $0) }) ?? farewells.first.map({ before.span(of: $0) })
      else { return nil }
      self.span = span
    }
  }

  /// Runs an update; returns the evaluator that wrote what changed, and the document after it.
  private func run(_ update: Update, printing printed: inout [String]) -> (Evaluator, DocumentLayout) {
    var before = update.before
    var evaluator = update.evaluator
    before.adopt(evaluator.store)
    for call in update.farewells { printed += before.perform(call) }
    evaluator.adopt(before.store)
    for call in update.reactions { printed += evaluator.perform(call) }
    return (evaluator, evaluated(evaluator, problemsBefore: update.result.diagnostics.count))
  }

  /// The document with the state that an evaluator has written, and what went wrong while it did.
  private func evaluated(_ evaluator: Evaluator, problemsBefore count: Int) -> DocumentLayout {
    var next = document.layout(in: surroundings, store: evaluator.store ?? StateStore())
    next.add(Array(evaluator.diagnostics.dropFirst(count)))
    return next
  }

  private func longChange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooManyNodes, "what runs here changes so large a document too often", at: span,
      help: [
        "changes that follow each other evaluate the whole document each time", "\(setting: .nodes, "N") allows more",
      ])
  }

  private func endlessChange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .endlessChange, "what runs here changes what it waits for, again and again", at: span,
      help: ["it was stopped after \(Session.longestCascade) times; SwiftUI would stop it too"])
  }
}
