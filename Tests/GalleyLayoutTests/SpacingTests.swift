import GalleyLayout
import Testing

/// Default spacing: layout 1.6.
@Suite struct SpacingTests {
  /// The gap between two views of 20 points in a VStack with default spacing.
  private func gap(_ first: Specimen, _ second: Specimen) -> Double {
    let layout = Layout(vstack(first.tag("a"), second.tag("b")), 100, nil)
    return layout.frame("b").minY - layout.frame("a").maxY
  }

  private var line: Specimen { text(17.5, 16, first: 13) }
  private var emptyStack: Specimen { Specimen(.stack(axis: .horizontal, alignment: .verticalCenter, spacing: nil)) }

  @Test func ordinaryViewsStandEightApart_P01() {
    #expect(gap(F(20, 20), F(20, 20)) == 8)
    #expect(gap(F(20, 20), spacer()) == 0)
    #expect(gap(spacer().frame(height: 20), F(20, 20)) == 0)
    #expect(gap(spacer().padding(4), F(20, 20)) == 8)
    #expect(gap(color.position(5, 5), F(20, 20)) == 8)
    #expect(gap(emptyStack, F(20, 20)) == 0)
  }

  @Test func aFramedSpacerKeepsItsWishes_P02() {
    let layout = Layout(hstack(F(30, 30).tag("a"), spacer().frame(width: 20).tag("s"), F(30, 30).tag("b")), nil, nil)
    expect(layout.size, 80, 30)
    #expect(["a", "s", "b"].map { layout.frame($0).minX } == [0, 30, 50])
  }

  @Test func paddingIsAddedToTheGap_P03() {
    let layout = Layout(vstack(F(20, 20), F(20, 20).tag("b").padding(5, .top)), nil, nil)
    expect(layout.size, 20, 53)
    expect(layout.frame("b"), 0, 33, 20, 20)
  }

  @Test func aTrailingSpacerTakesTheGapAway_P04() {
    let inner = hstack(F(30, 30), spacer(0)).tag("inner")
    let layout = Layout(hstack(inner, F(30, 30).tag("b")), 200, 50)
    expect(layout.frame("inner"), 0, 0, 170, 30)
    #expect(layout.frame("b").minX == 170)
  }

  @Test func wrappersChangeTheWishesOfTheirEdges_P05() {
    func width(_ middle: Specimen) -> Double { Layout(hstack(F(20, 20), middle, F(20, 20)), nil, nil).size.width }
    #expect(width(spacer(0).padding(0)) == 40)
    #expect(width(spacer(0).frame(width: 0)) == 40)
    #expect(width(spacer(0).fixedSize()) == 40)
    #expect(width(spacer(0).padding(4)) == 64)
    #expect(width(spacer(0).padding(4, .leading)) == 52)
    #expect(width(spacer(0).padding(4, .top)) == 40)
    #expect(width(vstack(spacer(0))) == 56)
    #expect(width(zstack(spacer(0), F(0, 0))) == 56)
    #expect(width(zstack(spacer(0))) == 40)
    #expect(width(F(0, 0).overlay(.center, spacer(0))) == 56)
  }

  @Test func twoSpacersInAZStackCount() {
    let layout = Layout(hstack(F(20, 20), zstack(spacer(0), spacer(0)), F(20, 20)), nil, nil)
    #expect(layout.size.width == 40)
  }

  @Test func textKeepsDistancesOfItsOwn() {
    // System font 13: descent 2.742 + 2 above; line 15.31 + 2 − 9.16 below (layout 1.6, measured).
    #expect(isClose(gap(F(20, 20), line), 4.742))
    #expect(isClose(gap(line, F(20, 20)), 8.15))
    #expect(gap(line, line) == 0)
    #expect(gap(line.padding(1), F(20, 20)) == 8)
    #expect(gap(line.frame(height: 20), F(20, 20)) == 8)
    #expect(isClose(gap(line.frame(width: 20), F(20, 20)), 8.15))
  }

  @Test func textsInARowStandEightApart() {
    #expect(Layout(hstack(line, line), nil, nil).size.width == 43)
    #expect(Layout(hstack(line, F(20, 20)), nil, nil).size.width == 45.5)
  }

  @Test func aSpacerBetweenTextsIsEight() {
    #expect(Layout(vstack(line, spacer(), line), nil, nil).size.height == 40)
  }

  @Test func symbolsCarryATextsWishes() {
    let symbol = Specimen(.symbol(SymbolContent(name: "star", font: .body)))
    #expect(gap(symbol, line) == 0)
    #expect(gap(symbol, symbol) == 0)
    #expect(isClose(gap(F(20, 20), symbol), 4.742))
  }

  @Test func onlyCommonCategoriesCount() {
    // A row of colour, Spacer and colour above a row of text and colour (controls-in-stacks FM0).
    let upper = hstack(F(20, 20), spacer(), F(20, 20))
    #expect(isClose(gap(upper, hstack(line, F(20, 20))), 4.742))
    #expect(isClose(gap(hstack(line, F(20, 20)), upper), 8.15))
  }

  @Test func explicitSpacingCountsEverywhere() {
    #expect(Layout(hstack(spacing: 5, F(20, 20), spacer(), F(20, 20)), nil, nil).size.width == 58)
    #expect(Layout(hstack(spacing: -5, F(20, 20), F(20, 20)), nil, nil).size.width == 35)
  }

  @Test func aRightToLeftSubtreeSwapsItsEdges() {
    let inner = hstack(F(20, 20), spacer(0)).wrapped(.layoutDirection(isRightToLeft: true))
    #expect(Layout(hstack(F(20, 20), inner), nil, nil).size.width == 40)
    #expect(Layout(hstack(inner, F(20, 20)), nil, nil).size.width == 48)
  }
}
