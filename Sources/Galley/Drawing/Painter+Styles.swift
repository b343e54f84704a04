import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleyTables

extension Painter {
  /// What the styles of a place follow from, but for how its labels look.
  struct StylesKey: Hashable {
    var environment: Index<EnvironmentValues>?
    var isDark: Bool?
    var isElevated: Bool
  }

  /// The styles of a place.
  mutating func styles(of place: Place) -> PlaceStyles { environmentStyles(of: place).inside(place.label) }

  private mutating func environmentStyles(of place: Place) -> PlaceStyles {
    let key = StylesKey(environment: place.environment, isDark: place.isDark, isElevated: isElevated)
    if let known = styles[key] { return known }
    var values = place.environment.map { document.environments[$0] } ?? document.surroundings.environment
    values.isDark = place.isDark ?? values.isDark
    let made = PlaceStyles(values, look: look, assets: assets, isElevated: isElevated, isMac: isMac)
    styles[key] = made
    return made
  }

  /// How large words are that have a size at the usual size of text, and grow as texts do.
  func fontSize(of size: Double, _ styles: PlaceStyles, upTo largest: DynamicTypeSize = .accessibility5) -> Double {
    let factor = TypeRamp.scaleFactor(
      relativeTo: .body, dynamicTypeSize: min(styles.dynamicTypeSize, largest),
      platform: document.surroundings.metricPlatform)
    return size * factor
  }

  func isRightToLeft(_ place: Place) -> Bool {
    place.environment.map { document.environments[$0].isRightToLeft } ?? document.surroundings.environment.isRightToLeft
  }

  /// Whether what is touched stands on glass, as from iOS 26 on; a Mac has its own.
  var hasTouchGlass: Bool { look == .iOS26 && !isMac }

  var look: ColorLook {
    let target = document.program.target
    if target.platform == .macOS { return target.release >= .iOS(26) ? .iOS26 : .macOS }
    return target.release >= .iOS(26) ? .iOS26 : .iOS18
  }
}
