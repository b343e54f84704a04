import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// Draws what was laid out: walks the layout tree, in which every text and every part of a control has a node, and draws at
/// each node what the entries of the report that stand for it say.
struct Painter {
  let document: LaidOutDocument
  let layout: LayoutResult
  let options: PictureOptions
  let owners: NodeOwners
  /// What nodes are called in marks; nil where none are wanted.
  private var marks: NodeMarks?
  let parts: [LayoutNodeID: [ControlPart]]
  let measurer: TextMeasurer
  let window: WindowPlace
  /// The colours of the document's asset catalogue.
  let assets: [String: (light: Color, dark: Color)]
  var list: DisplayListBuilder
  var letters: TextPainter
  var symbols = SymbolPainter()
  var pictures: PictureFiles
  let shapePaths: ShapePaths
  var styles: [StylesKey: PlaceStyles] = [:]
  /// Whether what is drawn lies on a sheet or a popover.
  var isElevated = false
  /// What scrolls and was met so far, for the bars over it.
  var scrolled: [ScrolledArea] = []
  /// What the notes of the list were met at, in their order.
  private var notePlaces: [ViewNodeID?] = []
  /// The node whose commands are wanted, and these.
  private let focus: ReportID?
  private var focused: [Range<Int>] = []
  /// What is still to be done, the next last: a list, not recursion, since whatever could be laid out can be drawn.
  private var steps: [PainterStep] = []

  /// A picture, and what its notes were met at.
  struct Drawn {
    var list: DisplayList
    var notePlaces: [ViewNodeID?]
    /// The commands that draw what is behind everything, and those of the node that was asked for.
    var background: Range<Int>
    var focus: [Range<Int>]
  }

  private init(
    _ document: LaidOutDocument, _ layout: LayoutResult, _ options: PictureOptions, focus: ReportID?, size: Size
  ) {
    self.document = document
    self.layout = layout
    self.options = options
    owners = NodeOwners(document.entries, nodeCount: layout.frames.count)
    self.focus = focus
    marks = options.marksNodes || focus != nil ? NodeMarks(document) : nil
    parts = Dictionary(grouping: document.parts, by: \.node).mapValues { $0.map(\.part) }
    let canvas = document.surroundings.canvas
    pictures = PictureFiles(document)
    shapePaths = ShapePaths(document)
    measurer = document.measurer
    letters = TextPainter(fonts: options.fonts.map(\.face))
    window = WindowPlace(canvas, size: size)
    assets = document.program.colors.mapValues { ($0.light, $0.dark) }
    list = DisplayListBuilder(size: size, scale: canvas.scale)
  }

  /// Draws a layout; nil where that is more than pictures may have.
  ///
  /// A body without views is an empty window. It tells which commands are those of `focus`.
  static func draw(_ document: LaidOutDocument, _ options: PictureOptions, focus: ReportID? = nil) -> Drawn? {
    let canvas = document.surroundings.canvas
    var size = canvas.size
    if canvas.proposal != nil {
      let frame = document.root.flatMap { document.frame(of: document.entries[$0]) } ?? .zero
      // What has no size is shown as a pixel.
      size = Size(width: max(frame.size.width, 1 / canvas.scale), height: max(frame.size.height, 1 / canvas.scale))
    }
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else { return nil }
    var painter = Painter(document, document.layout ?? .empty, options, focus: focus, size: size)
    painter.noteForeignPlatform()
    painter.drawBackground()
    let background = 0..<painter.list.list.commands.count
    if options.showsDocument { painter.drawWindow(document.root.map { document.entries[$0].layout }) }
    guard !painter.list.isTooLarge else { return nil }
    return Drawn(
      list: painter.list.list, notePlaces: painter.notePlaces, background: background, focus: painter.focused)
  }

  /// Remembers where notes were met that are new.
  private mutating func placeNotes(at source: ViewNodeID?) {
    while notePlaces.count < list.list.notes.count { notePlaces.append(source) }
  }

  /// Watches, televisions and headsets are drawn as phones are.
  private mutating func noteForeignPlatform() {
    switch document.program.target.platform {
    case .iOS, .iPadOS, .macOS: break
    case .watchOS, .tvOS, .visionOS:
      list.note(.approximated("a screen of \(document.program.target.platform.rawValue)"))
    }
  }

  private var windowResolver: StyleResolver {
    var resolver = StyleResolver(scheme: document.surroundings.environment.isDark ? .dark : .light, look: look)
    resolver.isElevated = isElevated
    resolver.isMac = isMac
    return resolver
  }

  private mutating func drawBackground() {
    let all = Rect(x: 0, y: 0, width: window.size.width, height: window.size.height)
    if let color = options.background.color(windowResolver) { list.fill(all, .solid(color)) }
  }

