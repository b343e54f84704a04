extension Device {
  /// The tablets.
  ///
  /// Source: text 4.
  ///
  /// The insets are those before iPadOS 26 (one source has 32 and 25 for it on the 13-inch Pro).
  static let tablets: [Device] = [
    tablet("iPad (9th generation)", ["iPad 10.2"], 810, 1080, safeArea: EdgeInsets(top: 20)),
    tablet("iPad mini (6th generation)", ["iPad mini", "iPad mini 8.3", "iPad mini (A17 Pro)"], 744, 1133),
    tablet("iPad (10th generation)", ["iPad", "iPad 10.9", "iPad (A16)"], 820, 1180),
    tablet(
      "iPad Air (11-inch)", ["iPad Air", "iPad Air 11", "iPad Air (11-inch) (M2)", "iPad Air (5th generation)"], 820,
      1180),
    tablet("iPad Pro (11-inch)", ["iPad Pro", "iPad Pro 11", "iPad Pro (11-inch) (4th generation)"], 834, 1194),
    tablet("iPad Pro (11-inch) (M4)", ["iPad Pro 11-inch (M5)"], 834, 1210),
    tablet("iPad Pro (12.9-inch)", ["iPad Pro 12.9", "iPad Pro (12.9-inch) (6th generation)"], 1024, 1366),
    tablet("iPad Air (13-inch)", ["iPad Air 13", "iPad Air (13-inch) (M2)"], 1024, 1366),
    tablet("iPad Pro (13-inch) (M4)", ["iPad Pro 13", "iPad Pro (13-inch)", "iPad Pro 13-inch (M5)"], 1032, 1376),
  ]

  private static func tablet(
    _ name: String, _ aliases: [String], _ width: Double, _ height: Double,
    safeArea: EdgeInsets = EdgeInsets(top: 24, bottom: 20)
  ) -> Device {
    func posture(_ size: Size) -> Posture {
      Posture(
        size: size, safeArea: safeArea, statusBarHeight: safeArea.top, horizontalSizeClass: .regular,
        verticalSizeClass: .regular)
    }
    return Device(
      name: name, aliases: aliases, platform: .iOS, scale: 2,
      portrait: posture(Size(width: width, height: height)), landscape: posture(Size(width: height, height: width)))
  }
}
