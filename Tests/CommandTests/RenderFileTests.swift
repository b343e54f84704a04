import Foundation
import GalleyPictures
import Testing

/// Pictures in pixels, as PDF and for terminals.
@Suite struct RenderFileTests {
  private let document = "Color: red\nmodifiers: [ { frame: { width: 40, height: 20 } } ]"
  private let white: [UInt32] = [255, 255, 255]
  private let red: [UInt32] = [255, 59, 48]

  /// Renders a document to a PNG file and reads it.
  private func pixels(of document: String, _ arguments: String...) throws -> Bitmap {
    let folder = try TemporaryFolder()
    _ = try folder.write("a.yaml", document)
    let outcome = try BuiltCommand.run(["render", "a.yaml", "-o", "a.png"] + arguments, folder: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try PictureReader.bitmap([UInt8](Data(contentsOf: folder.url.appendingPathComponent("a.png"))))
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt32] {
    let (red, green, blue) = bitmap[x, y].straight
    return [red, green, blue]
  }

  /// 40 × 20 in the middle of 100 × 60 is from (30, 20) to (70, 40); a window has two pixels a point.
  @Test func aFrameHasItsPixels() throws {
    let bitmap = try pixels(of: document, "--size", "100x60")
    #expect(bitmap.width == 200 && bitmap.height == 120)
    for (x, y) in [(60, 40), (139, 40), (60, 79), (139, 79)] { #expect(color(bitmap, x, y) == red, "\(x), \(y)") }
    for (x, y) in [(59, 40), (60, 39), (140, 79), (139, 80), (0, 0), (199, 119)] {
      #expect(color(bitmap, x, y) == white, "\(x), \(y)")
    }
  }

  /// Three quarters of two pixels a point: from (45, 30) to (105, 60).
  @Test func zoomIsOverTheDevicesScale() throws {
    let bitmap = try pixels(of: document, "--size", "100x60", "--zoom", "0.75")
    #expect(bitmap.width == 150 && bitmap.height == 90)
    for (x, y) in [(45, 30), (104, 59)] { #expect(color(bitmap, x, y) == red, "\(x), \(y)") }
    for (x, y) in [(44, 30), (45, 29), (105, 59), (104, 60)] { #expect(color(bitmap, x, y) == white, "\(x), \(y)") }
  }

  /// A picture has whole pixels: at one and a half a point, 41 points are 61.5 pixels, and the half one is left out.
  @Test func noPixelIsHalfCovered() throws {
    let bitmap = try pixels(of: "Color: red", "--size", "41x20", "--zoom", "0.75")
    #expect(bitmap.width == 61 && bitmap.height == 30)
    #expect(bitmap.isOpaque)
    #expect(color(bitmap, 60, 29) == red)
  }

  /// The plate is 340 × 100 in the middle of 360 × 240: from (10, 70) to (350, 170), in pixels from (20, 140) to (700, 340).
  ///
  /// Padding of 16 puts the circle of 56 at its leading edge, centred at (54, 120): (108, 240) with a radius of 56 pixels. Its badge of
  /// 14 points is in the corner of the frame, from (68, 134) to (82, 148), centred at (150, 282). The button's plate of 80 × 36 ends
  /// 16 points before the plate does, from (254, 102) to (334, 138): in pixels from (508, 204) to (668, 276), round at its ends by 36.
  @Test func aCardHasItsColors() throws {
    let bitmap = try pixels(
      of: """
        HStack:
          - Circle:
            modifiers:
              - foregroundColor: teal
              - frame: { width: 56, height: 56 }
              - overlay:
                  alignment: bottomTrailing
                  content:
                    Circle:
                    modifiers: [ { foregroundColor: green }, { frame: { width: 14, height: 14 } } ]
          - Spacer
          - Capsule:
            modifiers: [ { foregroundColor: blue }, { frame: { width: 80, height: 36 } } ]
        modifiers:
          - padding: 16
          - frame: { width: 340, height: 100 }
          - background: yellow
          - cornerRadius: 12
          - shadow: 6
        """, "--size", "360x240")
    let (teal, green, blue, yellow): ([UInt32], [UInt32], [UInt32], [UInt32]) = (
      [48, 176, 199], [52, 199, 89], [0, 122, 255], [255, 204, 0]
    )
    // The middle of the circle, its outermost pixels on the left and at the top, and beyond them.
    for (x, y) in [(108, 240), (53, 240), (108, 185)] { #expect(color(bitmap, x, y) == teal, "\(x), \(y)") }
    for (x, y) in [(51, 240), (108, 183), (54, 186)] { #expect(color(bitmap, x, y) == yellow, "\(x), \(y)") }
    #expect(color(bitmap, 150, 282) == green)
    // The capsule's ends are round, and its sides straight.
    for (x, y) in [(588, 240), (544, 204), (631, 275), (509, 240)] {
      #expect(color(bitmap, x, y) == blue, "\(x), \(y)")
    }
    for (x, y) in [(509, 205), (667, 275), (544, 203), (544, 276)] {
      #expect(color(bitmap, x, y) == yellow, "\(x), \(y)")
    }
    // Corners of 24 pixels are cut off; the shadow is a third of black, of which about half is left at the edge, and ends before the window.
    #expect(color(bitmap, 360, 140) == yellow)
    #expect(color(bitmap, 21, 141) != yellow)
    let shadow = color(bitmap, 360, 139)
    #expect(Set(shadow).count == 1 && (200...230).contains(shadow[0]), "\(shadow)")
    #expect(color(bitmap, 360, 60) == white)
  }

  @Test func pagesHaveTheWindowsSize() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a.yaml", document)
    let outcome = try BuiltCommand.run("render", "a.yaml", "--size", "100x60", "-o", "a.pdf", folder: folder.url)
    #expect(outcome.status == 0)
    let page = try folder.read("a.pdf")
    #expect(page.hasPrefix("%PDF-"))
    #expect(page.contains("/MediaBox [0 0 100 60]"))
  }

  /// Ten columns for 100 points: the frame is from (3, 2) to (7, 4), all of the second of three lines.
  @Test func aTerminalShowsBlocks() throws {
    let outcome = try BuiltCommand.run(
      "render", "-", "--size", "100x60", "--terminal", "blocks", "--columns", "10", input: document,
      environment: ["COLORTERM": "truecolor"])
    let white = "\u{1B}[38;2;255;255;255m\u{1B}[48;2;255;255;255m"
    let red = "\u{1B}[38;2;255;59;48m\u{1B}[48;2;255;59;48m"
    let empty = white + String(repeating: "▀", count: 10) + "\u{1B}[0m\n"
    #expect(outcome.output == empty + white + "▀▀▀" + red + "▀▀▀▀" + white + "▀▀▀\u{1B}[0m\n" + empty)
    #expect(outcome.status == 0)
  }

  @Test func sizeAttributesOfSVGAreZoomed() throws {
    let outcome = try BuiltCommand.run("render", "-", "--size", "100x60", "--zoom", "2.5", input: document)
    #expect(outcome.output.contains(" width=\"250\" height=\"150\" viewBox=\"0 0 100 60\""))
  }

  @Test(arguments: [
    ["--zoom", "9"], ["--zoom", "nan"], ["--columns", "0"], ["--zoom", "2", "-o", "a.pdf"],
    ["--terminal", "kitty", "-o", "a.svg"], ["--id-prefix", "a", "-o", "a.png"],
  ])
  func optionsWithoutMeaningAreRefused(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try BuiltCommand.run(["render", "-"] + arguments, input: document, folder: folder.url).status == 2)
    #expect(try folder.entries() == [])
  }
}
