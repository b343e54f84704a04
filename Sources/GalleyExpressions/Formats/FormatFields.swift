// Formats as values of expressions: records whose fields are those of the type, in its order.

extension Value {
  init(_ range: ClosedRange<Int>?) {
    self = range.map { .closedRange(lower: $0.lowerBound, upper: $0.upperBound) } ?? .null
  }

  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  fileprivate init(_ width: DateFormat.Width?) { self = width.map { .int($0.rawValue) } ?? .null }

  fileprivate var range: ClosedRange<Int>? {
    guard case .closedRange(let lower, let upper) = self, lower <= upper else { return nil }
    return lower...upper
  }

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var isTrue: Bool { self == .bool(true) }
  fileprivate var integer: Int? { if case .int(let number) = self { number } else { nil } }

  /// The locale that a format is fixed to, which is the last field of each; nil for that of the place.
  var ownLocale: String? {
    if case .record(_, let fields) = self { fields.last?.text } else { nil }
  }

  /// The fields of a record of a type; nil for any other value.
  func fields(of type: TypeID) -> [Value]? {
    guard case .record(type, let fields) = self else { return nil }
    return fields
  }
}

extension NumberFormat {
  init(kind: Kind) { self.kind = kind }

  /// Reads what `fields` wrote; nil for what is no such format.
  init?(_ value: Value) {
    guard let fields = value.fields(of: .numberFormat), fields.count == 14 else { return nil }
    kind = fields[0].text.flatMap(Kind.init) ?? .number
    currency = fields[1].text ?? ""
    decimals = fields[2].range
    significantDigits = fields[3].range
    integerLength = fields[4].integer ?? 1
    isGrouped = fields[5].isTrue
    sign = fields[6].text.flatMap(Sign.init) ?? .automatic
    notation = fields[7].text.flatMap(Notation.init) ?? .automatic
    presentation = fields[8].text.flatMap(Presentation.init) ?? .standard
    showsSeparatorAlways = fields[9].isTrue
    scale = fields[10].number ?? 1
    rounding = fields[11].integer.flatMap {
      NumberFormat.roundingRules.indices.contains($0) ? NumberFormat.roundingRules[$0] : nil
    }
    increment = fields[12].number
    locale = fields[13].text
  }

  var fields: [Value] {
    [
      .string(kind.rawValue), .string(currency), Value(decimals), Value(significantDigits), .int(integerLength),
      .bool(isGrouped), .string(sign.rawValue), .string(notation.rawValue), .string(presentation.rawValue),
      .bool(showsSeparatorAlways), .double(scale),
      rounding.flatMap { NumberFormat.roundingRules.firstIndex(of: $0) }.map { .int($0) } ?? .null,
      increment.map { .double($0) } ?? .null, Value(locale),
    ]
  }

  /// In the order of the cases of FloatingPointRoundingRule.
  static let roundingRules: [FloatingPointRoundingRule] = [
    .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
  ]
}

extension DateFormat {
  init(isISO: Bool) {
    self.init()
    self.isISO = isISO
  }

  /// Reads what `fields` wrote; nil for what is no such format.
  init?(_ value: Value) {
    guard let fields = value.fields(of: .dateFormat), fields.count == 10 else { return nil }
    let widths = fields.prefix(7).map { $0.integer.flatMap(Width.init) }
    self.init(
      weekday: widths[0], year: widths[1], month: widths[2], day: widths[3], hour: widths[4], minute: widths[5],
      second: widths[6])
    showsZone = fields[7].isTrue
    isISO = fields[8].isTrue
    locale = fields[9].text
  }

  var fields: [Value] {
    [
      Value(weekday), Value(year), Value(month), Value(day), Value(hour), Value(minute), Value(second),
      .bool(showsZone), .bool(isISO), Value(locale),
    ]
  }
}

extension FormattedValue {
  /// What `value.formatted(format)` and `Text(value, format: format)` are to write; nil where they do not fit.
  package init?(_ value: Value, _ format: Value, now: Moment) {
    if let moment = Moment(value) {
      if let format = DateFormat(format) {
        self = .date(moment, format)
      } else if let fields = format.fields(of: .relativeFormat), fields.count == 2 {
        self = .relative(moment, now: now, isNamed: fields[0].isTrue, locale: fields[1].text)
      } else {
        return nil
      }
      return
    }
    switch value {
    case .int(let number):
      if let format = NumberFormat(format) {
        self = .integer(number, format)
      } else {
        self.init(Double(number), format)
      }
    case .double(let number): self.init(number, format)
    case .array(let elements): self.init(list: elements, format)
    case .record(.measurement, let fields): self.init(measurement: fields, format)
    case .record(.duration, let fields): self.init(duration: fields, format)
    case .null, .missing, .bool, .string, .localized, .dictionary, .range, .closedRange, .closedRealRange, .enumeration,
      .record, .tuple, .color, .font, .style, .keyPath, .binding:
      return nil
    }
  }

  private init?(_ number: Double, _ format: Value) {
    if let format = NumberFormat(format) {
      self = .number(number, format)
    } else if let fields = format.fields(of: .byteCountFormat), fields.count == 2 {
      self = .byteCount(number, ByteCountFormat(isBinary: fields[0].isTrue, locale: fields[1].text))
    } else {
      return nil
    }
  }

  private init?(list: [Value], _ format: Value) {
    guard let fields = format.fields(of: .listFormat), fields.count == 3 else { return nil }
    let elements = list.compactMap(\.text)
    guard elements.count == list.count else { return nil }
    self = .list(elements, ListFormat(isOr: fields[0].isTrue, isNarrow: fields[1].isTrue, locale: fields[2].text))
  }

  private init?(measurement: [Value], _ format: Value) {
    guard let fields = format.fields(of: .measurementFormat), fields.count == 4, measurement.count == 2,
      let number = measurement[0].number, let unit = measurement[1].text
    else { return nil }
    let format = MeasurementFormat(
      width: fields[0].text.flatMap(MeasurementFormat.Width.init) ?? .abbreviated, keepsUnit: fields[1].isTrue,
      isOfFood: fields[2].isTrue, locale: fields[3].text)
    self = .measurement(number, unit: unit, format)
  }

  private init?(duration: [Value], _ format: Value) {
    if let fields = format.fields(of: .durationUnitsFormat), fields.count == 4, let seconds = duration.first?.number {
      guard case .array(let units) = fields[0] else { return nil }
      let mostUnits: Int? = if case .int(let number) = fields[2] { number } else { nil }
      self = .durationUnits(
        seconds,
        DurationUnitsFormat(
          allowed: units.compactMap { $0.text.flatMap(DurationUnitsFormat.Unit.init) },
          width: fields[1].text.flatMap(DurationUnitsFormat.Width.init) ?? .abbreviated, mostUnits: mostUnits,
          locale: fields[3].text))
      return
    }
    guard let fields = format.fields(of: .durationFormat), fields.count == 2, let seconds = duration.first?.number,
      let pattern = fields[0].text.flatMap(DurationFormat.Pattern.init)
    else { return nil }
    self = .duration(seconds, DurationFormat(pattern: pattern, locale: fields[1].text))
  }
}
