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
  fileprivate var diagnostics: [Diagnostic]
  /// The same of what only lines and fills show otherwise, and pixels do not.
  fileprivate var vectorDiagnostics: [Diagnostic]
  fileprivate let files: [SourceFile]
  /// Where the document's body stands.
  fileprivate let body: SourceSpan
  /// The point of the window that its corner shows.
  let origin: ViewPoint

  /// A picture that is made of others, with their notes.
  init(_ list: DisplayList, notesOf pictures: [Picture], body: Picture) {
    self.list = list
    // Notes of one file are told once; a picture of another document keeps its words, and has no place.
    var notes = DiagnosticCollection()
    notes.add(contentsOf: pictures.flatMap(\.diagnostics))
    var vectorNotes = DiagnosticCollection()
    vectorNotes.add(contentsOf: pictures.flatMap(\.vectorDiagnostics))
    (diagnostics, vectorDiagnostics) = (notes.sorted(), vectorNotes.sorted())
    (files, self.body) = (body.files, body.body)
    origin = ViewPoint(x: 0, y: 0)
  }

  fileprivate init(
    list: DisplayList, origin: ViewPoint, notes: [(note: DrawingNote, diagnostic: Diagnostic)], files: [SourceFile],
    body: SourceSpan
  ) {
    (self.list, self.origin, self.files, self.body) = (list, origin, files, body)
    diagnostics = notes.filter { !$0.note.isOfVectors }.map(\.diagnostic)
    vectorDiagnostics = notes.filter(\.note.isOfVectors).map(\.diagnostic)
  }

  /// The size in points.
  public var size: ViewSize { ViewSize(list.size) }

  /// Device pixels per point.
  public var scale: Double { list.scale }

  /// The size and the scale in words: `393 × 852 @3x`.
  public var dimensions: String {
    "\(Inspector.text(size.width)) × \(Inspector.text(size.height)) @\(Inspector.text(scale))x"
  }

  /// What the picture shows otherwise than SwiftUI would, each reason once, with the first place that has it.
  public var notes: [Problem] {
    Problem.list(DiagnosticCollection(diagnostics + vectorDiagnostics), of: files, naming: .library)
  }

  /// The same for a picture of pixels, which shows some of it as SwiftUI does.
  public var notesOfPixels: [Problem] { Problem.list(DiagnosticCollection(diagnostics), of: files, naming: .library) }

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
  /// Returns what was laid out as a picture; nil if there are errors, or more than a picture can hold.
  public func picture(_ options: PictureOptions = PictureOptions()) -> Picture? {
    var report = ProblemReport()
    return picture(options, reportingTo: &report)
  }

  /// Returns what was laid out as a picture, or adds to a report why there is none, unless that are errors of the layout.
  public func picture(_ options: PictureOptions, reportingTo report: inout ProblemReport) -> Picture? {
    guard result != nil else { return nil }
    guard let part = options.part else { return picture(options, showing: nil, reportingTo: &report) }
    let meant = nodes(meantBy: part.node)
    guard let first = meant.first else {
      report.add([Diagnostic(.invalidOption, "there is no node `\(part.node)`", at: .nowhere)], of: files)
      return nil
    }
    var picture = picture(options, showing: first, reportingTo: &report)
    if meant.count > 1, let body = picture?.body {
      picture?.diagnostics.append(
        Diagnostic(
          .ambiguousNode, "\(meant.count) nodes are called `\(part.node)`; this is the first",
          at: first.written?.span ?? body))
    }
    return picture
  }

  /// Returns a picture of a node, whatever the part of it is called, or of everything.
  func picture(
    _ options: PictureOptions, showing node: Node?, reportingTo report: inout ProblemReport
  ) -> Picture? {
    guard let laidOut = self.result else { return nil }
    let result = options.showsFullContent ? UnrolledLayout.of(laidOut) : laidOut
    let body = result.root.flatMap { Node(document: result, index: $0).written?.span } ?? .nowhere
    guard let drawn = Painter.draw(result, options, focus: node?.index),
      let (list, origin) = composed(drawn, options, of: result, showing: node)
    else {
      report.add([.pictureTooLarge("it would have more than pictures can hold", at: body)], of: files)
      return nil
    }
    let notes = list.notes.enumerated().map { place, note in
      let source = drawn.notePlaces.indices.contains(place) ? drawn.notePlaces[place] : nil
      return (note, note.diagnostic(at: source.map { result.written(for: result.viewNodes[$0]).span } ?? body))
    }
    return Picture(list: list, origin: ViewPoint(origin), notes: notes, files: files, body: body)
  }

  /// A picture with its overlays, or a part of it, with the corner of that; nil if it has more than pictures can hold.
  private func composed(
    _ drawn: Painter.Drawn, _ options: PictureOptions, of result: LaidOutDocument, showing node: Node?
  ) -> (list: DisplayList, origin: Point)? {
    let isIsolated = options.part?.isIsolated ?? false
    let whole = isIsolated ? drawn.list.withoutEffects(around: drawn.focus) : drawn.list
    var list = isIsolated ? whole.keeping([drawn.background] + drawn.focus) : whole
    if !options.overlays.isEmpty, let layout = result.layout {
      var inspector = Inspector(result, layout, options, DisplayListBuilder(continuing: list))
      inspector.draw()
      guard !inspector.list.isTooLarge else { return nil }
      list = inspector.list.list
    }
    if options.showsBezel {
      guard let body = DeviceBody(result.surroundings, screen: list.size) else {
        return (
          list.noting(.leftOut("a bezel around this window, which is not the screen of a phone or tablet,")), .zero
        )
      }
      return body.around(list).map { ($0, Point(x: -body.origin.x, y: -body.origin.y)) }
    }
    guard let part = options.part, let node else { return (list, .zero) }
    let shown = whole.part(part, of: result.frame(of: node.entry) ?? .zero, drawnBy: drawn.focus)
    return (list.cropped(to: shown), shown.origin)
  }
}

extension ProblemReport {
  /// Adds what a picture shows otherwise than SwiftUI would.
  public mutating func add(_ picture: Picture, asPixels: Bool = false) {
    add(picture.diagnostics + (asPixels ? [] : picture.vectorDiagnostics), of: picture.files)
  }

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
  /// Whether it is of pictures that are made of lines and fills alone.
  fileprivate var isOfVectors: Bool { if case .approximatedInVectors = self { true } else { false } }

  fileprivate func diagnostic(at span: SourceSpan) -> Diagnostic {
    switch self {
    case .approximated(let what): Diagnostic(.approximatedDrawing, "\(what) is drawn only roughly", at: span)
    case .approximatedInVectors(let what):
      Diagnostic(.approximatedDrawing, "\(what), in an SVG or PDF, is drawn only roughly", at: span)
    case .leftOut(let what): Diagnostic(.approximatedDrawing, "\(what) is not drawn", at: span)
    case .unmappedSymbol(let name):
      Diagnostic(.unmappedSymbol, "the symbol `\(name)` is drawn as a box: there is no outline of it", at: span)
    case .missingOutlines(let script):
      Diagnostic(.noOutline, "letters of \(script) are drawn as boxes: there are no outlines of them", at: span)
    case .unresolvedStyle:
      Diagnostic(.unresolvedStyle, "this style is drawn in magenta: nothing is known of it", at: span)
    case .missingLabels(let count):
      Diagnostic(
        .approximatedDrawing, "there is no room for \(count) label\(count == 1 ? "" : "s") of the overlays", at: span)
    }
  }
}
