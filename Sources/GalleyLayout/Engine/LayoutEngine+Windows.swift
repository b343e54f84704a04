import GalleyTables

/// Windows: the canvas's own, and those of sheets, covers and popovers. Source: layout 5, grid 4.6.
extension LayoutEngine {
  /// Places the root of a window: it is offered what the safe area leaves, and centred there.
  ///
  /// `safeArea` is in leading and trailing terms; `keyboard` is what it covers above the safe area at the bottom.
  mutating func host(_ root: LayoutNodeID, in window: Rect, safeArea: EdgeInsets, keyboard: Double) {
    let keyboardInsets = EdgeInsets(top: 0, leading: 0, bottom: keyboard, trailing: 0)
    let insets = canvas.isRightToLeft ? safeArea.mirrored : safeArea
    var total = safeArea
    total.bottom += keyboard
    let offer = LayoutEngine.inset(Proposal(window.size), by: total)
    let safe = offer.replacingUnspecified()
    var context = PlacingContext(isRightToLeft: canvas.isRightToLeft)
    context.safeArea = Link(
      records.safeAreas.append(
        SafeAreaRecord(rect: window, container: insets, keyboard: keyboardInsets, outer: .none, transform: .none)))
    context.container = addContainer(LayoutContainer(size: safe))
    enter(context.container)
    let index = add(context)
    let size = measure(root, offer)
    var origin = Point.zero
    for axis in Axis.allCases {
      origin[axis] = total.start(axis) + LayoutEngine.aligned(safe[axis] / 2, size[axis] / 2)
    }
    put(root, at: origin, size: size, proposal: offer, in: window, context: index)
  }

  /// Places the presentations from `start` on whose presenters are shown; none without a window.
  ///
  /// The outer of two stands behind the inner one in the tree, so that they are taken from the end.
  mutating func placePresentations(from start: Index<Presentation>) {
    guard canvas.proposal == nil else { return }
    for index in tree.presentations.indices(from: start).reversed() {
      let presentation = tree.presentations[index]
      guard isPlaced[presentation.presenter.position] else { continue }
      let end = tree.presentations.endIndex
      place(presentation, node: tree.presentationNodes[index.position])
      placeAll()
      if tree.presentations.endIndex > end { placePresentations(from: end) }
    }
  }

  /// Gives a presentation its rectangle and places its content there.
  mutating func place(_ presentation: Presentation, node: LayoutNodeID) {
    let stored = tree.nodes[node]
    let child = stored.childCount > 0 ? tree.child(0, of: stored) : nil
    let rect = rect(of: presentation, child: child)
    frames[node.position] = rect
    proposals[node.position] = Proposal(canvas.size)
    isPlaced[node.position] = true
    placedCount += 1
    guard let child else { return }
    let bottom = max(rect.maxY - (canvas.size.height - canvas.safeArea.bottom), 0)
    let covered = max(rect.maxY - (canvas.size.height - canvas.keyboardHeight), 0)
    host(child, in: rect, safeArea: safeArea(of: presentation, bottom: bottom), keyboard: max(covered - bottom, 0))
  }

  /// What a presentation's content keeps clear of: only what reaches the window's edges has its safe area there.
  private func safeArea(of presentation: Presentation, bottom: Double) -> EdgeInsets {
    switch presentation.placement {
    case .cover: return canvas.safeArea
    case .sheet:
      var insets = canvas.safeArea
      insets.top = 0
      insets.bottom = bottom
      return insets
    case .centre, .fitted, .bottom, .popover, .toolbar: return .zero
    }
  }

  private mutating func rect(of presentation: Presentation, child: LayoutNodeID?) -> Rect {
    let window = canvas.size
    switch presentation.placement {
    case .cover: return Rect(origin: .zero, size: window)
    case .sheet(let detents, let top):
      let height = sheetHeight(detents, top: top)
      return Rect(x: 0, y: window.height - height, width: window.width, height: height)
    case .centre(let size):
      return centred(Size(width: min(size.width, window.width), height: min(size.height, window.height)))
    case .toolbar(let height): return Rect(x: 0, y: -height, width: window.width, height: height)
    case .fitted: return centred(idealSize(of: child))
    case .bottom(let margin): return bottom(child, margin: margin)
    case .popover(let spacing):
      return popover(idealSize(of: child), at: frames[presentation.presenter.position], spacing: spacing)
    }
  }

  /// The height of a sheet that begins `top` points below the safe area where it is largest.
  private func sheetHeight(_ detents: [Presentation.Detent], top: Double) -> Double {
    let large = LayoutEngine.sane(canvas.size.height - canvas.safeArea.top - top)
    guard let lowest = detents.compactMap({ height(of: $0) }).min() else { return large }
    let raise = UnconfirmedChoices.keyboardsRaiseSheets ? max(canvas.keyboardHeight - canvas.safeArea.bottom, 0) : 0
    return min(lowest + raise, large)
  }

  /// Nil for the height of the largest sheet.
  private func height(of detent: Presentation.Detent) -> Double? {
    let window = canvas.size.height
    switch detent {
    case .large: return nil
    case .fraction(let part): return LayoutEngine.sane(window * part)
    case .height(let height): return LayoutEngine.sane(height + canvas.safeArea.bottom)
    }
  }

  /// The place of a presentation at the bottom, at most as high as the safe part of the window.
  private mutating func bottom(_ child: LayoutNodeID?, margin: Double) -> Rect {
    let room = LayoutEngine.inset(Proposal(canvas.size), by: canvas.safeArea).replacingUnspecified()
    let width = LayoutEngine.sane(canvas.size.width - 2 * margin)
    enter(addContainer(LayoutContainer(size: room)))
    let height = child.map { min(measure($0, Proposal(width: width, height: nil)).height, room.height) } ?? 0
    let end = canvas.size.height - max(canvas.safeArea.bottom, margin)
    return Rect(x: margin, y: end - height, width: width, height: height)
  }

  /// The ideal size of what a presentation shows, at most the safe part of the window.
  private mutating func idealSize(of child: LayoutNodeID?) -> Size {
    guard let child else { return .zero }
    let room = LayoutEngine.inset(Proposal(canvas.size), by: canvas.safeArea).replacingUnspecified()
    enter(addContainer(LayoutContainer(size: room)))
    var size = measure(child, .unspecified)
    for axis in Axis.allCases {
      if size[axis] == 0 { size[axis] = canvas.size[axis] * UnconfirmedChoices.partOfWindowForContentWithoutIdeal }
      size[axis] = min(size[axis], room[axis])
    }
    return size
  }

  private func centred(_ size: Size) -> Rect {
    Rect(
      x: (canvas.size.width - size.width) / 2, y: (canvas.size.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func popover(_ size: Size, at anchor: Rect, spacing: Double) -> Rect {
    let insets = canvas.isRightToLeft ? canvas.safeArea.mirrored : canvas.safeArea
    let right = canvas.size.width - insets.trailing - size.width
    let x = max(min(anchor.minX + (anchor.size.width - size.width) / 2, right), insets.leading)
    let below = anchor.maxY + spacing
    let isRoomBelow = below + size.height <= canvas.size.height - insets.bottom
    let above = max(anchor.minY - spacing - size.height, insets.top)
    return Rect(x: x, y: isRoomBelow ? below : above, width: size.width, height: size.height)
  }
}
