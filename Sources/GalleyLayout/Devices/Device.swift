/// A device whose screen a document can be laid out on.
///
/// The figures are those of a bare screen without bars. Devices that are not held have one orientation, and answer both
/// alike.
package struct Device: Sendable, Hashable {
  /// What differs between the two ways of holding a device.
  package struct Posture: Sendable, Hashable {
    /// Points.
    package var size: Size
    /// Insets of the safe area, in points.
    package var safeArea: EdgeInsets
    /// The height of the status bar; on phones with a Dynamic Island the safe area reaches further down.
    package var statusBarHeight: Double
    /// Nil on platforms without size classes.
    package var horizontalSizeClass: SizeClass?
    package var verticalSizeClass: SizeClass?
  }

  /// Apple's name.
  package var name: String
  /// Other names it is found by.
  package var aliases: [String]
  package var platform: MetricPlatform
  /// Device pixels per point.
  package var scale: Double
  package var portrait: Posture
  package var landscape: Posture
  /// The text size that it comes with.
  package var textSize = DynamicTypeSize.large

  /// Returns the figures of a device held in one way.
  package func posture(_ orientation: DeviceOrientation) -> Posture {
    orientation == .portrait ? portrait : landscape
  }

  /// Returns the canvas that a window filling the screen has.
  package func canvas(_ orientation: DeviceOrientation, isRightToLeft: Bool = false) -> Canvas {
    let posture = posture(orientation)
    return Canvas(size: posture.size, safeArea: posture.safeArea, scale: scale, isRightToLeft: isRightToLeft)
  }
}

extension Device {
  /// The name of the device a document is laid out on where nothing else is asked for.
  package static let standardName = "iPhone 15"

  /// All devices, telephones first.
  package static let all: [Device] = phones + tablets + watches + others

  /// The names and other names of all devices, for completion and suggestions.
  package static let allNames: [String] = all.flatMap { [$0.name] + $0.aliases }

  /// Returns the device of a name, or nil where there is none.
  ///
  /// Only letters and digits count, and not their case: `ipad pro 11-inch (m4)` is `iPad Pro (11-inch) (M4)`.
  package static func named(_ name: String) -> Device? {
    let key = key(name)
    return all.first { device in Self.key(device.name) == key || device.aliases.contains { Self.key($0) == key } }
  }

  /// The device a document is laid out on where nothing else is asked for.
  package static let standard: Device = all.first { $0.name == standardName } ?? all[0]

  /// Returns what two spellings of one name have in common.
  private static func key(_ name: String) -> [UInt8] {
    name.utf8.filter { $0 >= 0x80 || isLetterOrDigit($0) }.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
