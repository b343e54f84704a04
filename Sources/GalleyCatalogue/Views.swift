import GalleyLanguage

extension Catalogue {
  /// Every view, in alphabetical order.
  ///
  /// A new view is a file in `Views/` and a line here.
  static let views: [ViewDefinition] = [
    .button,
    .capsule,
    .circle,
    .color,
    .divider,
    .ellipse,
    .emptyView,
    .group,
    .hStack,
    .image,
    .rectangle,
    .roundedRectangle,
    .spacer,
    .text,
    .vStack,
    .zStack,
  ]
}
