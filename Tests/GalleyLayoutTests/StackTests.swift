import GalleyLayout
import Testing

/// The worked examples of layout 2.3 and 2.6; numbers are the rules'.
@Suite struct StackTests {
  private func rects(_ layout: Layout, _ labels: String...) -> [Rect] { labels.map { layout.frame($0) } }

  @Test func colorsShareEqually_S01() {
    let layout = Layout(hstack(spacing: 0, color.tag("a"), color.tag("b"), color.tag("c")), 300, 100)
    for (place, label) in ["a", "b", "c"].enumerated() { expect(layout.frame(label), Double(place) * 100, 0, 100, 100) }
  }

  @Test func aMinimumOverflows_S02() {
    let layout = Layout(
      hstack(spacing: 0, color.frame(maxWidth: 100).tag("a"), color.frame(minWidth: 100).tag("b")), 150, 100)
    expect(layout.size, 175, 100)
    expect(layout.frame("a"), 0, 0, 75, 100)
    expect(layout.frame("b"), 75, 0, 100, 100)
  }

  @Test func aLargerMinimumGoesFirstAmongTheUnbounded_S03() {
    let layout = Layout(hstack(spacing: 0, color.tag("a"), color.frame(minWidth: 100).tag("b")), 150, 100)
    expect(layout.frame("a"), 0, 0, 50, 100)
    expect(layout.frame("b"), 50, 0, 100, 100)
    let vertical = Layout(vstack(spacing: 8, color.tag("a"), color.frame(minHeight: 58).tag("b")), 200, 100)
    expect(vertical.frame("a").size, 200, 34)
    expect(vertical.frame("b").size, 200, 58)
  }

  @Test func defaultGapsAreEight_S04() {
    let layout = Layout(hstack(F(50, 50).tag("a"), color.tag("b"), color.tag("c")), 200, 80)
    expect(layout.size, 200, 80)
    expect(layout.frame("a"), 0, 15, 50, 50)
    expect(layout.frame("b"), 58, 0, 67, 80)
    expect(layout.frame("c"), 133, 0, 67, 80)
  }

  @Test func priorityReservesTheMinimaOfTheRest_S05() {
    let layout = Layout(
      hstack(spacing: 10, color.tag("a"), color.priority(1).tag("b"), color.frame(minWidth: 20).tag("c")), 200, 50)
    expect(layout.frame("a"), 0, 0, 0, 50)
    expect(layout.frame("b"), 10, 0, 160, 50)
    expect(layout.frame("c"), 180, 0, 20, 50)
  }

  @Test func aSpacerTakesTheRest_S06() {
    let stack = hstack(F(50, 50).tag("a"), spacer().tag("s"), F(50, 50).tag("b"))
    let layout = Layout(stack, 200, 80)
    expect(layout.size, 200, 50)
    expect(layout.frame("s"), 50, 25, 100, 0)
    expect(layout.frame("b"), 150, 0, 50, 50)
    expect(Layout(stack, nil, 80).size, 108, 50)
    expect(Layout(stack, 60, 80).size, 108, 50)
    expect(Layout(hstack(F(50, 50), spacer(50), F(50, 50)), nil, 80).size, 150, 50, "L-01")
  }

  @Test func aColorGoesBeforeASpacer_S07() {
    let layout = Layout(hstack(color.tag("a"), spacer().tag("s")), 200, 80)
    expect(layout.frame("a"), 0, 0, 192, 80)
    #expect(isClose(layout.frame("s").size.width, 8))
  }

  @Test func overflowLeavesTheRestNothing_S08() {
    let layout = Layout(
      hstack(spacing: 0, F(100, 20).tag("a"), color.tag("b"), color.frame(minWidth: 30).tag("c")), 50, 40)
    expect(layout.size, 130, 40)
    #expect(isClose(layout.frame("b").size.width, 0))
    expect(layout.frame("c"), 100, 0, 30, 40)
  }

  @Test func aNilCrossProposalBecomesTheStacksOwnLength_S09() {
    let layout = Layout(hstack(spacing: 0, color.tag("a"), F(20, 60).tag("b")), 100, nil)
    expect(layout.size, 100, 60)
    expect(layout.frame("a"), 0, 0, 80, 60)
    expect(layout.frame("b"), 80, 0, 20, 60)
  }

  @Test func idealMinimumAndMaximum_S10() {
    let stack = hstack(spacing: 4, color.tag("a"), F(20, 60).tag("b"))
    expect(Layout(stack, nil, nil).size, 34, 60)
    expect(Layout(stack, nil, nil).frame("a"), 0, 0, 10, 60)
    expect(Layout(stack, 0, 0).size, 24, 60)
    expect(Layout(stack, 0, 0).frame("a"), 0, 30, 0, 0)
    expect(Layout(stack, .infinity, 100).size, .infinity, 100)
  }

  @Test func theGuideLineIsPartOfTheCrossExtent_S11() {
    let low = F(20, 40).guide(.top) { _ in -10 }
    let one = Layout(hstack(alignment: .top, spacing: 0, F(20, 40).tag("a"), low.tag("b")), 100, 100)
    expect(one.size, 40, 50)
    #expect(isClose(one.frame("b").minY, 10))
    let both = Layout(hstack(alignment: .top, spacing: 0, low.tag("a"), low.tag("b")), 100, 100)
    expect(both.size, 40, 50)
    #expect(isClose(both.frame("a").minY, 10) && isClose(both.frame("b").minY, 10))
  }

