import Testing

@testable import GalleyLayout

private func components(_ name: String, _ scheme: ColorScheme, _ look: ColorLook) -> [Int] {
  guard let name = SystemColor.Name(rawValue: name), let color = SystemColor.resolve(name, scheme: scheme, look: look)
  else {
    return []
  }
  return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
}

/// text 5: iOS 26 light and dark, iOS 15 to 18 light and dark.
@Test(arguments: [
  ("red", [255, 56, 60, 255, 66, 69], [255, 59, 48, 255, 69, 58]),
  ("orange", [255, 141, 40, 255, 146, 48], [255, 149, 0, 255, 159, 10]),
  ("yellow", [255, 204, 0, 255, 214, 0], [255, 204, 0, 255, 214, 10]),
  ("green", [52, 199, 89, 48, 209, 88], [52, 199, 89, 48, 209, 88]),
  ("mint", [0, 200, 179, 0, 218, 195], [0, 199, 190, 99, 230, 226]),
  ("teal", [0, 195, 208, 0, 210, 224], [48, 176, 199, 64, 200, 224]),
  ("cyan", [0, 192, 232, 60, 211, 254], [50, 173, 230, 100, 210, 255]),
  ("blue", [0, 136, 255, 0, 145, 255], [0, 122, 255, 10, 132, 255]),
  ("indigo", [97, 85, 245, 109, 124, 255], [88, 86, 214, 94, 92, 230]),
  ("purple", [203, 48, 224, 219, 52, 242], [175, 82, 222, 191, 90, 242]),
  ("pink", [255, 45, 85, 255, 55, 95], [255, 45, 85, 255, 55, 95]),
  ("brown", [172, 127, 94, 183, 138, 102], [162, 132, 94, 172, 142, 104]),
  ("gray", [142, 142, 147, 142, 142, 147], [142, 142, 147, 142, 142, 147]),
  ("white", [255, 255, 255, 255, 255, 255], [255, 255, 255, 255, 255, 255]),
  ("black", [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),
  ("primary", [0, 0, 0, 255, 255, 255], [0, 0, 0, 255, 255, 255]),
  ("secondary", [60, 60, 67, 235, 235, 245], [60, 60, 67, 235, 235, 245]),
  ("accentColor", [0, 136, 255, 0, 145, 255], [0, 122, 255, 10, 132, 255]),
  ("systemGray2", [174, 174, 178, 99, 99, 102], [174, 174, 178, 99, 99, 102]),
  ("systemGray3", [199, 199, 204, 72, 72, 74], [199, 199, 204, 72, 72, 74]),
  ("systemGray4", [209, 209, 214, 58, 58, 60], [209, 209, 214, 58, 58, 60]),
  ("systemGray5", [229, 229, 234, 44, 44, 46], [229, 229, 234, 44, 44, 46]),
  ("systemGray6", [242, 242, 247, 28, 28, 30], [242, 242, 247, 28, 28, 30]),
  ("systemBackground", [255, 255, 255, 0, 0, 0], [255, 255, 255, 0, 0, 0]),
  ("systemGroupedBackground", [242, 242, 247, 0, 0, 0], [242, 242, 247, 0, 0, 0]),
])
func colorHasItsComponents(name: String, iOS26: [Int], iOS18: [Int]) {
  #expect(components(name, .light, .iOS26) + components(name, .dark, .iOS26) == iOS26)
  #expect(components(name, .light, .iOS18) + components(name, .dark, .iOS18) == iOS18)
}

/// The last column of the same table.
@Test(arguments: [
  ("green", [40, 205, 65, 50, 215, 75]), ("teal", [89, 173, 196, 106, 196, 220]),
  ("cyan", [85, 190, 240, 90, 200, 245]), ("gray", [142, 142, 147, 152, 152, 157]),
  ("red", [255, 59, 48, 255, 69, 58]),
])
func macOSColorHasItsComponents(name: String, expected: [Int]) {
  #expect(components(name, .light, .macOS) + components(name, .dark, .macOS) == expected)
}

@Test func uiKitNamesAreTheSameHues() {
  for look in ColorLook.allCases {
    #expect(components("systemIndigo", .dark, look) == components("indigo", .dark, look))
  }
}

@Test func opacityBelongsToTheColor() {
  #expect(SystemColor.resolve(.clear, scheme: .light, look: .iOS26)?.alpha == 0)
  #expect(SystemColor.resolve(.secondary, scheme: .dark, look: .iOS26)?.alpha == 0.6)
  #expect(SystemColor.resolve(.primary, scheme: .dark, look: .macOS)?.alpha == 0.85)
}

@Test func unknownNamesHaveNoColor() {
  #expect(SystemColor.Name(rawValue: "mauve") == nil)
}

/// A name without a colour would be drawn as one that nothing is known of.
@Test func everyNameHasOneColor() {
  #expect(SystemColor.all.map(\.name.rawValue).sorted() == SystemColor.Name.allCases.map(\.rawValue).sorted())
}
