import GalleyLayout
import Testing

/// The worked examples of grid 6.1; numbers are the rules'.
@Suite struct GridTests {
  /// 50 points high, as wide as it is offered.
  private var wide50: Specimen { color.frame(height: 50) }

  private func rule(_ thickness: Double) -> Specimen { color.frame(height: thickness) }

  @Test func theFirstGrid_E1() {
    let cell = text(52, 20, first: 15).padding(20)
    let layout = Layout(
      grid(.center, nil, nil, row(cell.tag("00"), cell.tag("01")), row(cell.tag("10"), cell.tag("11"))), 373, 580)
    expect(layout.frame("00"), 0, 0, 92, 60)
    expect(layout.frame("01"), 100, 0, 92, 60)
    // Padded texts stand 8 apart: padding replaces a text's wishes.
    expect(layout.frame("10"), 0, 68, 92, 60)
    expect(layout.frame("11"), 100, 68, 92, 60)
    expect(layout.size, 192, 128)
  }

  @Test func explicitSpacing_E2() {
    let cells = (0..<8).map { F(50, 50).tag("\($0)") }
    let view = grid(
      .center, 5, 15, row(cells[0], cells[1], cells[2], cells[3]), row(cells[4], cells[5], cells[6], cells[7]))
    let layout = Layout(view, 393, 600)
    expect(layout.size, 215, 115)
    #expect((0..<4).map { layout.frame("\($0)").minX } == [0, 55, 110, 165])
    #expect(layout.frame("4").minY == 65)
  }

  @Test func cellsAreServedByFlexibility_E3() {
    let view = hstack(
      spacing: 0, F(30, 30).tag("left"),
      grid(.center, 0, nil, row(wide50.tag("green"), F(50, 50).tag("blue"))).tag("g"),
      F(30, 30).tag("right"))
    let layout = Layout(view, 393, 600)
    expect(layout.size, 393, 50)
    expect(layout.frame("left"), 0, 10, 30, 30)
    expect(layout.frame("right"), 363, 10, 30, 30)
    expect(layout.frame("g"), 30, 0, 333, 50)
    expect(layout.frame("green"), 30, 0, 283, 50)
    expect(layout.frame("blue"), 313, 0, 50, 50)
  }

  @Test func anUnsizedCellTakesItsSlot_E4() {
    func view(_ unsized: AxisSet) -> Specimen {
      grid(
        .center, nil, nil, row(F(160, 80).tag("green"), F(80, 80).tag("blue")),
        row(color.frame(height: 80).tag("red").cell(unsized: unsized), F(80, 80).tag("yellow")))
    }
    let layout = Layout(view(.horizontal), 393, 600)
    expect(layout.size, 248, 168)
    expect(layout.frame("green"), 0, 0, 160, 80)
    expect(layout.frame("blue"), 168, 0, 80, 80)
    expect(layout.frame("red"), 0, 88, 160, 80)
    expect(layout.frame("yellow"), 168, 88, 80, 80)
    let control = Layout(view([]), 393, 600)
    expect(control.size, 393, 168)
    expect(control.frame("green"), 72.5, 0, 160, 80)
    expect(control.frame("blue"), 313, 0, 80, 80)
    expect(control.frame("red"), 0, 88, 305, 80)
    expect(control.frame("yellow"), 313, 88, 80, 80)
  }

  @Test func gridAlignment_E5_E6() {
    let layout = Layout(
      grid(
        .topLeading, nil, nil, row(F(50, 50).tag("a"), F(100, 100).tag("b")),
        row(F(100, 100).tag("c"), F(50, 50).tag("d"))), 393, 600)
    expect(layout.size, 208, 208)
    expect(layout.frame("a"), 0, 0, 50, 50)
    expect(layout.frame("b"), 108, 0, 100, 100)
    expect(layout.frame("c"), 0, 108, 100, 100)
    expect(layout.frame("d"), 108, 108, 50, 50)

    let big = F(120, 100)
    let rows = Layout(
      grid(
        .topTrailing, nil, nil, row(big.tag("a"), F(50, 50).tag("b"), big.tag("c")),
        row(big.tag("d"), F(50, 50).tag("e"), F(50, 50).tag("f"), alignment: .bottom),
        row(big.tag("g"), big.tag("h"), F(50, 50).tag("i"))), 393, 600)
    expect(rows.size, 376, 316)
    expect(rows.frame("a"), 0, 0, 120, 100)
    expect(rows.frame("b"), 198, 0, 50, 50)
    expect(rows.frame("c"), 256, 0, 120, 100)
    expect(rows.frame("d"), 0, 108, 120, 100)
    expect(rows.frame("e"), 198, 158, 50, 50)
    expect(rows.frame("f"), 326, 158, 50, 50)
    expect(rows.frame("g"), 0, 216, 120, 100)
    expect(rows.frame("h"), 128, 216, 120, 100)
    expect(rows.frame("i"), 326, 216, 50, 50)
  }

