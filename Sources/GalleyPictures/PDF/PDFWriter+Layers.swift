import GalleyDrawing
import GalleyLayout

extension PDFWriter {
  mutating func begin(_ layer: Layer, at place: Int) throws(Rasteriser.Failure) -> Int {
    let end = layerEnds[place]
    let map = layer.transform.followed(by: self.map)
    // What draws nothing, or nothing that numbers can say where, is left out.
    guard layer.bounds != nil, let bounds = layer.filterBounds, let page = map.inverse?.bounds(of: pageArea) else {
      return end
    }
    content.write("q")
    if !layer.transform.isIdentity { content.write(layer.transform, "cm") }
    if case .shadow(let color, let x, let y, let radius) = layer.filters.first, layer.filters.count == 1,
      layer.clip == nil, !layer.isMasked
    {
      beginPart(layer, map)
      // The shadow in pixels, and what casts it as it is.
      let tint: [Double] = [
        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
      ]
      let visible = Rect(x: page.minX - x, y: page.minY - y, width: page.size.width, height: page.size.height)
      try draw(
        place..<end, [.matrix(tint), .blur(radius / 2)], bounds.grown(by: max(x.magnitude, y.magnitude)), in: visible,
        movedBy: Point(x: x, y: y))
      return place + 1
    }
    guard layer.filters.isEmpty else {
      setState(layer, mask: nil)
      try draw(place..<end, layer.filters, bounds, in: page, movedBy: .zero)
      content.write("Q")
      return end
    }
    beginPart(layer, map)
    return place + 1
  }

  private var pageArea: Rect { Rect(x: 0, y: 0, width: list.size.width, height: list.size.height) }

  private mutating func beginPart(_ layer: Layer, _ map: Affine) {
    if let clip = layer.clip { content.clip(clip.path, clip.rule) }
    let isWhole = layer.opacity < 1 || layer.blend != .normal || layer.isMasked || layer.isIsolated
    open.append(PDFPart(kind: isWhole ? .group(layer) : .inner, map: map))
  }

  /// Sets what is done to a layer as a whole.
  private mutating func setState(_ layer: Layer, mask: String?) {
    setOpacity(layer.opacity)
    if let name = layer.blend.pdfName, name != "Normal" {
      content.write("/\(resources.state("/BM /\(name)")) gs")
    }
    if let mask { content.write("/\(mask) gs") }
  }

  mutating func endLayer() {
    guard let part = open.popLast() else { return }
    switch part.kind {
    case .page: open.append(part)
    case .inner, .mask: open[open.count - 1].content.append(part.content)
    case .group(let layer):
      if let bounds = layer.bounds {
        setState(layer, mask: part.mask)
        draw(group(part.content, in: bounds, layer.isIsolated ? "/CS /DeviceRGB /I true" : "/CS /DeviceRGB"))
      }
    }
    content.write("Q")
  }

  mutating func endMask() {
    guard let part = open.popLast(), case .group(let layer) = open.last?.kind, let bounds = layer.bounds else { return }
    let group = self.group(part.content, in: bounds, "/CS /DeviceRGB")
    open[open.count - 1].mask = resources.state("/SMask << /S /Alpha /G \(group.text) >>")
  }
}

extension BlendMode {
  /// The name in PDF; nil for those that it has not, which are drawn as normal.
  fileprivate var pdfName: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}
