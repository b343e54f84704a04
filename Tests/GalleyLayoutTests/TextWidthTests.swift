import Testing

@testable import GalleyLayout

/// A text whose width was estimated with the same tables (text 2.2).
private struct Sample: CustomTestStringConvertible {
  let string: String
  let size: Double
  let weight: FontWeight
  let scale: Double
  let width: Double

  init(_ string: String, _ size: Double, _ weight: FontWeight, scale: Double, _ width: Double) {
    self.string = string
    self.size = size
    self.weight = weight
    self.scale = scale
    self.width = width
  }

  var testDescription: String { "\(string), \(size) points" }

  var measuredWidth: Double {
    var font = Font(.system(size: size))
    font.modifiers.weight = weight
    let content = TextContent(runs: [TextContent.Run(string: string, font: font)])
    return TextMeasurer(platform: .iOS, scale: scale).measure(content, proposal: .unspecified).size.width
  }
}

/// Column "estimate" of text 2.2, which is given to two decimals.
private let samples = [
  Sample("Color & Shape & Image", 17, .regular, scale: 3, 175.00),
  Sample("Tap me!", 17, .regular, scale: 3, 61.00),
  Sample("Hello", 17, .regular, scale: 3, 38.67),
  Sample("Checked", 17, .regular, scale: 2, 68.50),
  Sample("Pick a desktop model any time", 16, .regular, scale: 3, 222.00),
  Sample("Not now", 16, .regular, scale: 3, 61.67),
  Sample("Fox Business", 15, .regular, scale: 2, 89.50),
  Sample("WSB Atlanta", 15, .regular, scale: 3, 85.33),
  Sample("Author: Aldous huxley", 13, .regular, scale: 3, 133.00),
  Sample("Published on: 1932", 13, .regular, scale: 3, 115.33),
  Sample("Cable", 11, .regular, scale: 3, 30.67),
  Sample("Swift", 12, .regular, scale: 1, 29.00),
  Sample("SwiftUI", 12, .regular, scale: 1, 42.00),
  Sample("Flow", 12, .regular, scale: 1, 27.00),
  Sample("Layout", 12, .regular, scale: 1, 39.00),
  Sample("HStack", 12, .regular, scale: 1, 41.00),
  Sample("VStack", 12, .regular, scale: 1, 41.00),
  Sample("Flexible", 12, .regular, scale: 1, 44.00),
  Sample("iOS", 12, .regular, scale: 1, 20.00),
  Sample("macOS", 12, .regular, scale: 1, 41.00),
  Sample("Open Source", 12, .regular, scale: 1, 74.00),
  Sample("SPM", 12, .regular, scale: 1, 26.00),
  Sample("Xcode", 12, .regular, scale: 1, 36.00),
  Sample("small", 14, .regular, scale: 1, 34.00),
  Sample("caption", 10, .regular, scale: 1, 36.00),
  Sample("Body", 13, .regular, scale: 1, 32.00),
  Sample("Small", 10, .regular, scale: 1, 27.00),
  Sample("Settings", 34, .bold, scale: 3, 132.33),
  Sample("Books", 34, .bold, scale: 3, 98.00),
  Sample("Tall", 32, .semibold, scale: 1, 50.00),
]

/// Rows of the same column that were estimated with kerning pairs too small to be published: they differ by a pixel.
private let samplesWithSmallKerning = [
  Sample("Hello, world!", 17, .regular, scale: 3, 94.00),
  Sample("Wave Charge", 17, .regular, scale: 3, 102.00),
  Sample("Tutunamayanlar", 17, .semibold, scale: 3, 126.67),
  Sample("Brave New World", 17, .semibold, scale: 3, 134.00),
  Sample("Add another machine later", 16, .regular, scale: 3, 193.00),
  Sample("Oğuz Atay · 1972", 15, .regular, scale: 3, 116.00),
  Sample("The Detroit News", 15, .regular, scale: 2, 120.50),
  Sample("Title", 17, .regular, scale: 1, 34.00),
  Sample("Large", 34, .bold, scale: 1, 88.00),
]

/// Measured (figures 5; text 2.2, column "published").
private let largeSamples = [
  Sample("0", 34, .regular, scale: 3, 21.33),
  Sample("Fact", 34, .regular, scale: 3, 62.67),
  Sample("Hello!", 28, .regular, scale: 3, 70),
  Sample("OpenSwiftUI Example", 28, .regular, scale: 3, 263.67),
]

@Test(arguments: largeSamples)
private func largeLettersHaveTheirMeasuredWidth(_ sample: Sample) {
  #expect(abs(sample.measuredWidth - sample.width) < 0.006)
}

@Test(arguments: samples)
private func widthIsTheEstimate(_ sample: Sample) {
  #expect(abs(sample.measuredWidth - sample.width) < 0.006)
}

@Test(arguments: samplesWithSmallKerning)
private func widthIsAPixelFromTheEstimate(_ sample: Sample) {
  #expect(abs(sample.measuredWidth - sample.width) < 1 / sample.scale + 0.006)
}
