import GalleyLanguage
import GalleyLayout

// Navigation containers and their bars. Source: grid 4.4.

extension Lowering {
  /// A block as the content of a navigation container: it fills the room that the bars leave.
  mutating func navigationArea(
    _ label: ArgumentLabel<ViewBlock>, of view: ViewReference, isSidebar: Bool = false
  ) -> Piece {
    guard let content = block(label, of: view.id, view.parameters) else { return filling(nil) }
    return navigationArea(content, in: environment(of: view.node), isSidebar: isSidebar)
  }

  /// The page of a stack that was pushed last, or its root.
  mutating func navigationPages(of view: ViewReference) -> Piece {
    let pages = Array(tree.children(of: view.id))
    guard let top = pages.last else { return filling(nil) }
    return navigationArea(
      top, in: environment(of: view.node), pageBefore: pages.dropLast().last.map { pageBefore($0, of: view) })
  }

  /// A part of the tree as the content of a navigation container, which is as large as it is offered whatever its bars are.
  ///
  /// A search field that was asked for around the container stands in the bar of the innermost container.
  mutating func navigationArea(
    _ id: ViewNodeID, in environment: EnvironmentValues, keepsUntitledBar: Bool = false, isSidebar: Bool = false,
    pageBefore: PageBefore? = nil
  ) -> Piece {
    var requests = barRequests(below: id, outside: BarRequests.containers)
    var inside = LoweringSurroundings()
    inside.controls.isSidebar = isSidebar
    inside.controls.wishes = surroundings.controls.wishes
    let isTakenBeside = forgetTakenSearch()
    let content = within(inside) { $0.lowerOne(id, in: .verticalStack) }.map { Piece($0) }
    // A field that was asked for around a container in this one stands in the bar of that.
    if let search = requests.search, findings.searches.taken.contains(search.id) { requests.search = nil }
    findings.searches.taken.formUnion(requests.searches)
    if requests.search == nil { requests.search = takenSearch() }
    if requests.search == nil { requests.items.removeAll(where: \.isSearchField) }
    if isTakenBeside { noteTakenSearch() }
    let isWide = hasWideBars(environment)
    let bar = navigationBarHeight(
      requests, in: environment, isWide: isWide, keepsUntitledBar: keepsUntitledBar, leadsBack: pageBefore != nil)
    var area = filling(content)
    if let bar = keyboardBar(requests) { area = inset(area, by: bar, at: .bottom, kind: .keyboardBar) }
    if let bar = bottomBar(requests, isWide: isWide) { area = inset(area, by: bar, at: .bottom) }
    if bar.points > 0 {
      area = inset(
        area, by: navigationBar(requests, bar, leadingTo: pageBefore, in: environment), at: .top,
        risingBy: window.barRise,
        kind: bar.hasLargeTitle ? .largeTitleBar : .systemBar)
    }
    return drawing(.page, fitting(area, at: .top))
  }

  /// Begins to look whether a bar inside a container takes the search field that was asked for around it; tells whether
  /// one beside the container has done so, as in the tabs of one view, each of which shows the field.
  private mutating func forgetTakenSearch() -> Bool {
    surroundings.controls.wishes.search.map { findings.searches.taken.remove($0) != nil } ?? false
  }

  /// Remembers that some bar has taken the search field that was asked for around a container.
  private mutating func noteTakenSearch() {
    if let search = surroundings.controls.wishes.search { findings.searches.taken.insert(search) }
  }

  /// The search field that was asked for around a container, unless a bar inside has taken it.
  private mutating func takenSearch() -> ModifierReference? {
    guard let search = surroundings.controls.wishes.search, findings.searches.taken.insert(search).inserted else {
      return nil
    }
    return modifier(at: search)
  }

  /// A piece with bars that is as large as it is offered, also where that is too little for the bars, which keep their edge.
  ///
  /// Source: grid 4.1, 4.4.
  mutating func fitting(_ piece: Piece, at edge: Edge) -> Piece {
    let limits = FlexibleFrame.Limits(min: 0, ideal: 0, max: .infinity)
    let alignment = Alignment(horizontal: .horizontalCenter, vertical: edge == .top ? .top : .bottom)
    return wrap(.flexibleFrame(FlexibleFrame(horizontal: limits, vertical: limits, alignment: alignment)), piece)
  }

  /// Whether bars are those of a tablet: phones have little height where they are wide.
  private func hasWideBars(_ environment: EnvironmentValues) -> Bool {
    guard environment.isHorizontallyCompact == false else { return false }
    return platform == .iPadOS || platform == .iOS && environment.isVerticallyCompact == false
  }

  /// Whether a container with columns shows only one: phones are narrow unless their surroundings say otherwise.
  func showsOneColumn(_ environment: EnvironmentValues) -> Bool {
    environment.isHorizontallyCompact ?? (platform == .iOS || platform == .watchOS)
  }

