import ArgumentParser
import Galley

/// `galley perform`: runs actions of a document, and shows what they change.
struct PerformCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perform",
    abstract: "Run actions of a document, and print its state, type and frames before and after.",
    discussion: """
      Views are found by their `name`. A tap runs the action of the view, of what its layers hold, or of the nearest view
      around it that reacts; a control that is bound to a Bool turns it around.

      After every event runs what SwiftUI runs by itself: `onChange` whose value is another one than before, `onAppear`,
      `task` and `onDisappear` of views that came or went, and what follows from these. At the beginning everything that
      is shown appears, unless `--initial` is given. Gestures tell
      their closures what a finger in the middle of the view does.
      """)

  @Argument(help: ArgumentHelp("The document, or `-` for standard input.", valueName: "file"))
  var file: String

  @OptionGroup var notation: NotationOptions

  // What these two are given comes as an event of `then`, so that all are in one order.
  @Option(help: ArgumentHelp("Tap the view with this name; may be repeated, like all events.", valueName: "name"))
  var tap: [String] = []

  @Option(
    help: ArgumentHelp("Run the `onAppear` of the view with this name; may be repeated.", valueName: "name"))
  var appear: [String] = []

  @Option(
    name: .customLong("then"),
    help: ArgumentHelp(
      """
      Go on with a tap on the view with this name, or with another event: `press:NODE`, `gesture:NODE`, `drag:NODE=DX,DY`, `scroll:NODE=X,Y`, \
      `type:NODE=TEXT`, `pick:NODE=TAG`, `slide:NODE=NUMBER`, `step:NODE=+1`, `submit:NODE`, `refresh:NODE`, \
      `delete:NODE`, `back`, `dismiss`, `appear:NODE`, `disappear:NODE`, where NODE is a name, a path or a point `@X,Y`; may be repeated, and \
      may stand alone.
      """,
      valueName: "event"))
  var next: [String] = []

  @Option(help: "The form of the output.")
  var format: SessionReport.Format = .text

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func validate() throws {
    try notation.validate(files: [file])
    if tap.isEmpty && appear.isEmpty && next.isEmpty {
      throw ValidationError("Say what to begin with: '--tap' or '--appear', or '--then' with an event.")
    }
    _ = try actions()
  }

  func run() throws {
    let options = try canvas.interpreterOptions(limits: limits.limits)
    let actions = try actions()
    let input: InputPath = file == "-" ? .standardInput(named: notation.standardInputName) : .file(file)
    try outputFile.result.spare([input])
    let source = try input.read(limit: options.limits.fileSize, format: notation.format)
    let document = Interpreter(options: options).check(source)
    var session = document.session(in: try canvas.surroundings(limits: limits.limits))
    let diagnostics = messages.diagnostics()
    guard !session.layout.hasErrors else {
      if format == .json {
        try outputFile.result.write(diagnostics.report(of: session.layout).errorDocument())
      } else {
        diagnostics.printText(session.layout)
      }
      throw ExitStatus.documentErrors
    }
    var failure: CommandFailure?
    try outputFile.result.write { (sink) throws(CommandFailure) in
      var report = SessionReport(format, maximum: diagnostics.maximum, sink: sink)
      do throws(CommandFailure) {
        try perform(actions, in: &session, report: &report)
        report.finish()
      } catch {
        report.finish(failure: error.message)
        // A report in JSON says so itself, and is written as far as it goes; a text is left as it was.
        guard format == .json else { throw error }
        failure = error
      }
    }
    if let failure { throw failure }
    if format == .text { diagnostics.printText(session.layout) }
    throw session.layout.hasErrors ? ExitStatus.documentErrors : .success
  }

  /// Performs the events and reports each when it has been performed: if the first cannot be, there is no text.
  private func perform(
    _ actions: [Session.Action], in session: inout Session, report: inout SessionReport
  ) throws(CommandFailure) {
    report.begin(SessionReport.Step(session, printed: session.printedWhenAppearing))
    for action in actions where !session.layout.hasErrors {
      let printed = try perform(action, in: &session)
      report.write(SessionReport.Step(session, after: action, printed: printed))
    }
  }

  private func actions() throws -> [Session.Action] {
    tap.map { Session.Action(.tap, on: $0) } + appear.map { Session.Action(.appear, on: $0) }
      + (try next.map { text in
        guard let action = Session.Action(text) else {
          throw ValidationError("'\(text)' lacks a value, as in '\(text)=\(Self.sampleValue(of: text))'.")
        }
        return action
      })
  }

  private func perform(
    _ action: Session.Action, in session: inout Session
  ) throws(CommandFailure) -> [String] {
    do throws(Session.Failure) {
      return try session.perform(action)
    } catch {
      throw CommandFailure(message(error, action.event, session))
    }
  }

  private func message(_ failure: Session.Failure, _ event: Session.Event, _ session: Session) -> String {
    switch failure {
    case .documentHasErrors: "the document has errors"
    case .unknownName(let name, let known):
      misspeltEvent(name) ?? "there is no view `\(name)`"
        + (Spelling.question(for: name, among: known).map { "; \($0)" }
          ?? (known.isEmpty ? "; no view of this document has a `name`" : ""))
    case .noAction(let name):
      "nothing happens on \(event.rawValue) at `\(name)`" + advice(after: event, at: name, session)
    case .disabled(let name): "`\(name)` is disabled"
    case .impossible("", let reason): "no \(event.rawValue): \(reason)"
    case .impossible(let name, let reason): "no \(event.rawValue) at `\(name)`: \(reason)"
    case .unknownState(let name, _): "the document has no state `\(name)`"
    case .wrongValue(let name, let reason): "`\(name)` cannot have this value: \(reason)"
    }
  }
}

extension PerformCommand {
  /// How many names a message lists.
  private static let mostNames = 5

  /// What the value of an event looks like, for a message about one that lacks it.
  private static func sampleValue(of text: String) -> String {
    switch Session.Event(rawValue: String(text.prefix { $0 != ":" })) {
    case .scroll: "0,200"
    case .drag: "10,-20"
    case .step: "1"
    case .slide: "0.5"
    case .tap, .press, .gesture, .type, .pick, .submit, .refresh, .delete, .back, .dismiss, .appear, .disappear, nil:
      "VALUE"
    }
  }

  /// What is wrong with the event in front of a name that no view has; nil if there is none.
  private func misspeltEvent(_ name: String) -> String? {
    guard let end = name.firstIndex(of: ":") else { return nil }
    let event = String(name[..<end])
    let known = Session.Event.allCases.map(\.rawValue)
    guard !event.isEmpty, event.allSatisfy({ $0.isLowercase }) else { return nil }
    return Spelling.question(for: event, among: known).map { "there is no event `\(event)`; \($0)" }
      ?? "there is no view `\(name)`, and no event `\(event)`; events are \(known.joined(separator: ", "))"
  }

  /// What does something instead of an event that does nothing at a view.
  private func advice(after event: Session.Event, at name: String, _ session: Session) -> String {
    let events = session.events(at: name).map(\.rawValue)
    if !events.isEmpty { return "; what does something there: \(events.joined(separator: ", "))" }
    let targets = session.targets(of: event)
    guard !targets.isEmpty else { return "" }
    let names = targets.prefix(PerformCommand.mostNames).map { "`\($0)`" }.joined(separator: ", ")
    return "; it does something at \(names)" + (targets.count > PerformCommand.mostNames ? " …" : "")
  }
}

extension SessionReport.Format: @retroactive ExpressibleByArgument {}
