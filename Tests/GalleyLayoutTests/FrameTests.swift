import GalleyLayout
import Testing

/// Frames, fixedSize, aspectRatio, padding, offset, position: layout 4.1 to 4.6.
@Suite struct FrameTests {
  private let infinity = Double.infinity

  @Test func fixedFrames_F01_F02_F03() {
    expect(Layout(color.frame(width: 100), 300, 200).size, 100, 200)
    expect(Layout(color.frame(width: 100), nil, nil).size, 100, 10)
    expect(Layout(color.frame(width: 100), 0, 0).size, 100, 0)
    let corner = Layout(F(80, 40).tag("a").frame(width: 50, height: 100, alignment: .bottomTrailing), 300, 300)
    expect(corner.size, 50, 100)
    expect(corner.frame("a"), -30, 60, 80, 40)
    let wide = Layout(F(200, 20).tag("a").frame(width: 100, height: 50, alignment: .leading), 300, 300)
    expect(wide.frame("a"), 0, 15, 200, 20)
  }

  @Test func meaninglessLengths() {
    let negative = Layout(F(20, 20).tag("a").frame(width: -60), 100, 100)
    expect(negative.size, 0, 20)
    expect(negative.frame("a"), -10, 0, 20, 20)
    expect(Layout(color.frame(width: .infinity, height: .nan), 70, 30).size, 70, 30)
  }

  /// A row of the table of flexible frames around a view of 80×40: widths offered and answered, and the child's x.
  struct Row {
    var id: String
    var frame: FlexibleFrame.Limits
    var widths: [Double]
    /// By place in `widths`, where it is not centred in the natural way.
    var origins: [Int: Double] = [:]
  }

  static let rows = [
    Row(id: "F-10", frame: .init(min: 50), widths: [80, 50, 50, 80, 80], origins: [1: -15]),
    Row(id: "F-11", frame: .init(min: 100), widths: [100, 100, 100, 100, 100], origins: [0: 10]),
    Row(id: "F-12", frame: .init(max: .infinity), widths: [300, 80, 80, 80, .infinity], origins: [0: 110]),
    Row(id: "F-13", frame: .init(max: 60), widths: [60, 60, 60, 60, 60], origins: [0: -10]),
    Row(id: "F-14", frame: .init(max: 200), widths: [200, 80, 80, 80, 200], origins: [0: 60]),
    Row(
      id: "F-15", frame: .init(min: 0, max: .infinity), widths: [300, 50, 0, 80, .infinity],
      origins: [1: -15, 2: -40]),
    Row(id: "F-16", frame: .init(min: 60, max: 120), widths: [120, 60, 60, 80, 120], origins: [1: -10]),
    Row(id: "F-17", frame: .init(ideal: 120), widths: [80, 80, 80, 120, 80], origins: [3: 20]),
  ]

  @Test(arguments: 0..<rows.count) func flexibleFramesAroundAFixedView(_ index: Int) {
    let row = FrameTests.rows[index]
    for (place, offer) in [300, 50, 0, nil, infinity].enumerated() {
      let view = F(80, 40).tag("a").frame(minWidth: row.frame.min, idealWidth: row.frame.ideal, maxWidth: row.frame.max)
      let layout = Layout(view, offer, 100)
      expect(layout.size, row.widths[place], 40, "\(row.id) @\(String(describing: offer))")
      if let x = row.origins[place] { expect(layout.frame("a"), x, 0, 80, 40, "\(row.id)") }
    }
  }

  @Test func flexibleFramesAroundAColor_F18_F19_F20_F21() {
    let minimum = color.tag("a").frame(minWidth: 50)
    expect(Layout(minimum, 300, 10).size, 300, 10)
    expect(Layout(minimum, 0, 10).size, 50, 10)
    expect(Layout(minimum, nil, 10).size, 50, 10)
    #expect(Layout(minimum, nil, 10).frame("a").size.width == 50)
    let tall = Layout(color.tag("a").frame(minHeight: 100), 300, nil)
    expect(tall.size, 300, 100)
    expect(tall.frame("a"), 0, 0, 300, 100)
    let three = color.frame(minWidth: 10, idealWidth: 20, maxWidth: 30)
    #expect([300, 0, nil].map { Layout(three, $0, 10).size.width } == [30, 10, 20])
    let trailing = F(80, 40).tag("a").frame(maxWidth: .infinity, alignment: .trailing)
    #expect(Layout(trailing, 300, 100).frame("a").minX == 220)
  }

