import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleySource

/// A document that is used: its actions run when they are asked to, and its state is kept.
///
/// ```swift
/// var session = document.session(in: .size(width: 300, height: 200))
/// try session.tap("increase")
/// print(session.state, session.layout.type ?? "", session.changes)
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
    /// The document has no state of this name; these are the names that there are.
    case unknownState(String, known: [String])
    /// The state cannot have this value, for this reason.
    case wrongValue(String, reason: String)
  }

  /// The document as its state makes it now.
  public private(set) var layout: DocumentLayout
  /// What it is laid out in.
  public private(set) var surroundings: Surroundings
  /// The nodes that came, went, moved or changed their size when the layout was made last; those of the first layout all
  /// came.
  ///
  /// They are found each time they are asked for, at a cost linear in both layouts.
  public var changes: [NodeChange] { NodeChange.between(before, layout, isSameText: !isReplaced) }

  /// The layout before the last change.
  private var before: DocumentLayout?
  /// Whether the last change was another document.
  private var isReplaced = false

  /// The document that is used.
  public var document: CheckedDocument { layout.document }

  init(_ document: CheckedDocument, in surroundings: Surroundings) {
    self.surroundings = surroundings
    layout = DeepStack.run { document.layout(in: surroundings, store: StateStore()) }
  }

  /// The state of the document and of its views, in the order of evaluation.
  public var state: [StateValue] {
    guard let evaluator = layout.evaluator else { return [] }
    return DeepStack.run {
      evaluator.state.map { StateValue(name: $0.name, value: evaluator.printed($0.value, as: $0.type)) }
    }
  }

  /// Taps the first view with a name; see `perform`.
  @discardableResult
  public mutating func tap(_ name: String) throws(Failure) -> [String] { try perform(.tap, on: name) }

  /// Does something to the first view with a name, runs what that asks for, and evaluates the document again.
  ///
  /// Returns what the actions print. A tap reaches the view itself, what its layers hold, or the nearest view around it
  /// that reacts. What the change makes SwiftUI run by itself runs as well: `onChange` whose value is another one,
  /// `onAppear`, `task` and `onDisappear` of views that come and go, and what follows from these.
  @discardableResult
  public mutating func perform(_ event: Event, on name: String) throws(Failure) -> [String] {
    guard let result = layout.result, let evaluator = layout.evaluator else { throw .documentHasErrors }
    let search = ActionSearch(result.views, catalogue: result.typing.catalogue, evaluator)
    guard let node = search.node(labelled: name) else { throw .unknownName(name, known: search.labels) }
    guard let response = search.response(to: event.trigger, at: node) else { throw .noAction(name) }
    if case .disabled = response { throw .disabled(name) }
    return follow(.response(response))
  }

  /// Gives a piece of the document's own state a value, runs what that makes SwiftUI run, and evaluates the document again.
  ///
  /// Returns what the actions print.
  @discardableResult
  public mutating func set(_ name: String, to value: DocumentValue) throws(Failure) -> [String] {
    guard let program = layout.result?.program else { throw .documentHasErrors }
    guard program.stateNames.contains(name) else { throw .unknownState(name, known: program.stateNames) }
    var surroundings = Surroundings()
    surroundings.values = [GivenValue(name, value.written)]
    let given = OutsideValues(surroundings, for: document, program)
    guard let value = given.values.first else {
      throw .wrongValue(name, reason: given.diagnostics.first?.message ?? "it is no constant")
    }
    return follow(.write(slot: value.slot, value.value))
  }

  /// Lays the document out in other surroundings, with the state that it has.
  public mutating func resize(to surroundings: Surroundings) {
    self.surroundings = surroundings
    let (document, store) = (document, layout.evaluator?.store ?? StateStore())
    show(DeepStack.run { document.layout(in: surroundings, store: store) })
  }

  /// Goes on with another document, such as the same one after an edit.
  ///
  /// What the old document's own state was set to, the new one's state of that name and type keeps; the state of views
  /// begins anew.
  public mutating func replace(with document: CheckedDocument) {
    let kept = layout.evaluator?.writtenState ?? []
    let surroundings = surroundings
    show(
      DeepStack.run {
        let store = document.program.map { StateStore(kept, for: $0) } ?? StateStore()
        return document.layout(in: surroundings, store: store)
      })
    isReplaced = true
  }

  private mutating func follow(_ step: Step) -> [String] {
    let session = self
    let (next, printed) = DeepStack.run { session.following(step) }
    show(next)
    return printed
  }

  private mutating func show(_ next: DocumentLayout) {
    before = layout
    layout = next
    isReplaced = false
  }
}

extension CheckedDocument {
  /// Begins to use the document, with the state that it declares.
  public func session(in surroundings: Surroundings = .own) -> Session { Session(self, in: surroundings) }
}
