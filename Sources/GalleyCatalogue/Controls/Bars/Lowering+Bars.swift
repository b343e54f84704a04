import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

// Bars with what stands in them. Source: grid 4.4, 4.5.

extension Lowering {
  /// The navigation bar over a view, of a height that is known.
  mutating func navigationBar(
    _ requests: BarRequests, _ height: NavigationBarHeight, leadingTo page: PageBefore?,
    in environment: EnvironmentValues
  ) -> Piece {
    var bar = BarPieces()
    let back = requests.hidesBackButton ? nil : page.flatMap { backButton(to: $0, in: environment) }
    let items = barItems(requests.items(at: .leading))
    bar.add(horizontal([back, items].compactMap { $0 }, spacing: metrics[.barSpacing]), .leading)
    bar.add(barItems(requests.items(at: .trailing)), .trailing)
    let principal = barItems(requests.items(at: .centre), hasPlates: false)
    bar.add(principal, .centre)
    if let title = requests.title {
      if height.hasLargeTitle {
        let lines = [barTitle(title, .largeTitle), subtitle(requests, .subheadline)].compactMap { $0 }
        let rowHeight = metrics[.barLargeTitle] + (lines.count > 1 ? metrics[.barSubtitle] : 0)
        bar.add(vertical(lines, alignment: .leading, spacing: 0), .below(rowHeight: rowHeight, length: nil))
      } else if principal == nil {
        let lines = [barTitle(title, .headline), subtitle(requests, .footnote)].compactMap { $0 }
        bar.add(vertical(lines, spacing: 0), .centre)
      }
    }
    if let search = requests.searchBelowTitle {
      let line = drawing(
        searchField(search), self.bar(height: metrics[.barSearchHeight], idealWidth: 0))
      let field = made(.searchField, by: search.id, line)
      bar.add(field, .below(rowHeight: metrics[.barSearch], length: metrics[.barSearchHeight]))
    }
    return drawing(
      .bar(.navigation, requests.look(of: .navigation)),
      lay(bar, rowHeight: height.row, height: height.points, startGivesWay: back != nil))
  }

  /// The bar at the bottom; nil without items.
  ///
  /// Items before the first Spacer give way to what tells a status at its start, the others at its end, where the Spacer is
  /// the gap between.
  mutating func bottomBar(_ requests: BarRequests, isWide: Bool) -> Piece? {
    let height = metrics[isWide ? .barWideBottom : .barBottom]
    guard requests.has(.bottom, .status), !requests.isHidden(.bottom), height > 0 else { return nil }
    var bar = BarPieces()
    guard let status = barItems(requests.items(at: .status), hasPlates: false) else {
      bar.add(barItems(requests.items(at: .bottom), search: requests.search), .row)
      return drawing(.bar(.bottom, requests.look(of: .bottom)), lay(bar, rowHeight: height, height: height))
    }
    let items = plated(barPieces(requests.items(at: .bottom), search: requests.search))
    let middle = items.firstIndex { layout.kind(of: $0.node) == .spacer } ?? items.endIndex
    bar.add(horizontal(Array(items[..<middle]), spacing: metrics[.barSpacing]), .leading)
    bar.add(horizontal(Array(items[middle...]), spacing: metrics[.barSpacing]), .trailing)
    bar.add(status, .centre)
    return drawing(
      .bar(.bottom, requests.look(of: .bottom)), lay(bar, rowHeight: height, height: height, fillsBesideCentre: true))
  }

  /// The bar above the keys of a keyboard; nil without items, or where no keyboard is shown.
  mutating func keyboardBar(_ requests: BarRequests) -> Piece? {
    guard window.showsKeyboard, requests.has(.keyboard) else { return nil }
    var bar = BarPieces()
    bar.add(barItems(requests.items(at: .keyboard)), .row)
    return lay(bar, rowHeight: metrics[.barKeyboard], height: metrics[.barKeyboard])
  }

