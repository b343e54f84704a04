import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleySource

/// A document that is used: its actions run when they are asked to, and its state is kept.
///
/// ```swift
/// var session = Session(DocumentSource(name: "counter.yaml", text: text))
/// try session.perform(.tap, on: "increase")
/// print(session.state, session.interpretation.type ?? "")
/// ```
public struct Session: Sendable {
  /// What is done to a view.
  public enum Event: String, Sendable, CaseIterable {
    case tap
    /// It is pressed for a while.
    case press
    /// Whatever gesture it has changes and ends.
    case gesture
    /// What was typed is sent.
    case submit
    case appear
    case disappear

    fileprivate var trigger: ActionTrigger {
      switch self {
      case .tap: .tap
      case .press: .press
      case .gesture: .gesture
      case .submit: .submit
      case .appear: .appear
      case .disappear: .disappear
      }
    }
  }

  /// A piece of state.
  public struct StateValue: Hashable, Sendable {
    /// The name, with that of its view before it unless it is the document's own: `Counter.count`.
    public let name: String
    /// The value as Swift prints it.
    public let value: String
  }

  /// Why an event did nothing.
  public enum Failure: Error, Hashable, Sendable {
    /// The document has errors, so there are no views.
    case documentHasErrors
    /// No view has this name; these are the names that there are.
    case unknownName(String, known: [String])
    /// Nothing happens at the view of this name.
    case noAction(String)
    /// The view of this name is disabled.
    case disabled(String)
  }

  /// The document as its state makes it now.
  public private(set) var interpretation: Interpretation
  let files: [SourceFile]
  let checked: Interpreter.Checked
  let options: InterpreterOptions

  /// Reads a document and begins with the state that it declares.
  public init(_ source: DocumentSource, options: InterpreterOptions = InterpreterOptions()) {
    self.options = options
    let (files, checked, first) = DeepStack.run {
      let (files, checked) = Interpreter.check(source, options, requiresBody: true)
      return (
        files, checked, Interpretation(files: files, checked: checked, options: options, store: StateStore())
      )
    }
    self.files = files
    self.checked = checked
    interpretation = first
  }

  /// The state of the document and of its views, in the order of evaluation.
  public var state: [StateValue] {
    guard let evaluator = interpretation.evaluator else { return [] }
    return DeepStack.run {
      evaluator.state.map { StateValue(name: $0.name, value: evaluator.printed($0.value, as: $0.type)) }
    }
  }

  /// Does something to the first view with a name, runs what that asks for, and evaluates the document again.
  ///
  /// Returns what the actions print. A tap reaches the view itself, what its layers hold, or the nearest view around it
  /// that reacts. What the change makes SwiftUI run by itself runs as well: `onChange` whose value is another one,
  /// `onAppear`, `task` and `onDisappear` of views that come and go, and what follows from these.
  @discardableResult
  public mutating func perform(_ event: Event, on name: String) throws(Failure) -> [String] {
    guard let result = interpretation.result, let evaluator = interpretation.evaluator else {
      throw .documentHasErrors
    }
    let search = ActionSearch(result.views, catalogue: result.typing.catalogue, evaluator)
    guard let node = search.node(labelled: name) else { throw .unknownName(name, known: search.labels) }
    guard let response = search.response(to: event.trigger, at: node) else { throw .noAction(name) }
    if case .disabled = response { throw .disabled(name) }
    let session = self
    let (next, printed) = DeepStack.run { session.following(response) }
    interpretation = next
    return printed
  }
}
