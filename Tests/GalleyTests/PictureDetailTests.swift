import Galley
import GalleyDrawing
import GalleyLayout
import Testing

/// What stands in pictures beyond shapes and plain texts.
@Suite struct PictureDetailTests {
  /// In a window of 100 × 60 points at two pixels a point, without the colour behind everything.
  private func list(_ body: String) throws -> DisplayList {
    let document = Interpreter().check(DocumentSource(name: "picture.yaml", text: body))
    let layout = document.layout(in: .size(width: 100, height: 60))
    #expect(layout.problems.isEmpty, "\(layout.problems)")
    var options = PictureOptions()
    options.background = .clear
    return try #require(layout.picture(options)).list
  }

  private let red = Paint.solid(ResolvedColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255))

  /// The texts of a picture with their paints.
  private func texts(_ list: DisplayList) -> [(text: String, paint: Paint)] {
    list.commands.compactMap { command in
      guard case .glyphs(let run, let paint) = command else { return nil }
      return (list.runs[run].text, list.paints[paint])
    }
  }

  private func fills(_ list: DisplayList) -> [(bounds: Rect, paint: Paint)] {
    list.commands.compactMap { command in
      guard case .fill(let path, let paint, _) = command else { return nil }
      return list.paths[path].bounds.map { ($0, list.paints[paint]) }
    }
  }

  /// Each text behind another has its own colour, and what has none that of its place.
  @Test func joinedTextsHaveTheirColours() throws {
    let body = """
      Text: '$(Text("a").foregroundStyle(.red) + Text("b"))'
      modifiers: [ { foregroundStyle: { red: 0, green: 1, blue: 0 } } ]
      """
    let found = texts(try list(body))
    #expect(found.map(\.text) == ["a", "b"])
    #expect(found.map(\.paint) == [red, .solid(ResolvedColor(red: 0, green: 1, blue: 0))])
  }

  /// A line goes through the words between the marks alone.
  @Test func wordsAreStruckThrough() throws {
    let list = try list("Text: \"~~a~~ b\"")
    let lines = fills(list)
    #expect(lines.count == 1)
    let letters = Array(list.glyphs)
    #expect(letters.count == 2)
    #expect(try #require(lines.first).bounds.maxX <= letters[1].x)
  }

  /// A style throws its shadow below all that it fills.
  @Test func stylesHaveShadows() throws {
    let list = try list(
      "Rectangle:\nmodifiers: [ { fill: \"$(.red.shadow(.drop(radius: 3, x: 1, y: 2)))\" } ]")
    // A third of black, as SwiftUI's interface has it.
    let shadow = Filter.shadow(
      color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.33), x: 1, y: 2, radius: 3)
    #expect(list.layers.map(\.filters) == [[shadow]])
    #expect(fills(list).map(\.paint) == [red])
    let inner = try self.list("Rectangle:\nmodifiers: [ { fill: \"$(.red.shadow(.inner(radius: 3)))\" } ]")
    // It falls within the outline that throws it.
    #expect(inner.notes == [])
    #expect(inner.layers.contains { $0.clip != nil })
  }

  /// A style that is written without an expression mixes as the same in Swift does.
  @Test(arguments: ["{ gradient: red, blendMode: multiply }", "$(.red.blendMode(.multiply))"])
  func stylesMix(_ style: String) throws {
    #expect(try list("Rectangle:\nmodifiers: [ { fill: \(style) } ]").layers.map(\.blend) == [.multiply])
  }

  /// Half of a symbol with four steps, which stand for more than 0, 0.25, 0.5 and 0.75, are two; the others are faint.
  @Test func symbolsShowTheirValue() throws {
    let list = try list("Image: { systemName: wifi, variableValue: 0.5 }")
    let black = Paint.solid(ResolvedColor(red: 0, green: 0, blue: 0))
    let faint = black.multiplied(by: 0.3)
    #expect(fills(list).map(\.paint) == [black, black, faint, faint])
  }

  /// What stands behind a symbol's first layer is half as strong in `hierarchical`, and as strong otherwise.
  @Test(arguments: [("hierarchical", 0.5), ("monochrome", 1)]) func layersOfSymbolsFade(
    _ mode: String, _ opacity: Double
  ) throws {
    let list = try list(
      "Image: { systemName: person.crop.circle.badge.plus }\nmodifiers: [ { symbolRenderingMode: \(mode) } ]")
    let black = Paint.solid(ResolvedColor(red: 0, green: 0, blue: 0))
    #expect(fills(list).contains { $0.paint == black })
    #expect(fills(list).allSatisfy { $0.paint == black || $0.paint == black.multiplied(by: opacity) })
    #expect(fills(list).contains { $0.paint == black.multiplied(by: opacity) })
  }

  @Test func canvasesArePlates() throws {
    let list = try list("Canvas:")
    #expect(list.notes == [.leftOut("the content of a `Canvas`")])
    #expect(try #require(fills(list).first).bounds == Rect(x: 0, y: 0, width: 100, height: 60))
  }

  /// Two white dots of 7 points 16 apart, around the middle, of which that of the first page is strong: UIKit's page control.
  @Test func pagesHaveDots() throws {
    let pages = "TabView: [ { Color: red }, { Color: blue } ]"
    let dots = fills(try list("\(pages)\nmodifiers: [ { tabViewStyle: page } ]")).suffix(2)
    #expect(dots.map(\.bounds.midX) == [42, 58])
    #expect(dots.allSatisfy { $0.bounds.size == Size(width: 7, height: 7) })
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    #expect(dots.map(\.paint) == [.solid(white), .solid(white.multiplied(by: 0.35))])
    let none = fills(try list("\(pages)\nmodifiers: [ { tabViewStyle: { page: { indexDisplayMode: never } } } ]"))
    #expect(none.allSatisfy { $0.bounds.size.width > 7 })
  }

  /// Steps before the pen was put down draw nothing, and what is trimmed of them neither.
  @Test func stepsWithoutAPlaceDrawNothing() throws {
    let list = try list(
      "Path: [ { line: { x: 10, y: 20 } }, close ]\nmodifiers: [ { trim: { from: 0, to: 0.5 } }, { fill: red } ]")
    #expect(list.commands.isEmpty)
  }

  /// What is far out of sight is not drawn at the window's edge.
  @Test func textsOutOfReachAreLeftOut() throws {
    let list = try list("Text: far\nmodifiers: [ { offset: { x: 1000000000000000 } } ]")
    #expect(list.commands.isEmpty)
  }
}
