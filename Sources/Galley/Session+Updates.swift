import GalleyExpressions
import GalleyLanguage
import GalleySource

// From one state of a document to the next.

extension Session {
  /// How often a change may make SwiftUI run actions by itself before that counts as endless.
  private static let longestCascade = 32

  /// The document after a response, and what its actions print.
  func following(_ response: ViewResponse) -> (Interpretation, [String]) {
    guard let result = interpretation.result, var evaluator = interpretation.evaluator else {
      return (interpretation, [])
    }
    evaluator.tree = result.views
    var printed: [String] = []
    switch response {
    case .actions(let calls): for call in calls { printed += evaluator.perform(call) }
    case .toggle(let binding): evaluator.set(binding, to: .bool(evaluator.current(binding) != .bool(true)))
    case .fold(let place): evaluator.turnFold(place)
    case .disabled: break
    }
    var next = evaluated(evaluator, problemsBefore: result.diagnostics.count)
    for round in 0... {
      guard let update = update(&evaluator, to: next) else { break }
      printed += update.printed
      guard round < Session.longestCascade else {
        next.add([endlessChange(at: update.place)])
        break
      }
      next = update.next
      evaluator = update.evaluator
    }
    return (next, printed)
  }

  private struct Update {
    var evaluator: Evaluator
    var next: Interpretation
    var printed: [String]
    /// The first modifier that ran.
    var place: SourceSpan
  }

  /// Runs what SwiftUI runs by itself between two evaluations; nil if that is nothing.
  private func update(_ before: inout Evaluator, to next: Interpretation) -> Update? {
    guard let result = next.result, var evaluator = next.evaluator, !next.hasErrors else { return nil }
    evaluator.tree = result.views
    let farewells = before.farewells(before: evaluator)
    let reactions = evaluator.reactions(after: before)
    guard let first = reactions.first.map({ evaluator.place(of: $0) }) ?? farewells.first.map({ before.place(of: $0) })
    else { return nil }
    var printed: [String] = []
    before.adopt(evaluator.store)
    for call in farewells { printed += before.perform(call) }
    evaluator.adopt(before.store)
    for call in reactions { printed += evaluator.perform(call) }
    let following = evaluated(evaluator, problemsBefore: result.diagnostics.count)
    return Update(evaluator: evaluator, next: following, printed: printed, place: first)
  }

  /// The document with the state that an evaluator has written, and what went wrong while it did.
  private func evaluated(_ evaluator: Evaluator, problemsBefore count: Int) -> Interpretation {
    var next = Interpretation(
      files: files, checked: checked, options: options, store: evaluator.store ?? StateStore())
    next.add(Array(evaluator.diagnostics.dropFirst(count)))
    return next
  }

  private func endlessChange(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .endlessChange, "what runs here changes what it waits for, again and again", at: place,
      help: ["it was stopped after \(Session.longestCascade) times; SwiftUI would stop it too"])
  }
}
