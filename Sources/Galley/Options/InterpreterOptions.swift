/// How documents are read and checked, whatever they are laid out in.
///
/// An option that cannot be used is a problem of every document (`invalid-option`), which has no place and names what would
/// do.
public struct InterpreterOptions: Sendable {
  /// The platform and version; nil for the document's own, or iOS 18.
  public var target: Target?

  /// Reads the documents under `import`; nil if none can be read.
  public var imports: ImportResolver?
  /// Reads the pictures under `images` that are files, and the files under `fonts`; nil if none can be read.
  public var images: ImageResolver?
  /// Layouts of the host's own, which documents use by their names.
  public var layouts: [RegisteredLayout] = []

  /// The figures of controls, lists and bars that replace Galley's own.
  public var controlFigures = ControlFigures()

  /// Whether a layout keeps what `DocumentLayout.explain` asks for the reasons of sizes and places.
  public var keepsReasons = false

  /// What a document may cost.
  public var limits = Limits()

  /// What problems of documents call the settings.
  public var settingNames = SettingNames.library

  /// Creates the default options.
  public init() {}
}
