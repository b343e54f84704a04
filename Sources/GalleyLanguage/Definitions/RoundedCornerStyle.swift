package import GalleyDrawing

/// The curve of a rounded corner, as SwiftUI calls it.
package enum RoundedCornerStyle: String, SwiftUIEnumeration {
  case circular
  case continuous

  package static var swiftName: String { "RoundedCornerStyle" }

  package var style: CornerStyle {
    switch self {
    case .circular: .circular
    case .continuous: .continuous
    }
  }
}