  @Test func columnAlignment_E7() {
    let layout = Layout(
      grid(
        .topLeading, 5, 5, row(F(80, 80).tag("a"), F(80, 80).tag("b").cell(column: .trailing), F(80, 120).tag("c")),
        row(F(80, 80).tag("d"), F(80, 80).tag("e"), F(80, 120).tag("f"), alignment: .bottom),
        row(F(120, 80).tag("g"), F(120, 80).tag("h"), F(80, 80).tag("i"))), 393, 600)
    expect(layout.size, 330, 330)
    expect(layout.frame("a"), 0, 0, 80, 80)
    expect(layout.frame("b"), 165, 0, 80, 80)
    expect(layout.frame("c"), 250, 0, 80, 120)
    expect(layout.frame("d"), 0, 165, 80, 80)
    expect(layout.frame("e"), 165, 165, 80, 80)
    expect(layout.frame("f"), 250, 125, 80, 120)
    expect(layout.frame("g"), 0, 250, 120, 80)
    expect(layout.frame("h"), 125, 250, 120, 80)
    expect(layout.frame("i"), 250, 250, 80, 80)
  }

  @Test func anchors_E8() {
    let anchored = F(50, 50).tag("b").cell(anchor: UnitPoint(x: 0.25, y: 0.75))
    let layout = Layout(
      grid(
        .topTrailing, nil, nil, row(F(120, 100).tag("a"), anchored),
        row(F(50, 50).tag("c"), F(120, 100).tag("d"))), 393, 600)
    expect(layout.size, 248, 208)
    expect(layout.frame("b"), 145.5, 37.5, 50, 50)
    expect(layout.frame("c"), 70, 108, 50, 50)
    expect(layout.frame("d"), 128, 108, 120, 100)
  }

  @Test func baselinesStickOutAbove_E9() {
    let alignment = Alignment(horizontal: .horizontalCenter, vertical: .firstTextBaseline)
    let layout = Layout(
      grid(alignment, nil, nil, row(text(84, 43, first: 34).tag("t"), F(50, 50).tag("s"))), 393, 600)
    expect(layout.size, 142, 50)
    expect(layout.frame("t"), 0, 7, 84, 43)
    expect(layout.frame("s"), 92, -9, 50, 50)
  }

  @Test func measuredBaselineRows() {
    func tops(_ guide: GuideID) -> [Double] {
      let alignment = Alignment(horizontal: .horizontalCenter, vertical: guide)
      let layout = Layout(
        grid(
          alignment, nil, nil,
          row(
            text(10, 16, first: 13).tag("a"), text(10, 30, first: 25).tag("b"),
            text(10, 32, first: 13, last: 29).tag("c"), F(10, 10).tag("d"))), nil, nil)
      #expect(layout.size.height == 32)
      return ["a", "b", "c", "d"].map { layout.frame($0).minY }
    }
    #expect(tops(.firstTextBaseline) == [0, -12, 0, 3])
    #expect(tops(.lastTextBaseline) == [14, 2, -2, 17])
  }

