import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let colorPicker = ViewDefinition(
    "ColorPicker", summary: "A choice of a colour, with a label.", since: .iOS(14).except(.tvOS, .watchOS),
    layoutStanding: .model, figures: ["color", "row"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), selection, supportsOpacity], type: .generic("ColorPicker", "Text"),
        layout: layout),
      ViewOverload(
        [selection, supportsOpacity, .label("The views of the label.")], type: .generic("ColorPicker", .of(.label)),
        layout: layout),
    ],
    examples: [Example("ColorPicker: { title: Background, selection: red }", type: "ColorPicker<Text>")])

  private static let selection = Parameter.required(
    .chosenColor, "The colour; state for it is `{ type: Color, value: red }`.")
  private static let supportsOpacity = Parameter.optional(
    "supportsOpacity", .bool, "Whether people choose the opacity too; true if it is left out.", nullable: false)

  private static let layout = ViewLayout.custom { lowering, view in
    let label = lowering.hidesLabels(lowering.environment(of: view.node)) ? nil : lowering.label(of: view)
    let side = lowering.metrics[.colorWellSize]
    var well = lowering.drawing(
      .colorWell(lowering.arguments(of: view)[.chosenColor]), lowering.box(width: side, height: side))
    well.controlHeight = lowering.unmeasuredControlHeight(side)
    return lowering.close(view, lowering.row(label, well))
  }
}

extension ArgumentLabel<Color> {
  fileprivate static var chosenColor: Self {
    Self("selection", .binding(.builtIn("Color"))) { value, _ in
      if case .color(let color) = value { color } else { nil }
    }
  }
}
