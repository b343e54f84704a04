package import GalleyLayout

extension Platform {
  /// The device whose canvas a document for the platform has if nobody names one (figures 6).
  package var standardDevice: Device {
    let name =
      switch self {
      case .iOS: Device.standardName
      case .iPadOS: "iPad Pro (11-inch)"
      case .macOS: "Mac"
      case .watchOS: "Apple Watch (45 mm)"
      case .tvOS: "Apple TV"
      case .visionOS: "Apple Vision Pro"
      }
    return Device.named(name) ?? .standard
  }
}
