import Galley

/// What the nodes of a layout say.
struct FrameReading {
  /// By name: x, y, width, height; the last node of a name wins.
  var frames: [String: [Double]] = [:]
  /// By name: what a style covers; the last node of a name wins.
  var drawn: [String: [Double]] = [:]
  /// Every node with its frame and place, in order.
  var withPlaces: [String] = []
  /// Every node with its frame.
  var withoutPlaces: [String] = []
  /// Every node with its frame, and its place a line further down.
  var movedDown: [String] = []

  /// Reads the nodes, with their edges on pixels if that is asked for.
  init(_ layout: DocumentLayout, isRounded: Bool = false) {
    let scale = layout.canvas?.scale ?? 1
    func numbers(_ bounds: ViewBounds) -> [Double] {
      let shown = isRounded ? bounds.roundedToPixels(scale: scale) : bounds
      return [shown.minX, shown.minY, shown.size.width, shown.size.height]
    }
    for node in layout.nodes {
      let frame = numbers(node.frame)
      let reach = node.drawnFrame.map(numbers)
      if let name = node.name {
        frames[name] = frame
        // What reaches no further covers its frame.
        drawn[name] = reach ?? frame
      }
      let text =
        "\(node.kind) \(node.role?.rawValue ?? "") \(node.summary) \(node.name ?? "") \(node.type() ?? "") \(frame) "
        + "\(reach ?? []) \(node.proposal)"
      let position = node.position
      withoutPlaces.append(text)
      withPlaces.append("\(text) \(position?.line ?? 0):\(position?.column ?? 0)")
      movedDown.append("\(text) \((position?.line ?? -1) + 1):\(position?.column ?? 0)")
    }
  }
}
