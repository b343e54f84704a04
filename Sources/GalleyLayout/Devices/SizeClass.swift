/// How much room a window has along one axis, as SwiftUI's environment tells views.
package enum SizeClass: String, Sendable, CaseIterable, Hashable {
  case compact, regular
}

/// How a device is held.
package enum DeviceOrientation: String, Sendable, CaseIterable, Hashable {
  case portrait, landscape
}