  /// The views of a navigation view: where there is room beside each other as its columns, else the first alone.
  ///
  /// One view has all the room, whatever the style: nothing stands beside it.
  mutating func navigationView(_ view: ViewReference) -> Piece {
    let environment = environment(of: view.node)
    guard let content = block(.content, of: view.id, view.parameters) else { return filling(nil) }
    var parts = members(of: content)
    let keepsBar = metrics.untitledNavigationViewsKeepTheirBar
    let pages = Array(tree.children(of: view.id)).dropFirst()
    guard let first = parts.first, parts.count > 1 else {
      return navigationArea(
        pages.last ?? content, in: environment, keepsUntitledBar: keepsBar,
        pageBefore: pages.isEmpty ? nil : pageBefore(pages.dropLast().last ?? content, of: view))
    }
    let hasColumns = platform != .watchOS && platform != .tvOS
    if !hasColumns || environment.style(NavigationViewStyle.self) == .stack || showsOneColumn(environment) {
      return navigationArea(
        pages.last ?? first, in: environment, keepsUntitledBar: keepsBar,
        pageBefore: pages.isEmpty ? nil : pageBefore(pages.dropLast().last ?? first, of: view))
    }
    // A page that a link leads to takes the place of what stands in the last column.
    if let page = pages.last { parts[min(parts.count, 3) - 1] = page }
    let shown = parts.prefix(3)
    let pieces = columns(shown.indices) { lowering, index in
      lowering.navigationArea(shown[index], in: environment, isSidebar: index == shown.startIndex)
    }
    let widths = pieces.dropLast().map { _ in metrics[.splitColumnWidth] }
    return arrange(arrangement(ColumnLayout(widths: widths, overlays: false)), pieces)
  }

  /// Lowers columns that stand beside each other, with a line between them: a search field around them stands in the first.
  mutating func columns<Columns: Collection>(
    _ columns: Columns, _ lower: (inout Lowering, Columns.Element) -> Piece
  ) -> [Piece] {
    var wishes = surroundings.controls.wishes
    let pieces = columns.map { column in
      let piece = within(\.controls.wishes, wishes) { lower(&$0, column) }
      wishes = ContainerWishes()
      return piece
    }
    for piece in pieces.dropFirst() { draw(.front(.columnLine), at: piece.node) }
    return pieces
  }

  /// The statements of a block.
  private func members(of slot: ViewNodeID) -> [ViewNodeID] {
    guard let content = tree[slot].firstChild.index else { return [] }
    guard case .group(.block) = tree[content].kind else { return [content] }
    return Array(tree.children(of: content))
  }

  /// A piece that takes all that it is offered, with its content in the centre; it is the content's container.
  mutating func filling(_ content: Piece?) -> Piece {
    let limits = FlexibleFrame.Limits(min: 0, ideal: 0, max: .infinity)
    let frame = wrap(
      .flexibleFrame(FlexibleFrame(horizontal: limits, vertical: limits, alignment: .center)), content ?? area())
    return wrap(.container, frame)
  }

  /// A piece with a bar at one edge, which is part of the safe area; directly under the status bar, a bar at the top
  /// reaches `rise` points beyond the piece.
  mutating func inset(
    _ piece: Piece, by bar: Piece, at edge: Edge, risingBy rise: Double = 0, kind: SafeAreaInsetKind = .systemBar
  ) -> Piece {
    arrange(
      .safeAreaInset(edge: edge, alignment: .horizontalCenter, spacing: 0, rise: rise, kind: kind), [piece, bar])
  }

  /// The height of the navigation bar over a view: nothing without a title, items or a search field, unless its container
  /// keeps room.
  private func navigationBarHeight(
    _ requests: BarRequests, in environment: EnvironmentValues, isWide: Bool, keepsUntitledBar: Bool,
    leadsBack: Bool
  ) -> NavigationBarHeight {
    let isEmpty =
      !leadsBack && requests.title == nil && requests.searchBelowTitle == nil
      && !requests.has(.leading, .centre, .trailing)
    guard !requests.isHidden(.navigation), !isEmpty || keepsUntitledBar else { return .none }
    // Where there is little height, large titles are inline.
    let hasLargeTitle =
      (requests.title != nil || keepsUntitledBar) && !requests.isInline && environment.isVerticallyCompact != true
    var height = NavigationBarHeight(
      row: metrics[isWide ? .barWideNavigation : .barNavigation], hasLargeTitle: hasLargeTitle)
    height.points = height.row
    if hasLargeTitle { height.points += metrics[.barLargeTitle] }
    if hasLargeTitle, requests.title != nil, requests.subtitle != nil { height.points += metrics[.barSubtitle] }
    if requests.searchBelowTitle != nil { height.points += metrics[.barSearch] }
    return height
  }
}

/// How high a navigation bar is.
struct NavigationBarHeight: Equatable {
  /// All of it; zero for no bar.
  var points = 0.0
  /// The row of the items.
  var row = 0.0
  var hasLargeTitle = false

  static let none = NavigationBarHeight()
}