  @Test func lowerPriorityGetsItsMinimumOnly_S12() {
    let last = color.frame(minWidth: 40, maxWidth: 60).priority(-1).tag("c")
    let layout = Layout(hstack(spacing: 0, color.tag("a"), color.tag("b"), last), 200, 20)
    #expect(rects(layout, "a", "b", "c").map(\.size.width) == [80, 80, 40])
  }

  @Test func eachPriorityReservesForTheLowerOnes_S13() {
    let layout = Layout(
      hstack(
        spacing: 0, color.priority(2).tag("a"), color.frame(minWidth: 30, maxWidth: 80).priority(1).tag("b"),
        color.frame(minWidth: 20).tag("c")), 200, 10)
    #expect(rects(layout, "a", "b", "c").map(\.size.width) == [150, 30, 20])
  }

  @Test func theLeastFlexibleGoesFirst_S14() {
    let layout = Layout(
      hstack(spacing: 5, color.tag("a"), color.frame(maxWidth: 30).tag("b"), color.tag("c")), 200, 20)
    #expect(rects(layout, "a", "b", "c").map(\.size.width) == [80, 30, 80])
  }

  @Test func verticalStacksShareHeights_S15() {
    let layout = Layout(vstack(spacing: 20, color.tag("a"), F(10, 10).tag("b"), color.tag("c")), 100, 300)
    #expect(rects(layout, "a", "b", "c").map(\.size.height) == [125, 10, 125])
    expect(layout.frame("b"), 45, 145, 10, 10)
  }

  @Test func infinityAsksForTheMaximum_S16() {
    expect(Layout(vstack(spacing: 4, F(20, 30), color.frame(maxHeight: 50)), 100, .infinity).size, 100, 84)
  }

  @Test func stacksHugTheirChildren_S17() {
    let inner = hstack(alignment: .top, F(50, 50), F(60, 60)).tag("inner")
    let layout = Layout(vstack(alignment: .leading, F(30, 30), F(40, 40), inner), 400, 400)
    expect(layout.size, 118, 146)
    expect(layout.frame("inner"), 0, 86, 118, 60)
  }

  @Test func spacersWorkThroughNesting_S18() {
    let first = hstack(F(40, 40), spacer(), F(40, 40)).tag("first")
    let second = hstack(spacer(), F(40, 40).tag("a"), spacer(), F(40, 40).tag("b"), spacer()).tag("second")
    let layout = Layout(vstack(first, spacer().tag("s"), second), 200, 200)
    expect(layout.frame("first"), 0, 0, 200, 40)
    expect(layout.frame("s"), 100, 40, 0, 120)
    expect(layout.frame("second"), 0, 160, 200, 40)
    #expect(isClose(layout.frame("a").minX, 40) && isClose(layout.frame("b").minX, 120))
  }

  @Test func aStackIsFlexibleAcrossWhenAChildIs_S19() {
    let inner = hstack(spacing: 0, color.tag("b"), F(20, 30).tag("c")).tag("inner")
    let layout = Layout(vstack(spacing: 0, color.tag("a"), inner), 100, 100)
    expect(layout.frame("a"), 0, 0, 100, 50)
    expect(layout.frame("inner"), 0, 50, 100, 50)
    expect(layout.frame("b"), 0, 50, 80, 50)
    expect(layout.frame("c"), 80, 60, 20, 30)
  }

  @Test func aRatioLimitsWhatAChildTakes_S20() {
    let layout = Layout(hstack(spacing: 0, color.aspectRatio(1).tag("a"), color.tag("b")), 300, 100)
    #expect(rects(layout, "a", "b").map(\.size.width) == [100, 200])
  }

  @Test func trailingAlignment_S21() {
    let layout = Layout(vstack(alignment: .trailing, spacing: 2, F(30, 10).tag("a"), F(70, 10)), nil, nil)
    expect(layout.size, 70, 22)
    #expect(isClose(layout.frame("a").minX, 40))
  }

  @Test func thirdsAreNotRounded_X01() {
    let layout = Layout(hstack(spacing: 0, color.tag("a"), color.tag("b"), color.tag("c")), 100, 30)
    expect(layout.frame("b"), 100.0 / 3, 0, 100.0 / 3, 30)
    let drawn = ["a", "b", "c"].map { roundedToPixels(layout.frame($0), scale: 2) }
    #expect(drawn.map(\.minX) == [0, 33.5, 66.5])
    #expect(drawn.map(\.maxX) == [33.5, 66.5, 100])
  }

  @Test func changingTheLayoutValueTurnsTheSpacer_AL1() {
    let horizontal = Layout(hstack(spacing: 0, F(20, 20).tag("a"), spacer(), F(20, 20).tag("b")), 100, 50)
    expect(horizontal.size, 100, 20)
    #expect(isClose(horizontal.frame("b").minX, 80))
    let vertical = Layout(vstack(spacing: 0, F(20, 20).tag("a"), spacer(), F(20, 20).tag("b")), 100, 50)
    expect(vertical.size, 20, 50)
    #expect(isClose(vertical.frame("b").minY, 30))
    let depth = Layout(zstack(F(20, 20).tag("a"), spacer(), F(20, 20).tag("b")), 100, 50)
    expect(depth.size, 20, 20, "AL-2")
    expect(depth.frame("b"), 0, 0, 20, 20)
  }
}
