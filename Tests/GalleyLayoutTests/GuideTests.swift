import GalleyLayout
import Testing

/// The worked examples of layout 1.3, 1.5 and 2.5; numbers are the rules'.
@Suite struct GuideTests {
  private let mid = GuideID.custom(0)

  /// Where a guide of `specimen` lies, read off a probe that an overlay aligns on it.
  private func horizontal(_ guide: GuideID, of specimen: Specimen) -> Double {
    let alignment = Alignment(horizontal: guide, vertical: .top)
    let probe = F(0, 0).guide(guide) { _ in 0 }.tag("probe")
    return Layout(specimen.overlay(alignment, probe), 300, 100).frame("probe").minX
  }

  private func vertical(_ guide: GuideID, of specimen: Specimen) -> Double {
    let alignment = Alignment(horizontal: .leading, vertical: guide)
    let probe = F(0, 0).guide(guide) { _ in 0 }.tag("probe")
    return Layout(specimen.overlay(alignment, probe), 300, 100).frame("probe").minY
  }

  @Test func paddingShiftsAnExplicitGuide_G01() {
    #expect(horizontal(.leading, of: F(20, 20).guide(.leading) { _ in 5 }.padding(10)) == 15)
  }

  @Test func stacksDropStandardGuides_G02() {
    let stack = vstack(spacing: 0, F(20, 20).guide(.leading) { _ in 5 }, F(20, 20))
    #expect(horizontal(.leading, of: stack) == 0)
  }

  @Test func customGuidesAreAveraged_G03() {
    let marked = F(20, 20).guide(mid) { _ in 5 }
    #expect(vertical(mid, of: vstack(spacing: 0, marked, marked, F(20, 20))) == 15)
    #expect(vertical(mid, of: vstack(spacing: 0, F(20, 20), F(20, 20), F(20, 20))) == 30)
  }

  @Test func stacksCombineBaselines_G04() {
    func row(_ alignment: GuideID) -> Layout {
      let texts = vstack(spacing: 0, text(40, 20, first: 15), text(40, 20, first: 16)).tag("v")
      let third = text(40, 20, first: 12).tag("t3")
      return Layout(hstack(alignment: alignment, spacing: 0, texts, F(30, 30).tag("box"), third), 300, 100)
    }
    let last = row(.lastTextBaseline)
    expect(last.size, 110, 44)
    expect(last.frame("v"), 0, 0, 40, 40)
    expect(last.frame("box"), 40, 6, 30, 30)
    expect(last.frame("t3"), 70, 24, 40, 20)
    let first = row(.firstTextBaseline)
    expect(first.size, 110, 55)
    expect(first.frame("v"), 0, 15, 40, 40)
    expect(first.frame("box"), 40, 0, 30, 30)
    expect(first.frame("t3"), 70, 18, 40, 20)
  }

  @Test func framesAlignOnExplicitGuides_G05() {
    let inner = F(40, 10).guide(.leading) { _ in 10 }.tag("inner")
    let layout = Layout(inner.frame(width: 100, height: 50, alignment: .leading), 300, 100)
    expect(layout.frame("inner"), -10, 20, 40, 10)
  }

  @Test func paddingLosesPriority_G06() {
    let lost = Layout(hstack(spacing: 0, color.tag("a"), color.priority(1).padding(5).tag("b")), 100, 50)
    #expect(lost.frame("a").size.width == 50 && lost.frame("b").size.width == 50)
    let kept = Layout(hstack(spacing: 0, color.tag("a"), color.padding(5).priority(1).tag("b")), 100, 50)
    #expect(kept.frame("a").size.width == 0 && kept.frame("b").size.width == 100)
  }

  @Test func baselinesOfSeveralTexts_G06b() {
    func row(_ alignment: GuideID) -> Layout {
      Layout(
        hstack(
          alignment: alignment, spacing: 0, text(17.5, 16, first: 13).tag("a"), text(33.5, 30, first: 25).tag("b"),
          text(17.5, 32, first: 13, last: 29).tag("c"), F(10, 10).tag("d")), 300, 100)
    }
    let first = row(.firstTextBaseline)
    expect(first.size, 78.5, 44)
    #expect(["a", "b", "c", "d"].map { first.frame($0).minY } == [12, 0, 12, 15])
    let last = row(.lastTextBaseline)
    expect(last.size, 78.5, 34)
    #expect(["a", "b", "c", "d"].map { last.frame($0).minY } == [16, 4, 0, 19])
  }

