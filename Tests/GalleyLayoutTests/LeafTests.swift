import GalleyLayout
import Testing

/// Leaves: layout 3.1 to 3.5.
@Suite struct LeafTests {
  private let infinity = Double.infinity

  private func divider(_ axis: Axis, _ thickness: Double) -> Specimen {
    axis == .vertical ? color.frame(height: thickness) : color.frame(width: thickness)
  }

  @Test func colorsTakeTheProposal_C01() {
    expect(Layout(color, 100, 60).size, 100, 60)
    expect(Layout(color, nil, 60).size, 10, 60)
    expect(Layout(color, 0, infinity).size, 0, infinity)
    expect(Layout(color, nil, nil).size, 10, 10)
  }

  @Test func aFrameFixesOneAxis_C02() {
    expect(Layout(color.frame(width: 40), 100, 60).size, 40, 60)
    expect(Layout(color.frame(width: 40), nil, nil).size, 40, 10)
    expect(Layout(color.frame(width: 40).fixedSize(), 100, 60).size, 40, 10)
  }

  @Test func spacersShareEqually_L02() {
    let layout = Layout(
      hstack(F(40, 50).tag("a"), spacer(), F(40, 50).tag("b"), spacer(), F(40, 50).tag("c")), 250, 80)
    #expect(["a", "b", "c"].map { layout.frame($0).minX } == [0, 105, 210])
  }

  @Test func aSpacerMayVanish_L03() {
    let layout = Layout(hstack(F(80, 50).tag("a"), spacer(0), F(80, 50).tag("b")), 160, 80)
    #expect(["a", "b"].map { layout.frame($0).minX } == [0, 80])
  }

  @Test func aSpacerOutsideAStackFillsBothAxes() {
    expect(Layout(spacer(), nil, nil).size, 8, 8)
    expect(Layout(spacer(), 0, 40).size, 8, 40)
    expect(Layout(spacer(), infinity, 40).size, infinity, 40)
  }

  @Test func aSpacerInAnOverlayKeepsTheOrientation() {
    let view = F(10, 10).overlay(.center, spacer().tag("s"))
    expect(Layout(hstack(view, F(10, 10)), 100, 100).frame("s").size, 10, 0)
  }

  @Test func dividersFillTheCrossAxis_L04() {
    let stack = vstack(spacing: 0, F(50, 20), divider(.vertical, 1).tag("d"), F(80, 20))
    let layout = Layout(stack, 300, 200)
    expect(layout.size, 300, 41)
    expect(layout.frame("d"), 0, 20, 300, 1)
    expect(Layout(stack, nil, nil).size, 80, 41)
    expect(Layout(stack, nil, nil).frame("d"), 0, 20, 80, 1)
  }

  @Test func dividersInRows_L05_L06() {
    let row = Layout(hstack(spacing: 0, F(20, 50), divider(.horizontal, 1).tag("d"), F(20, 80)), 300, nil)
    expect(row.size, 41, 80)
    expect(row.frame("d"), 20, 0, 1, 80)
    let spaced = Layout(hstack(F(20, 50), divider(.horizontal, 0.5).tag("d"), F(20, 80).tag("last")), 300, 100)
    expect(spaced.size, 56.5, 100)
    expect(spaced.frame("d"), 28, 0, 0.5, 100)
    #expect(spaced.frame("last").minX == 36.5)
  }

  @Test func circlesAreSquare_L07_L08() {
    let circle = Specimen(.circle)
    expect(Layout(circle, 100, 60).size, 60, 60)
    expect(Layout(circle, 100, nil).size, 100, 100)
    expect(Layout(circle, infinity, 60).size, 60, 60)
    expect(Layout(circle, infinity, infinity).size, infinity, infinity)
    expect(Layout(circle, 0, 0).size, 0, 0)
    expect(Layout(circle, nil, nil).size, 10, 10)
    expect(Layout(circle.tag("c").frame(width: 100, height: 60), nil, nil).frame("c"), 20, 0, 60, 60)
  }

  @Test func emptyStacksAreChildren_L09() {
    let empty = Specimen(.stack(axis: .horizontal, alignment: .verticalCenter, spacing: nil))
    expect(Layout(vstack(spacing: 10, F(20, 20), F(20, 20)), nil, nil).size, 20, 50)
    expect(Layout(vstack(spacing: 10, F(20, 20), F(20, 20), F(20, 20)), nil, nil).size, 20, 80)
    expect(Layout(vstack(spacing: 10, F(20, 20), empty, F(20, 20)), nil, nil).size, 20, 60)
    expect(Layout(vstack(F(20, 20), empty, F(20, 20)), nil, nil).size, 20, 40)
  }

  @Test func controlsStayWithinTheirLimits() {
    let metrics = ControlMetrics(
      minimum: Size(width: 20, height: 16), ideal: Size(width: 30, height: 16),
      maximum: Size(width: infinity, height: 16))
    let slider = Specimen(.control(metrics))
    expect(Layout(slider, 0, 0).size, 20, 16)
    expect(Layout(slider, 50, nil).size, 50, 16)
    expect(Layout(slider, nil, nil).size, 30, 16)
    expect(Layout(hstack(slider.tag("a"), slider.tag("b")), 300, nil).frame("b"), 154, 0, 146, 16)
  }

  @Test func imagesAreFixedUnlessResizable() {
    let size = Size(width: 40, height: 20)
    expect(Layout(Specimen(.image(size: size, isResizable: false)), 100, 100).size, 40, 20)
    expect(Layout(Specimen(.image(size: size, isResizable: true)), 100, nil).size, 100, 20)
  }
}
