import GalleyLayout

extension DocumentLayout {
  /// How many steps stand beside each other.
  private static let stepsInARow = 8
  /// More modifiers are not shown: each of them is a layout.
  private static let mostSteps = 64

  /// Returns a film strip of a view: one picture of it without its modifiers, and one more for each of them, the innermost first.
  ///
  /// In each the modifiers further out are left out, with what they give the view; the captions are what the document calls
  /// the modifier, the size, and what it changed. Nil for more than 64 modifiers, and if that is more than a picture
  /// can hold.
  public func steps(of node: Node, _ options: PictureOptions = PictureOptions()) -> Picture? {
    let view = node.isModifier ? node.viewInside : node
    let modifiers = view.modifiers
    guard modifiers.count <= Self.mostSteps else { return nil }
    var sheet = PictureSheet(columnCount: Self.stepsInARow)
    sheet.hasDarkPlates = view.environment?.isDark ?? false
    var documents = [document]
    for modifier in modifiers.reversed() {
      guard let outermost = documents.last else { break }
      documents.append(modifier.part.flatMap { outermost.leavingOut($0) } ?? outermost)
    }
    var last: ViewSize?
    for (node, document) in zip([view] + modifiers, documents.reversed()) {
      let layout = document.layout(in: surroundings)
      // A path is that of all rows of a loop.
      let pairs = NodePairs(self, layout, isSameText: true).present
      guard let shown = pairs.first(where: { $0.before == node })?.after, let picture = layout.step(shown, options)
      else { continue }
      let size = shown.frame.size
      let change = last.map { Self.change(from: $0, to: size, shown) } ?? ""
      var cell = PictureSheet.Cell(
        picture.picture, title: change, captions: [(shown.isModifier ? "." : "") + shown.summary, Self.words(size)])
      cell.outline = shown.frame.relative(to: picture.origin)
      sheet.cells.append(cell)
      last = size
    }
    let sizes = sheet.cells.map(\.picture.size)
    sheet.plateSize = ViewSize(
      width: max((sizes.map(\.width).max() ?? 0) + 24, 150), height: (sizes.map(\.height).max() ?? 0) + 24)
    return sheet.picture()
  }

  /// The picture of a node alone, and which point of the window its corner is.
  private func step(_ node: Node, _ options: PictureOptions) -> (picture: Picture, origin: ViewPoint)? {
    var own = options
    var part = PicturePart(node: node.path)
    part.isIsolated = true
    part.margin = 1
    own.part = part
    own.background = .clear
    var report = ProblemReport()
    guard let picture = picture(own, showing: node, reportingTo: &report) else { return nil }
    return (picture, picture.origin)
  }

  private static func words(_ size: ViewSize) -> String {
    "\(Inspector.text(size.width)) × \(Inspector.text(size.height))"
  }

  /// What a modifier changed.
  private static func change(from old: ViewSize, to new: ViewSize, _ node: Node) -> String {
    let (width, height) = (Inspector.signed(new.width - old.width), Inspector.signed(new.height - old.height))
    if width != "0" || height != "0" { return "\(width) × \(height)" }
    // A background or an overlay of views draws these.
    return node.drawsSomething || Array(node.children).count > 1
      ? "draws only" : node.changesLayout ? "same size" : "environment only"
  }
}

extension Node {
  /// The view that a modifier is around, with others between them.
  fileprivate var viewInside: Node {
    var inner = self
    while inner.isModifier, let content = inner.content { inner = content }
    return inner
  }

  /// Whether a modifier draws, or changes what its view draws.
  var drawsSomething: Bool {
    guard let source = entry.source.index, let overload = document.modifierOverload(of: source) else { return false }
    if case .none = overload.drawing { return false }
    return true
  }
}
