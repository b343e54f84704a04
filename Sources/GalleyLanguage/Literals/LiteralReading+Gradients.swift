import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

extension LiteralReading {
  /// A Gradient: `{ colors: […] }`, `{ stops: [ { color:, location: } ] }`, or a list of either.
  mutating func gradientValueRecipe(_ entry: EntryID, named name: String) -> Recipe? {
    var source = entry
    var takesStops = false
    if tree.kind(entry) == .mapping {
      let pairs = pairs(of: entry)
      guard let (key, value) = pairs.first, pairs.count == 1, ["colors", "stops"].contains(text(key)) else {
        report(wrongType(entry, wanted: "a gradient such as `{ colors: [red, blue] }`", of: name))
        return nil
      }
      source = value
      takesStops = text(key) == "stops"
    } else if tree.kind(entry) == .sequence {
      takesStops = tree.elements(entry).contains { element in
        tree.kind(element) == .mapping && pairs(of: element).contains { text($0.key) == "location" }
      }
    } else {
      report(wrongType(entry, wanted: "a gradient such as `{ colors: [red, blue] }`", of: name))
      return nil
    }
    let element = ValueType.named(takesStops ? .gradientStop : .color)
    guard let colors = recipe(source, .array(element), named: takesStops ? "stops" : "colors") else { return nil }
    return build([colors]) { values in
      .record(
        .gradient,
        [
          .array(
            GradientForm.stops(values[0]).map { .record(.gradientStop, [.color($0.color), .double($0.location)]) })
        ])
    }
  }

  /// `{ linearGradient: { colors: […], startPoint:, endPoint: } }` and its relatives.
  mutating func gradientRecipe(_ key: EntryID, _ value: EntryID) -> (recipe: Recipe, type: ValueType)? {
    let word = text(key)
    guard var form = GradientForm(rawValue: word.prefix(1).lowercased() + word.dropFirst()) else { return nil }
    if form == .angularGradient, tree.kind(value) == .mapping,
      pairs(of: value).contains(where: { text($0.key) == "angle" })
    {
      form = .conicGradient
    }
    let chosen = form
    guard tree.kind(value) == .mapping else {
      var problem = wrongType(value, wanted: "a mapping with `colors`", of: text(key))
      if form == .linearGradient, tree.kind(value) == .sequence, tree.size(value) > 2 {
        let mend = Self.gradient(of: Sketch(tree, value)).inline(isJSON: tree.hasKeysInQuotes)
        problem.label = "write `\(mend)`"
        problem.fix = TextEdit(span: span(value), replacement: mend)
      }
      report(problem)
      return nil
    }
    var parts: [Recipe] = form.fields.map { .constant($0.defaultValue) }
    var colors: Recipe?
    for (label, entry) in pairs(of: value) {
      let word = text(label)
      if word == "colors" {
        colors = recipe(entry, .array(.builtIn("Color")), named: word)
      } else if word == "stops" {
        colors = recipe(entry, .array(.builtIn("Gradient.Stop")), named: word)
      } else if word == "gradient" {
        colors = recipe(entry, .named(.gradient), named: word)
      } else if let index = form.fields.firstIndex(where: { $0.name == word }) {
        guard let part = recipe(entry, form.fields[index].type, named: word) else { return nil }
        parts[index] = part
      } else {
        report(unknownField(label, ["colors", "stops", "gradient"] + form.fields.map(\.name), of: form.rawValue))
        return nil
      }
    }
    guard let colors else {
      report(Diagnostic(.missingArgument, "`\(form.rawValue)` needs `colors`, `stops` or `gradient`", at: span(value)))
      return nil
    }
    return (build([colors] + parts) { .style(chosen.style($0)) }, .builtIn(form.typeName))
  }
}

/// The four kinds of gradients with their parameters.
private enum GradientForm: String {
  case linearGradient, radialGradient, angularGradient, conicGradient, ellipticalGradient

  struct Field {
    var name: String
    var type: ValueType
    var defaultValue: Value
  }

  var typeName: String {
    self == .conicGradient ? "AngularGradient" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  var fields: [Field] {
    switch self {
    case .linearGradient: [point("startPoint", 0.5, 0), point("endPoint", 0.5, 1)]
    case .radialGradient: [point("center", 0.5, 0.5), number("startRadius", 0), number("endRadius", 100)]
    case .angularGradient: [point("center", 0.5, 0.5), angle("startAngle", 0), angle("endAngle", 360)]
    case .conicGradient: [point("center", 0.5, 0.5), angle("angle", 0)]
    case .ellipticalGradient:
      [point("center", 0.5, 0.5), number("startRadiusFraction", 0), number("endRadiusFraction", 0.5)]
    }
  }

  private func point(_ name: String, _ x: Double, _ y: Double) -> Field {
    Field(name: name, type: .builtIn("UnitPoint"), defaultValue: .tuple([.double(x), .double(y)]))
  }

  private func number(_ name: String, _ value: Double) -> Field {
    Field(name: name, type: .double, defaultValue: .double(value))
  }

  private func angle(_ name: String, _ degrees: Double) -> Field {
    Field(name: name, type: .builtIn("Angle"), defaultValue: .tuple([.double(degrees)]))
  }

  /// The style from its colours and fields.
  func style(_ values: [Value]) -> ShapeStyle {
    let stops = GradientForm.stops(values[0])
    let fields = values.dropFirst().map(GradientForm.numbers)
    let point = UnitPoint(x: fields[0].first ?? 0, y: fields[0].last ?? 0)
    let second = fields.count > 1 ? fields[1] : []
    let third = fields.count > 2 ? fields[2] : []
    switch self {
    case .linearGradient:
      return .linearGradient(stops: stops, start: point, end: UnitPoint(x: second.first ?? 0, y: second.last ?? 0))
    case .radialGradient:
      return .radialGradient(
        stops: stops, center: point, startRadius: second.first ?? 0, endRadius: third.first ?? 0)
    case .angularGradient:
      return .angularGradient(stops: stops, center: point, startAngle: second.first ?? 0, endAngle: third.first ?? 0)
    case .conicGradient:
      let start = second.first ?? 0
      return .angularGradient(stops: stops, center: point, startAngle: start, endAngle: start + 360)
    case .ellipticalGradient:
      return .ellipticalGradient(
        stops: stops, center: point, startRadiusFraction: second.first ?? 0, endRadiusFraction: third.first ?? 0)
    }
  }

  private static func numbers(_ value: Value) -> [Double] {
    if case .record(_, let fields) = value { return fields.map { $0.number ?? 0 } }
    if case .tuple(let elements) = value { return elements.map { $0.number ?? 0 } }
    return [value.number ?? 0]
  }

  /// Colours without places are spread evenly.
  static func stops(_ value: Value) -> [GradientStop] {
    if case .record(_, let fields) = value { return fields.first.map { stops($0) } ?? [] }
    guard case .array(let elements) = value else { return [] }
    return elements.enumerated().compactMap { index, element in
      if case .color(let color) = element {
        return GradientStop(color: color, location: elements.count > 1 ? Double(index) / Double(elements.count - 1) : 0)
      }
      guard case .record(_, let fields) = element, case .color(let color)? = fields.first else { return nil }
      return GradientStop(color: color, location: fields.last?.number ?? 0)
    }
  }
}
