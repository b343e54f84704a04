/// What a document is evaluated against.
///
/// An option that cannot be used, such as a device that there is none of, is a problem of every document (`invalid-option`),
/// which has no place and names what would do.
public struct InterpreterOptions: Sendable {
  /// What the body is laid out in.
  public enum Canvas: Sendable {
    /// A preview of a fixed size in points, without safe area.
    case size(width: Double, height: Double)
    /// The bare body for a proposal, at the origin; nil asks for the ideal length.
    case proposal(width: Double?, height: Double?)
    /// A device by name, such as `iPhone 15`.
    case device(String, isLandscape: Bool)
  }

  /// Nil for the document's own preview, or an iPhone 15 in portrait.
  public var canvas: Canvas?
  /// Device pixels per point; nil for that of the device, 2 for a fixed size or a proposal.
  public var scale: Double?
  /// The platform and version, such as `iOS 17`; nil for the document's own, or iOS 18.
  public var target: String?
  /// Whether a keyboard covers the lower part of the window; nil for the document's own choice, or none.
  ///
  /// Its height is a model, which a note says; windows of Macs, watches and televisions have none.
  public var showsKeyboard: Bool?
  /// Dark mode; nil for the document's own choice, or light.
  public var isDark: Bool?
  /// Right to left; nil for left to right.
  public var isRightToLeft: Bool?
  /// The user's text size by SwiftUI's name; nil for `large`.
  public var dynamicTypeSize: String?
  /// The user's locale, such as `de_DE`; nil for `en_US`.
  public var locale: String?

  /// Reads the documents under `import`; nil if none can be read.
  public var imports: ImportResolver?
  /// Reads the sizes of the pictures under `images` that are files; nil if none can be read.
  public var images: ImageResolver?
  /// Layouts of the host's own, which documents use by their names.
  public var layouts: [RegisteredLayout] = []

  /// The figures of controls, lists and bars that replace Galley's own.
  public var controlFigures = ControlFigures()

  /// Build only the views of lazy stacks and grids that meet the viewport of the scroll view around them.
  ///
  /// The length of the others is estimated from the average of those, as SwiftUI does; otherwise every view is built and
  /// frames are exact. Sessions build everything.
  public var buildsOnlyVisibleCells = false

  /// What a document may cost.
  public var limits = Limits()

  /// Values for the document's parameters and state, by name, written as YAML scalars or flow values.
  public var values: [(name: String, value: String)] = []
  /// A document whose mapping gives values for parameters and state; `values` win over it.
  public var data: DocumentSource?

  /// Values of the environment by the names of `EnvironmentValues`, written as YAML scalars or flow values.
  public var environment: [(name: String, value: String)] = []

  /// Creates the default options.
  public init() {}
}
