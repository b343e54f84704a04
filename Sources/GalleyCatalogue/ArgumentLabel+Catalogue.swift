import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Labels that several definitions read; those that one alone reads stand in its file.

extension ArgumentLabel<ViewBlock> {
  /// A view behind or over another.
  static var view: Self { Self("view", .view) }
  static var shape: Self { Self("shape", .shape) }
  /// Views that follow from a preference, `value`.
  static var viewsOfPreference: Self { Self("transform", .closureContent([.init("value", .unknown)])) }
  static var actions: Self { Self("actions") }
  static var currentValueLabel: Self { Self("currentValueLabel") }
  static var icon: Self { Self("icon") }
  static var label: Self { Self("label") }
  static var maximumValueLabel: Self { Self("maximumValueLabel") }
  static var minimumValueLabel: Self { Self("minimumValueLabel") }
  static var placeholder: Self { Self("placeholder") }
}

extension ArgumentLabel<Double> {
  /// A share of an effect.
  static var amount: Self { Self("amount") }
  static var cornerRadius: Self { Self("cornerRadius") }
  static var horizontalSpacing: Self { Self("horizontalSpacing") }
  static var ideal: Self { Self("ideal") }
  static var length: Self { Self("length") }
  static var lineWidth: Self { Self("lineWidth") }
  static var min: Self { Self("min") }
  static var radius: Self { Self("radius") }
  static var value: Self { Self("value") }
  static var verticalSpacing: Self { Self("verticalSpacing") }
  static var width: Self { Self("width") }
  static var x: Self { Self("x") }
  static var y: Self { Self("y") }
}

extension ArgumentLabel<Bool> {
  static var isActive: Self { Self("isActive") }
}

extension ArgumentLabel<String> {
  /// A member of the environment.
  static var keyPath: Self { Self("keyPath", .environmentKey) }
  /// The name of a picture.
  static var image: Self { Self("image") }
  /// The name of a symbol.
  static var systemImage: Self { Self("systemImage") }
}

extension ArgumentLabel<LocalizedText> {
  static var prompt: Self { Self("prompt", .optionalText) }
  static var title: Self { Self("title", otherName: "titleKey") }
}

extension ArgumentLabel<ShapeStyle> {
  /// What a shape or line is filled with.
  static var contentStyle: Self { Self("content") }
  static var style: Self { Self("style") }
}

extension ArgumentLabel<AxisSet> {
  static var axes: Self { Self("axes") }
}

extension ArgumentLabel<EdgeSet> {
  static var edges: Self { Self("edges") }
  static var ignoresSafeAreaEdges: Self { Self("ignoresSafeAreaEdges") }
}

extension ArgumentLabel<EdgeInsets> {
  static var insets: Self { Self("insets") }
}

extension ArgumentLabel<[Double]> {
  /// An angle; its only number is in degrees.
  static var angle: Self { Self("angle", fieldsOf: .type("Angle")) }
  /// The six numbers of a change of coordinates.
  static var transform: Self { Self("transform", fieldsOf: .type("CGAffineTransform")) }
}

extension ArgumentLabel<Value> {
  /// A built-in style, or one of the document's.
  static var controlStyle: Self { Self("style") }
  /// The shape that a style fills.
  static var filledShape: Self { Self("in", .shape) }
  static var gesture: Self { Self("gesture", .gesture) }
  static var object: Self { Self("object", .object) }
}

extension ArgumentLabel<UnitPoint> {
  static var gradientCenter: Self { Self("center") }
}

extension ArgumentLabel<CornerStyle> {
  static var cornerStyle: Self { Self("style") }
}

extension ArgumentLabel<FillRule> {
  static var fillStyle: Self { Self("fillStyle") }
  /// The same where Swift calls it `style`.
  static var ruleStyle: Self { Self("style") }
}

extension ArgumentLabel<Stroke> {
  static var strokeStyle: Self { Self("style") }
}

extension ArgumentLabel<Color> {
  static var effectColor: Self { Self("color") }
}
