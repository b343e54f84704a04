import GalleyLayout
import Testing

/// Hosting, direction, safe areas, scroll views, readers: layout 1.8, 4.7 to 4.16, 5.
@Suite struct WindowTests {
  private let phone = EdgeInsets(top: 50, bottom: 30)

  private func scroll(_ axes: AxisSet = .vertical, _ content: Specimen) -> Specimen {
    Specimen(.scroll(ScrollParameters(axes: axes)), [content])
  }

  private func reader(_ content: @escaping (ReaderGeometry) -> [Specimen]) -> Specimen {
    var result = Specimen(.geometryReader(content: HostClosureID(0)))
    result.content = content
    return result
  }

  // MARK: Hosting

  @Test func theRootIsCentredInTheSafeArea_W01_W02() {
    expect(Layout(window: F(100, 100).tag("a"), insets: phone).frame("a"), 150, 360, 100, 100)
    expect(Layout(window: F(600, 100).tag("a")).frame("a"), -100, 350, 600, 100)
  }

  @Test func previewsCentre_W03_W04() {
    expect(Layout(window: color.frame(maxWidth: 50).tag("a"), 300, 200).frame("a"), 125, 0, 50, 200)
    let device = Layout(
      window: F(85.33, 20.33).tag("a"), 390, 844, insets: EdgeInsets(top: 47, bottom: 34))
    #expect(isClose(device.frame("a").minX, 152.33, within: 0.006))
    #expect(isClose(device.frame("a").minY, 418.33, within: 0.006))
  }

  @Test func severalViewsInTheWindow_L10_L11() {
    let plain = Layout(window: vstack(F(100, 50).tag("a"), F(60, 30).tag("b")))
    expect(plain.frame("a"), 150, 356, 100, 50)
    expect(plain.frame("b"), 170, 414, 60, 30)
    let each = Layout(window: vstack(F(100, 50).tag("a").padding(10), F(60, 30).tag("b").padding(10)))
    expect(each.frame("a"), 150, 346, 100, 50)
    expect(each.frame("b"), 170, 424, 60, 30)
  }

  // MARK: Direction

  @Test func rightToLeftMirrors_R01_R02_R03() {
    let row = hstack(spacing: 10, F(50, 20).tag("a"), F(30, 20).tag("b")).frame(width: 200, alignment: .leading)
    let first = Layout(row, 300, 100, rightToLeft: true)
    expect(first.frame("a"), 150, 0, 50, 20)
    expect(first.frame("b"), 110, 0, 30, 20)
    let position = F(20, 20).tag("a").position(30, 10).frame(width: 200, height: 40)
    expect(Layout(position, 300, 100, rightToLeft: true).frame("a"), 160, 0, 20, 20)
    let offset = F(20, 20).tag("a").offset(10, 0).frame(width: 100, height: 20)
    expect(Layout(offset, 300, 100, rightToLeft: true).frame("a"), 30, 0, 20, 20)
    expect(Layout(offset, 300, 100).frame("a"), 50, 0, 20, 20)
  }

  @Test func aSubtreeHasItsOwnDirection() {
    let row = hstack(spacing: 0, F(50, 20).tag("a"), F(30, 20).tag("b"))
    let layout = Layout(
      hstack(spacing: 0, F(10, 20).tag("c"), row.wrapped(.layoutDirection(isRightToLeft: true))), 300, 100)
    expect(layout.frame("c"), 0, 0, 10, 20)
    expect(layout.frame("b"), 10, 0, 30, 20)
    expect(layout.frame("a"), 40, 0, 50, 20)
  }

  // MARK: Safe areas

  @Test func stylesReachIntoTheSafeArea_F73() {
    let clear = Layout(window: color.tag("a").style().tag("s"), insets: phone)
    expect(clear.frame("a"), 0, 50, 400, 720)
    expect(clear.drawn("s") ?? .zero, 0, 0, 400, 800)
    #expect(Layout(window: F(100, 100).style().tag("s"), insets: phone).drawn("s") == nil)
    let view = Layout(window: color.overlay(.center, color.tag("b")), insets: phone)
    expect(view.frame("b"), 0, 50, 400, 720)
  }

