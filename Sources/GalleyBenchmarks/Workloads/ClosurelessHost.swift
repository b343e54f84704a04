import GalleyLayout

/// The host of trees that call nothing back.
final class ClosurelessHost: LayoutHost {
  func content(of closure: HostClosureID, geometry: ReaderGeometry, in tree: inout LayoutTree) -> [LayoutNodeID] { [] }

  func guideValue(of closure: HostClosureID, dimensions: GuideDimensions) -> Double { 0 }

  func length(of closure: HostClosureID, containerLength: Double, axis: Axis) -> Double { containerLength }
}
