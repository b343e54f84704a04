import GalleyLayout

/// A device whose screen documents can be laid out on.
public struct Device: NamedOption {
  /// What the engine knows of it.
  let figures: GalleyLayout.Device

  init(_ figures: GalleyLayout.Device) { self.figures = figures }

  /// Finds a device by Apple's name, or by another that it is known by; nil if there is none.
  ///
  /// Only letters and digits count, and not their case: `ipad pro 11-inch (m4)` is `iPad Pro (11-inch) (M4)`.
  public init?(_ text: String) {
    guard let figures = GalleyLayout.Device.named(text) else { return nil }
    self.figures = figures
  }

  /// All devices, telephones first.
  public static var all: [Device] { GalleyLayout.Device.all.map { Device($0) } }

  /// The names and other names of all devices, for completion and suggestions.
  public static var allNames: [String] { GalleyLayout.Device.allNames }

  /// What a document is laid out on where nobody says anything else.
  public static var iPhone15: Device { Device(.standard) }
  /// The iPad Pro with the smaller screen.
  public static var iPadPro11: Device { Device("iPad Pro (11-inch)") ?? iPhone15 }

  /// Apple's name.
  public var name: String { figures.name }
  /// Other names that it is found by.
  public var otherNames: [String] { figures.aliases }
  /// The screen held upright, in points.
  public var size: ViewSize { ViewSize(figures.portrait.size) }
  /// The screen held sideways, in points; nil for a device with one orientation.
  public var landscapeSize: ViewSize? {
    figures.landscape == figures.portrait ? nil : ViewSize(figures.landscape.size)
  }
  /// Device pixels per point.
  public var scale: Double { figures.scale }

  /// Apple's name.
  public var description: String { name }
}
