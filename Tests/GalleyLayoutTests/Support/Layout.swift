import GalleyLayout
import GalleyTables
import Testing

/// A specimen that was laid out, with its frames by label.
struct Layout {
  let result: LayoutResult
  let root: LayoutNodeID
  let labels: [String: LayoutNodeID]

  /// Lays the bare specimen out for a proposal.
  init(_ specimen: Specimen, _ width: Double?, _ height: Double?, rightToLeft: Bool = false) {
    let canvas = Canvas(
      size: .zero, isRightToLeft: rightToLeft, proposal: Proposal(width: width, height: height))
    self.init(specimen, in: canvas)
  }

  /// Lays the specimen out as the root of a window.
  init(
    window specimen: Specimen, _ width: Double = 400, _ height: Double = 800, insets: EdgeInsets = .zero,
    keyboard: Double = 0, rightToLeft: Bool = false
  ) {
    var canvas = Canvas(
      size: Size(width: width, height: height), safeArea: insets, isRightToLeft: rightToLeft)
    canvas.keyboardHeight = keyboard
    self.init(specimen, in: canvas)
  }

  init(_ specimen: Specimen, in canvas: Canvas, limits: LayoutLimits = LayoutLimits()) {
    let host = SpecimenHost()
    var tree = LayoutTree()
    tree.customGuides = customGuides
    let root = host.add(specimen, to: &tree, orientation: nil)
    result = layOut(root, of: tree, in: canvas, text: SpecimenText(), host: host, limits: limits)
    self.root = root
    labels = host.labels
  }

  var size: Size { result.frames[root.position].size }

  func frame(_ label: String) -> Rect {
    guard let node = labels[label] else {
      Issue.record("no view is labelled \(label)")
      return .zero
    }
    return result.frames[node.position]
  }

  func drawn(_ label: String) -> Rect? { labels[label].flatMap { result.drawnFrames[$0] } }

  func isPlaced(_ label: String) -> Bool { labels[label].map { result.isPlaced[$0.position] } ?? false }
}

private let halfTheHeight = HostClosureID(1 << 20)
private let nothing = HostClosureID(1 << 20 + 1)

/// Custom guide 0: vertical, half the height by default.
///
/// Custom guide 1: horizontal, 0 by default.
private let customGuides = [
  CustomGuide(axis: .vertical, defaultValue: halfTheHeight),
  CustomGuide(axis: .horizontal, defaultValue: nothing),
]

/// Builds trees from specimens and answers their closures.
final class SpecimenHost: LayoutHost {
  var labels: [String: LayoutNodeID] = [:]
  private var guides: [(GuideDimensions) -> Double] = []
  private var lengths: [(Double, Axis) -> Double] = []
  private var contents: [((ReaderGeometry) -> [Specimen])] = []
  private var layouts: [any CustomLayout] = []
  var evaluations = 0

  func add(_ specimen: Specimen, to tree: inout LayoutTree, orientation: Axis?) -> LayoutNodeID {
    let id = addUnlabelled(specimen, to: &tree, orientation: orientation)
    if let label = specimen.label { labels[label] = id }
    return id
  }

  private func addUnlabelled(
    _ specimen: Specimen, to tree: inout LayoutTree, orientation: Axis?
  ) -> LayoutNodeID {
    var inner = orientation
    switch specimen.primitive {
    case .stack(let axis, _, _): inner = axis
    case .depthStack, .grid, .custom: inner = nil
    default: break
    }
    if isTransparent(specimen) { return add(specimen.children[0], to: &tree, orientation: inner) }
    let children = specimen.children.map { add($0, to: &tree, orientation: inner) }
    return tree.add(registered(specimen, orientation: orientation), children: children)
  }

  /// A stack of one view is that view (layout 2.6).
  private func isTransparent(_ specimen: Specimen) -> Bool {
    guard specimen.children.count == 1 else { return false }
    switch specimen.primitive {
    case .stack, .depthStack: return true
    default: return false
    }
  }

  private func registered(_ specimen: Specimen, orientation: Axis?) -> Primitive {
    switch specimen.primitive {
    case .spacer(let minLength, _) where specimen.followsOrientation:
      return .spacer(minLength: minLength, orientation: orientation)
    case .alignmentGuide(let guide, _):
      return .alignmentGuide(guide, value: register(specimen.guide, in: &guides))
    case .containerRelativeFrame(var frame):
      if specimen.length != nil {
        frame.rule = .closure(register(specimen.length, in: &lengths))
      }
      return .containerRelativeFrame(frame)
    case .geometryReader:
      return .geometryReader(content: register(specimen.content, in: &contents))
    case .custom:
      return .custom(register(specimen.layout, in: &layouts))
    default: return specimen.primitive
    }
  }

  private func register<Element, Kind>(_ element: Element?, in array: inout [Element]) -> Index<Kind> {
    if let element { array.append(element) }
    return Index(array.count - 1)
  }

  func content(
    of closure: HostClosureID, geometry: ReaderGeometry, in tree: inout LayoutTree
  ) -> [LayoutNodeID] {
    evaluations += 1
    return contents[closure.position](geometry).map { add($0, to: &tree, orientation: nil) }
  }

  func guideValue(of closure: HostClosureID, dimensions: GuideDimensions) -> Double {
    if closure == halfTheHeight { return dimensions.size.height / 2 }
    return closure == nothing ? 0 : guides[closure.position](dimensions)
  }

  func length(of closure: HostClosureID, containerLength: Double, axis: Axis) -> Double {
    lengths[closure.position](containerLength, axis)
  }

  func layout(of id: HostLayoutID) -> any CustomLayout { layouts[id.position] }
}

/// Measures the texts of tests: fixed ones, and ones of 7×16 characters that wrap at any character.
struct SpecimenText: TextMeasuring {
  func measure(_ content: TextContent, proposal: Proposal) -> TextMeasurement {
    let words = content.runs[0].string.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words[0] == "wrap" else {
      return TextMeasurement(
        size: Size(width: numbers[0], height: numbers[1]), firstBaseline: numbers[2], lastBaseline: numbers[3],
        lineCount: 1, isTruncated: false)
    }
    let characters = numbers[0]
    let columns = max((min(proposal.width ?? .infinity, characters * 7) / 7).rounded(.down), 1)
    let wanted = (characters / columns).rounded(.up)
    let lines = max(min(wanted, ((proposal.height ?? .infinity) / 16).rounded(.down)), 1)
    return TextMeasurement(
      size: Size(width: min(columns, characters) * 7, height: lines * 16), firstBaseline: 12,
      lastBaseline: (lines - 1) * 16 + 12, lineCount: Int(lines), isTruncated: lines < wanted)
  }

  /// The figures of macOS's 13-point system font at scale 2 (layout 1.6).
  func spacingMetrics(_ content: TextContent) -> (first: TextSpacingMetrics, last: TextSpacingMetrics) {
    let metrics = TextSpacingMetrics(
      ascent: 12.568, descent: 2.742, capHeight: 9.160, leading: 0, tenthOfLine: 2)
    return (metrics, metrics)
  }

  func measureSymbol(_ symbol: SymbolContent) -> TextMeasurement {
    TextMeasurement(
      size: Size(width: 20, height: 18), firstBaseline: 15, lastBaseline: 15, lineCount: 1, isTruncated: false)
  }
}
