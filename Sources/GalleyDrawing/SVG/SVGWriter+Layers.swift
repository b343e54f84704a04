import GalleyLayout
import GalleySource

/// The layers around what is being written, and what they leave behind.
struct SVGLayers {
  /// By open layer, outermost first, how many times as large its points are as the window's.
  private var scales: [Double] = []
  /// Layers that have begun, and whose masks come first.
  var masked: [Layer] = []
  /// The names of the masks that are being written.
  var masks: [String] = []
  /// Those that a style sheet has to tell of.
  var blends: Set<BlendMode> = []
  var isolates = false

  mutating func enter(_ layer: Layer) { scales.append((scales.last ?? 1) * layer.transform.largestScale) }

  mutating func leave() { _ = scales.popLast() }

  /// Decimals of lengths, so that they are exact to a hundredth of a point of the window.
  var decimals: Int {
    var (decimals, precision) = (2, 2.0)
    while precision < scales.last ?? 1, decimals < 6 {
      decimals += 1
      precision *= 10
    }
    return decimals
  }
}

extension SVGWriter {
  mutating func begin(_ layer: Layer) {
    layers.enter(layer)
    if layer.isMasked { layers.masked.append(layer) } else { open(layer, mask: nil) }
  }

  mutating func beginMask() {
    let id = ids.next()
    let white = ids.next()
    layers.masks.append(id)
    // A layer whose mask draws nothing shows nothing.
    let reach = layers.masked.last?.maskBounds?.grown(by: 1) ?? .zero
    // What counts in SVG is how light a mask is: its content is turned white.
    body.append("<filter id=\"\(white)\" filterUnits=\"userSpaceOnUse\"")
    region(reach)
    body.append(" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"")
    body.append("0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>\n")
    body.append("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"")
    region(reach)
    body.append("><g filter=\"url(#\(white))\">\n")
  }

  mutating func endMask() {
    body.append("</g></mask>\n")
    guard let layer = layers.masked.popLast(), let mask = layers.masks.popLast() else { return }
    open(layer, mask: mask)
  }

  private mutating func open(_ layer: Layer, mask: String?) {
    let clip = layer.clip.map { define(clip: $0) }
    let filter = layer.filters.isEmpty ? nil : layer.filterBounds.map { define(filters: layer.filters, in: $0) }
    body.append("<g")
    if layer.opacity < 1 { attribute("opacity", layer.opacity, decimals: 4) }
    if let clip { body.append(" clip-path=\"url(#\(clip))\"") }
    if let mask { body.append(" mask=\"url(#\(mask))\"") }
    if let filter { body.append(" filter=\"url(#\(filter))\"") }
    if let blend = layer.blend.cssName, blend != "normal" {
      layers.blends.insert(layer.blend)
      body.append(" class=\"b-\(blend)\"")
    } else if layer.isIsolated {
      layers.isolates = true
      body.append(" class=\"b-isolated\"")
    }
    if !layer.transform.isIdentity { attribute("transform", layer.transform) }
    body.append(">\n")
  }
}
