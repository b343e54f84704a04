package import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleySource

/// A layout as it is drawn.
///
/// ```swift
/// let picture = layout.picture()
/// let svg = String(decoding: picture?.svg() ?? [], as: UTF8.self)
/// ```
public struct Picture: Sendable {
  /// The commands of the picture, in points of the window.
  package let list: DisplayList
  /// What is drawn otherwise than SwiftUI draws it, and the files that it stands in.
  fileprivate let diagnostics: [Diagnostic]
  fileprivate let files: [SourceFile]
  /// Where the document's body stands.
  fileprivate let body: SourceSpan

  /// The size in points.
  public var size: ViewSize { ViewSize(list.size) }

  /// Device pixels per point.
  public var scale: Double { list.scale }

  /// What the picture shows otherwise than SwiftUI would, each reason once, with the first place that has it.
  public var notes: [Problem] { Problem.list(DiagnosticCollection(diagnostics), of: files, naming: .library) }

  /// Returns the picture as an SVG document that needs neither a font nor another file; every name in it begins with
  /// `prefix`.
  ///
  /// It says of itself that it is `zoom` times as large as in the window; what is no finite number above 0 counts as 1.
  public func svg(namesBeginWith prefix: String = "", zoom: Double = 1, text: PictureText = .outlines) -> [UInt8] {
    SVGWriter.svg(
      list, prefix: prefix, zoom: zoom.isFinite && zoom > 0 ? zoom : 1, letters: text == .font ? .font : .outlines)
  }
}

/// How an SVG picture has its texts.
public enum PictureText: String, Sendable, CaseIterable {
  /// As outlines, which look alike everywhere.
  case outlines
  /// As texts in Inter, for programs that edit them: exact only where that font is installed.
  case font
}

extension DocumentLayout {
  /// Returns what was laid out as a picture; nil if there are errors, no views, or more than a picture can hold.
  public func picture(_ options: PictureOptions = PictureOptions()) -> Picture? {
    var report = ProblemReport()
    return picture(options, reportingTo: &report)
  }

  /// Returns what was laid out as a picture, or adds to a report why there is none, unless that are errors of the layout.
  public func picture(_ options: PictureOptions, reportingTo report: inout ProblemReport) -> Picture? {
    guard let result else { return nil }
    let body = result.root.flatMap { Node(document: result, index: $0).written?.span } ?? .nowhere
    guard let drawn = Painter.draw(result, options) else {
      report.add([.pictureTooLarge("it would have more than pictures can hold", at: body)], of: files)
      return nil
    }
    let notes = zip(drawn.list.notes, drawn.notePlaces).map { note, source in
      note.diagnostic(at: source.map { result.written(for: result.viewNodes[$0]).span } ?? body)
    }
    return Picture(list: drawn.list, diagnostics: notes, files: files, body: body)
  }
}

extension ProblemReport {
  /// Adds what a picture shows otherwise than SwiftUI would.
  public mutating func add(_ picture: Picture) { add(picture.diagnostics, of: picture.files) }

  /// Adds that a picture is too large, for a `reason` in words without a full stop.
  package mutating func addTooLarge(_ picture: Picture, because reason: String) {
    add([.pictureTooLarge(reason, at: picture.body)], of: picture.files)
  }
}

extension Diagnostic {
  fileprivate static func pictureTooLarge(_ reason: String, at body: SourceSpan) -> Diagnostic {
    Diagnostic(
      .pictureTooLarge, "there is no picture of this: \(reason)", at: body,
      help: ["a smaller window, fewer pixels a point, or a part of the document makes a smaller picture"])
  }
}

extension DrawingNote {
  fileprivate func diagnostic(at span: SourceSpan) -> Diagnostic {
    switch self {
    case .approximated(let what): Diagnostic(.approximatedDrawing, "\(what) is drawn only roughly", at: span)
    case .leftOut(let what): Diagnostic(.approximatedDrawing, "\(what) is not drawn", at: span)
    case .unmappedSymbol(let name):
      Diagnostic(.unmappedSymbol, "the symbol `\(name)` is drawn as a box: there is no outline of it", at: span)
    case .missingOutlines(let script):
      Diagnostic(.noOutline, "letters of \(script) are drawn as boxes: there are no outlines of them", at: span)
    case .unresolvedStyle:
      Diagnostic(.unresolvedStyle, "this style is drawn in magenta: nothing is known of it", at: span)
    }
  }
}
