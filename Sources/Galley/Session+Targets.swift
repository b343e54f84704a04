import GalleyLanguage
import GalleyLayout
import GalleyTables

// What may be done to a document as it is now.

extension Session {
  /// How many names are looked at for an event, so that a message costs little.
  private static let mostNames = 1000

  /// The events that do something at the first view with a name, if nothing is in the way.
  public func events(at name: String) -> [Event] {
    guard let search, let node = search.node(labelled: name) else { return [] }
    return Event.allCases.filter { $0.doesSomething(at: node, search) }
  }

  /// The names of views at which an event does something, in the order of the document; those of a large document are the
  /// first.
  public func targets(of event: Event) -> [String] {
    guard let search else { return [] }
    return search.named.prefix(Session.mostNames).filter { event.doesSomething(at: $0.node, search) }.map(\.name)
  }

  private var search: ActionSearch? {
    guard let result = layout.result, let evaluator = layout.evaluator else { return nil }
    return ActionSearch(result.views, catalogue: result.typing.catalogue, evaluator)
  }
}

extension Session.Event {
  private func isEnabled(_ response: ViewResponse?) -> Bool {
    if case .disabled? = response { false } else { response != nil }
  }

  /// Whether it does something at a view.
  fileprivate func doesSomething(at node: ViewNodeID, _ search: ActionSearch) -> Bool {
    if let trigger {
      return isEnabled(search.response(to: trigger, at: node))
    }
    switch self {
    case .scroll: return isEnabled(search.scrolling(to: .zero, at: node))
    case .type: return search.takes(.text(""), at: node)
    case .pick: return search.takes(.choice(""), at: node)
    case .slide: return search.takes(.number(0), at: node)
    case .step: return search.takes(.steps(1), at: node)
    case .tap, .press, .gesture, .drag, .submit, .refresh, .delete, .back, .dismiss, .appear, .disappear: return false
    }
  }
}