  @Test func ignoringTheSafeArea_A01_A02_A03_A04() {
    expect(Layout(window: color.tag("a"), insets: phone).frame("a"), 0, 50, 400, 720)
    let ignoring = Layout(window: color.tag("a").ignoresSafeArea().tag("m"), insets: phone)
    expect(ignoring.frame("m"), 0, 50, 400, 720)
    expect(ignoring.frame("a"), 0, 0, 400, 800)
    expect(Layout(window: color.tag("a").ignoresSafeArea(.top), insets: phone).frame("a"), 0, 0, 400, 770)
    expect(Layout(window: F(100, 100).tag("a").ignoresSafeArea(), insets: phone).frame("a"), 150, 360, 100, 100)
  }

  @Test func aFixedViewMovesUpAndLeavesAHole_A05() {
    let hole = Layout(
      window: vstack(
        spacing: 0, color.frame(height: 100).tag("a").ignoresSafeArea(.top).tag("m"), color.tag("b")), insets: phone)
    expect(hole.frame("m"), 0, 50, 400, 100)
    expect(hole.frame("a"), 0, 0, 400, 100)
    expect(hole.frame("b"), 0, 150, 400, 620)
    let filled = Layout(
      window: vstack(spacing: 0, color.tag("a").ignoresSafeArea(.top).frame(height: 100), color), insets: phone)
    expect(filled.frame("a"), 0, 0, 400, 150)
  }

  @Test func theKeyboardBlocksTheContainer() {
    let container = color.tag("a").ignoresSafeArea(regions: .container)
    expect(Layout(window: container, insets: phone, keyboard: 300).frame("a"), 0, 0, 400, 500)
    let all = color.tag("a").ignoresSafeArea()
    expect(Layout(window: all, insets: phone, keyboard: 300).frame("a"), 0, 0, 400, 800)
  }

  private func inset(_ edge: Edge, spacing: Double?, _ primary: Specimen, _ content: Specimen) -> Specimen {
    let guide = edge.axis == .vertical ? GuideID.horizontalCenter : .verticalCenter
    return Specimen(.safeAreaInset(edge: edge, alignment: guide, spacing: spacing), [primary, content])
  }

  @Test func insetsShrinkTheirPrimary_A10_A11() {
    let bar = color.frame(height: 60).tag("bar")
    let tight = Layout(window: inset(.bottom, spacing: 0, color.tag("a"), bar))
    expect(tight.frame("a"), 0, 0, 400, 740)
    expect(tight.frame("bar"), 0, 740, 400, 60)
    #expect(Layout(window: inset(.bottom, spacing: nil, color.tag("a"), bar)).frame("a").size.height == 732)
    let small = Layout(window: inset(.bottom, spacing: 0, F(100, 100).tag("a"), F(50, 20).tag("bar")).tag("m"))
    expect(small.frame("m"), 150, 340, 100, 120)
    expect(small.frame("a"), 150, 340, 100, 100)
    expect(small.frame("bar"), 175, 440, 50, 20)
  }

  @Test func aPrimaryMayGrowBackUnderTheInset_A12_A13() {
    let bar = color.frame(height: 60)
    let grown = Layout(window: inset(.bottom, spacing: 0, color.tag("a").ignoresSafeArea(), bar))
    expect(grown.frame("a"), 0, 0, 400, 800)
    let padded = Layout(window: color.tag("a").wrapped(.safeAreaPadding(EdgeInsets(20))))
    expect(padded.frame("a"), 20, 20, 360, 760)
    let ignoring = Layout(window: color.tag("a").ignoresSafeArea().wrapped(.safeAreaPadding(EdgeInsets(20))))
    expect(ignoring.frame("a"), 0, 0, 400, 800)
  }

  // MARK: Readers

  @Test func readersOfferTheirSize_H01() {
    let content = reader { geometry in
      [
        F(geometry.size.width / 2, geometry.size.height / 2).tag("half"), F(20, 20).tag("small"),
      ]
    }
    let layout = Layout(vstack(spacing: 0, F(400, 100), content.tag("r")), 400, 800)
    expect(layout.frame("r"), 0, 100, 400, 700)
    expect(layout.frame("half"), 0, 100, 200, 350)
    expect(layout.frame("small"), 0, 100, 20, 20)
  }

