/// What a document is laid out in: the window, the user's settings, and the values that come from outside.
///
/// What is nil is as the document's own `preview` has it.
///
/// ```swift
/// var evening = Surroundings.device(.iPhone15)
/// evening.isDark = true
/// let layout = document.layout(in: evening)
/// ```
public struct Surroundings: Hashable, Sendable {
  /// What the body is laid out in.
  public enum Canvas: Hashable, Sendable {
    /// A preview of a fixed size in points, without safe area.
    case size(width: Double, height: Double)
    /// The bare body for a proposal, at the origin; nil asks for the ideal length.
    case proposal(width: Double?, height: Double?)
    /// The screen of a device.
    case device(Device, isLandscape: Bool)
  }

  /// The preview of the document that is meant, one of `CheckedDocument.previewNames` or its place from 1; nil
  /// for the one that the document is on, at first its first.
  public var preview: String?
  /// Nil for the document's own preview, or an iPhone 15 in portrait.
  public var canvas: Canvas?
  /// Device pixels per point; nil for that of the device, 2 for a fixed size or a proposal.
  public var scale: Double?
  /// Whether a keyboard covers the lower part of the window; nil for the document's own choice, or none.
  ///
  /// Its height is a model, which a note says; windows of Macs, watches and televisions have none.
  public var showsKeyboard: Bool?
  /// Dark mode; nil for the document's own choice, or light.
  public var isDark: Bool?
  /// Right to left; nil for left to right.
  public var isRightToLeft: Bool?
  /// The user's text size; nil for `large`.
  public var textSize: TextSize?
  /// The user's locale; nil for `en_US`.
  public var locale: LocaleName?
  /// The present moment, which relative dates and counters are written for; nil for the document's own choice, or
  /// 2024-09-16 at 09:41.
  public var now: DateName?

  /// Build only the views of lazy stacks and grids that meet the viewport of the scroll view around them.
  ///
  /// The length of the others is estimated from the average of those, as SwiftUI does; otherwise every view is built and
  /// frames are exact. Sessions build everything.
  public var buildsOnlyVisibleCells = false

  /// Show the first pass: before `onAppear` and what else SwiftUI runs ahead of the first frame.
  public var isBeforeAppearing = false

  /// Values for the document's parameters and state; of two for one name the last counts.
  public var values: [GivenValue] = []
  /// A document whose mapping gives values for parameters and state; `values` win over it.
  public var data: DocumentSource?
  /// Values of the environment by the names of `EnvironmentValues`; they win over the preview, and the settings above
  /// over both.
  public var environment: [GivenValue] = []

  /// Creates the surroundings that the document itself asks for.
  public init() {}

  /// The surroundings that the document itself asks for.
  public static let own = Surroundings()

  /// A preview of a fixed size in points, without safe area.
  public static func size(width: Double, height: Double) -> Surroundings {
    Surroundings(.size(width: width, height: height))
  }

  /// The bare body for a proposal, at the origin; nil asks for the ideal length.
  public static func proposal(width: Double?, height: Double?) -> Surroundings {
    Surroundings(.proposal(width: width, height: height))
  }

  /// The screen of a device.
  public static func device(_ device: Device, isLandscape: Bool = false) -> Surroundings {
    Surroundings(.device(device, isLandscape: isLandscape))
  }

  private init(_ canvas: Canvas) { self.canvas = canvas }
}