  @Test func fixedSize_F30_F31_F32() {
    expect(Layout(color.fixedSize(), 300, 200).size, 10, 10)
    expect(Layout(color.fixedSize(.horizontal), 300, 200).size, 10, 200)
    expect(Layout(color.frame(idealWidth: 100, idealHeight: 60).fixedSize(), 300, 200).size, 100, 60)
    let stack = hstack(spacing: 4, color.frame(idealWidth: 30).tag("a"), F(20, 60)).fixedSize()
    expect(Layout(stack, 300, 200).size, 54, 60)
    expect(Layout(stack, 300, 200).frame("a"), 0, 0, 30, 60)
  }

  @Test func fixedSizeLosesPriority() {
    // Beside a fixed Spacer a sibling is offered a third of the stack, not all of it (layout 1.5 K2c).
    let layout = Layout(hstack(spacing: 0, spacer(0).fixedSize(), color.frame(maxWidth: 60).tag("a")), 90, 20)
    #expect(layout.frame("a").size.width == 60)
  }

  @Test func ratiosAreOffers_F40() {
    let fit = color.aspectRatio(16.0 / 9)
    expect(Layout(fit, 100, 100).size, 100, 56.25)
    expect(Layout(fit, nil, 90).size, 160, 90)
    expect(Layout(fit, infinity, 90).size, 160, 90)
    expect(Layout(fit, 500, infinity).size, 500, 281.25)
    expect(Layout(fit, infinity, infinity).size, infinity, infinity)
    expect(Layout(fit, 0, 50).size, 0, 0)
    expect(Layout(fit, nil, nil).size, 10, 10)
    let fill = color.aspectRatio(16.0 / 9, fill: true)
    expect(Layout(fill, 100, 100).size, 177.778, 100)
    expect(Layout(fill, 160, nil).size, 160, 90)
    expect(Layout(fill, 500, infinity).size, infinity, infinity)
  }

  @Test func ratiosInFrames_F41_F42_F43() {
    let fit = Layout(color.aspectRatio(0.5).tag("a").frame(width: 100, height: 50), nil, nil)
    expect(fit.frame("a"), 37.5, 0, 25, 50)
    let fill = Layout(color.aspectRatio(0.5, fill: true).tag("a").frame(width: 100, height: 50), nil, nil)
    expect(fill.frame("a"), 0, -75, 100, 200)
    expect(Layout(F(80, 40).aspectRatio(1), 100, 50).size, 80, 40)
    let ideal = color.frame(idealWidth: 40, idealHeight: 20)
    expect(Layout(ideal.aspectRatio(nil), 100, 100).size, 100, 50)
    expect(Layout(ideal.aspectRatio(nil, fill: true), 100, nil).size, 100, 50)
  }

  @Test func padding_F50_F51_F52() {
    let view = color.tag("a").padding()
    expect(Layout(view, 300, 200).frame("a"), 16, 16, 268, 168)
    expect(Layout(view, 20, 20).size, 32, 32)
    expect(Layout(view, 20, 20).frame("a").size, 0, 0)
    expect(Layout(view, nil, nil).size, 42, 42)
    let uneven = Layout(
      F(80, 40).tag("a").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)), nil, nil)
    expect(uneven.size, 140, 80)
    expect(uneven.frame("a"), 20, 10, 80, 40)
    let negative = Layout(F(80, 40).tag("a").padding(-10), nil, nil)
    expect(negative.size, 60, 20)
    expect(negative.frame("a"), -10, -10, 80, 40)
    expect(Layout(color.tag("a").padding(-10), 300, 200).frame("a"), -10, -10, 320, 220)
    expect(Layout(F(80, 40).padding(-30), nil, nil).size, 20, 0)
  }

  @Test func positionTakesTheProposal_F60_F61() {
    let view = F(80, 40).tag("a").position(50, 50)
    expect(Layout(view, 300, 200).size, 300, 200)
    expect(Layout(view, 300, 200).frame("a"), 10, 30, 80, 40)
    expect(Layout(view, nil, 200).size, 80, 200)
    let stack = Layout(zstack(F(50, 50).tag("a").position(0, 0), F(20, 20).tag("b")), 100, 100)
    expect(stack.frame("a"), -25, -25, 50, 50)
    expect(stack.frame("b"), 40, 40, 20, 20)
  }

  @Test func offsetsOnlyDraw_F62() {
    let layout = Layout(vstack(spacing: 0, F(20, 20).tag("a").offset(5, 100), F(20, 20).tag("b")), nil, nil)
    expect(layout.size, 20, 40)
    expect(layout.frame("a"), 5, 100, 20, 20)
    expect(layout.frame("b"), 0, 20, 20, 20)
  }

  @Test func layers_F70_F71() {
    let bottom = Layout(F(50, 50).overlay(.bottom, F(80, 20).tag("o")), nil, nil)
    expect(bottom.size, 50, 50)
    expect(bottom.frame("o"), -15, 30, 80, 20)
    expect(Layout(F(50, 50).overlay(.center, color.tag("o")), nil, nil).frame("o"), 0, 0, 50, 50)
  }
}
