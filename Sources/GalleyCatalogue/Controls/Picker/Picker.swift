import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let picker = ViewDefinition(
    "Picker", summary: "A choice of one among several options, which are told apart by their tags.",
    layoutStanding: .model,
    figures: ["picker", "link", "row", "menu"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), selection, content], type: .picker("Text"), choice: choice, layout: layout),
      ViewOverload(
        [.title("The words of the label."), .systemImage, selection, content], since: .iOS(14),
        type: .picker(labelType), choice: choice, layout: layout),
      ViewOverload(
        [.title("The words of the label."), .image, selection, content], since: .iOS(17),
        type: .picker(labelType), choice: choice, layout: layout),
      ViewOverload(
        [selection, content, .label("The views of the label.")], type: .picker(.of(.label)), choice: choice,
        layout: layout),
    ],
    examples: [
      Example(
        "Picker:\n  title: Size\n  selection: 1\n  content:\n    - Text: Small\n    - Text: Large",
        type: "Picker<Text, Int, TupleView<(Text, Text)>>"),
      Example(
        "Picker: { selection: small, label: { Text: Size }, content: { Text: Small } }",
        type: "Picker<Text, String, Text>"),
    ])

  private static let selection = Parameter.required(
    .selection, .binding(.unknown), "The tag of the chosen option; its type shows in the view's type.")
  private static let content = Parameter.required(.content, "The options, each with its `tag`.")
  private static let choice = OptionChoice(.selection, among: .content)

  private static let layout = ViewLayout.custom { lowering, view in lowering.picker(view) }
}

extension ViewTypeRule {
  /// `Picker<Label, Value, Content>`.
  fileprivate static func picker(_ label: TypeArgument) -> ViewTypeRule {
    ViewTypeRule { context in
      TypedReceiver(
        context.generic(
          "Picker", [context.component(label), context.bound(.selection), context.component(.content)]))
    }
  }
}

// How it is laid out. Source: grid 4.1, 4.2.

extension Lowering {
  /// A picker in the style of its place.
  mutating func picker(_ view: ViewReference) -> [LoweredView] {
    let environment = environment(of: view.node)
    let style = environment.style(automatic: automaticPickerStyle)
    let isSegmented = platform != .macOS && [.segmented, .palette].contains(style)
    var options = within(\.controls.font, isSegmented ? segmentFont : surroundings.controls.font) {
      $0.pickerOptions(view)
    }
    let label = hidesLabels(environment) ? nil : label(of: view)
    if let label { draw(.label(.control), at: label.node) }
    let selected = selectedIndex(options, of: view)
    let chosen = selected.map { Piece(options[$0]) }
    switch style {
    case .segmented, .palette:
      return close(view, segments(options, label, selected: selected))
    case .wheel: return close(view, wheel(of: options, selected, environment))
    case .inline:
      if surroundings.controls.isListRow {
        if let selected, platform != .macOS { options[selected] = checked(options[selected], environment) }
        return stand(view, for: options)
      }
      return close(
        view,
        platform == .macOS
          ? radioButtons(options, label, selected: selected)
          : wheel(of: options, selected, environment))
    case .navigationLink:
      return closeRow(view) { lowering, badge in
        let shown = [chosen, badge].compactMap(\.self)
        let values = lowering.horizontal(shown, spacing: lowering.metrics[.linkSpacing])
        return lowering.row(label, lowering.chevron(after: values, in: environment))
      }
    case .radioGroup: return close(view, radioButtons(options, label, selected: selected))
    case .automatic, .menu: return close(view, menuPicker(chosen, label, environment))
    }
  }

  /// An option in a row of its own, with the mark of the one that is chosen at the trailing end.
  private mutating func checked(_ option: LoweredView, _ environment: EnvironmentValues) -> LoweredView {
    var environment = environment
    var modifiers = FontModifiers()
    modifiers.weight = .semibold
    environment.font = Font(.style(.body), modifiers: modifiers)
    let mark = drawing(.label(.tinted), symbol("checkmark", in: environment))
    var row = option
    row.node = pushed(option.node, apartFrom: mark.node)
    return row
  }

  /// The font of segments, whatever that around the picker is.
  private var segmentFont: Font {
    var modifiers = FontModifiers()
    modifiers.weight = .medium
    return Font(.system(size: metrics[.pickerSegmentTitle]), modifiers: modifiers)
  }

