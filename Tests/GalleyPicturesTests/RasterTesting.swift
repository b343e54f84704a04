import GalleyDrawing
import GalleyLayout
import Testing

@testable import GalleyPictures

/// What tests of the rasteriser draw with.
protocol RasterTesting {}

extension RasterTesting {
  var red: Paint { Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0)) }
  var black: Paint { Paint.solid(ResolvedColor(red: 0, green: 0, blue: 0)) }

  func bitmap(
    _ width: Double = 10, _ height: Double = 10, scale: Double = 1, limits: RasterLimits = RasterLimits(),
    _ draw: (inout DisplayListBuilder) -> Void
  ) throws -> Bitmap {
    var list = DisplayListBuilder(size: Size(width: width, height: height), scale: scale)
    draw(&list)
    #expect(!list.isTooLarge)
    return try Rasteriser.bitmap(list.list, pixelsPerPoint: scale, limits: limits)
  }

  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32 = 255) -> Pixel {
    Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }
}
