import GalleyLanguage

extension Catalogue {
  /// Every view, in alphabetical order.
  ///
  /// A new view is a file in `Views/` and a line here.
  static let views: [ViewDefinition] = [
    .anyView,
    .button,
    .capsule,
    .circle,
    .color,
    .divider,
    .ellipse,
    .emptyView,
    .geometryReader,
    .grid,
    .gridRow,
    .group,
    .hStack,
    .image,
    .lazyHGrid,
    .lazyHStack,
    .lazyVGrid,
    .lazyVStack,
    .rectangle,
    .roundedRectangle,
    .scrollView,
    .spacer,
    .text,
    .viewThatFits,
    .vStack,
    .zStack,
  ]
}
