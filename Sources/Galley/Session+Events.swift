import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// What people do to views.

extension Session {
  /// Does something to the first view with a name, runs what that asks for, and evaluates the document again.
  ///
  /// See the function for an `Action`.
  @discardableResult
  public mutating func perform(_ event: Event, on name: String) throws(Failure) -> [String] {
    try perform(Action(event, on: name))
  }

  /// Does something to a view, runs what that asks for, and evaluates the document again.
  ///
  /// Returns what the actions print. A tap reaches the view itself, what its layers hold, or the nearest view around it
  /// that reacts; gestures of high priority win over those inside, simultaneous ones run with them. What the change makes
  /// SwiftUI run by itself runs as well: `onChange` whose value is another one, `onAppear`, `task` and `onDisappear` of
  /// views that come and go, and what follows from these.
  @discardableResult
  public mutating func perform(_ action: Action) throws(Failure) -> [String] {
    guard let result = layout.result, let evaluator = layout.evaluator else { throw .documentHasErrors }
    let search = ActionSearch(result.views, catalogue: result.typing.catalogue, evaluator)
    let response = try response(to: action, search, in: result)
    if case .disabled = response { throw .disabled(action.node) }
    return follow { $0.follow(.response(response)) }
  }

  private func response(
    to action: Action, _ search: ActionSearch, in result: LaidOutDocument
  ) throws(Failure) -> ViewResponse {
    let hits = HitTest(result, search)
    if action.event.isOfWindow {
      guard action.node.isEmpty else {
        throw .impossible(action.node, reason: "`\(action.event.rawValue)` is done to the window, and names no view")
      }
      return try leaving(action.event, search, hits)
    }
    let node = try target(of: action, search, hits, in: result)
    let back = action.event == .tap ? action.point.flatMap { hits.stackLeftByTouch(at: Point(x: $0.0, y: $0.1)) } : nil
    if action.event.isDoneByPeople {
      if let closing = search.closing(menusBeside: node) {
        // A tap beside an open menu closes it, and does nothing else.
        guard action.event == .tap else { throw .impossible(action.node, reason: "a menu is open over it") }
        return closing
      }
      try reach(action, node, search, hits)
    }
    if let back {
      guard let exit = search.evaluator.exit(from: back) else { throw .noAction(action.node) }
      return .leave(exit)
    }
    if action.event == .scroll { return try scrolling(action, at: node, search) }
    guard let trigger = action.event.trigger else { return try entry(action, at: node, search) }
    if action.event == .drag, action.numbers == nil {
      throw .impossible(action.node, reason: "a drag is told its distance: `drag:NODE=10,-20`")
    }
    guard action.event.needsTouch else {
      guard let response = search.response(to: trigger, at: node) else { throw .noAction(action.node) }
      return response
    }
    return try touch(action, trigger, at: node, search, hits)
  }

  /// What moves the content of the scroll view that a node is, holds or is in.
  private func scrolling(
    _ action: Action, at node: ViewNodeID, _ search: ActionSearch
  ) throws(Failure) -> ViewResponse {
    guard let (x, y) = action.numbers else {
      throw .impossible(action.node, reason: "a scroll view is told how far from its beginning: `scroll:NODE=0,200`")
    }
    guard let response = search.scrolling(to: Point(x: x, y: y), at: node) else { throw .noAction(action.node) }
    if case .disabled = response { throw .impossible(action.node, reason: "scrolling is disabled there") }
    return response
  }

  /// What a finger does that reaches a view.
  private func touch(
    _ action: Action, _ trigger: ActionTrigger, at node: ViewNodeID, _ search: ActionSearch, _ hits: HitTest
  ) throws(Failure) -> ViewResponse {
    var search = search
    search.touch = hits.touch(at: action.point.map { Point(x: $0.0, y: $0.1) }, of: node, by: action.numbers)
    let found = search.found(trigger, at: node)
    if action.point == nil, let reason = hits.cover(of: node, reacting: found?.owner) {
      throw .impossible(action.node, reason: reason)
    }
    if trigger == .tap, let response = search.closing(after: found?.response, at: node) { return response }
    guard let found else {
      search.touch?.translation = Size(width: .infinity, height: 0)
      if trigger == .drag, search.found(trigger, at: node) != nil {
        throw .impossible(action.node, reason: "the finger moves less than the `minimumDistance` of the gesture")
      }
      throw .noAction(action.node)
    }
    return found.response
  }

