public import Galley
import GalleyDrawing
import GalleySource
import GalleyTables

/// A page of documents with their pictures, their views, and why these have their sizes: one file, which needs no other.
///
/// ```swift
/// var options = InterpreterOptions()
/// options.keepsReasons = true
/// let document = Interpreter(options: options).check(source)
/// var report = HTMLReport()
/// report.add(document, switches: [HTMLReport.Switch("color-scheme", ["light", "dark"])])
/// for (choice, isDark) in [false, true].enumerated() {
///   var surroundings = Surroundings.own
///   surroundings.isDark = isDark
///   report.add(document.layout(in: surroundings), choices: [choice])
/// }
/// let page = report.html()
/// ```
public struct HTMLReport: Sendable {
  /// A setting in which the variants of a document differ.
  public struct Switch: Hashable, Sendable {
    /// What is set, such as `color-scheme`.
    public var name: String
    /// What it can be set to, in order.
    public var choices: [String]

    /// Creates a switch.
    public init(_ name: String, _ choices: [String]) {
      self.name = name
      self.choices = choices
    }
  }

  /// How much a page holds.
  package struct Limits: Hashable, Sendable {
    /// Bytes of pictures and of all that is known about views.
    package var variants = 15 << 20
    /// Bytes of the documents.
    package var sources = 4 << 20
    /// Nodes of a variant.
    package var nodes = 50_000

    package init() {}
  }

  private let limits: Limits
  /// Whether a variant has been left out, and so all behind it.
  private var isFull = false
  private(set) var documents: [PageDocument] = []
  private(set) var tables = PageTables()
  /// Whether the page puts the pictures of its first two documents over each other, to be compared with a slider.
  public var comparesDocuments = false
  /// What the page leaves out, in sentences without a full stop.
  public private(set) var notes: [String] = []

  /// Creates a page without documents.
  public init() { self.init(limits: Limits()) }

  /// Creates a page that holds no more than `limits`.
  package init(limits: Limits) { self.limits = limits }

  /// Adds a document, whose variants differ in `switches`.
  public mutating func add(_ document: CheckedDocument, switches: [Switch] = []) {
    documents.append(PageDocument(name: document.name, switches: switches, source: PageSource(document.files)))
  }

  /// Adds a variant of the document that was added last: how it is laid out with a choice of each switch.
  ///
  /// `choices` are positions in the lists of the switches. The page shows the first variant at first. If the layout keeps reasons
  /// (`InterpreterOptions.keepsReasons`), the page says why views have their sizes. What is too large for a page is left out
  /// from its end, and `notes` says so.
  public mutating func add(
    _ layout: DocumentLayout, choices: [Int] = [], options: PictureOptions = PictureOptions()
  ) {
    if documents.isEmpty { add(layout.document) }
    let (number, position) = (documents.count - 1, documents[documents.count - 1].variants.count)
    let choices = documents[number].switches.indices.map { choices.indices.contains($0) ? choices[$0] : 0 }
    guard !isFull else { return documents[number].leftOut += 1 }
    let mark = tables.mark
    let files = PageFileNumbers(documents[number].source.names)
    let nodes = PageNodes(layout, most: limits.nodes, files: files, tables: &tables)
    let picture = layout.picture(options)
    let variant = PageVariant(
      choices: choices, canvas: layout.canvas, nodes: nodes,
      problems: tables.columns.index(of: PageColumn(layout.problems, files: files)),
      notes: picture.map { $0.notes.map { tables.texts.index(of: VisibleText.of($0.message)) } } ?? [],
      picture: picture.map {
        SVGWriter.element($0.list, prefix: "p\(number)-\(position)-", sharing: &tables.outlines)
      } ?? [],
      overlays: Self.overlays.compactMap { overlay in
        drawing(of: overlay, over: layout, options).map { (overlay.rawValue, tables.overlays.index(of: $0)) }
      },
      size: picture?.size ?? ViewSize(width: 0, height: 0))
    let size = documents.reduce(tables.pageSize + variant.pageSize) { $0 + $1.pageSize }
    guard size <= limits.variants else {
      isFull = true
      tables.goBack(to: mark)
      note(
        "the page would have more than \(limits.variants >> 20) megabytes: the variants from here on are left out",
        number)
      return documents[number].leftOut += 1
    }
    if nodes.isCut { note("of more than \(limits.nodes) nodes the first are shown", number) }
    documents[number].source.add(nodes.places)
    documents[number].variants.append(variant)
  }

  /// What the page's script does not draw by itself.
  private static let overlays = [PictureOverlay.guides, .baselines, .hits, .grid]

  /// An overlay alone; nil if there is nothing in it.
  private mutating func drawing(
    of overlay: PictureOverlay, over layout: DocumentLayout, _ options: PictureOptions
  ) -> PageOverlay? {
    var own = options
    own.overlays = [overlay]
    own.showsDocument = false
    own.showsBars = false
    own.showsPresentations = false
    own.background = .clear
    guard let list = layout.picture(own)?.list, !list.commands.isEmpty else { return nil }
    // One overlay of a kind is shown at a time.
    return PageOverlay(picture: SVGWriter.element(list, prefix: "\(overlay.rawValue)-", sharing: &tables.outlines))
  }

  private mutating func note(_ text: String, _ number: Int) {
    let note = "\(documents[number].name): \(text)"
    if !notes.contains(note) { notes.append(note) }
  }

  /// Returns the page as UTF-8 text; equal layouts give equal bytes.
  public func html() -> [UInt8] { PageWriter.html(self, sourceBytes: limits.sources) }
}
