import Testing

@testable import GalleyDrawing
@testable import GalleyLayout

@Suite struct GlyphOutlineTests {
  /// Every advance of the layout's tables is that of the outline: both were read from the same fonts.
  @Test(arguments: [0, 1, 2, 3])
  func advancesAreThoseOfTheLayout(_ column: Int) throws {
    let scalars = Array(0x20..<0x7F as Range<UInt32>) + AdvanceTable.otherScalars + AdvanceTable.scripts
    #expect(AdvanceTable.units.count == scalars.count * AdvanceTable.columns)
    for (row, scalar) in scalars.enumerated() {
      let scalar = try #require(Unicode.Scalar(scalar))
      guard AdvanceTable.units[row * AdvanceTable.columns] != 0 else {
        // Marks have outlines, but join the letter before them.
        let properties = scalar.properties
        let isMark = properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
        #expect(isMark || OutlineCut.text.outline(of: scalar, weight: 400) == nil, "\(scalar)")
        continue
      }
      let weight = 400 + 100 * Double(column)
      for (cut, first, em) in [(OutlineCut.text, 0, 2816.0), (.display, 4, 2048)] {
        let outline = try #require(cut.outline(of: scalar, weight: weight))
        let units = Double(AdvanceTable.units[row * AdvanceTable.columns + first + column])
        #expect(abs(outline.advance / 1000 * em - units) <= 1, "\(scalar) \(cut) \(weight)")
      }
    }
  }

  @Test func cutsAreSorted() {
    for cut in OutlineCut.allCases {
      let scalars = cut.scalars
      #expect(scalars.count > 300)
      #expect(zip(scalars, scalars.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// Every outline can be read in every weight, and lies where a letter can be.
  @Test(arguments: OutlineCut.allCases)
  func outlinesCanBeRead(_ cut: OutlineCut) throws {
    for value in cut.scalars {
      let scalar = try #require(Unicode.Scalar(value))
      for weight in [100.0, 250, 400, 650, 900] {
        let outline = try #require(cut.outline(of: scalar, weight: weight))
        #expect(outline.advance >= 0 && outline.advance < 4000)
        guard let bounds = outline.path.bounds else { continue }
        #expect(bounds.minX > -2000 && bounds.maxX < 4000 && bounds.minY > -1800 && bounds.maxY < 1000, "\(scalar)")
      }
    }
  }

  /// A capital H stands on the baseline, and is as high as Inter's capitals: 2048 of 2816 units, 727 thousandths.
  @Test func capitalsStandOnTheBaseline() throws {
    let bounds = try #require(OutlineCut.text.outline(of: "H", weight: 400)?.path.bounds)
    #expect(bounds.maxY == 0)
    #expect(abs(bounds.minY + 727) <= 1)
  }

  /// Halfway between the masters of 400 and 900 an outline has points halfway between theirs.
  @Test func weightsAreInterpolated() throws {
    func points(_ weight: Double) throws -> [Point] {
      try #require(OutlineCut.text.outline(of: "n", weight: weight)).path.points
    }
    let (regular, middle, black) = (try points(400), try points(650), try points(900))
    #expect(regular != black)
    for (index, point) in middle.enumerated() {
      #expect(abs(point.x - (regular[index].x + black[index].x) / 2) <= 1)
      #expect(abs(point.y - (regular[index].y + black[index].y) / 2) <= 1)
    }
    #expect(try points(1200) == black)
  }

  @Test func whatHasNoOutlineIsNil() {
    #expect(OutlineCut.text.outline(of: "漢", weight: 400) == nil)
    #expect(OutlineCut.text.outline(of: "\u{1}", weight: 400) == nil)
  }
}