  @Test func aViewWithoutARowSpansAll_E10() {
    func view(_ unsized: AxisSet) -> Specimen {
      grid(
        .center, 5, 5, row(F(50, 50).tag("0"), F(50, 50).tag("1"), F(50, 50).tag("2")),
        plain(rule(2).tag("r").cell(unsized: unsized)), row(F(50, 50).tag("3"), F(50, 50), F(50, 50)))
    }
    let layout = Layout(view(.horizontal), 393, 600)
    expect(layout.size, 160, 112)
    #expect((0..<3).map { layout.frame("\($0)").minX } == [0, 55, 110])
    expect(layout.frame("r"), 0, 55, 160, 2)
    #expect(layout.frame("3").minY == 62)
    let control = Layout(view([]), 393, 600)
    expect(control.size, 393, 112)
    for (index, x) in [38.833, 171.5, 304.167].enumerated() { #expect(isClose(control.frame("\(index)").minX, x)) }
    expect(control.frame("r"), 0, 55, 393, 2)
  }

  @Test func spans_E11() {
    let five = (0..<5).map { F(50, 50).tag("\($0)") }
    let layout = Layout(
      grid(
        .center, nil, nil,
        row(F(50, 50).tag("a"), wide50.tag("b").cell(columns: 3, unsized: .horizontal), F(50, 50).tag("c")),
        row(five[0], five[1], five[2], five[3], five[4])), 393, 600)
    expect(layout.size, 282, 108)
    expect(layout.frame("b"), 58, 0, 166, 50)
    expect(layout.frame("c"), 232, 0, 50, 50)
    #expect((0..<5).map { layout.frame("\($0)").minX } == [0, 58, 116, 174, 232])
  }

  private func ambiguous(_ unsized: AxisSet, thirdRow: Bool) -> Specimen {
    func one(_ label: String) -> Specimen { F(50, 50).tag(label).cell(unsized: unsized) }
    func two(_ label: String) -> Specimen { wide50.tag(label).cell(columns: 2, unsized: unsized) }
    let first = row(one("a"), two("b"), one("c"), one("d"))
    let second = row(one("e"), one("f"), two("g"), one("h"))
    guard thirdRow else { return grid(.center, 20, 20, first, second) }
    return grid(.center, 20, 20, first, second, row(F(50, 50).tag("i"), F(50, 50), F(50, 50), F(50, 50).tag("l")))
  }

  @Test func columnsCoveredBySpansOnly_E12_E13_E14() {
    let empty = Layout(ambiguous(.both, thirdRow: false), 393, 600)
    expect(empty.size, 280, 120)
    expect(empty.frame("b"), 70, 0, 70, 50)
    expect(empty.frame("c"), 160, 0, 50, 50)
    expect(empty.frame("d"), 230, 0, 50, 50)
    expect(empty.frame("f"), 70, 70, 50, 50)
    expect(empty.frame("g"), 140, 70, 70, 50)
    expect(empty.frame("h"), 230, 70, 50, 50)

    let filled = Layout(ambiguous(.both, thirdRow: true), 393, 600)
    expect(filled.size, 330, 190)
    expect(filled.frame("b"), 70, 0, 120, 50)
    expect(filled.frame("c"), 210, 0, 50, 50)
    expect(filled.frame("g"), 140, 70, 120, 50)
    expect(filled.frame("l"), 210, 140, 50, 50)

    let sized = Layout(ambiguous([], thirdRow: false), 393, 600)
    expect(sized.size, 393, 120)
    expect(sized.frame("b"), 70, 0, 183, 50)
    expect(sized.frame("c"), 273, 0, 50, 50)
    expect(sized.frame("d"), 343, 0, 50, 50)
    expect(sized.frame("g"), 140, 70, 183, 50)
    expect(sized.frame("h"), 343, 70, 50, 50)
  }

  @Test func nestedGrids_E16() {
    let inner = grid(.center, nil, nil, row(color, color), row(color, color)).tag("inner")
    let layout = Layout(
      grid(.center, nil, nil, row(color.tag("a"), color.tag("b"), inner.cell(columns: 2))), 350, 350)
    expect(layout.frame("a"), 0, 0, 83.5, 350)
    expect(layout.frame("b"), 91.5, 0, 83.5, 350)
    #expect(isClose(layout.frame("inner").minX, 183))
    let plain = Layout(grid(.center, nil, nil, row(color.tag("a"), color, inner)), 350, 350)
    #expect(isClose(plain.frame("a").size.width, 334.0 / 3))
  }

  @Test func rectanglesOfTokamaksTests_E17_E18() {
    let four = Layout(
      grid(
        .center, 10, 10, row(color.tag("a"), color.tag("b"), color.tag("c")),
        row(color.tag("d"), color, color, color.tag("g"))), 500, 500)
    #expect(["a", "b", "c", "g"].map { four.frame($0).minX } == [0, 127.5, 255, 382.5])
    expect(four.frame("g"), 382.5, 255, 117.5, 245)
    let span = Layout(
      grid(
        .center, 10, 10, row(color.tag("a"), color.tag("b").cell(columns: 2), color.tag("c")),
        row(color, color, color, color)), 500, 500)
    expect(span.frame("a"), 0, 0, 117.5, 245)
    expect(span.frame("b"), 127.5, 0, 245, 245)
    expect(span.frame("c"), 382.5, 0, 117.5, 245)
  }

  @Test func alignmentInStretchedCells_E19_E20() {
    let narrow = color.frame(width: 15).tag("n").cell(column: .trailing)
    let column = Layout(
      grid(.bottomTrailing, 10, 10, row(color, narrow, color), row(color, color, color)), 500, 500)
    expect(column.frame("n"), 315, 0, 15, 245)
    let corner = F(15, 15).tag("a").cell(anchor: UnitPoint(x: 1, y: 1))
    let leading = F(15, 15).tag("b").cell(anchor: UnitPoint(x: 0, y: 0.5))
    let anchors = Layout(
      grid(.topLeading, 10, 10, row(corner, color, color), row(color, color, leading)), 500, 500)
    expect(anchors.frame("a"), 145, 230, 15, 15)
    expect(anchors.frame("b"), 340, 370, 15, 15)
  }

  @Test func explicitSpacingCountsEmptyBoundaries_E21() {
    func view(_ spacing: Double?) -> Specimen {
      grid(
        .center, spacing, nil, row(F(30, 10), F(20, 20)), row(F(10, 10).tag("s").cell(columns: 5)))
    }
    expect(Layout(view(nil), nil, nil).size, 58, 38)
    expect(Layout(view(nil), nil, nil).frame("s"), 24, 28, 10, 10)
    expect(Layout(view(10), nil, nil).size, 90, 38)
    expect(Layout(view(10), nil, nil).frame("s"), 40, 28, 10, 10)
  }

  @Test func priorityStarves_E22() {
    func cell(_ minimum: Double) -> Specimen { color.frame(minWidth: minimum, maxWidth: 200).frame(height: 10) }
    let layout = Layout(
      grid(.center, nil, nil, row(cell(0).tag("a"), cell(30).priority(-1).tag("b"), cell(20).tag("c"))), 100, 100)
    expect(layout.size, 130, 10)
    expect(layout.frame("a"), 0, 0, 42, 10)
    expect(layout.frame("b"), 50, 0, 30, 10)
    expect(layout.frame("c"), 88, 0, 42, 10)
  }

  @Test func aSpacerCell_E23() {
    let layout = Layout(
      grid(
        .center, nil, nil, row(spacer().tag("s"), F(20, 20).tag("a")), row(F(10, 30).tag("b"), F(40, 10).tag("c"))),
      200, 100)
    expect(layout.size, 190, 80)
    expect(layout.frame("s"), 0, 0, 142, 42)
    expect(layout.frame("a"), 160, 11, 20, 20)
    expect(layout.frame("b"), 66, 50, 10, 30)
    expect(layout.frame("c"), 150, 60, 40, 10)
  }

  @Test func aForm_E24() {
    let field = color.frame(height: 34)
    let layout = Layout(
      grid(
        .leading, nil, nil, row(F(46, 20).tag("a"), field.tag("b")), row(F(74, 20).tag("c"), field.tag("d"))), 393, 600)
    expect(layout.size, 393, 76)
    expect(layout.frame("a"), 0, 7, 46, 20)
    expect(layout.frame("c"), 0, 49, 74, 20)
    expect(layout.frame("b"), 82, 0, 311, 34)
    expect(layout.frame("d"), 82, 42, 311, 34)
  }

  @Test func dividersBetweenRows_E25_E26() {
    func view(_ unsized: AxisSet) -> Specimen {
      grid(
        .center, nil, nil, row(F(38, 20).tag("a"), F(20, 20).tag("b")), plain(rule(1).tag("r").cell(unsized: unsized)),
        row(F(24, 20).tag("c"), F(42, 20).tag("d")))
    }
    let stretched = Layout(view([]), 393, 600)
    expect(stretched.size, 393, 57)
    #expect(isClose(stretched.frame("a").minX, (190.5 - 38) / 2))
    let unsized = Layout(view(.horizontal), 393, 600)
    expect(unsized.size, 88, 57)
    expect(unsized.frame("r"), 0, 28, 88, 1)
    expect(unsized.frame("b"), 57, 0, 20, 20)
    expect(unsized.frame("c"), 7, 37, 24, 20)
  }

  @Test func spanOnlyColumnsStayOpen_E27() {
    let first = color.frame(width: 30).tag("a").cell(columns: 3)
    let layout = Layout(grid(.center, nil, nil, row(first, color.tag("b").cell(columns: 2))), 200, 100)
    expect(layout.size, 114.8, 100)
    expect(layout.frame("a"), 0, 0, 30, 100)
    expect(layout.frame("b"), 38, 0, 76.8, 100)
  }

  @Test func aFlexibleSpanOverFixedColumns_E28() {
    let layout = Layout(
      grid(
        .center, nil, nil, row(F(30, 10).tag("a"), F(20, 10).tag("b")), row(color.tag("s").cell(columns: 2))), 300, 100)
    expect(layout.frame("a"), 60.5, 0, 30, 10)
    expect(layout.frame("b"), 219.5, 0, 20, 10)
    expect(layout.frame("s"), 0, 18, 300, 82)
  }

  @Test func measuredArms_GP2_GF7_GF13_GX1_GX9() {
    func two(_ b: Specimen) -> Specimen {
      grid(.center, nil, nil, row(color.tag("a"), b.tag("b")), row(F(10, 30).tag("c"), F(40, 10).tag("d")))
    }
    let gp2 = Layout(two(F(20, 20)), 200, 100)
    expect(gp2.frame("a"), 0, 0, 152, 62)
    expect(gp2.frame("b"), 170, 21, 20, 20)
    expect(gp2.frame("c"), 71, 70, 10, 30)
    expect(gp2.frame("d"), 160, 80, 40, 10)
    let gf7 = Layout(two(F(120, 20)), 100, 100)
    expect(gf7.size, 138, 100)
    expect(gf7.frame("a"), 0, 0, 10, 62)
    let gf13 = Layout(
      grid(
        .center, nil, nil,
        row(
          color.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 50).tag("a"),
          color.frame(width: 30).tag("b"), color.tag("c"))), 150, 100)
    for (label, width) in [("a", 44.667), ("b", 30), ("c", 59.333)] {
      #expect(isClose(gf13.frame(label).size.width, width))
    }
    let gx1 = Layout(
      grid(.center, nil, nil, row(F(30, 10).tag("a"), F(20, 20).tag("b")), row(F(100, 10).cell(columns: 2))), nil, nil)
    expect(gx1.size, 100, 38)
    expect(gx1.frame("a"), 10.5, 5, 30, 10)
    let gx9 = Layout(
      grid(.center, nil, nil, row(F(30, 10).tag("a"), color.tag("b")), row(F(100, 10).tag("s").cell(columns: 2))), 300,
      100)
    expect(gx9.frame("b"), 38, 0, 262, 82)
    expect(gx9.frame("s"), 100, 90, 100, 10)
  }

  @Test func attributesCombineAlongTheChain() {
    let sum = F(10, 10).cell(columns: 3).padding(1).cell(columns: 2)
    // Five columns: two of 5, three of nothing, four gaps of 10.
    #expect(Layout(grid(.center, 10, nil, row(sum), row(F(5, 5), F(5, 5))), nil, nil).size.width == 50)
    let innermost = F(10, 10).tag("a").cell(anchor: UnitPoint(x: 1, y: 1)).cell(anchor: .zero)
    expect(Layout(grid(.center, nil, nil, row(innermost), row(F(40, 5))), nil, nil).frame("a"), 30, 0, 10, 10)
    let hidden = vstack(spacing: 0, F(10, 10).cell(columns: 3), F(10, 10))
    #expect(Layout(grid(.center, 10, nil, row(hidden, F(5, 5))), nil, nil).size.width == 25)
  }

  @Test func emptyRowsAndGrids() {
    expect(Layout(grid(.center, nil, nil), 100, 100).size, 0, 0)
    expect(Layout(grid(.center, nil, nil, row(F(10, 10)), row(), row(F(10, 10))), 100, 100).size, 10, 28)
  }
}