  @Test func aReaderInAScrollViewIsTenHigh_H02() {
    expect(Layout(scroll(.vertical, reader { _ in [] }.tag("r")), 300, 200).frame("r").size, 300, 10)
  }

  @Test func readersKnowTheWindow_H03() throws {
    let seen = Seen()
    _ = Layout(
      window: reader {
        seen.geometry = $0
        return []
      }, insets: phone)
    let geometry = try #require(seen.geometry)
    expect(geometry.size, 400, 720)
    expect(geometry.globalFrame, 0, 50, 400, 720)
    #expect(geometry.safeArea == EdgeInsets(top: 50, bottom: 30))
  }

  @Test func readersKnowNamedSpacesAndTransforms() throws {
    let seen = Seen()
    let inner = reader {
      seen.geometry = $0
      return []
    }.padding(10).wrapped(.coordinateSpace("box"))
    let scaled = inner.wrapped(.transform(Transform(a: 2, b: 0, c: 0, d: 2)))
    _ = Layout(window: scaled.frame(width: 100, height: 100))
    let geometry = try #require(seen.geometry)
    let named = try #require(geometry.namedFrames.first)
    expect(named.frame, 10, 10, 80, 80)
    expect(named.bounds, -10, -10, 100, 100)
    // The reader is 80×80 about the window's centre (200, 400), twice as large.
    expect(geometry.globalFrame, 120, 320, 160, 160)
  }

  @Test func aReaderIsEvaluatedOnce() {
    let seen = Seen()
    let row = hstack(
      reader { _ in
        seen.count += 1
        return [color]
      }, color.frame(maxWidth: 50), color)
    _ = Layout(window: vstack(row, color, row))
    #expect(seen.count == 2)
  }

  @Test func endlessReadersRunOutOfBudget() {
    func endless() -> Specimen { reader { _ in [endless()] } }
    let canvas = Canvas(size: Size(width: 100, height: 100))
    let layout = Layout(endless(), in: canvas, limits: LayoutLimits(readers: 50))
    #expect(layout.result.isOverBudget)
    #expect(layout.result.readerContent.count == 50)
  }

  // MARK: Scroll views and what fits

  @Test func scrollViewsHugAcross_H20_H21_H22_H23() {
    let content = vstack(spacing: 5, F(100, 30).tag("f"), color.tag("c")).tag("content")
    let layout = Layout(scroll(.vertical, content), 300, 200)
    expect(layout.size, 300, 200)
    expect(layout.frame("content"), 0, 0, 300, 45)
    expect(layout.frame("f"), 100, 0, 100, 30)
    expect(layout.frame("c"), 0, 35, 300, 10)
    expect(Layout(scroll(.vertical, content), 300, nil).size, 300, 45)

    let stack = Layout(
      vstack(spacing: 0, F(50, 40).tag("f"), scroll(.vertical, F(120, 900).tag("content")).tag("s")), 300, 400)
    expect(stack.size, 120, 400)
    expect(stack.frame("f"), 35, 0, 50, 40)
    expect(stack.frame("s"), 0, 40, 120, 360)
    expect(stack.frame("content"), 0, 40, 120, 900)

    let framed = Layout(scroll(.vertical, F(120, 900)).tag("s").frame(width: 300, height: 400), nil, nil)
    expect(framed.frame("s"), 90, 0, 120, 400)

    let row = Layout(
      scroll(.horizontal, hstack(spacing: 5, F(100, 30), color.tag("c")).tag("content")), 300, 200)
    expect(row.size, 300, 200)
    expect(row.frame("content"), 0, 0, 115, 200)
    expect(row.frame("c"), 105, 0, 10, 200)
  }