  /// The same for a view that has no bars of its own: of items that no navigation container or tab view in it takes.
  mutating func keyboardBar(outsideContainersIn id: ViewNodeID) -> Piece? {
    let stops = BarRequests.containers + [.tabView]
    guard window.showsKeyboard, view(at: id, among: stops) == nil else { return nil }
    return keyboardBar(barRequests(below: id, outside: stops))
  }

  /// The toolbar of a Mac's window: its buttons, items for navigation, the title, and at the other end items and a search
  /// field; nil without an item or a search field.
  mutating func windowToolbar(_ requests: BarRequests) -> Piece? {
    guard requests.search != nil || requests.has(.leading, .centre, .trailing, .status) else { return nil }
    let spacing = metrics[.barSpacing]
    let start = [
      box(width: max(metrics[.barWindowButtons] - metrics[.barMargin] - spacing, 0), height: 0),
      barItems(requests.items(at: .leading)), windowTitle(requests),
    ]
    let end = [
      barItems(requests.items(at: .trailing)),
      requests.search.map {
        made(
          .searchField, by: $0.id,
          drawing(
            searchField($0),
            box(width: metrics[.barWindowSearchWidth], height: metrics[.barSearchHeight])))
      },
    ]
    var bar = BarPieces()
    bar.add(horizontal(start.compactMap { $0 }, spacing: spacing), .leading)
    bar.add(horizontal(end.compactMap { $0 }, spacing: spacing), .trailing)
    bar.add(barItems(requests.items(at: .centre) + requests.items(at: .status), hasPlates: false), .centre)
    return lay(bar, rowHeight: metrics[.barWindow], height: metrics[.barWindow])
  }

  // MARK: Parts

  /// A search field with what was typed, or with the words that show while nothing was.
  private func searchField(_ search: ModifierReference) -> ControlPart {
    let arguments = arguments(of: search)
    let words = arguments[.enteredText].flatMap { $0.isEmpty ? nil : $0 }
    return .searchField(
      prompt: arguments[.prompt]?.written(in: environment(of: search.node).locale).string ?? "Search", words: words)
  }

  /// A piece of a bar, which may have a plate with its neighbours.
  private struct BarPiece {
    let piece: Piece
    /// Whether it divides plates: a spacer, or a field with a plate of its own.
    let standsAlone: Bool
    /// Whether it has a plate of its own, with all of the tint.
    let confirms: Bool
  }

  /// The items of a bar beside each other, each reported as an item of a toolbar; what tells a title or a status stands on no
  /// plate.
  private mutating func barItems(
    _ items: [BarItem], hasPlates: Bool = true, search: ModifierReference? = nil
  ) -> Piece? {
    let pieces = barPieces(items, search: search)
    return horizontal(hasPlates ? plated(pieces) : pieces.map(\.piece), spacing: metrics[.barSpacing])
  }

  private mutating func barPieces(_ items: [BarItem], search: ModifierReference? = nil) -> [BarPiece] {
    var inside = LoweringSurroundings(orientation: .horizontal)
    inside.controls.container = .toolbar
    inside.controls.largestText = UnconfirmedChoices.largestTextOfBars
    var confirming = inside
    confirming.controls.confirms = true
    var modifiers = FontModifiers()
    modifiers.weight = .semibold
    confirming.controls.font = Font(.style(.body), modifiers: modifiers)
    return items.flatMap { item in
      within(item.confirms && hasTouchBars ? confirming : inside) { lowering in
        let standsAlone = item.isSearchField || lowering.view(at: item.node, among: [.toolbarSpacer]) != nil
        return lowering.barItem(item, search: search).map { view in
          BarPiece(
            piece: Piece(view), standsAlone: standsAlone || lowering.layout.kind(of: view.node) == .spacer,
            confirms: item.confirms)
        }
      }
    }
  }

  /// Whether bars are those of phones and tablets.
  private var hasTouchBars: Bool { platform == .iOS || platform == .iPadOS }

