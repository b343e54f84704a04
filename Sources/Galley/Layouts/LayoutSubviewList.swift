import GalleyLayout

/// The subviews of a layout of the host's own, in the order of the document; valid during the call that it was given to.
public final class LayoutSubviewList: RandomAccessCollection {
  /// Nil once the call is over: a list that was kept answers with nothing.
  private var subviews: UnsafeMutablePointer<LayoutSubviews>?

  init(_ subviews: UnsafeMutablePointer<LayoutSubviews>) { self.subviews = subviews }

  /// Makes every further question harmless.
  func close() { subviews = nil }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last subview.
  public var endIndex: Int { subviews?.pointee.count ?? 0 }
  /// The subview at a position.
  public subscript(position: Int) -> LayoutSubviewProxy { LayoutSubviewProxy(list: self, index: position) }

  fileprivate func ask<Answer>(_ index: Int, _ question: (inout LayoutSubviews) -> Answer) -> Answer? {
    guard let subviews, indices.contains(index) else { return nil }
    return question(&subviews.pointee)
  }
}

/// A subview of a layout of the host's own.
public struct LayoutSubviewProxy {
  private let list: LayoutSubviewList
  private let index: Int

  init(list: LayoutSubviewList, index: Int) {
    self.list = list
    self.index = index
  }

  /// What `layoutPriority` gave it; 0 if nothing did.
  public var priority: Double { list.ask(index) { $0.priority(of: index) } ?? 0 }

  /// Returns the size that it takes for a proposal.
  public func sizeThatFits(_ proposal: Proposal) -> ViewSize {
    let size = list.ask(index) { $0.size(of: index, GalleyLayout.Proposal(proposal)) } ?? .zero
    return ViewSize(width: size.width, height: size.height)
  }

  /// Returns where a guide lies in it, at the size that it takes for a proposal.
  public func guide(_ guide: ViewGuide, for proposal: Proposal) -> Double {
    list.ask(index) { $0.guide(GuideID(guide), of: index, GalleyLayout.Proposal(proposal)) } ?? 0
  }

  /// Returns the distance to the subview after it that both wish.
  public func distance(to next: LayoutSubviewProxy, along axis: ViewAxis) -> Double {
    let axis: Axis = axis == .horizontal ? .horizontal : .vertical
    return list.ask(index) { $0.distance(from: index, to: next.index, axis: axis) } ?? 0
  }

  /// Puts its anchor at a point, with the size that it takes for a proposal; the last call counts.
  public func place(at point: ViewPoint, anchor: ViewAnchor = .topLeading, proposal: Proposal) {
    list.ask(index) { subviews in
      subviews.place(
        index, at: Point(x: point.x, y: point.y), anchor: UnitPoint(x: anchor.x, y: anchor.y),
        proposal: GalleyLayout.Proposal(proposal))
    }
  }
}

extension GuideID {
  init(_ guide: ViewGuide) {
    self =
      switch guide {
      case .leading: .leading
      case .horizontalCenter: .horizontalCenter
      case .trailing: .trailing
      case .top: .top
      case .verticalCenter: .verticalCenter
      case .bottom: .bottom
      case .firstTextBaseline: .firstTextBaseline
      case .lastTextBaseline: .lastTextBaseline
      }
  }
}
