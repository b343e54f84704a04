package import GalleyDrawing
import GalleyLayout

/// A layout as it is drawn.
///
/// ```swift
/// let picture = layout.picture()
/// let svg = String(decoding: picture?.svg() ?? [], as: UTF8.self)
/// ```
public struct Picture: Sendable {
  /// The commands of the picture, in points of the window.
  package let list: DisplayList

  /// The size in points.
  public var size: ViewSize { ViewSize(list.size) }

  /// Device pixels per point.
  public var scale: Double { list.scale }

  /// What the picture shows otherwise than SwiftUI would, each reason once, in sentences without a full stop.
  public var notes: [String] { list.notes.map(\.sentence) }

  /// Returns the picture as an SVG document that needs neither a font nor another file; every name in it begins with
  /// `prefix`.
  ///
  /// It says of itself that it is `zoom` times as large as in the window; what is no finite number above 0 counts as 1.
  public func svg(namesBeginWith prefix: String = "", zoom: Double = 1) -> [UInt8] {
    SVGWriter.svg(list, prefix: prefix, zoom: zoom.isFinite && zoom > 0 ? zoom : 1)
  }
}

extension DocumentLayout {
  /// Returns what was laid out as a picture; nil if there are errors, no views, or more than a picture can hold.
  public func picture(_ options: PictureOptions = PictureOptions()) -> Picture? {
    guard let result, let drawn = Painter.draw(result, options), !drawn.isTooLarge else { return nil }
    return Picture(list: drawn.list)
  }
}

extension DrawingNote {
  fileprivate var sentence: String {
    switch self {
    case .approximated(let what): "\(what) is drawn only roughly"
    case .unmappedSymbol(let name): "the symbol `\(name)` is drawn as a box: there is no outline of it"
    case .missingOutlines(let script): "letters of \(script) are drawn as boxes: there are no outlines of them"
    }
  }
}