  @Test func scrollExamplesOfTheGridReference_6_3() {
    let small = Layout(scroll(.vertical, F(50, 30).tag("c")), 200, 100)
    expect(small.size, 50, 100)
    expect(small.frame("c"), 0, 0, 50, 30)
    expect(Layout(scroll(.vertical, F(500, 300)), 200, 100).size, 500, 100)
    let both = Layout(scroll(.both, F(50, 30).tag("c")), 120, 100)
    expect(both.size, 120, 100)
    expect(both.frame("c"), 35, 35, 50, 30)
    expect(Layout(scroll(.both, F(50, 30)), nil, nil).size, 50, 30)
  }

  @Test func marginsWrapTheContent() {
    let parameters = ScrollParameters(axes: .vertical, contentMargins: EdgeInsets(10))
    let layout = Layout(Specimen(.scroll(parameters), [color.frame(height: 500).tag("c")]), 200, 100)
    expect(layout.frame("c"), 10, 10, 180, 500)
    let aligned = ScrollParameters(axes: .vertical, contentAlignment: .center)
    expect(Layout(Specimen(.scroll(aligned), [F(50, 30).tag("c")]), 200, 100).frame("c"), 0, 35, 50, 30)
  }

  @Test func theFirstThatFitsIsShown_H10_H11() {
    func chosen(_ axes: AxisSet, _ width: Double?, _ height: Double?) -> [String] {
      let view = Specimen(
        .viewThatFits(axes), [F(120, 20).tag("1"), F(80, 20).tag("2"), F(40, 20).tag("3")])
      let layout = Layout(view, width, height)
      return ["1", "2", "3"].filter { layout.isPlaced($0) }
    }
    #expect(chosen(.both, 100, 50) == ["2"])
    #expect(chosen(.both, 30, 50) == ["3"])
    #expect(chosen(.both, nil, nil) == ["1"])
    #expect(chosen(.horizontal, 100, 10) == ["2"])
    #expect(chosen(.both, 100, 10) == ["3"])
    expect(Layout(Specimen(.viewThatFits(.both), [color, F(40, 20)]), 100, 50).size, 100, 50)
  }

  @Test func framesRelativeToTheContainer_H29_H30() {
    func relative(_ axes: AxisSet, _ rule: ContainerRelativeFrame.Rule = .whole) -> Specimen {
      color.wrapped(.containerRelativeFrame(ContainerRelativeFrame(axes: axes, rule: rule, alignment: .center)))
    }
    let wide = relative(.horizontal).tag("a").frame(width: 200, height: 100)
    expect(Layout(window: wide, insets: phone).frame("a").size, 400, 100)
    var half = relative(.both)
    half.length = { length, _ in length / 2 }
    expect(Layout(window: half.tag("a"), insets: phone).frame("a").size, 200, 360)
    for (span, width) in [(1, 126.667), (2, 263.333)] {
      let view = relative(.horizontal, .columns(count: 3, span: span, spacing: 10)).frame(height: 20).tag("a")
      let layout = Layout(window: scroll(.vertical, view).frame(width: 400))
      #expect(isClose(layout.frame("a").size.width, width))
    }
  }

  // MARK: Custom layouts

  @Test func unplacedSubviewsAreCentred_CL1() {
    var view = Specimen(.custom(HostLayoutID(0)), [F(20, 20).tag("a")])
    view.layout = HundredLayout { _ in }
    expect(Layout(view.offset(10, 10), 300, 300).frame("a"), 50, 50, 20, 20)
  }

  @Test func anchorsUseTheAnsweredSize_CL2() {
    var view = Specimen(.custom(HostLayoutID(0)), [color.tag("a")])
    view.layout = HundredLayout { subviews in
      subviews.place(0, at: .zero, anchor: .center, proposal: Proposal(width: 30, height: 30))
    }
    expect(Layout(view.offset(10, 10), 300, 300).frame("a"), -5, -5, 30, 30)
  }
}

/// What a reader's content saw.
private final class Seen {
  var geometry: ReaderGeometry?
  var count = 0
}

/// 100×100 whatever is offered.
private struct HundredLayout: CustomLayout {
  var placing: (inout LayoutSubviews) -> Void

  func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size { Size(width: 100, height: 100) }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) { placing(&subviews) }
}
