extension Session {
  /// What is done to a view.
  public enum Event: String, Sendable, CaseIterable {
    case tap
    /// It is pressed for a while.
    case press
    /// Whatever gesture it has changes and ends.
    case gesture
    /// A finger moves over it, by a distance: `10,-20`.
    case drag
    /// A text is typed into its field.
    case type
    /// One of its options is chosen, by the tag: a picker's, a tab, a row.
    case pick
    /// Its slider is moved to a number.
    case slide
    /// Its stepper is tapped so many times, up or down: `+1`.
    case step
    /// Its content is moved to an offset from its beginning: `0,200`.
    case scroll
    /// What was typed is sent.
    case submit
    /// It is pulled down.
    case refresh
    /// The row that it is in is deleted.
    case delete
    /// The page that was pushed last is left.
    case back
    /// What was presented last is swiped away.
    case dismiss
    case appear
    case disappear

    /// Whether it is done to the window, and names no view.
    var isOfWindow: Bool { self == .back || self == .dismiss }

    /// Whether it says a value behind the name of the view.
    var takesValue: Bool {
      switch self {
      case .drag, .scroll, .type, .pick, .slide, .step: true
      case .tap, .press, .gesture, .submit, .refresh, .delete, .back, .dismiss, .appear, .disappear: false
      }
    }
  }

  /// Something to be done to a view.
  public struct Action: Hashable, Sendable {
    /// What is done.
    public let event: Event
    /// The name of the view, its path in the document, or a point in the window: `@120,40`.
    public let node: String
    /// What the event gives the view; nil for one that gives nothing.
    public let value: String?

    /// Describes something to be done to a view.
    public init(_ event: Event, on node: String = "", value: String? = nil) {
      self.event = event
      self.node = node
      self.value = value
    }

    /// Reads `back`, `tap:more`, `type:name=Ada` or, for a tap, the name alone; nil if an event lacks its value.
    public init?(_ text: String) {
      if let event = Event(rawValue: text), event.isOfWindow {
        self.init(event)
        return
      }
      for event in Event.allCases where text.hasPrefix(event.rawValue + ":") {
        let rest = text.dropFirst(event.rawValue.utf8.count + 1)
        guard event.takesValue else {
          self.init(event, on: String(rest))
          return
        }
        guard let end = rest.firstIndex(of: "=") else { return nil }
        self.init(event, on: String(rest[..<end]), value: String(rest[rest.index(after: end)...]))
        return
      }
      self.init(.tap, on: text)
    }

    /// The event in words.
    var sentence: String {
      event.isOfWindow ? event.rawValue : "\(event.rawValue) “\(node)”" + (value.map { " = \($0)" } ?? "")
    }

    /// Two numbers of the value: a distance.
    var numbers: (Double, Double)? { value.flatMap { Action.numbers($0) } }

    /// The point that the node is; nil for a name.
    var point: (Double, Double)? { node.hasPrefix("@") ? Action.numbers(String(node.dropFirst())) : nil }

    private static func numbers(_ text: String) -> (Double, Double)? {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let first = parts[0], let second = parts[1], first.isFinite, second.isFinite else {
        return nil
      }
      return (first, second)
    }
  }
}
