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

    /// Whether it is mostly a mistake, so that it is told without being asked for.
    public var isToldUnasked: Bool {
      switch self {
      case .truncated, .offScreen, .overflow, .collapsed: true
      case .wrapped, .notCentred, .notFilling, .background: false
      }
    }

    /// What has to be explained to say why.
    public var aspects: [Explanation.Aspect] {
      switch self {
      case .truncated, .wrapped: [.width, .height]
      case .offScreen, .notCentred: [.position]
      case .overflow: [.width, .height, .position]
      case .collapsed, .notFilling, .background: [.width, .height]
      }
    }
  }

  /// What people see.
  public let kind: Kind
  /// Where they see it.
  public let node: Node
  /// What it is, in a sentence with its numbers.
  public let text: String
}
