import GalleyLanguage

/// The platform and version whose SwiftUI is meant, such as `iOS 17`.
public struct Target: NamedOption {
  /// As the language knows it.
  let release: GalleyLanguage.Target

  init(_ release: GalleyLanguage.Target) { self.release = release }

  /// Reads `iOS 17`, `macOS 10.15` or `visionOS 2.0`; nil for anything else.
  public init?(_ text: String) {
    guard let release = GalleyLanguage.Target(text) else { return nil }
    self.release = release
  }

  /// What a document without a target means.
  public static var standard: Target { Target(.default) }

  /// The first release of each year on every platform.
  public static var all: [Target] {
    Platform.allCases.flatMap { GalleyLanguage.Target.names(on: $0) }.compactMap { Target($0) }
  }

  /// The names of the platforms.
  public static var platforms: [String] { Platform.allCases.map(\.rawValue) }

  /// The name of the platform: `iOS`.
  public var platform: String { release.platform.rawValue }

  /// The target as a document writes it.
  public var description: String { release.description }
}
