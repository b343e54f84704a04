/// How `formatted(_:)` writes a measurement: Measurement.FormatStyle of Foundation.
package struct MeasurementFormat: Sendable, Hashable {
  /// How the unit is named.
  enum Width: String, Sendable {
    case wide, abbreviated, narrow
  }

  var width = Width.abbreviated
  /// In the unit that it was given in; else in the one that people of the locale use.
  var keepsUnit = false
  /// Energy is that of food.
  var isOfFood = false
  /// The locale that it is fixed to; nil for that of the place.
  var locale: String?

  /// Returns a measurement as the locale of a place writes it.
  func text(_ value: Double, _ unit: MeasurementUnit, in place: String) -> String {
    let locale = locale ?? place
    guard !keepsUnit else { return text(value, unit, NumberFormat(), locale) }
    let shown = unit.usual(for: value, usesMiles: MeasurementFormat.usesMiles(locale), isOfFood: isOfFood)
    let number = shown == unit ? value : unit.converted(value, to: shown)
    // No decimals, but two digits at least.
    var format = NumberFormat()
    if number.magnitude < 100 { format.significantDigits = 1...2 } else { format.decimals = 0...0 }
    return text(number, shown, format, locale)
  }

  private func text(_ value: Double, _ unit: MeasurementUnit, _ format: NumberFormat, _ locale: String) -> String {
    let number = format.text(value, isWhole: false, in: locale)
    switch width {
    case .wide: return number + " " + unit.name(isOne: value == 1, in: locale)
    case .narrow: return number + unit.narrowSymbol
    case .abbreviated:
      return number + (unit.symbol.hasPrefix("°") ? "" : " ") + unit.symbol
    }
  }

  /// The United States, and Liberia and Myanmar beside them.
  private static func usesMiles(_ locale: String) -> Bool {
    let region = NumberSymbols.region(of: locale)
    return region.isEmpty ? NumberSymbols.language(of: locale) == "en" : ["US", "LR", "MM"].contains(region)
  }
}

/// A unit of Foundation's dimensions.
struct MeasurementUnit: Sendable, Hashable {
  enum Dimension: String, Sendable, CaseIterable {
    case length = "UnitLength"
    case mass = "UnitMass"
    case temperature = "UnitTemperature"
    case duration = "UnitDuration"
    case speed = "UnitSpeed"
    case volume = "UnitVolume"
    case angle = "UnitAngle"
    case storage = "UnitInformationStorage"
    case energy = "UnitEnergy"
    case power = "UnitPower"
    case pressure = "UnitPressure"
  }

  let dimension: Dimension
  /// As Swift calls it: `kilometers`.
  let swiftName: String
  let symbol: String
  /// In the base unit of the dimension, and what is added then.
  let factor: Double
  let offset: Double
  /// In English, one and several.
  let one: String
  let many: String

  /// The unit with such a name; nil if there is none.
  static func named(_ name: String) -> MeasurementUnit? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.swiftName, $0) })

  func converted(_ value: Double, to other: MeasurementUnit) -> Double {
    (value * factor + offset - other.offset) / other.factor
  }

  var narrowSymbol: String { symbol.hasPrefix("°") ? "°" : symbol }

  /// The unit's name, in full in English; elsewhere its symbol.
  func name(isOne: Bool, in locale: String) -> String {
    NumberSymbols.language(of: locale) == "en" ? isOne ? one : many : symbol
  }

  /// The unit that people show such a value in.
  func usual(for value: Double, usesMiles: Bool, isOfFood: Bool) -> MeasurementUnit {
    func unit(_ name: String) -> MeasurementUnit { MeasurementUnit.named(name) ?? self }
    let base = (value * factor + offset).magnitude
    switch dimension {
    case .length:
      if usesMiles { return unit(base >= 804.672 ? "miles" : base >= 0.3048 ? "feet" : "inches") }
      return unit(base >= 900 ? "kilometers" : base >= 1 ? "meters" : base >= 0.01 ? "centimeters" : "millimeters")
    case .mass:
      if usesMiles { return unit(base >= 0.45359237 ? "pounds" : "ounces") }
      return unit(base >= 1 ? "kilograms" : "grams")
    case .temperature: return unit(usesMiles ? "fahrenheit" : "celsius")
    case .speed: return unit(usesMiles ? "milesPerHour" : "kilometersPerHour")
    // Source: CLDR 44, unit preferences: a Calorie of food in the United States is a kilocalorie.
    case .energy:
      guard isOfFood else { return unit("kilowattHours") }
      return usesMiles ? .foodCalorie : unit("kilocalories")
    case .duration, .volume, .angle, .storage, .power, .pressure: return self
    }
  }
}
