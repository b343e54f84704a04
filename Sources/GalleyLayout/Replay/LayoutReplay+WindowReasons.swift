import GalleyTables

// Reasons of windows: the canvas's own, and those of sheets and the like. Source: layout 5, grid 4.6.

extension LayoutReplay {
  /// What a window offers: what its safe area and a keyboard leave of it.
  func windowOffer(_ own: Placement, _ axis: Axis) -> [Step] {
    // What a sheet is offered decides nothing.
    guard presentation(own.node) == nil else { return [] }
    guard let window = engine.window(of: own), let offered = own.proposal[axis] else {
      let rule = own.proposal[axis] == nil ? RuleID.windowNone : .windowProposal
      return [Step(rule, own.node, axis, ["P": content(own.proposal[axis])])]
    }
    let (length, keyboard) = (window.rect.size[axis], window.keyboard.end(axis))
    let (before, behind) = (window.container.start(axis), window.container.end(axis))
    let isFull = length - before - behind - keyboard < 0
    let shower = shower(of: own)
    let rule: RuleID
    if isFull {
      rule = shower == nil ? .windowFull : .sheetFull
    } else if keyboard != 0 {
      rule = shower == nil ? .windowKeyboard : .sheetKeyboard
    } else {
      rule = shower == nil ? .windowOffer : .sheetOffer
    }
    var step = Step(
      rule, own.node, axis,
      [
        "W": .number(length), "a": .number(before), "b": .number(behind), "k": .number(keyboard),
        "P": .number(offered),
      ],
      equations: [isFull ? "P = max(W - a - b - k, 0)" : "P = W - a - b - k"],
      causes: shower.map { [Asked(.answer, of: $0, along: axis)] } ?? [])
    if before == 0, behind == 0, !isFull, keyboard == 0 { step.form = .plain }
    return [step.adding("p", shower)]
  }

  /// Where a window puts what it holds: in the centre of what is safe.
  func windowPlace(_ own: Placement, _ axis: Axis) -> Step {
    let x = own.frame.origin[axis]
    if let presentation = presentation(own.node) {
      return Step(.sheetPlace, own.node, axis, ["how": .word(presentation.how), "x": .number(x)])
    }
    guard let window = engine.window(of: own), let safe = own.proposal[axis] else {
      return Step(.windowOrigin, own.node, axis, ["x": .number(x)])
    }
    let (before, size, shower) = (window.container.start(axis), own.size[axis], shower(of: own))
    let isOver = size > safe + Step.tolerance
    // What fills the window begins where the window does, however long that is.
    let fills = isSame(size, safe)
    var causes = [Asked(.offer, of: own, along: axis)]
    if !fills { causes.insert(Asked(.answer, of: own, along: axis), at: 0) }
    if let shower { causes.append(Asked(.place, of: shower, along: axis)) }
    let step = Step(
      isOver ? (shower == nil ? .windowOver : .sheetOver) : shower == nil ? .windowCentre : .sheetCentre, own.node,
      axis,
      [
        "start": .number(window.rect.origin[axis]), "a": .number(before), "R": .number(safe), "S": .number(size),
        "d": .number(size - safe), "x": .number(x),
      ],
      equations: ["x = start + a + (R - S) / 2", "d = S - R"], causes: causes)
    return step.adding("p", shower)
  }

  /// Why a sheet or the like is as long as it is.
  func presentationAnswer(_ own: Placement, _ axis: Axis) -> Step {
    let how = presentation(own.node)?.how ?? ""
    return Step(.sheetLength, own.node, axis, ["how": .word(how), "S": .number(own.size[axis])])
  }

  /// The sheet or the like whose window holds a view; nil for the canvas.
  private func shower(of own: Placement) -> LayoutNodeID? { parent(of: own.node) }

  private func presentation(_ node: LayoutNodeID) -> Presentation? {
    engine.tree.presentationNodes.firstIndex(of: node).map { engine.tree.presentations[Index($0)] }
  }
}

extension Step {
  /// The step with a view that it tells of, too, if there is one.
  fileprivate func adding(_ name: String, _ node: LayoutNodeID?) -> Step {
    var result = self
    if let node { result.values.append(NamedValue(name: name, content: .node(node))) }
    return result
  }
}

extension Presentation {
  /// Where it stands, in words.
  fileprivate var how: String {
    switch placement {
    case .cover: "covers the window"
    case .sheet: "stands at the bottom of the window, from edge to edge"
    case .centre: "stands in the middle of the window"
    case .fitted: "stands in the middle of the window, as large as what it shows"
    case .bottom: "stands at the bottom of the window, as high as what it shows"
    case .popover: "stands beside the view that shows it, as large as what it shows"
    case .toolbar: "stands above the content of the window"
    }
  }
}

extension LayoutEngine {
  /// The safe area of the window that holds a view; nil where nothing is a window.
  fileprivate func window(of own: Placement) -> SafeAreaRecord? {
    records.contexts[own.context].safeArea.index.map { records.safeAreas[$0] }
  }
}