  @Test func theOuterGuideSeesTheInnerOne() {
    let view = F(20, 20).guide(.leading) { _ in 5 }.guide(.leading) { ($0.explicit[.leading] ?? 0) + 2 }
    #expect(horizontal(.leading, of: view) == 7)
  }

  @Test func effectsAndOffsetsLeaveGuidesAlone() {
    #expect(horizontal(.leading, of: F(20, 20).guide(.leading) { _ in 5 }.offset(30, 0)) == 5)
  }

  @Test func scrollViewsAnswerTheirOwnBottomEdge() {
    let scroll = Specimen(.scroll(ScrollParameters(axes: .vertical)), [text(40, 20, first: 15)])
    #expect(vertical(.firstTextBaseline, of: scroll) == 100)
  }

  @Test func onlyTheHighestPrioritySizesAZStack_Z01() {
    let layout = Layout(
      zstack(
        alignment: .leading, F(100, 100).priority(-0.1).tag("a"), F(60, 60).tag("b"), F(40, 40).priority(1).tag("c")),
      300, 200)
    expect(layout.size, 40, 40)
    expect(layout.frame("a"), 0, -30, 100, 100)
    expect(layout.frame("b"), 0, -10, 60, 60)
    expect(layout.frame("c"), 0, 0, 40, 40)
  }

  @Test func zStacksAreTheUnion_Z02() {
    let layout = Layout(zstack(color.frame(width: 50).tag("a"), color.frame(height: 50).tag("b")), 300, 200)
    expect(layout.size, 300, 200)
    expect(layout.frame("a"), 125, 0, 50, 200)
    expect(layout.frame("b"), 0, 75, 300, 50)
  }

  @Test func zStacksUniteAlignedRectangles_Z03() {
    let layout = Layout(
      zstack(alignment: .topLeading, F(50, 50), F(50, 50).guide(.leading) { _ in -20 }.tag("b")), 300, 200)
    expect(layout.size, 70, 50)
    #expect(layout.frame("b").minX == 20)
  }

  @Test func anIdealZStackIsFilled_Z04() {
    let layout = Layout(zstack(color.tag("a"), F(40, 30)).fixedSize(), 300, 200)
    expect(layout.size, 40, 30)
    expect(layout.frame("a"), 0, 0, 40, 30)
  }

  @Test func lowerPriorityFillsTheZStack_Z05() {
    let layout = Layout(zstack(color.tag("a"), F(40, 30).priority(1)), 300, 200)
    expect(layout.size, 40, 30)
    expect(layout.frame("a"), 0, 0, 40, 30)
  }

  @Test func aBadgeWidensAZStackButNoOverlay_Z06() {
    let badge = F(30, 30).guide(.top) { $0.size.height / 2 }.guide(.trailing) { $0.size.width / 2 }.tag("badge")
    let stack = Layout(zstack(alignment: .topTrailing, F(150, 50).tag("a"), badge), 300, 200)
    expect(stack.size, 165, 65)
    expect(stack.frame("a"), 0, 15, 150, 50)
    expect(stack.frame("badge"), 135, 0, 30, 30)
    let overlay = Layout(F(150, 50).overlay(.topTrailing, badge), 300, 200)
    expect(overlay.size, 150, 50)
    expect(overlay.frame("badge"), 135, -15, 30, 30)
  }

  @Test func aZStackMeasuresAgainWithItsOwnSize() {
    let half = HalfLayout()
    var child = Specimen(.custom(HostLayoutID(0)), [F(0, 0)]).tag("half")
    child.layout = half
    let layout = Layout(zstack(child, F(20, 20).tag("fixed")), 60, 40)
    expect(layout.size, 30, 20)
    expect(layout.frame("half"), 2.5, 5, 15, 10)
  }

  @Test func aZStackOfSpacersFills() {
    expect(Layout(zstack(spacer(), spacer()), 60, 40).size, 60, 40)
  }
}

/// Takes half of what it is offered.
private struct HalfLayout: CustomLayout {
  func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    Size(width: (proposal.width ?? 20) / 2, height: (proposal.height ?? 20) / 2)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {}
}
