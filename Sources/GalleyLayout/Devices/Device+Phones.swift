extension Device {
  /// The telephones.
  ///
  /// Source: text 4.
  ///
  /// Where lists disagree the one with more sources counts: 59 points at the top of iPhone 15 (one list has 47).
  static let phones: [Device] =
    phones(
      ["iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8"], Size(width: 375, height: 667), scale: 2,
      top: 20, bottom: 0, landscapeBottom: 0)
    + phones(["iPhone 13 mini", "iPhone 12 mini"], Size(width: 375, height: 812), top: 50)
    + phones(
      ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"],
      Size(width: 390, height: 844), top: 47)
    + phones(
      ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], Size(width: 428, height: 926), top: 47,
      isWideInLandscape: true)
    + phones(
      ["iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro", "iPhone 16"], Size(width: 393, height: 852), top: 59)
    + phones(
      ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 16 Plus"], Size(width: 430, height: 932),
      top: 59, isWideInLandscape: true)
    + phones(["iPhone 16 Pro"], Size(width: 402, height: 874), top: 62)
    + phones(["iPhone 16 Pro Max"], Size(width: 440, height: 956), top: 62, isWideInLandscape: true)
    + phones(
      ["iPhone 17", "iPhone 17 Pro"], Size(width: 402, height: 874), top: 62, landscapeTop: 20, landscapeBottom: 20)
    + phones(
      ["iPhone 17 Pro Max"], Size(width: 440, height: 956), top: 62, landscapeTop: 20, landscapeBottom: 20,
      isWideInLandscape: true)
    + phones(
      ["iPhone Air"], Size(width: 420, height: 912), top: 68, landscapeTop: 20, landscapeBottom: 29,
      isWideInLandscape: true)

  /// The height of the status bar where the safe area begins at `top`.
  ///
  /// Source: figures 2: 53.67 where the safe area begins at 59, 152.33 - 96 = 56.33 at 62. Nobody has measured it at
  /// 68; it is taken to end as far above the safe area as at 62.
  private static func statusBarHeight(forTop top: Double) -> Double {
    if top == 59 { return 161.0 / 3 }
    return top >= 62 ? top - 17.0 / 3 : top
  }

  /// Returns telephones that differ in nothing but their names.
  ///
  /// In landscape the top inset moves to both sides, where there is a home indicator at all.
  private static func phones(
    _ names: [String], _ size: Size, scale: Double = 3, top: Double, bottom: Double = 34, landscapeTop: Double = 0,
    landscapeBottom: Double = 21, isWideInLandscape: Bool = false
  ) -> [Device] {
    let side = bottom > 0 ? top : 0
    let portrait = Posture(
      size: size, safeArea: EdgeInsets(top: top, bottom: bottom), statusBarHeight: statusBarHeight(forTop: top),
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
    let landscape = Posture(
      size: Size(width: size.height, height: size.width),
      safeArea: EdgeInsets(top: landscapeTop, leading: side, bottom: landscapeBottom, trailing: side),
      statusBarHeight: landscapeTop, horizontalSizeClass: isWideInLandscape ? .regular : .compact,
      verticalSizeClass: .compact)
    return names.map { name in
      Device(
        name: name, aliases: name == "iPhone SE (3rd generation)" ? ["iPhone SE"] : [], platform: .iOS, scale: scale,
        portrait: portrait, landscape: landscape)
    }
  }
}
