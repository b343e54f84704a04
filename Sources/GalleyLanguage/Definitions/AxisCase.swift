package import GalleyLayout

/// An axis of layout, as SwiftUI calls it.
package enum AxisCase: String, SwiftUIEnumeration {
  case horizontal
  case vertical

  package static var swiftName: String { "Axis" }

  package init(_ axis: Axis) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    }
  }

  package var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}
