import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let datePicker = ViewDefinition(
    "DatePicker", summary: "A choice of a date, with a label.",
    since: .iOS(13).except(.tvOS).on(.watchOS, since: .iOS(17)), layoutStanding: .model,
    figures: ["date", "picker.wheel", "row", "field", "stepper"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), selection, range, components], type: .generic("DatePicker", "Text"),
        styled: styled(.title(.title)), layout: layout),
      ViewOverload(
        [selection, range, components, .label("The views of the label.")], type: .generic("DatePicker", .of(.label)),
        styled: styled(.block(.label)), layout: layout),
    ],
    examples: [
      Example("DatePicker: { title: Day, selection: \"2024-05-01T12:00:00Z\" }", type: "DatePicker<Text>"),
      Example(
        "DatePicker: { title: Day, selection: \"2024-05-01T12:00:00Z\", displayedComponents: date }",
        type: "DatePicker<Text>"),
    ])

  private static let selection = Parameter.date(.selection, "The date, in ISO 8601.")
  private static let range = Parameter.optional(
    "in", .anyValue, "The dates to choose from; all if they are left out.", nullable: false)
  private static let components = Parameter.optional(
    .displayedComponents, "What of the date is chosen; the day and the time if it is left out.", nullable: false)

  /// The range of a picker is not known to its style: its ends are nil.
  private static func styled(_ label: StyledControl.Content) -> StyledControl {
    StyledControl(
      "DatePickerStyle", views: ["label": label],
      values: [
        "selection": .given(.selection),
        "displayedComponents": .computed { arguments in
          let components = arguments[.displayedComponents] ?? [.hourAndMinute, .date]
          return .array(components.map { arguments.types.value(DatePickerComponents.swiftName, $0.rawValue) })
        },
      ])
  }

  private static let layout = ViewLayout.custom { lowering, view in lowering.datePicker(view) }
}

extension ArgumentLabel<[DatePickerComponents]> {
  static var displayedComponents: Self { Self("displayedComponents") }
}

// How it is laid out. Source: grid 4.2.

extension Lowering {
  /// A date picker in the style of its place.
  mutating func datePicker(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let label = hidesLabels(environment) ? nil : label(of: view)
    switch environment.style(DatePickerStyle.self) {
    case .graphical: return close(view, calendar(drawnMonth(view, environment)))
    case .wheel: return close(view, dateWheels(view, environment))
    case .automatic where platform == .watchOS: return close(view, dateWheels(view, environment))
    case .field: return close(view, dateField(view, label, environment, hasStepper: false))
    case .stepperField: return close(view, dateField(view, label, environment, hasStepper: true))
    case .automatic where platform == .macOS:
      return close(view, dateField(view, label, environment, hasStepper: true))
    case .automatic, .compact: return close(view, compactDate(label, view, environment))
    }
  }

  /// A calendar that takes the width that it is offered.
  mutating func calendar(_ drawn: ControlPart.Calendar) -> Piece {
    drawing(.calendar(drawn), bar(height: metrics[.dateCalendarHeight], idealWidth: metrics[.dateCalendarWidth]))
  }

  private func components(_ view: ViewReference) -> [DatePickerComponents] {
    arguments(of: view)[.displayedComponents] ?? [.date, .hourAndMinute]
  }

  private func drawnMonth(_ view: ViewReference, _ environment: EnvironmentValues) -> ControlPart.Calendar {
    let moment = arguments(of: view)[.selection].flatMap { Moment($0) } ?? .standard
    let components = components(view)
    let month = components.contains(.date) ? CalendarMonth(of: moment, locale: environment.locale) : nil
    let time = arguments(of: view)[.selection].map { _ in DateText(moment, locale: environment.locale).time }
    return ControlPart.Calendar(
      month, days: month?.day(of: moment).map { [$0] } ?? [], time: components == [.date] ? nil : time)
  }

  private mutating func dateWheels(_ view: ViewReference, _ environment: EnvironmentValues) -> Piece {
    let moment = arguments(of: view)[.selection].flatMap { Moment($0) } ?? .standard
    let components = components(view)
    var wheels: [(names: [String], position: Int)] = []
    if components.contains(.date) { wheels += CalendarMonth.wheels(of: moment, locale: environment.locale) }
    if components != [.date] { wheels += CalendarMonth.clockWheels(of: moment, locale: environment.locale) }
    let drawn = wheels.map { wheel in
      ControlPart.Wheel(wheel.names, selected: wheel.position, isEndless: wheel.names.count > 9)
    }
    return drawing(.wheels(drawn), box(width: metrics[.pickerWheelWidth], height: metrics[.pickerWheelHeight]))
  }

