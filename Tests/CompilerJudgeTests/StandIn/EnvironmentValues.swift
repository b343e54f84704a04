import Foundation

/// Documents write a locale by its identifier.
extension Locale {
  static let de = Locale(identifier: "de"), en = Locale(identifier: "en"), fi = Locale(identifier: "fi")
  static let fr = Locale(identifier: "fr"), ja = Locale(identifier: "ja"), sv = Locale(identifier: "sv")
}

struct EnvironmentValues {
  var font: Font?
  var lineLimit: Int?
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var isEnabled = true
  var multilineTextAlignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var textCase: Text.Case?
  var imageScale = Image.Scale.medium
  var colorScheme = ColorScheme.light
  var layoutDirection = LayoutDirection.leftToRight
  var controlSize = ControlSize.regular
  var dynamicTypeSize = DynamicTypeSize.large
  var redactionReasons = RedactionReasons()
  var symbolRenderingMode: SymbolRenderingMode?
  var contentTransition = ContentTransition.interpolate
  var locale = Locale(identifier: "en")
  var calendar = Calendar(identifier: .gregorian)
  var headerProminence = Prominence.standard
}
