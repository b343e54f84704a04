/// Why a picture has no pixels, or no file.
public enum PictureFailure: Error, Hashable, Sendable {
  /// A side would have `pixels` pixels, and `most` are the most.
  case side(pixels: Int, most: Int)
  /// The picture, with what has to be drawn beside it, would have `pixels` pixels, and `most` are the most.
  case pixels(_ pixels: Int, most: Int)
  /// Drawing would take more than `most` steps: pixels that are painted and lines that are followed.
  case work(most: Int)
  /// The number of pixels a point is not finite, or not above 0.
  case scale(Double)
  /// There is not enough memory for the file.
  case memory

  /// Whether the picture is too large: a smaller scale, or a smaller window, helps.
  public var isTooLarge: Bool {
    switch self {
    case .side, .pixels, .work: true
    case .scale, .memory: false
    }
  }

  init(_ failure: Rasteriser.Failure, _ limits: RasterLimits) {
    switch failure {
    case .side(let pixels): self = .side(pixels: pixels, most: limits.side)
    case .pixels(let pixels): self = .pixels(pixels, most: limits.pixels)
    case .work: self = .work(most: limits.work)
    }
  }
}

extension PictureFailure: CustomStringConvertible {
  /// The reason in words: lower case, no full stop.
  public var description: String {
    switch self {
    case .side(let pixels, let most): "a side would have \(pixels) pixels, and \(most) are the most"
    case .pixels(let pixels, let most): "it would have \(pixels) pixels, and \(most) are the most"
    case .work(let most): "drawing it would take more than \(most) steps"
    case .scale(let scale): "\(scale) pixels a point are not possible"
    case .memory: "there is not enough memory for its file"
    }
  }
}