  /// The pieces, those without a spacer between them on one plate where bars have plates.
  private mutating func plated(_ pieces: [BarPiece]) -> [Piece] {
    let height = metrics[.barPlate]
    guard height > 0 else { return pieces.map(\.piece) }
    let inset = metrics[.barPlateInset]
    var row: [Piece] = []
    var plate: [Piece] = []
    func close(_ lowering: inout Lowering, isProminent: Bool = false) {
      guard let items = lowering.horizontal(plate, spacing: 0) else { return }
      let frame = Primitive.fixedFrame(width: nil, height: height, alignment: .center)
      row.append(lowering.drawing(.barPlate(isProminent: isProminent), lowering.wrap(frame, items)))
      plate = []
    }
    for piece in pieces {
      if piece.standsAlone || piece.confirms { close(&self) }
      if piece.standsAlone {
        row.append(piece.piece)
      } else {
        plate.append(wrap(.padding(EdgeInsets(leading: inset, trailing: inset)), piece.piece))
      }
      if piece.confirms { close(&self, isProminent: true) }
    }
    close(&self)
    return row
  }

  private mutating func barItem(_ item: BarItem, search: ModifierReference?) -> [LoweredView] {
    var views = lowerList(item.node)
    guard let first = views.first else { return [] }
    if let reference = item.item, report.entries[first.report].source != Link(reference.id), first.group.isNone {
      views = stand(reference, for: views)
    }
    for view in views {
      report.setRole(.toolbar, of: view.group.index ?? view.report)
      if item.isSearchField, let search { draw(searchField(search), at: view.node) }
    }
    return views
  }

  private mutating func windowTitle(_ requests: BarRequests) -> Piece? {
    let lines = [requests.title.map { barTitle($0, .headline) }, subtitle(requests, .subheadline)]
    return vertical(lines.compactMap(\.self), alignment: .leading, spacing: 0)
  }

  /// The second line of a title.
  private mutating func subtitle(_ requests: BarRequests, _ style: TextStyle) -> Piece? {
    guard requests.title != nil, let subtitle = requests.subtitle else { return nil }
    return drawing(.label(.secondary), barTitle(subtitle, style))
  }

  private mutating func barTitle(_ title: ModifierReference, _ style: TextStyle) -> Piece {
    var environment = environment(of: title.node)
    var modifiers = FontModifiers()
    if style == .largeTitle { modifiers.isBold = true }
    environment.font = Font(.style(style), modifiers: modifiers)
    environment.dynamicTypeSize = min(environment.dynamicTypeSize, UnconfirmedChoices.largestTextOfBars)
    let words = arguments(of: title)[.title] ?? arguments(of: title)[.subtitle] ?? LocalizedText("")
    return made(.barTitle, by: title.id, text(words, in: environment, lineLimit: 1))
  }

  /// A piece that a modifier or view makes away from where it stands, with an entry of its own in the report.
  mutating func made(_ view: ReportTree.MadeView, by source: ViewNodeID, _ piece: Piece) -> Piece {
    let entry = report.add(source: Link(source), layout: piece.node, role: .made(view), children: piece.views)
    return Piece(piece.node, views: [LoweredView(node: piece.node, report: entry)])
  }

  private mutating func lay(
    _ bar: BarPieces, rowHeight: Double, height: Double, fillsBesideCentre: Bool = false, startGivesWay: Bool = false
  ) -> Piece {
    let layout = BarLayout(
      placements: bar.placements, rowHeight: rowHeight, height: height, margin: metrics[.barMargin],
      spacing: metrics[.barSpacing], fillsBesideCentre: fillsBesideCentre, startGivesWay: startGivesWay)
    return arrange(arrangement(layout), bar.pieces)
  }
}

/// The pieces of a bar with their places.
private struct BarPieces {
  var pieces: [Piece] = []
  var placements: [BarLayout.Placement] = []

  mutating func add(_ piece: Piece?, _ placement: BarLayout.Placement) {
    guard let piece else { return }
    pieces.append(piece)
    placements.append(placement)
  }
}
