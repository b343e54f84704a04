import GalleyLayout
import Testing

/// Lazy grids and stacks: grid 2 and 6.2; numbers are the rules'.
@Suite struct LazyTests {
  private func lazyGrid(
    _ items: [GridItem], axis: Axis = .vertical, alignment: GuideID? = nil, spacing: Double? = nil,
    wide: Set<Int> = [], _ cells: [Specimen]
  ) -> Specimen {
    let guide = alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter)
    let structure = LazyGridStructure(
      axis: axis, items: items, alignment: guide, spacing: spacing, fullWidthRows: wide)
    return Specimen(.lazyGrid(structure), cells)
  }

  private func flexible(_ minimum: Double = 10, _ maximum: Double = .infinity) -> GridItem {
    GridItem(.flexible(minimum: minimum, maximum: maximum))
  }

  private func adaptive(_ minimum: Double, _ maximum: Double = .infinity) -> GridItem {
    GridItem(.adaptive(minimum: minimum, maximum: maximum))
  }

  private func fixed(_ length: Double, spacing: Double? = nil) -> GridItem {
    GridItem(.fixed(length), spacing: spacing)
  }

  /// The tracks' positions and lengths, seen by colours that fill them, with the width the grid reports.
  private func tracks(
    _ items: [GridItem], _ width: Double, _ count: Int, alignment: GuideID? = nil
  ) -> (tracks: [[Double]], width: Double) {
    let cells = (0..<count).map { color.tag("\($0)") }
    let layout = Layout(lazyGrid(items, alignment: alignment, cells), width, nil)
    return ((0..<count).map { [layout.frame("\($0)").minX, layout.frame("\($0)").size.width] }, layout.size.width)
  }

  private func expectTracks(
    _ found: (tracks: [[Double]], width: Double), _ tracks: [[Double]], _ width: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (left, right) in zip(found.tracks, tracks) {
      #expect(isClose(left[0], right[0]) && isClose(left[1], right[1]), sourceLocation: sourceLocation)
    }
    #expect(isClose(found.width, width), sourceLocation: sourceLocation)
  }

  @Test func tracksFollowTheItemsInOrder_L1_L2_L3() {
    expectTracks(tracks([fixed(70), adaptive(40)], 200, 3), [[0, 70], [78, 57], [143, 57]], 200)
    expectTracks(tracks([flexible(140), flexible()], 200, 2), [[0, 140], [148, 52]], 200)
    expectTracks(tracks([flexible(), flexible(140)], 200, 2), [[0, 96], [104, 140]], 244)
    let framed = Layout(lazyGrid([flexible(), flexible(140)], [color, color]).tag("g").frame(width: 200), 200, nil)
    #expect(isClose(framed.frame("g").minX, -22))
  }

  @Test func photosOfChapter20_L4() {
    let cells = (0..<4).map { F(156, 240).tag("\($0)") }
    let layout = Layout(lazyGrid([adaptive(156)], spacing: 30, cells), 393, nil)
    expect(layout.frame("0"), 18.25, 0, 156, 240)
    expect(layout.frame("1"), 218.75, 0, 156, 240)
    expect(layout.frame("2"), 18.25, 270, 156, 240)
    expect(layout.size, 393, 510)
    let wide = Layout(lazyGrid([adaptive(260)], (0..<3).map { F(260, 400).tag("\($0)") }), 834, nil)
    for (index, x) in [6.333, 287, 567.667].enumerated() { #expect(isClose(wide.frame("\(index)").minX, x)) }
  }

  @Test func maximaLeaveRoomToAlign_L5() {
    let items = [flexible(10, 50), flexible(10, 50), flexible(10, 50)]
    expectTracks(tracks(items, 400, 3), [[117, 50], [175, 50], [233, 50]], 400)
    expectTracks(tracks(items, 400, 3, alignment: .leading), [[0, 50], [58, 50], [116, 50]], 400)
  }

  @Test func fixedAndAdaptiveItems_L6_L7_L8_L9_L10_L11() {
    expectTracks(
      tracks([fixed(100), fixed(100, spacing: 0), flexible()], 500, 3), [[0, 100], [108, 100], [208, 292]], 500)
    expectTracks(tracks([adaptive(100)], 500, 4), [[0, 119], [127, 119], [254, 119], [381, 119]], 500)
    let ten = Layout(lazyGrid([adaptive(100)], spacing: 10, (0..<10).map { _ in color.frame(height: 100) }), 500, nil)
    #expect(ten.size.height == 320)
    expectTracks(tracks([adaptive(300)], 200, 1), [[0, 200]], 200)
    expectTracks(tracks([fixed(150), fixed(150)], 200, 2), [[0, 150], [158, 150]], 308)
    #expect(isClose(tracks([adaptive(60, 80)], 390, 5).tracks[4][1], 71.6))
    let mixed = tracks([fixed(60), flexible(50, 100), adaptive(40)], 393, 6)
    for (found, x) in zip(mixed.tracks, [0, 68, 176, 232.25, 288.5, 344.75]) { #expect(isClose(found[0], x)) }
  }

  @Test func cellsFillTheirRow_L12() {
    let layout = Layout(lazyGrid([flexible(), flexible()], [color.tag("c"), F(60, 36).tag("v")]), 300, nil)
    expect(layout.frame("c"), 0, 0, 146, 36)
    expect(layout.frame("v"), 197, 0, 60, 36)
  }

  @Test func measuredLazyGrids_L13() {
    let cells = [F(30, 10), F(20, 10), F(100, 10), F(20, 10)].enumerated().map { $1.tag("\($0)") }
    func origins(_ layout: Layout) -> [[Double]] {
      (0..<4).map { [layout.frame("\($0)").minX, layout.frame("\($0)").minY] }
    }
    let first = Layout(lazyGrid([flexible(), flexible()], cells), 200, nil)
    #expect(origins(first) == [[33, 0], [142, 0], [-2, 18], [142, 18]])
    expect(first.size, 200, 28)
    let second = Layout(lazyGrid([fixed(50), fixed(40)], cells), 200, nil)
    #expect(origins(second).map { $0[0] } == [61, 119, 26, 119])
    #expect(isClose(tracks([adaptive(45)], 200, 3).tracks[0][1], 61.333))
    let ideal = Layout(lazyGrid([flexible(), flexible()], cells), nil, nil)
    #expect(ideal.size.width == 58)
    #expect(origins(ideal).map { $0[0] } == [-2.5, 35.5, -37.5, 35.5])
    let columns = [F(10, 30), F(10, 20), F(10, 100), F(10, 20)].enumerated().map { $1.tag("\($0)") }
    let horizontal = Layout(lazyGrid([fixed(30), fixed(20)], axis: .horizontal, columns), 200, 200)
    #expect(origins(horizontal) == [[0, 71], [0, 109], [18, 36], [18, 109]])
    expect(horizontal.size, 28, 200)
  }

  @Test func headersTakeARowOfTheirOwn() {
    // Header 20 high, gap 8, a row of two, gap 8, a row of one; the header is offered the whole width.
    let cells = [color.frame(height: 20).tag("h"), F(30, 10), F(30, 10), F(30, 10).tag("last")]
    let layout = Layout(lazyGrid([flexible(), flexible()], wide: [0], cells), 200, nil)
    expect(layout.frame("h"), 0, 0, 200, 20)
    expect(layout.frame("last"), 33, 46, 30, 10)
    expect(layout.size, 200, 56)
  }

  @Test func withoutAWidthThereAreNoTracks() {
    let view = lazyGrid([flexible()], [F(10, 10)])
    expect(Layout(view, .infinity, nil).size, 0, 0)
    expect(Layout(view, 0, nil).size, 0, 0)
  }

  @Test func lazyStacksFillAcross() {
    let stack = Specimen(
      .lazyStack(axis: .vertical, alignment: .leading, spacing: nil), [F(50, 20).tag("a"), spacer(), color.tag("b")])
    // 20, a Spacer of 8 without gaps around it, 10: the ideal lengths, whatever is proposed.
    let layout = Layout(stack, 200, 500)
    expect(layout.size, 200, 38)
    expect(layout.frame("a"), 0, 0, 50, 20)
    expect(layout.frame("b"), 0, 28, 200, 10)
    expect(Layout(stack, nil, nil).size, 50, 38)
  }
}
