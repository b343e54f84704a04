/// Something about a view that people ask about: a text that is cut, a stack that sticks out.
public struct Symptom: Sendable {
  /// What people see.
  public enum Kind: String, Sendable, CaseIterable {
    /// A text is cut for want of room.
    case truncated
    /// A view lies outside the window altogether, and nothing scrolls to it.
    case offScreen = "off-screen"
    /// A view sticks out of the window, or a stack needs more than it is offered.
    case overflow
    /// A view is 10 long because no length was offered, or has no length at all.
    case collapsed
    /// A text has several lines though it is one paragraph.
    case wrapped
    /// A view does not stand in the middle of what is safe of the window.
    case notCentred = "not-centred"
    /// A view is smaller than what it is offered.
    case notFilling = "not-filling"
    /// What draws a background covers less than what stands around it.
    case background
    /// There is room between two views, or between a view and the edge of the window.
    case gap
    /// A modifier or a number changes nothing.
    case noEffect = "no-effect"
    /// A view lies wholly behind another that nothing can be seen through.
    case covered
    /// What takes taps is smaller than what is drawn around it, or than a finger.
    case tapArea = "tap-area"
    /// A view has another size or place in another window or with other settings.
    case different

    /// Whether it is mostly a mistake, so that it is told without being asked for.
    public var isToldUnasked: Bool {
      switch self {
      case .truncated, .offScreen, .overflow, .collapsed: true
      case .wrapped, .notCentred, .notFilling, .background, .gap, .noEffect, .covered, .tapArea, .different: false
      }
    }

    /// What has to be explained to say why; nothing where its text says that already.
    public var aspects: [Explanation.Aspect] {
      switch self {
      // Where the height cuts a text, it is a cause of how wide the text is.
      case .truncated, .wrapped: [.width]
      case .offScreen, .notCentred: [.position]
      case .overflow: [.position]
      case .collapsed, .notFilling, .background: [.width, .height]
      case .gap, .noEffect, .covered, .tapArea, .different: []
      }
    }
  }

  /// What people see.
  public let kind: Kind
  /// Where they see it.
  public let node: Node
  /// What it is, in a sentence with its numbers.
  public let text: String

  /// What has to be explained to say why; of a stack that needs more than it has, how long it is.
  public var aspects: [Explanation.Aspect] {
    guard kind == .overflow, node.isExplicable, !node.isModifier,
      node.document.tree.kind(of: node.entry.layout) == .stack
    else { return kind.aspects }
    return [.width, .height]
  }
}
