extension Device {
  /// The watches: sizes are half their pixels.
  ///
  /// Source: text 4.
  ///
  /// The height of the status bar is known for 40 and 44 millimetres (28 and 31, one source); the other watches have that
  /// of the nearer one (unconfirmed). Watches of 44 millimetres and more come with a larger text size (text 1.3).
  static let watches: [Device] = [
    watch("Apple Watch (40 mm)", [], 162, 197, statusBar: 28),
    watch("Apple Watch (41 mm)", [], 176, 215, statusBar: 28),
    watch("Apple Watch Series 10 (42 mm)", ["Apple Watch (42 mm)"], 187, 223, statusBar: 28),
    watch("Apple Watch (44 mm)", [], 184, 224, statusBar: 31, textSize: .xLarge),
    watch("Apple Watch (45 mm)", ["Apple Watch"], 198, 242, statusBar: 31, textSize: .xLarge),
    watch("Apple Watch Series 10 (46 mm)", ["Apple Watch (46 mm)"], 208, 248, statusBar: 31, textSize: .xLarge),
    watch(
      "Apple Watch Ultra (49 mm)", ["Apple Watch Ultra", "Apple Watch Ultra 2"], 205, 251, statusBar: 31,
      textSize: .xLarge),
    watch("Apple Watch Ultra 3 (49 mm)", ["Apple Watch Ultra 3"], 211, 257, statusBar: 31, textSize: .xLarge),
  ]

  /// A window on a Mac, a television, and a window in visionOS.
  ///
  /// A Mac's window has no fixed first size; 900 by 450 is often seen (text 4, unconfirmed). The
  /// television's insets and the size of visionOS's first window are those of Apple's Human Interface Guidelines.
  static let others: [Device] = [
    fixed("Mac", ["Mac window", "macOS"], .macOS, Size(width: 900, height: 450), scale: 2),
    fixed("Mac (non-Retina)", [], .macOS, Size(width: 900, height: 450), scale: 1),
    fixed(
      "Apple TV", ["tvOS"], .tvOS, Size(width: 1920, height: 1080), scale: 1,
      safeArea: EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80)),
    fixed("Apple Vision Pro", ["visionOS"], .visionOS, Size(width: 1280, height: 720), scale: 2),
  ]

  private static func watch(
    _ name: String, _ aliases: [String], _ width: Double, _ height: Double, statusBar: Double,
    textSize: DynamicTypeSize = .large
  ) -> Device {
    var device = fixed(
      name, aliases, .watchOS, Size(width: width, height: height), scale: 2, safeArea: EdgeInsets(top: statusBar))
    device.textSize = textSize
    device.portrait.horizontalSizeClass = nil
    device.portrait.verticalSizeClass = nil
    device.landscape = device.portrait
    return device
  }

  /// Returns a screen or window that cannot be turned.
  private static func fixed(
    _ name: String, _ aliases: [String], _ platform: MetricPlatform, _ size: Size, scale: Double,
    safeArea: EdgeInsets = .zero
  ) -> Device {
    let posture = Posture(
      size: size, safeArea: safeArea, statusBarHeight: safeArea.top, horizontalSizeClass: .regular,
      verticalSizeClass: .regular)
    return Device(
      name: name, aliases: aliases, platform: platform, scale: scale, portrait: posture, landscape: posture)
  }
}
