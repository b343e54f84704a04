import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleySource

/// A change of a document, and what SwiftUI runs by itself because of it, round by round until nothing changes.
///
/// Appearing before the first frame, events of a session and new surroundings are such changes. A round runs the actions of
/// all that appeared, disappeared or changed since the evaluation before, and evaluates the document again.
struct Cascade {
  /// How often a change may make SwiftUI run actions by itself before that counts as endless.
  private static let longest = 32
  /// How many times as many views as a document may have are evaluated in one cascade: a large one is not gone through
  /// 32 times.
  private static let largest = 2

  /// What is done to the document.
  enum Step: Sendable {
    case response(ViewResponse)
    /// A piece of its own state is written.
    case write(slot: ValueSlot, Value)
  }

  let document: CheckedDocument
  let surroundings: Surroundings
  /// The document after the change so far.
  private(set) var layout: DocumentLayout
  /// What actions print.
  private(set) var printed: [String] = []

  /// Begins with a document before anything has appeared.
  init(_ document: CheckedDocument, in surroundings: Surroundings, store: StateStore = StateStore()) {
    self.document = document
    self.surroundings = surroundings
    layout = document.layout(in: surroundings, store: store)
    layout.evaluator?.noteAlive(since: nil)
  }

  /// Goes on from a layout.
  init(from layout: DocumentLayout, in surroundings: Surroundings) {
    document = layout.document
    self.surroundings = surroundings
    self.layout = layout
  }

  /// Makes what is shown appear.
  mutating func appear() { settle(after: nil) }

  /// Lays out again, with the state that there is.
  mutating func layOutAgain() {
    let before = layout.evaluator
    layout = document.layout(in: surroundings, store: before?.store ?? StateStore())
    settle(after: before)
  }

  /// Does something to the document.
  mutating func follow(_ step: Step) {
    guard let result = layout.result, var evaluator = layout.evaluator else { return }
    evaluator.tree = result.views
    let count = evaluator.diagnostics.count
    switch step {
    case .response(let response): printed += evaluator.follow(response)
    case .write(let slot, let value): evaluator.writeOwnState(slot, value)
    }
    evaluate(after: evaluator, problemsBefore: count)
    settle(after: evaluator)
  }

  /// Runs what follows from the latest evaluation, until nothing does.
  private mutating func settle(after evaluator: Evaluator?) {
    var before = evaluator
    var viewsLeft = document.options.limits.nodes.limit(times: Cascade.largest)
    for round in 0... {
      guard let result = layout.result, var next = layout.evaluator, !layout.hasErrors else { return }
      next.tree = result.views
      next.noteAlive(since: before)
      layout.evaluator = next
      let update = Update(from: before, to: next)
      guard let span = update.span else {
        layout.evaluator?.forgetGoneState()
        return
      }
      guard round < Cascade.longest else { return layout.add([endlessChange(at: span)]) }
      viewsLeft -= result.views.nodes.count
      guard viewsLeft >= 0 else { return layout.add([longChange(at: span)]) }
      before = run(update)
    }
  }

  /// What SwiftUI runs by itself between two evaluations.
  private struct Update {
    let before: Evaluator?
    let evaluator: Evaluator
    let farewells: [ActionCall]
    let reactions: [ActionCall]
    let dismissals: [ActionCall]
    /// The first modifier that runs; nil if there is none.
    let span: SourceSpan?

    init(from before: Evaluator?, to evaluator: Evaluator) {
      self.before = before
      self.evaluator = evaluator
      farewells = before?.farewells(before: evaluator) ?? []
      reactions = evaluator.reactions(after: before)
      dismissals = evaluator.dismissals(after: before)
      span =
        (reactions + dismissals).first.map { evaluator.span(of: $0) }
        ?? farewells.first.flatMap { before?.span(of: $0) }
    }
  }

  /// Runs an update and evaluates the document again; returns the evaluator that wrote what changed.
  private mutating func run(_ update: Update) -> Evaluator {
    var evaluator = update.evaluator
    let count = evaluator.diagnostics.count
    if UnconfirmedChoices.appearingComesFirst {
      for call in update.reactions { printed += evaluator.perform(call) }
      runFarewells(of: update, before: &evaluator)
    } else {
      runFarewells(of: update, before: &evaluator)
      for call in update.reactions { printed += evaluator.perform(call) }
    }
    for call in update.dismissals { printed += evaluator.perform(call) }
    evaluator.forgetGoneState()
    evaluate(after: evaluator, problemsBefore: count)
    return evaluator
  }

  /// Runs the actions of what disappears, in the evaluation that had it.
  private mutating func runFarewells(of update: Update, before evaluator: inout Evaluator) {
    guard var before = update.before, !update.farewells.isEmpty else { return }
    let count = before.diagnostics.count
    before.adopt(evaluator.store)
    for call in update.farewells { printed += before.perform(call) }
    evaluator.adopt(before.store)
    evaluator.diagnostics += before.diagnostics.dropFirst(count)
  }

  /// Evaluates the document with the state that an evaluator has written, and says what went wrong while it did.
  private mutating func evaluate(after evaluator: Evaluator, problemsBefore count: Int) {
    layout = document.layout(in: surroundings, store: evaluator.store ?? StateStore())
    layout.add(Array(evaluator.diagnostics.dropFirst(count)))
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
      help: ["it was stopped after \(Cascade.longest) times; SwiftUI would stop it too"])
  }
}