  private mutating func pickerOptions(_ view: ViewReference) -> [LoweredView] {
    within(\.controls.isRowLevel, false) { $0.within(orientation: nil) { $0.lowerList(.content, of: view) } }
  }

  private var automaticPickerStyle: PickerStyle {
    switch platform {
    case .watchOS: surroundings.controls.isList ? .navigationLink : .wheel
    case .tvOS: surroundings.controls.isList ? .navigationLink : .segmented
    case .iOS, .iPadOS, .macOS, .visionOS: .menu
    }
  }

  /// The chosen option with its chevrons; the label shows on the Mac and in lists.
  private mutating func menuPicker(_ chosen: Piece?, _ label: Piece?, _ environment: EnvironmentValues) -> Piece {
    let option = chosen ?? text("", in: environment)
    if platform == .macOS {
      // The chevrons stand at the trailing end.
      let (extra, chevrons) = (metrics[.menuExtraWidth], metrics[.pickerChevronWidth])
      let padding = EdgeInsets(leading: (extra - chevrons) / 2, trailing: (extra + chevrons) / 2)
      let padded = wrap(.padding(padding), option)
      let control = drawing(
        .popUp, wrap(.fixedFrame(width: nil, height: metrics[.menuHeight], alignment: .center), padded))
      if isMacForm { return row(label, control) }
      return horizontal([label, control].compactMap(\.self), spacing: metrics[.rowSpacing]) ?? control
    }
    let chevrons = drawing(
      .menuChevrons, box(width: metrics[.pickerChevronWidth], height: metrics[.pickerChevronWidth]))
    let inside = arrange(
      .stack(axis: .horizontal, alignment: .verticalCenter, spacing: metrics[.pickerChevronSpacing]),
      [option, chevrons])
    draw(.label(surroundings.controls.isList ? .secondary : look(.tinted, in: environment)), at: inside.node)
    if surroundings.controls.isInRow, surroundings.controls.isRowLevel, UnconfirmedChoices.controlsFitTheirRows {
      return row(label, inside)
    }
    let inset = metrics[.pickerVerticalInset]
    let control = wrap(.padding(EdgeInsets(top: inset, bottom: inset)), inside)
    return surroundings.controls.isList ? row(label, control) : control
  }

  private mutating func segments(_ options: [LoweredView], _ label: Piece?, selected: Int?) -> Piece {
    let isMac = platform == .macOS
    var control = arrange(
      arrangement(
        SegmentLayout(
          extraWidth: metrics[.pickerSegmentExtraWidth], height: metrics[.pickerSegmentHeight], fills: !isMac)),
      options.map { drawing(.label(.control), Piece($0)) })
    draw(.segments(selected: selected), at: control.node)
    control.controlHeight = unmeasuredControlHeight(metrics[.pickerSegmentHeight])
    guard isMac, let label else { return control }
    if isMacForm { return row(label, control) }
    return horizontal([label, control], spacing: metrics[.rowSpacing]) ?? control
  }

  private mutating func wheel(
    of options: [LoweredView], _ selected: Int?, _ environment: EnvironmentValues
  ) -> Piece {
    let isCompact = environment.isVerticallyCompact == true
    let words = options.map { firstWords(in: $0.node) }
    return drawing(
      .wheels([ControlPart.Wheel(words, selected: selected)]),
      bar(
        height: metrics[isCompact ? .pickerCompactWheelHeight : .pickerWheelHeight],
        idealWidth: metrics[.pickerWheelWidth]))
  }

  private mutating func radioButtons(_ options: [LoweredView], _ label: Piece?, selected: Int?) -> Piece? {
    var rows: [Piece] = []
    for (index, option) in options.enumerated() {
      let button = drawing(
        .radioButton(isOn: index == selected),
        box(width: metrics[.pickerRadioWidth], height: metrics[.pickerRadioHeight]))
      rows.append(
        arrange(.stack(axis: .horizontal, alignment: .verticalCenter, spacing: 0), [button, Piece(option)]))
    }
    let column = vertical(rows, alignment: .leading, spacing: metrics[.pickerRadioSpacing])
    guard let column, let label else { return column ?? label }
    if isMacForm { return row(label, column) }
    return horizontal([label, column], alignment: .firstTextBaseline, spacing: metrics[.rowSpacing])
  }
}
