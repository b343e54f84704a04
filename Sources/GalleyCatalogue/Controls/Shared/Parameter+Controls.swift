import GalleyExpressions
import GalleyLanguage

// Parameters that many controls share.

extension Parameter {
  /// The title that stands for the whole label.
  static func title(_ summary: String, primary: Bool = false) -> Parameter {
    .required(.title, summary, primary: primary)
  }

  /// A symbol beside the title.
  static let systemImage = Parameter.symbolName(.systemImage, "The symbol beside the title, such as `star.fill`.")

  /// A picture beside the title.
  static let image = Parameter.imageName(.image, "The picture beside the title, by its name under `images`.")

  /// The views of the label.
  static func label(_ summary: String) -> Parameter { .required(.label, summary) }

  /// The colour of a style, as styles took it before there was `tint`.
  static let styleTint = Parameter.optional(
    "tint", .type("Color"), "The colour; that of the view if left out.", nullable: false)

  /// What happens when the control is used.
  static func action(_ summary: String) -> Parameter { .optional("action", .action, summary).onTap }

  /// What happens when somebody begins to change a value, and when that ends; `isEditing` tells which.
  static func onEditingChanged(_ summary: String) -> Parameter {
    .optional(.onEditingChanged, summary)
  }

  /// Where a value stands that the control shows and changes.
  static func value(_ label: String, _ kind: ParameterKind, _ summary: String) -> Parameter {
    .required(label, kind, summary)
  }
}

extension StyledControl.Content {
  /// A text of the parameter's words.
  static func title(_ label: ArgumentLabel<LocalizedText>) -> StyledControl.Content {
    .view("Text", ["text": .of(label)])
  }
}

extension StyledControl {
  /// The ways in which a label is given: as a title, as a title with a symbol or picture, as a block.
  static func label(
    _ key: String, _ form: LabelForm, views: [String: Content] = [:], values: [String: MemberValue] = [:],
    buttonStyles: [any BuiltInStyleFamily] = []
  ) -> StyledControl {
    var views = views
    views["label"] = form.content
    return StyledControl(key, views: views, values: values, buttonStyles: Set(buttonStyles.map { $0.rawValue }))
  }

  enum LabelForm {
    case title
    case symbol
    case picture
    case block

    fileprivate var content: Content {
      switch self {
      case .title: .title(.title)
      case .symbol: .view("Label", ["title": .of(.title), "systemImage": .of(.systemImage)])
      case .picture: .view("Label", ["title": .of(.title), "image": .of(.image)])
      case .block: .block(.label)
      }
    }
  }
}

/// The printed type of a label that is a title with an icon.
let labelType: TypeArgument = "Label<Text, Image>"
