import GalleyDrawing
import GalleyLayout
import Testing

@testable import GalleyPictures

@Suite struct PixelTests {
  /// For all products of two bytes.
  @Test func productsAreRounded() {
    for one in UInt32(0)...255 {
      for two in UInt32(0)...255 {
        let exact = UInt32((Double(one * two) / 255).rounded())
        #expect(Pixel.product(one, two) == exact)
        let scaled = Pixel(red: one, green: 0, blue: 255 - one, alpha: 255).scaled(by: two)
        #expect(scaled.red == exact && scaled.green == 0 && scaled.alpha == two)
        #expect(scaled.blue == Pixel.product(255 - one, two))
      }
    }
  }

  /// Half red on blue: 255 × 128 ÷ 255 of red, and what is left of blue.
  @Test func pixelsStandOnOthers() {
    let red = Pixel(ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(red == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(
      red.over(Pixel(red: 0, green: 0, blue: 255, alpha: 255)) == Pixel(red: 128, green: 0, blue: 127, alpha: 255))
    #expect(red.over(.clear) == red)
    #expect(red.straight == (255, 0, 0))
  }

  @Test func coloursOutOfRangeAreCut() {
    #expect(Pixel(ResolvedColor(red: 2, green: -1, blue: .nan)) == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
  }

  /// By the formulas of Compositing and Blending, for components of 0.8 (204) on 0.4 (102), both opaque.
  @Test(arguments: [
    (BlendMode.normal, 204), (.multiply, 82), (.screen, 224), (.overlay, 163), (.darken, 102), (.lighten, 204),
    // 0.4 / (1 − 0.8) is more than 1; 1 − 0.6 / 0.8 = 0.25.
    (.colorDodge, 255), (.colorBurn, 64),
    // 1.6 + 0.4 − 1 − 0.6 × 0.4 = 0.76.
    (.hardLight, 194),
    // 0.4 + 0.6 × (√0.4 − 0.4) = 0.5395.
    (.softLight, 138), (.difference, 102),
    // 0.8 + 0.4 − 0.64 = 0.56.
    (.exclusion, 143),
    // Greys have neither hue nor saturation: the luminosity of one of them is all there is.
    (.hue, 102), (.saturation, 102), (.color, 102), (.luminosity, 204),
    (.sourceAtop, 204), (.destinationOver, 102), (.destinationOut, 0), (.plusLighter, 255),
    // 0.8 + 0.4 − 1.
    (.plusDarker, 51),
  ])
  func blendsOfGreys(_ mode: BlendMode, _ expected: Int) {
    func grey(_ level: UInt32) -> Pixel { Pixel(red: level, green: level, blue: level, alpha: 255) }
    let result = mode.blended(grey(204), on: grey(102))
    #expect(result == (mode == .destinationOut ? .clear : grey(UInt32(expected))))
    #expect(mode.blended(.clear, on: grey(102)) == grey(102))
  }

  /// On nothing all modes but those that ask for a backdrop draw the source.
  @Test func blendsOnNothing() {
    let source = Pixel(red: 10, green: 20, blue: 30, alpha: 128)
    for mode in BlendMode.allCases {
      let expected = mode == .sourceAtop || mode == .destinationOut ? Pixel.clear : source
      #expect(mode.blended(source, on: .clear) == expected, "\(mode)")
    }
  }

  /// The luminosity of green is 0.59, that of the grey (0.59, 0.59, 0.59), and 0.59 × 255 = 150.45.
  @Test func huesAreTakenAsAWhole() {
    let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    let grey = Pixel(red: 128, green: 128, blue: 128, alpha: 255)
    #expect(BlendMode.luminosity.blended(green, on: grey) == Pixel(red: 150, green: 150, blue: 150, alpha: 255))
    #expect(BlendMode.saturation.blended(green, on: grey) == grey)
  }

  @Test func matricesChangeStraightColours() throws {
    let swap = try #require(
      ColorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]))
    // Red 255, blue 0, alpha 128: blue and half of the opacity.
    #expect(
      swap.apply(to: Pixel(red: 128, green: 0, blue: 0, alpha: 128)) == Pixel(red: 0, green: 0, blue: 64, alpha: 64))
    #expect(ColorMatrix([1, 2]) == nil)
    let wild = try #require(ColorMatrix(Array(repeating: .infinity, count: 20)))
    #expect(wild.apply(to: .clear) == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  }
}
