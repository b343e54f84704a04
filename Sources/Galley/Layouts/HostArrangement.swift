import GalleyLayout

/// A layout of the host's own as the engine asks it.
struct HostArrangement<Host: HostLayout>: CustomLayout, Sendable {
  let host: Host

  func sizeThatFits(_ proposal: GalleyLayout.Proposal, subviews: inout LayoutSubviews) -> Size {
    withList(&subviews) { list in
      var cache = host.makeCache(subviews: list)
      let size = host.sizeThatFits(Proposal(proposal), subviews: list, cache: &cache)
      return Size(width: HostArrangement.sane(size.width), height: HostArrangement.sane(size.height))
    }
  }

  func placeSubviews(in bounds: Rect, proposal: GalleyLayout.Proposal, subviews: inout LayoutSubviews) {
    withList(&subviews) { list in
      var cache = host.makeCache(subviews: list)
      host.placeSubviews(
        in: ViewBounds(bounds), proposal: Proposal(proposal), subviews: list, cache: &cache)
    }
  }

  func explicitAlignment(
    of guide: GuideID, in bounds: Rect, proposal: GalleyLayout.Proposal, subviews: inout LayoutSubviews
  ) -> Double? {
    guard let guide = ViewGuide.allCases.first(where: { GuideID($0) == guide }) else { return nil }
    return withList(&subviews) { list in
      var cache = host.makeCache(subviews: list)
      return host.explicitAlignment(
        of: guide, in: ViewBounds(bounds), proposal: Proposal(proposal), subviews: list, cache: &cache)
    }
  }

  /// Nobody says which: the layout is asked.
  var ownGuides: [GuideID] { ViewGuide.allCases.map { GuideID($0) } }

  var wishedDistances: EdgeInsets? {
    host.spacing.map {
      EdgeInsets(
        top: HostArrangement.sane($0.top), leading: HostArrangement.sane($0.leading),
        bottom: HostArrangement.sane($0.bottom), trailing: HostArrangement.sane($0.trailing))
    }
  }

  private func withList<Answer>(
    _ subviews: inout LayoutSubviews, _ body: (LayoutSubviewList) -> Answer
  ) -> Answer {
    withUnsafeMutablePointer(to: &subviews) { pointer in
      let list = LayoutSubviewList(pointer)
      defer { list.close() }
      return body(list)
    }
  }

  /// A length that layout can go on with.
  private static func sane(_ length: Double) -> Double { length >= 0 ? length : 0 }
}
