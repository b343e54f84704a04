import GalleyLanguage

/// An example of the reference that is drawn: one of a view, or a style on the control of its family.
struct ExampleDrawing: Sendable {
  /// What its files are called, without an ending: `Gauge-1`, `GaugeStyle-linear`.
  let name: String
  /// YAML of a document, a node or a block.
  let document: String

  /// The window of an example, in points: large enough for a list's first rows, and two fit beside each other in a page.
  static let window = Surroundings.size(width: 280, height: 180)

  /// Draws it for the first target that has what is in it; nil if it shows nothing that can be drawn.
  func svg(isDark: Bool) -> [UInt8]? {
    var surroundings = Self.window
    surroundings.isDark = isDark
    for target in [.standard] + Self.newest {
      var options = InterpreterOptions()
      options.target = target
      let document = Interpreter(options: options).check(DocumentSource(name: name, text: document))
      let layout = document.layout(in: surroundings)
      if !layout.hasErrors { return layout.picture()?.svg() }
    }
    return nil
  }

  /// The newest release of each platform.
  private static let newest = Platform.allCases.compactMap { platform in
    GalleyLanguage.Target.names(on: platform).last.flatMap { Target($0) }
  }
}

extension CatalogueEntry {
  /// Its examples that are drawn: those of views, and the styles of a family.
  var drawings: [ExampleDrawing] {
    switch kind {
    case .view:
      examples.enumerated().map { ExampleDrawing(name: "\(name)-\($0 + 1)", document: $1.document) }
    case .style:
      styleNames.compactMap { style in
        styleExample.map { ExampleDrawing(name: "\(name)-\(style)", document: $0(style)) }
      }
    case .modifier, .value, .word, .setting: []
    }
  }

  /// The names of its styles; that of a style of the document where SwiftUI has none.
  private var styleNames: [String] {
    cases.isEmpty ? [ExampleDrawing.ownStyle] : cases.map(ExampleDrawing.style)
  }
}

extension ExampleDrawing {
  /// What stands in the name of a picture for a style that the document defines.
  static let ownStyle = "own"

  /// The name of a style without what may be given with it.
  static func style(_ listed: CatalogueEntry.Case) -> String { String(listed.name.prefix { $0 != "(" }) }
}
