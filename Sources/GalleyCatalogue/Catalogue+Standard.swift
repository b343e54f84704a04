package import GalleyLanguage

extension Catalogue {
  /// SwiftUI as Galley knows it.
  package static let standard = Catalogue(
    views: views, modifiers: modifiers, styleProtocols: styleProtocols,
    figures: { figures })
}
