import Testing

@testable import GalleyLayout

/// A device of text 4; insets in the order top, left, bottom, right.
private struct Row: CustomTestStringConvertible {
  let name: String
  let size: Size
  let scale: Double
  let portrait: EdgeInsets
  let landscape: EdgeInsets
  let classes: [SizeClass]

  init(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, _ portrait: [Double], _ landscape: [Double],
    _ classes: [SizeClass] = [.compact, .regular, .compact, .compact]
  ) {
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    self.portrait = EdgeInsets(top: portrait[0], leading: portrait[1], bottom: portrait[2], trailing: portrait[3])
    self.landscape = EdgeInsets(
      top: landscape[0], leading: landscape[1], bottom: landscape[2], trailing: landscape[3])
    self.classes = classes
  }

  var testDescription: String { name }
}

private let large: [SizeClass] = [.compact, .regular, .regular, .compact]
private let tablet: [SizeClass] = [.regular, .regular, .regular, .regular]

private let rows = [
  Row("iPhone SE", 375, 667, scale: 2, [20, 0, 0, 0], [0, 0, 0, 0]),
  Row("iPhone 13 mini", 375, 812, [50, 0, 34, 0], [0, 50, 21, 50]),
  Row("iPhone 14", 390, 844, [47, 0, 34, 0], [0, 47, 21, 47]),
  Row("iPhone 16e", 390, 844, [47, 0, 34, 0], [0, 47, 21, 47]),
  Row("iPhone 14 Plus", 428, 926, [47, 0, 34, 0], [0, 47, 21, 47], large),
  Row("iPhone 15", 393, 852, [59, 0, 34, 0], [0, 59, 21, 59]),
  Row("iPhone 16", 393, 852, [59, 0, 34, 0], [0, 59, 21, 59]),
  Row("iPhone 15 Pro Max", 430, 932, [59, 0, 34, 0], [0, 59, 21, 59], large),
  Row("iPhone 16 Pro", 402, 874, [62, 0, 34, 0], [0, 62, 21, 62]),
  Row("iPhone 16 Pro Max", 440, 956, [62, 0, 34, 0], [0, 62, 21, 62], large),
  Row("iPhone 17 Pro", 402, 874, [62, 0, 34, 0], [20, 62, 20, 62]),
  Row("iPhone 17 Pro Max", 440, 956, [62, 0, 34, 0], [20, 62, 20, 62], large),
  Row("iPhone Air", 420, 912, [68, 0, 34, 0], [20, 68, 29, 68], large),
  Row("iPad 10.2", 810, 1080, scale: 2, [20, 0, 0, 0], [20, 0, 0, 0], tablet),
  Row("iPad mini", 744, 1133, scale: 2, [24, 0, 20, 0], [24, 0, 20, 0], tablet),
  Row("iPad Air (11-inch)", 820, 1180, scale: 2, [24, 0, 20, 0], [24, 0, 20, 0], tablet),
  Row("iPad Pro (11-inch)", 834, 1194, scale: 2, [24, 0, 20, 0], [24, 0, 20, 0], tablet),
  Row("iPad Pro (11-inch) (M4)", 834, 1210, scale: 2, [24, 0, 20, 0], [24, 0, 20, 0], tablet),
  Row("iPad Pro (12.9-inch)", 1024, 1366, scale: 2, [24, 0, 20, 0], [24, 0, 20, 0], tablet),
  Row("iPad Pro (13-inch) (M4)", 1032, 1376, scale: 2, [24, 0, 20, 0], [24, 0, 20, 0], tablet),
]

@Test(arguments: rows)
private func deviceHasItsFigures(_ row: Row) throws {
  let device = try #require(Device.named(row.name))
  #expect(device.platform == .iOS)
  #expect(device.scale == row.scale)
  #expect(device.portrait.size == row.size)
  #expect(device.landscape.size == Size(width: row.size.height, height: row.size.width))
  #expect(device.portrait.safeArea == row.portrait)
  #expect(device.landscape.safeArea == row.landscape)
  #expect(device.portrait.horizontalSizeClass == row.classes[0])
  #expect(device.portrait.verticalSizeClass == row.classes[1])
  #expect(device.landscape.horizontalSizeClass == row.classes[2])
  #expect(device.landscape.verticalSizeClass == row.classes[3])
}

/// Pixels of text 4, halved.
@Test(arguments: [
  ("Apple Watch (40 mm)", 162.0, 197.0), ("Apple Watch (41 mm)", 176, 215), ("Apple Watch (42 mm)", 187, 223),
  ("Apple Watch (44 mm)", 184, 224), ("Apple Watch (45 mm)", 198, 242), ("Apple Watch (46 mm)", 208, 248),
  ("Apple Watch Ultra", 205, 251), ("Apple Watch Ultra 3", 211, 257),
])
func watchHasItsSizeAndNoSizeClasses(name: String, width: Double, height: Double) throws {
  let device = try #require(Device.named(name))
  #expect(device.platform == .watchOS)
  #expect(device.portrait.size == Size(width: width, height: height))
  #expect(device.portrait.horizontalSizeClass == nil)
  #expect(device.landscape == device.portrait)
}

@Test func macWindowIsRegular() throws {
  let device = try #require(Device.named("mac"))
  #expect(device.portrait.size == Size(width: 900, height: 450))
  #expect(device.portrait.horizontalSizeClass == .regular)
  #expect(device.landscape.verticalSizeClass == .regular)
}

@Test func devicesAreFoundWhateverTheirSpelling() {
  #expect(Device.named("iphone 15 PRO")?.name == "iPhone 15 Pro")
  #expect(Device.named("iPad Pro 11-inch (M4)")?.name == "iPad Pro (11-inch) (M4)")
  #expect(Device.named("iPhone15")?.name == "iPhone 15")
  #expect(Device.named("iPhone 1") == nil)
  #expect(Device.named("") == nil)
}

@Test func namesAreUnique() {
  for name in Device.allNames {
    let owners = Device.all.filter { $0.name == name || $0.aliases.contains(name) }
    #expect(owners.count == 1, "\(name)")
    #expect(Device.named(name) == owners.first)
  }
}

@Test func iPhone15InPortraitIsTheStandard() {
  #expect(Device.standard.name == Device.standardName)
  let canvas = Device.standard.canvas(.portrait)
  #expect(canvas.size == Size(width: 393, height: 852))
  #expect(canvas.safeArea == EdgeInsets(top: 59, bottom: 34))
  #expect(canvas.scale == 3)
  #expect(Device.standard.canvas(.landscape, isRightToLeft: true).isRightToLeft)
}
