import Galley
import GalleyDrawing
import GalleyLayout
import Testing

/// What stands in pictures, and where; the places follow from the frames, which cases check.
@Suite struct PictureTests {
  /// In a window of 100 × 60 points at two pixels a point, without the colour behind everything.
  private func list(_ body: String, isDark: Bool? = nil, width: Double = 100) throws -> DisplayList {
    var surroundings = Surroundings.size(width: width, height: 60)
    surroundings.isDark = isDark
    let document = Interpreter().check(DocumentSource(name: "picture.yaml", text: body))
    let layout = document.layout(in: surroundings)
    #expect(layout.problems.isEmpty, "\(layout.problems)")
    var options = PictureOptions()
    options.background = .clear
    return try #require(layout.picture(options)).list
  }

  private struct Fill: Equatable {
    var bounds: Rect
    var paint: Paint
  }

  private func fills(_ list: DisplayList) -> [Fill] {
    list.commands.compactMap { command in
      guard case .fill(let path, let paint, _) = command else { return nil }
      return list.paths[path].bounds.map { Fill(bounds: $0, paint: list.paints[paint]) }
    }
  }

  /// SwiftUI's red of iOS 18 (text 5).
  private let red = Paint.solid(ResolvedColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255))
  private let blue = Paint.solid(ResolvedColor(red: 0, green: 122.0 / 255, blue: 1))
  private let box = "Color: red\nmodifiers: [ { frame: { width: 40, height: 20 } }"
  /// 40 × 20 in the middle of 100 × 60.
  private let middle = Rect(x: 30, y: 20, width: 40, height: 20)

  @Test func coloursFillTheirFrames() throws {
    #expect(fills(try list("\(box) ]")) == [Fill(bounds: middle, paint: red)])
  }

  @Test func darkColoursAreDrawnInTheDark() throws {
    let dark = Paint.solid(ResolvedColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255))
    #expect(fills(try list("\(box) ]", isDark: true)) == [Fill(bounds: middle, paint: dark)])
  }

  @Test func backgroundsAreDrawnBeforeAndOverlaysBehindTheirView() throws {
    let paints = fills(try list("\(box), { overlay: blue }, { background: blue } ]")).map(\.paint)
    #expect(paints == [blue, red, blue])
  }

  /// The outermost of two backgrounds lies lowest.
  @Test func outerBackgroundsLieBehindInnerOnes() throws {
    let list = try list(
      "Spacer:\nmodifiers: [ { frame: { width: 10, height: 10 } }, { background: red }, { background: blue } ]")
    #expect(fills(list).map(\.paint) == [blue, red])
  }

  /// A rectangle of 8 × 8 in the corner, over which the background of a view reaches as far as its frame with padding.
  @Test func viewsStandBehindAndInFrontOfViews() throws {
    let list = try list(
      "\(box), { overlay: { alignment: topLeading, content: [ { Rectangle: , modifiers: [ { fill: blue }, { frame: { width: 8, height: 8 } } ] } ] } } ]"
    )
    #expect(
      fills(list) == [
        Fill(bounds: middle, paint: red), Fill(bounds: Rect(x: 30, y: 20, width: 8, height: 8), paint: blue),
      ])
  }

  @Test func opacityIsALayerAroundEverythingInside() throws {
    let list = try list("\(box), { opacity: 0.5 } ]")
    #expect(list.layers.map(\.opacity) == [0.5])
    guard case .beginLayer? = list.commands.first, case .endLayer? = list.commands.last else {
      Issue.record("\(list.commands)")
      return
    }
  }

  @Test func hiddenViewsAreNotDrawn() throws { #expect(try list("\(box), hidden ]").commands.isEmpty) }

  /// A radius of 8 moves the shadow's edge; towards trailing is to the left where one reads from the right.
  @Test func shadowsKeepTheirNumbers() throws {
    let list = try list("\(box), { shadow: { color: black, radius: 8, x: 3, y: 4 } } ]")
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    #expect(list.layers.first?.filters == [.shadow(color: black, x: 3, y: 4, radius: 8)])
  }

  @Test func shapesClip() throws {
    let list = try list("\(box), { clipShape: Circle } ]")
    // The largest circle in 40 × 20 has a diameter of 20, in the middle.
    #expect(list.layers.first?.clip?.path.bounds == Rect(x: 40, y: 20, width: 20, height: 20))
  }

  /// Half of the line of 4 points lies on either side of an outline; strokeBorder moves it inwards by 2.
  @Test(arguments: [("stroke", 0.0), ("strokeBorder", 2.0)])
  func linesStandOnOutlinesOrInsideOfThem(_ modifier: String, _ inset: Double) throws {
    let list = try list(
      "Rectangle:\nmodifiers: [ { \(modifier): { content: red, lineWidth: 4 } }, { frame: { width: 40, height: 20 } } ]"
    )
    guard case .stroke(let path, let paint, let stroke)? = list.commands.first else {
      Issue.record("\(list.commands)")
      return
    }
    #expect(list.paths[path].bounds == middle.grown(by: -inset))
    #expect(list.paints[paint] == red)
    #expect(list.strokes[stroke].width == 4)
  }

  /// A half of a circle that begins at three o'clock and runs clockwise is the lower one: 20 wide, 10 high.
  @Test func trimmedCirclesAreArcs() throws {
    let list = try list(
      "Circle:\nmodifiers: [ { trim: { from: 0, to: 0.5 } }, { stroke: { content: red, lineWidth: 2 } }, { frame: { width: 20, height: 20 } } ]"
    )
    guard case .stroke(let path, _, _)? = list.commands.first else {
      Issue.record("\(list.commands)")
      return
    }
    let bounds = try #require(list.paths[path].bounds)
    #expect(abs(bounds.minX - 40) < 0.01 && abs(bounds.size.width - 20) < 0.02)
    #expect(abs(bounds.minY - 30) < 0.01 && abs(bounds.size.height - 10) < 0.02)
  }

  /// A triangle with corners at (0, 20), (40, 20) and (20, 0) of its frame.
  @Test func pathsStandAtTheCornerOfTheirFrame() throws {
    let list = try list(
      "Path: [ { move: { x: 0, y: 20 } }, { line: { x: 40, y: 20 } }, { line: { x: 20, y: 0 } }, close ]\n"
        + "modifiers: [ { fill: red }, { frame: { width: 40, height: 20 } } ]")
    guard case .fill(let path, _, _)? = list.commands.first else {
      Issue.record("\(list.commands)")
      return
    }
    #expect(list.paths[path].points == [Point(x: 30, y: 40), Point(x: 70, y: 40), Point(x: 50, y: 20)])
  }

  /// (10, 0) of the frame's middle turned by a quarter stands below it: (x, y) becomes (mid − (y − mid), mid + (x − mid)).
  @Test func turnsAreAboutTheMiddle() throws {
    let list = try list("\(box), { rotationEffect: { degrees: 90 } } ]")
    let map = try #require(list.layers.first?.transform)
    let point = map.applied(to: Point(x: 60, y: 30))
    #expect(abs(point.x - 50) < 1e-6 && abs(point.y - 40) < 1e-6)
  }

  @Test func masksAreDrawnFirst() throws {
    let list = try list("\(box), { mask: { Circle: } } ]")
    #expect(list.layers.first?.isMasked == true)
    #expect(list.commands.contains(.beginMask) && list.commands.contains(.endMask))
    #expect(fills(list).last == Fill(bounds: middle, paint: red))
  }

  /// Those with larger numbers are in front, others as they come.
  @Test func heightsDecideWhatIsInFront() throws {
    let list = try list(
      "ZStack:\n  - { Color: red, modifiers: [ { zIndex: 1 } ] }\n  - { Color: blue }")
    #expect(fills(list).map(\.paint) == [blue, red])
  }

  @Test func textHasTheForegroundStyle() throws {
    let list = try list("Text: Hi\nmodifiers: [ { foregroundStyle: red } ]")
    guard case .glyphs(let run, let paint)? = list.commands.first else {
      Issue.record("\(list.commands)")
      return
    }
    #expect(list.runs[run].text == "Hi")
    #expect(list.paints[paint] == red)
  }

  /// `secondary` of a style that was given without levels is half of it.
  @Test func levelsFadeTheForegroundStyle() throws {
    let list = try list(
      "VStack: [ { Color: red, modifiers: [ { frame: { width: 1, height: 1 } } ] }, { Rectangle: , modifiers: [ { fill: $(.secondary) } ] } ]\n"
        + "modifiers: [ { foregroundStyle: red } ]")
    #expect(fills(list).last?.paint == red.multiplied(by: 0.5))
  }

  /// A switch is a capsule in green, or in gray if it is off.
  @Test(arguments: [true, false]) func switchesShowTheirState(_ isOn: Bool) throws {
    let list = try list("Toggle: { title: \"\", isOn: \(isOn) }\nmodifiers: [ labelsHidden ]")
    let green = Paint.solid(ResolvedColor(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255))
    #expect((fills(list).first?.paint == green) == isOn)
    // The knob is white, and stands at the end of its side.
    let (track, knob) = (try #require(fills(list).first?.bounds), try #require(fills(list).last?.bounds))
    #expect(isOn ? knob.maxX == track.maxX - 2 : knob.minX == track.minX + 2)
  }

  /// A quarter of the way: the knob's middle has gone a quarter of the track without the knob.
  @Test func slidersShowTheirValue() throws {
    let list = try list("Slider: { value: 5, in: 0...20 }", width: 128)
    let (track, knob) = (try #require(fills(list).first?.bounds), try #require(fills(list).last?.bounds))
    let travel = track.size.width - knob.size.width
    #expect(abs(knob.minX - track.minX - travel / 4) < 1e-9)
  }

  @Test func equalDocumentsGiveEqualPictures() throws {
    let body = "VStack: [ { Text: Hello }, { Color: red }, { Toggle: { title: Sound, isOn: true } } ]"
    #expect(SVGWriter.svg(try list(body)) == SVGWriter.svg(try list(body)))
  }

  @Test func errorsHaveNoPicture() {
    #expect(Interpreter().check(DocumentSource(name: "a.yaml", text: "Txt: 1")).layout().picture() == nil)
  }
}