  private mutating func drawWindow(_ root: LayoutNodeID?) {
    let resolver = windowResolver
    if let root { run(root) }
    if options.showsPresentations {
      for node in layout.tree.presentedWindows where layout.isPlaced[node.position] {
        isElevated = lifts(node)
        let plate = drawPresentation(node, windowResolver)
        if let plate { list.begin(Layer(clip: plate)) }
        run(node)
        if plate != nil { list.endLayer() }
        isElevated = false
      }
    }
    drawKeyboard(resolver)
    if options.showsBars { drawSystemBars(resolver) }
    placeNotes(at: nil)
  }

  private mutating func run(_ node: LayoutNodeID) {
    steps.append(.enter(node, Place()))
    while let step = steps.popLast() {
      switch step {
      case .enter(let node, let place): enter(node, place)
      case .cover(let modifier, let node):
        drawShape(of: modifier, at: node)
        placeNotes(at: modifier)
      case .front(let part, let node, let place): drawInFront(part, in: layout.frames[node.position], styles(of: place))
      case .endLayer: list.endLayer()
      case .endMask: list.endMask()
      case .endMark: list.endMark()
      case .endFocus(let start): focused.append(start..<list.list.commands.count)
      }
    }
  }

  // MARK: Nodes

  /// Says which node what follows belongs to, up to the end of what is drawn inside.
  private mutating func mark(_ id: ReportID) {
    if id == focus { steps.append(.endFocus(list.list.commands.count)) }
    guard options.marksNodes, let mark = marks?.mark(for: id) else { return }
    list.begin(mark)
    steps.append(.endMark)
  }

  private mutating func enter(_ node: LayoutNodeID, _ place: Place) {
    guard layout.isPlaced[node.position], !list.isTooLarge else { return }
    var place = place
    let frame = layout.frames[node.position]
    if let viewport = place.viewport, !frame.grown(by: Self.reachOfDrawings).touches(viewport) { return }
    let entries = owners.entries(of: node)
    var isMasked = false
    var innermost: ViewNodeID?
    for group in marks?.groups(around: node) ?? [] { mark(group) }
    for id in entries {
      mark(id)
      let entry = document.entries[id]
      guard let source = entry.source.index else { continue }
      innermost = source
      place.environment = document.viewNodes[source].environment
      guard !entry.role.isMade else { continue }
      let outcome = draw(source, at: node, &place)
      placeNotes(at: source)
      switch outcome {
      case .inside: break
      case .hidden: return
      case .masked: isMasked = true
      }
    }
    place.source = innermost ?? place.source
    // Controls are put together from the inside.
    for part in (parts[node] ?? []).reversed() { draw(part, at: node, &place) }
    drawLeaf(node, entries, place)
    placeNotes(at: place.source)
    enterChildren(of: node, place, isMasked: isMasked)
  }

  /// How far beyond their frames rows that are scrolled out of sight are still drawn, in points: shadows and offsets reach
  /// back into what can be seen.
  private static let reachOfDrawings = 100.0

  private mutating func enterChildren(of node: LayoutNodeID, _ place: Place, isMasked: Bool) {
    var inside = place
    let tree = layout.tree
    let children = layout.readerContent[node].map { $0[...] } ?? tree.children(of: node)
    let heldBack = heldBack(by: node, in: place)
    if let transform = tree.transform(of: node) {
      let map = Affine(transform, in: layout.frames[node.position], isRightToLeft: isRightToLeft(place))
      begin(Layer(transform: map))
      // What is turned into sight may stand out of it.
      inside.viewport = nil
    }
    if tree.kind(of: node) == .scroll, !place.wishes.clipsScrollViews {
      inside.viewport = nil
    } else if tree.kind(of: node) == .scroll || isList(node) {
      let viewport = reach(of: layout.frames[node.position], in: place)
      noteScrolled(node, reach: viewport, place)
      inside.viewport = inside.viewport?.common(with: viewport) ?? viewport
      begin(Layer(clip: Path(viewport)))
    }
    if isMasked, children.count == 2, let first = children.first, let second = children.last {
      list.beginMasked(Layer())
      steps.append(.endLayer)
      steps.append(.enter(first, inside))
      steps.append(.endMask)
      steps.append(.enter(second, inside))
      return
    }
    let order = tree.drawsSecondFirst(node) ? children : inFront(children)[...].reversed()[...]
    for child in order {
      var own = inside
      if child == children.first { own.heldBack += heldBack }
      steps.append(.enter(child, own))
    }
  }

  /// Draws what a modifier draws over its view, behind what is drawn inside.
  mutating func cover(_ modifier: ViewNodeID, at node: LayoutNodeID) { steps.append(.cover(modifier, node)) }

  /// Draws a part of a control when everything inside is drawn.
  mutating func cover(with part: ControlPart.Front, at node: LayoutNodeID, _ place: Place) {
    steps.append(.front(part, node, place))
  }

  /// Begins a layer, which ends behind what is drawn inside.
  mutating func begin(_ layer: Layer) {
    list.begin(layer)
    steps.append(.endLayer)
  }
}
