import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleySource

/// A document as SwiftUI would lay it out: its nodes with their frames, its types, and what is wrong with it.
public struct DocumentLayout: Sendable {
  /// The document that was laid out.
  public let document: CheckedDocument
  /// What it was laid out in.
  public let surroundings: Surroundings
  /// The files of the document, and then those of the values from outside.
  let files: [SourceFile]
  private(set) var diagnostics: DiagnosticCollection
  /// Nil if there are errors.
  let result: LaidOutDocument?
  /// What actions run in; nil unless state is kept.
  var evaluator: Evaluator?
  /// What `debug` modifiers print, in the order of evaluation.
  public let debugOutput: [String]

  /// Says what became of a document that was evaluated and laid out.
  static func report(_ laidOut: LaidOutDocument?, of evaluated: EvaluatedDocument) -> DocumentLayout {
    var diagnostics = evaluated.diagnostics
    var evaluator = laidOut?.evaluator
    if let laidOut {
      diagnostics.add(contentsOf: laidOut.diagnostics)
      // What watches the geometry of its view is computed now, and may be wrong.
      let known = evaluator?.diagnostics.count ?? 0
      evaluator?.noteShown(in: laidOut)
      diagnostics.add(contentsOf: Array((evaluator?.diagnostics ?? []).dropFirst(known)))
    }
    return DocumentLayout(
      document: evaluated.document, surroundings: evaluated.surroundings, files: evaluated.files,
      diagnostics: diagnostics,
      result: diagnostics.counts.errors == 0 ? laidOut : nil, evaluator: evaluator,
      debugOutput: laidOut?.debugOutput ?? [])
  }

  mutating func add(_ problems: [Diagnostic]) { diagnostics.add(contentsOf: problems) }

  /// The name that the document's source was given.
  public var name: String { document.name }

  /// What is wrong with the document and with what it was laid out in, in order of place.
  public var problems: [Problem] { Problem.list(diagnostics, of: files, naming: document.options.settingNames) }

  /// Tells whether there is an error; there are no types and nodes then.
  public var hasErrors: Bool { diagnostics.counts.errors > 0 }

  /// What a document was laid out in.
  public struct Canvas: Hashable, Sendable {
    /// The window's size in points; nothing for a bare proposal.
    public let size: ViewSize
    /// What the bare body was offered; nil in a window.
    public let proposal: Proposal?
    /// Device pixels per point.
    public let scale: Double
    /// How far the safe area ends before the window's edges.
    public let safeArea: ViewInsets
    /// The height of the keyboard in points; 0 without one.
    public let keyboardHeight: Double
    /// Whether its leading edge is the right one.
    package let isRightToLeft: Bool
  }

  /// What the document was laid out in; nil if there are errors.
  public var canvas: Canvas? {
    result.map { result in
      let canvas = result.surroundings.canvas
      return Canvas(
        size: ViewSize(canvas.size), proposal: canvas.proposal.map { Proposal($0) }, scale: canvas.scale,
        safeArea: ViewInsets(canvas.safeArea), keyboardHeight: canvas.keyboardHeight,
        isRightToLeft: canvas.isRightToLeft)
    }
  }

  /// Whose SwiftUI is meant; nil if there are errors.
  public var target: Target? { result.map { Target($0.program.target) } }
}