  /// Tells whether a finger gets to a view: it is shown and not hidden, and nothing that is presented lies over it.
  private func reach(
    _ action: Action, _ node: ViewNodeID, _ search: ActionSearch, _ hits: HitTest
  ) throws(Failure) {
    if let reason = search.obstacle(at: node)?.rawValue ?? hits.barrier(before: node) {
      throw .impossible(action.node, reason: reason)
    }
  }

  private func leaving(_ event: Event, _ search: ActionSearch, _ hits: HitTest) throws(Failure) -> ViewResponse {
    if event == .back {
      guard let exit = hits.frontStack.flatMap({ search.evaluator.exit(from: $0) }) else {
        throw .impossible("", reason: "no page is pushed")
      }
      return .leave(exit)
    }
    guard let presenter = hits.frontPresenter else { throw .impossible("", reason: "nothing is presented") }
    do throws(DismissalFailure) {
      return try search.dismissal(of: presenter)
    } catch {
      throw .impossible("", reason: error.reason)
    }
  }

  /// The view that an action is done to.
  private func target(
    of action: Action, _ search: ActionSearch, _ hits: HitTest, in result: LaidOutDocument
  ) throws(Failure) -> ViewNodeID {
    if action.node.hasPrefix("@"), action.point == nil {
      throw .impossible(action.node, reason: "a point of the window is two numbers: `@120,40`")
    }
    if let (x, y) = action.point {
      guard let node = hits.top(at: Point(x: x, y: y)) else {
        throw .impossible(action.node, reason: "nothing is drawn there")
      }
      return node
    }
    if let node = search.node(labelled: action.node) { return node }
    if let node = layout.node(atPath: action.node)?.entry.source.index { return node }
    if result.program.hasLabel(action.node) {
      throw .impossible(action.node, reason: "it is not shown now")
    }
    throw .unknownName(action.node, known: search.labels)
  }

  private func entry(
    _ action: Action, at node: ViewNodeID, _ search: ActionSearch
  ) throws(Failure) -> ViewResponse {
    guard let entry = action.entry else {
      throw .impossible(action.node, reason: "`\(action.value ?? "")` is no number")
    }
    do throws(EntryFailure) {
      return try search.response(to: entry, at: node)
    } catch {
      switch error {
      case .noControl: throw .noAction(action.node)
      case .refused(let reason): throw .impossible(action.node, reason: reason)
      }
    }
  }
}

extension Session.Event {
  /// What makes actions run; nil for what is entered in a control, and for what moves or leaves something.
  var trigger: ActionTrigger? {
    switch self {
    case .tap: .tap
    case .press: .press
    case .gesture: .gesture
    case .drag: .drag
    case .submit: .submit
    case .refresh: .refresh
    case .delete: .delete
    case .appear: .appear
    case .disappear: .disappear
    case .scroll, .type, .pick, .slide, .step, .back, .dismiss: nil
    }
  }

  /// Whether somebody does it to a view, who must get to it.
  fileprivate var isDoneByPeople: Bool {
    switch self {
    case .tap, .press, .gesture, .drag, .scroll, .type, .pick, .slide, .step, .submit, .refresh, .delete: true
    case .back, .dismiss, .appear, .disappear: false
    }
  }

  /// Whether a finger must reach the middle of the view.
  fileprivate var needsTouch: Bool {
    switch self {
    case .tap, .press, .gesture, .drag: true
    case .scroll, .type, .pick, .slide, .step, .submit, .refresh, .delete, .back, .dismiss, .appear, .disappear: false
    }
  }
}

extension Session.Action {
  /// What is entered in a control; nil if that must be a number and is none.
  fileprivate var entry: ControlEntry? {
    let value = value ?? ""
    switch event {
    case .type: return .text(value)
    case .pick: return .choice(value)
    case .slide: return Double(value).flatMap { $0.isFinite ? .number($0) : nil }
    case .step: return Int(value).map { .steps($0) }
    case .tap, .press, .gesture, .drag, .scroll, .submit, .refresh, .delete, .back, .dismiss, .appear, .disappear:
      return nil
    }
  }
}