  /// The texts of a date's day and time, as far as they are chosen.
  private func dateTexts(_ view: ViewReference, _ environment: EnvironmentValues) -> [String] {
    let arguments = arguments(of: view)
    guard let moment = arguments[.selection].flatMap({ Moment($0) }) else { return [] }
    let date = DateText(moment, locale: environment.locale)
    let components = components(view)
    var texts: [String] = []
    if components.contains(.date) { texts.append(date.day) }
    if components.contains(.hourAndMinute) || components.contains(.hourMinuteAndSecond) { texts.append(date.time) }
    return texts
  }

  /// The chips behind the label; at accessibility sizes all of them below each other.
  private mutating func compactDate(
    _ label: Piece?, _ view: ViewReference, _ environment: EnvironmentValues
  ) -> Piece {
    let chips = chips(view, environment)
    let spacing = metrics[.dateChipSpacing]
    guard environment.dynamicTypeSize.isAccessibilitySize else {
      return row(label, horizontal(chips, spacing: spacing) ?? emptyChip())
    }
    if let label { draw(.label(.control), at: label.node) }
    let column = vertical([label].compactMap(\.self) + chips, alignment: .leading, spacing: spacing) ?? emptyChip()
    let width = FlexibleFrame.Limits(max: .infinity)
    let alignment = Alignment(horizontal: .leading, vertical: .verticalCenter)
    return label == nil
      ? column
      : wrap(.flexibleFrame(FlexibleFrame(horizontal: width, vertical: .init(), alignment: alignment)), column)
  }

  /// The plates of the day and the time, as high as their words with room around them.
  private mutating func chips(_ view: ViewReference, _ environment: EnvironmentValues) -> [Piece] {
    let (side, inset) = (metrics[.dateChipExtraWidth] / 2, metrics[.dateChipVerticalInset])
    let insets = EdgeInsets(top: inset, leading: side, bottom: inset, trailing: side)
    let limits = FlexibleFrame(
      horizontal: .init(), vertical: .init(min: metrics[.dateChipHeight]), alignment: .center)
    return dateTexts(view, environment).map { string in
      let padded = wrap(.padding(insets), text(string, in: environment, lineLimit: 1))
      draw(.label(.control), at: padded.node)
      var chip = drawing(.chip, wrap(.flexibleFrame(limits), padded))
      chip.controlHeight = unmeasuredControlHeight(metrics[.dateChipHeight])
      return chip
    }
  }

  private mutating func emptyChip() -> Piece {
    box(width: metrics[.dateChipExtraWidth], height: metrics[.dateChipHeight])
  }

  private mutating func dateField(
    _ view: ViewReference, _ label: Piece?, _ environment: EnvironmentValues, hasStepper: Bool
  ) -> Piece? {
    let (x, height) = (metrics[.fieldHorizontalInset], metrics[.dateFieldHeight])
    let string = dateTexts(view, environment).joined(separator: ", ")
    let padded = wrap(
      .padding(EdgeInsets(leading: x, trailing: x)), text(string, in: environment, lineLimit: 1))
    let field = drawing(
      .field(isRound: false), wrap(.fixedFrame(width: nil, height: height, alignment: .center), padded))
    var parts = [label, field]
    if hasStepper {
      parts.append(
        drawing(.stepper(canDecrement: true, canIncrement: true), box(width: metrics[.stepperWidth], height: height)))
    }
    guard isMacForm, let label else {
      return horizontal(parts.compactMap(\.self), spacing: metrics[.rowSpacing])
    }
    return horizontal(Array(parts.dropFirst().compactMap(\.self)), spacing: metrics[.rowSpacing]).map { row(label, $0) }
  }
}

/// What of a date people choose.
enum DatePickerComponents: String, SwiftUIEnumeration {
  case hourAndMinute
  case date
  case hourMinuteAndSecond

  static var swiftName: String { "DatePickerComponents" }
}
