import GalleyLayout
import GalleySource
import GalleyTables

/// Writes a display list as SVG, a line a command, of the elements that readers draw alike.
///
/// There is no script, no external reference and no `style` attribute, which strict policies drop; blend modes need a `style` element,
/// whose hash such a policy has to name.
package struct SVGWriter {
  let list: DisplayList
  private let letters: Letters
  /// Bodies of commands; the outlines stand before them in the result.
  var body: [UInt8] = []
  var ids: SVGIdentifiers
  var outlines: SVGOutlines
  /// Definitions of the files of pictures.
  var files: [UInt8] = []
  var fileIDs: [Index<PictureFile>: String] = [:]
  var layers = SVGLayers()

  /// What texts are written as.
  package enum Letters: Sendable {
    case outlines
    /// `text` elements, with a place for each character.
    case font
  }

  private init(_ list: DisplayList, prefix: String, _ letters: Letters, sharing outlines: SharedOutlines? = nil) {
    self.list = list
    self.letters = letters
    ids = SVGIdentifiers(prefix: prefix)
    self.outlines = SVGOutlines(shared: outlines)
  }

  /// Returns the picture as a document, `zoom` times as large as in the window.
  ///
  /// All its ids begin with `prefix`, a name; classes of blend modes are the same in all pictures.
  package static func svg(
    _ list: DisplayList, prefix: String = "", zoom: Double = 1, letters: Letters = .outlines
  ) -> [UInt8] {
    var writer = SVGWriter(list, prefix: prefix, letters)
    for command in list.commands { writer.write(command) }
    return writer.document(zoom: zoom)
  }

  /// Returns the picture as an element of a page, which defines the outlines, and whose style sheet has `blendRules`.
  package static func element(_ list: DisplayList, prefix: String, sharing outlines: inout SharedOutlines) -> [UInt8] {
    var writer = SVGWriter(list, prefix: prefix, .outlines, sharing: outlines)
    for command in list.commands { writer.write(command) }
    outlines = writer.outlines.shared ?? outlines
    return writer.document(zoom: 1)
  }

  /// The rules of a style sheet for the classes that layers with blend modes have.
  package static var blendRules: String {
    (BlendMode.allCases.compactMap(\.cssRule) + [isolationRule]).joined(separator: "\n")
  }

  /// The rule of layers in which views blend among themselves; a blended layer is one anyway.
  private static let isolationRule = ".b-isolated{isolation:isolate}"

  private func document(zoom: Double) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    bytes.append(list.size.width * zoom)
    bytes.append("\" height=\"")
    bytes.append(list.size.height * zoom)
    bytes.append("\" viewBox=\"0 0 ")
    bytes.append(list.size.width, list.size.height)
    bytes.append("\">\n")
    if !layers.blends.isEmpty || layers.isolates, outlines.shared == nil {
      bytes.append("<style>")
      for blend in BlendMode.allCases where layers.blends.contains(blend) { bytes.append(blend.cssRule ?? "") }
      if layers.isolates { bytes.append(Self.isolationRule) }
      bytes.append("</style>\n")
    }
    if !outlines.definitions.isEmpty || !files.isEmpty {
      bytes.append("<defs>\n")
      bytes += outlines.definitions + files
      bytes.append("</defs>\n")
    }
    bytes += body
    bytes.append("</svg>\n")
    return bytes
  }

  private mutating func write(_ command: DisplayList.Command) {
    switch command {
    case .fill(let path, let paint, let rule): fill(list.paths[path], list.paints[paint], rule)
    case .stroke(let path, let paint, let stroke):
      self.stroke(list.paths[path], list.paints[paint], list.strokes[stroke])
    case .glyphs(let run, let paint):
      switch letters {
      case .outlines: glyphs(list.runs[run], list.paints[paint])
      case .font: text(list.runs[run], list.paints[paint])
      }
    case .picture(let index): picture(list.pictures[index])
    case .backdrop: break
    case .beginLayer(let index): begin(list.layers[index])
    case .endLayer:
      body.append("</g>\n")
      layers.leave()
    case .beginMask: beginMask()
    case .endMask: endMask()
    case .beginMark(let index): begin(list.marks[index])
    case .endMark: body.append("</g>\n")
    }
  }

  mutating func attribute(_ name: String, _ value: Double, decimals: Int? = nil) {
    body.append(" \(name)=\"")
    body.append(value, decimals: decimals ?? layers.decimals)
    body.append("\"")
  }

  mutating func attribute(_ name: String, _ map: Affine, factors: Int = 6, lengths: Int? = nil) {
    body.append(" \(name)=\"matrix(")
    body.append(map.a, map.b, map.c, map.d, decimals: factors)
    body.append(" ")
    body.append(map.tx, map.ty, decimals: lengths ?? layers.decimals)
    body.append(")\"")
  }

  /// Attributes that tell a rectangle.
  mutating func region(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.size.width)
    attribute("height", rect.size.height)
  }
}
