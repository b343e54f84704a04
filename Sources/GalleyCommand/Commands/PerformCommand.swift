import ArgumentParser
import Galley
import GalleySource

/// `galley perform`: runs actions of a document, and shows what they change.
struct PerformCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "perform",
    abstract: "Run actions of a document, and print its state, type and frames before and after.",
    discussion: """
      Views are found by their `name`. A tap runs the action of the view, of what its layers hold, or of the nearest view
      around it that reacts; a control that is bound to a Bool turns it around.

      After every event runs what SwiftUI runs by itself: `onChange` whose value is another one than before, `onAppear`,
      `task` and `onDisappear` of views that came or went, and what follows from these. At the beginning nothing runs.
      Gestures tell their closures nothing.
      """)

  @Argument(help: ArgumentHelp("The document, or `-` for standard input.", valueName: "file"))
  var file: String

  @OptionGroup var notation: NotationOptions

  @Option(help: ArgumentHelp("Tap the view with this name.", valueName: "name"))
  var tap: String?

  @Option(help: ArgumentHelp("Run the `onAppear` of the view with this name.", valueName: "name"))
  var appear: String?

  @Option(
    name: .customLong("then"),
    help: ArgumentHelp(
      """
      Go on with a tap on the view with this name, or with another event: `press:NAME`, `gesture:NAME`, `submit:NAME`, \
      `appear:NAME`, `disappear:NAME`; may be repeated, and may stand alone.
      """,
      valueName: "event"))
  var next: [String] = []

  @Option(help: "The form of the output.")
  var format: PerformReport.Format = .text

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var messages: MessageOptions
  @OptionGroup var outputFile: OutputFileOptions

  func validate() throws {
    try notation.validate(files: [file])
    if tap != nil && appear != nil || tap == nil && appear == nil && next.isEmpty {
      throw ValidationError("Say what to begin with: '--tap' or '--appear', or '--then' with an event.")
    }
  }

  func run() throws {
    let options = try canvas.interpreterOptions(limits: limits.limits)
    let input: InputPath = file == "-" ? .standardInput(named: notation.standardInputName) : .file(file)
    try outputFile.result.spare([input])
    let read = try input.read(limit: options.limits.fileSize)
    var session = Session(DocumentSource(name: read.name, bytes: read.bytes, format: notation.format), options: options)
    let diagnostics = messages.diagnostics()
    guard !session.interpretation.hasErrors else {
      if format == .json {
        try outputFile.result.write(diagnostics.document(of: session.interpretation))
      } else {
        diagnostics.printText(session.interpretation)
      }
      throw ExitStatus.documentErrors
    }
    try outputFile.result.write { (sink) throws(CommandFailure) in
      var report = PerformReport(format, diagnostics, sink: sink)
      defer { report.finish() }
      try perform(in: &session, report: &report)
    }
    if format == .text { diagnostics.printText(session.interpretation) }
    throw session.interpretation.hasErrors ? ExitStatus.documentErrors : .success
  }

  /// Performs the events and reports each when it has been performed: if the first cannot be, there is no report.
  private func perform(in session: inout Session, report: inout PerformReport) throws(CommandFailure) {
    var first: PerformReport.Step? = PerformReport.Step(session, event: nil, printed: [])
    for (event, name) in events where !session.interpretation.hasErrors {
      let printed = try perform(event, name, in: &session)
      if let step = first.take() { report.write(step) }
      report.write(PerformReport.Step(session, event: (event, name), printed: printed))
    }
  }

  private var events: [(Session.Event, String)] {
    let first = tap.map { (Session.Event.tap, $0) } ?? appear.map { (.appear, $0) }
    return (first.map { [$0] } ?? [])
      + next.map { text in
        for event in Session.Event.allCases where text.hasPrefix(event.rawValue + ":") {
          return (event, String(text.dropFirst(event.rawValue.utf8.count + 1)))
        }
        return (.tap, text)
      }
  }

  private func perform(
    _ event: Session.Event, _ name: String, in session: inout Session
  ) throws(CommandFailure) -> [String] {
    do throws(Session.Failure) {
      return try session.perform(event, on: name)
    } catch {
      throw CommandFailure(message(error, event))
    }
  }

  private func message(_ failure: Session.Failure, _ event: Session.Event) -> String {
    switch failure {
    case .documentHasErrors: "the document has errors"
    case .unknownName(let name, let known):
      "there is no view `\(name)`"
        + (Suggestions.question(for: name, in: known).map { "; \($0)" }
          ?? (known.isEmpty ? "; no view of this document has a `name`" : ""))
    case .noAction(let name): "nothing happens on \(event.rawValue) at `\(name)`"
    case .disabled(let name): "`\(name)` is disabled"
    }
  }
}

extension PerformReport.Format: ExpressibleByArgument {}
