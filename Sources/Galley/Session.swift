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
  /// A piece of state.
  public struct StateValue: Hashable, Sendable {
    /// The name, with that of its view before it unless it is the document's own: `Counter.count`.
    public let name: String
    /// The value as Swift prints it.
    public let value: String
    /// What tells the view that has it from others, also after further events.
    let owner: Int
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
    /// The event cannot happen at this view, for this reason.
    case impossible(String, reason: String)
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

  /// What appearing printed, before anything was done.
  public let printedWhenAppearing: [String]

  init(_ document: CheckedDocument, in surroundings: Surroundings) {
    self.surroundings = surroundings
    let beginning = DeepStack.run { Session.beginning(of: document, in: surroundings, StateStore()) }
    layout = beginning.layout
    printedWhenAppearing = beginning.printed
  }

  /// A document that has appeared, unless the surroundings are before that.
  private static func beginning(
    of document: CheckedDocument, in surroundings: Surroundings, _ store: StateStore
  ) -> Cascade {
    var cascade = Cascade(document, in: surroundings.buildingAllCells, store: store)
    if !surroundings.isBeforeAppearing { cascade.appear() }
    return cascade
  }

  /// The state of the document and of its views, in the order of evaluation.
  public var state: [StateValue] {
    guard let evaluator = layout.evaluator else { return [] }
    return DeepStack.run {
      evaluator.state.map {
        StateValue(name: $0.name, value: evaluator.printed($0.value, as: $0.type), owner: $0.owner)
      }
    }
  }

  /// Taps the first view with a name; see `perform`.
  @discardableResult
  public mutating func tap(_ name: String) throws(Failure) -> [String] { try perform(.tap, on: name) }

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
    return follow { $0.follow(.write(slot: value.slot, value.value)) }
  }

  /// Lays the document out in other surroundings, with the state that it has, and runs what that makes SwiftUI run.
  ///
  /// Returns what the actions print.
  @discardableResult
  public mutating func resize(to surroundings: Surroundings) -> [String] {
    self.surroundings = surroundings
    return follow { $0.layOutAgain() }
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
        return Session.beginning(of: document, in: surroundings, store).layout
      })
    isReplaced = true
  }

  mutating func follow(_ change: @escaping @Sendable (inout Cascade) -> Void) -> [String] {
    let cascade = Cascade(from: layout, in: surroundings.buildingAllCells)
    let result = DeepStack.run {
      var changed = cascade
      change(&changed)
      return changed
    }
    show(result.layout)
    return result.printed
  }

  private mutating func show(_ next: DocumentLayout) {
    before = layout
    layout = next
    isReplaced = false
  }
}

extension Surroundings {
  /// The same with all cells of lazy containers: events name any view.
  fileprivate var buildingAllCells: Surroundings {
    var result = self
    result.buildsOnlyVisibleCells = false
    return result
  }
}

extension CheckedDocument {
  /// Begins to use the document, with the state that it declares.
  public func session(in surroundings: Surroundings = .own) -> Session { Session(self, in: surroundings) }
}
