extension MeasurementUnit {
  private init(
    _ dimension: Dimension, _ swiftName: String, _ symbol: String, _ factor: Double, _ one: String, _ many: String,
    offset: Double = 0
  ) {
    self.init(
      dimension: dimension, swiftName: swiftName, symbol: symbol, factor: factor, offset: offset, one: one, many: many)
  }

  /// The units that documents can name; Foundation has more.
  static let all = [
    MeasurementUnit(.length, "kilometers", "km", 1000, "kilometer", "kilometers"),
    MeasurementUnit(.length, "meters", "m", 1, "meter", "meters"),
    MeasurementUnit(.length, "centimeters", "cm", 0.01, "centimeter", "centimeters"),
    MeasurementUnit(.length, "millimeters", "mm", 0.001, "millimeter", "millimeters"),
    MeasurementUnit(.length, "miles", "mi", 1609.344, "mile", "miles"),
    MeasurementUnit(.length, "yards", "yd", 0.9144, "yard", "yards"),
    MeasurementUnit(.length, "feet", "ft", 0.3048, "foot", "feet"),
    MeasurementUnit(.length, "inches", "in", 0.0254, "inch", "inches"),
    MeasurementUnit(.mass, "kilograms", "kg", 1, "kilogram", "kilograms"),
    MeasurementUnit(.mass, "grams", "g", 0.001, "gram", "grams"),
    MeasurementUnit(.mass, "pounds", "lb", 0.45359237, "pound", "pounds"),
    MeasurementUnit(.mass, "ounces", "oz", 0.028349523125, "ounce", "ounces"),
    MeasurementUnit(.temperature, "celsius", "°C", 1, "degree Celsius", "degrees Celsius", offset: 273.15),
    MeasurementUnit(
      .temperature, "fahrenheit", "°F", 5 / 9, "degree Fahrenheit", "degrees Fahrenheit", offset: 459.67 * 5 / 9),
    MeasurementUnit(.temperature, "kelvin", "K", 1, "kelvin", "kelvins"),
    MeasurementUnit(.duration, "hours", "hr", 3600, "hour", "hours"),
    MeasurementUnit(.duration, "minutes", "min", 60, "minute", "minutes"),
    MeasurementUnit(.duration, "seconds", "sec", 1, "second", "seconds"),
    MeasurementUnit(.speed, "kilometersPerHour", "km/h", 1 / 3.6, "kilometer per hour", "kilometers per hour"),
    MeasurementUnit(.speed, "metersPerSecond", "m/s", 1, "meter per second", "meters per second"),
    MeasurementUnit(.speed, "milesPerHour", "mph", 0.44704, "mile per hour", "miles per hour"),
    MeasurementUnit(.volume, "liters", "L", 1, "liter", "liters"),
    MeasurementUnit(.volume, "milliliters", "mL", 0.001, "milliliter", "milliliters"),
    MeasurementUnit(.volume, "cups", "c", 0.24, "cup", "cups"),
    MeasurementUnit(.angle, "degrees", "°", 1, "degree", "degrees"),
    MeasurementUnit(.storage, "megabytes", "MB", 1_000_000, "megabyte", "megabytes"),
    MeasurementUnit(.storage, "gigabytes", "GB", 1_000_000_000, "gigabyte", "gigabytes"),
    MeasurementUnit(.energy, "joules", "J", 1, "joule", "joules"),
    MeasurementUnit(.energy, "kilojoules", "kJ", 1000, "kilojoule", "kilojoules"),
    MeasurementUnit(.energy, "calories", "cal", 4.184, "calorie", "calories"),
    MeasurementUnit(.energy, "kilocalories", "kcal", 4184, "kilocalorie", "kilocalories"),
    MeasurementUnit(.energy, "kilowattHours", "kWh", 3_600_000, "kilowatt-hour", "kilowatt-hours"),
    MeasurementUnit(.power, "watts", "W", 1, "watt", "watts"),
    MeasurementUnit(.power, "kilowatts", "kW", 1000, "kilowatt", "kilowatts"),
    MeasurementUnit(.pressure, "hectopascals", "hPa", 100, "hectopascal", "hectopascals"),
    MeasurementUnit(.pressure, "millibars", "mbar", 100, "millibar", "millibars"),
    MeasurementUnit(.pressure, "inchesOfMercury", "inHg", 3386.389, "inch of mercury", "inches of mercury"),
  ]

  /// What food has in the United States.
  static let foodCalorie = MeasurementUnit(.energy, "foodCalories", "Cal", 4184, "Calorie", "Calories")
}
