/// One subview with room around it that gives way where little is offered: the label of a Mac's button or menu.
///
/// Source: grid 4.1, measured answers to 0×0 and to 50×nil.
package struct SqueezeLayout: CustomLayout, Sendable {
  /// The room at both sides together, where there is enough.
  let extraWidth: Double
  /// What always stays of it.
  let leastExtraWidth: Double
  let extraHeight: Double
  /// Whether the subview gives way as well: a menu is as narrow as it is offered, and cuts its label off.
  let cutsContent: Bool

  package init(extraWidth: Double, leastExtraWidth: Double, extraHeight: Double, cutsContent: Bool = false) {
    self.extraWidth = extraWidth
    self.leastExtraWidth = leastExtraWidth
    self.extraHeight = extraHeight
    self.cutsContent = cutsContent
  }

  package var hasOrdinaryDistances: Bool { true }

  package func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size {
    guard subviews.count == 1 else { return Size(width: extraWidth, height: extraHeight) }
    let ideal = subviews.size(of: 0, .unspecified)
    if cutsContent {
      let widest = ideal.width + extraWidth
      let width = proposal.width.map { min(max($0, leastExtraWidth), widest) } ?? widest
      return Size(width: width, height: ideal.height + extraHeight)
    }
    let size = subviews.size(of: 0, offer(proposal))
    var width = size.width + extraWidth
    if let offered = proposal.width, offered < width { width = max(offered, size.width + leastExtraWidth) }
    return Size(width: width, height: size.height + extraHeight)
  }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {
    guard subviews.count == 1 else { return }
    let centre = Point(x: bounds.size.width / 2, y: bounds.size.height / 2)
    let inside = cutsContent ? Proposal(bounds.size) : proposal
    subviews.place(0, at: centre, anchor: .center, proposal: offer(inside))
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max($0 - extraWidth, 0) }, height: proposal.height.map { max($0 - extraHeight, 0) })
  }
}
