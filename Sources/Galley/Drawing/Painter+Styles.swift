import GalleyDrawing
import GalleyLanguage
import GalleyLayout

extension Painter {
  /// The styles of a place.
  mutating func styles(of place: Place) -> PlaceStyles { environmentStyles(of: place).inside(place.label) }

  private mutating func environmentStyles(of place: Place) -> PlaceStyles {
    guard let environment = place.environment else {
      return PlaceStyles(document.surroundings.environment, look: look, assets: assets)
    }
    if let known = styles[environment] { return known }
    let made = PlaceStyles(document.environments[environment], look: look, assets: assets)
    styles[environment] = made
    return made
  }

  func isRightToLeft(_ place: Place) -> Bool {
    place.environment.map { document.environments[$0].isRightToLeft } ?? document.surroundings.environment.isRightToLeft
  }

  var look: ColorLook {
    let target = document.program.target
    if target.platform == .macOS { return target.release >= .iOS(26) ? .iOS26 : .macOS }
    return target.release >= .iOS(26) ? .iOS26 : .iOS18
  }
}
