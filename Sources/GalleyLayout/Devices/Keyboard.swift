/// The keyboards whose heights differ.
///
/// Source: grid 4.7.
package enum Keyboard: Sendable {
  case phone
  /// A phone with a home button: it has no home indicator below the keys.
  case homeButtonPhone
  case tablet

  /// The keyboard of a device; nil for one without.
  package init?(on device: Device) {
    guard device.platform == .iOS else { return nil }
    if device.portrait.horizontalSizeClass == .regular {
      self = .tablet
    } else {
      self = device.portrait.safeArea.bottom > 0 ? .phone : .homeButtonPhone
    }
  }

  /// The figure of its height.
  package func height(_ orientation: DeviceOrientation) -> ControlMetric {
    switch (self, orientation) {
    case (.phone, .portrait): .keyboardPortrait
    case (.phone, .landscape): .keyboardLandscape
    case (.homeButtonPhone, .portrait): .keyboardButtonPortrait
    case (.homeButtonPhone, .landscape): .keyboardButtonLandscape
    case (.tablet, .portrait): .keyboardTabletPortrait
    case (.tablet, .landscape): .keyboardTabletLandscape
    }
  }
}
