package import GalleyExpressions

/// A family of styles: a protocol of SwiftUI, what `configuration` has in it, and the styles that come with SwiftUI.
///
/// This is how styles go together, for whoever adds a control or a style:
/// 1. The protocol is one value in the folder of its control below `GalleyCatalogue/Controls/`, in the file of the modifier
///    that sets it, and is listed in `Catalogue.styleProtocols`. It lists the built-in styles by short name, and the
///    members of `configuration`.
/// 2. The modifier that sets a style has one parameter of kind `.controlStyle([protocol names])`. The evaluator writes the
///    style into the environment; the modifier needs no `environment` closure. Its type rule asks
///    `TypeContext.component` for the style's type, and `TypeContext.styleProtocol(of:)` for its protocol.
/// 3. Each overload of the control says with `StyledControl` which arguments fill which members. If the style in the
///    environment is one of the document's, the evaluator puts its body in the control's place, and the control's own
///    layout is not asked. For a built-in style the control's layout is asked; it finds the style with
///    `EnvironmentValues.style(_:)`.
package struct StyleProtocol: Sendable {
  /// As Swift calls it: `ToggleStyle`.
  package let name: String
  /// One sentence for the reference.
  package let summary: String
  package let availability: Availability
  /// The protocol under whose name the style travels through the environment: a `PrimitiveButtonStyle` takes the place of
  /// a `ButtonStyle`.
  package let key: String
  /// Documents can define styles: the protocol has `makeBody(configuration:)`.
  package let isDefinable: Bool
  package let members: [Member]
  /// The styles of SwiftUI, `automatic` first.
  package let styles: [BuiltInStyle]
  /// The document that shows what a built-in style of this name looks like; the same for every name where there is none.
  package let example: @Sendable (_ style: String) -> String

  /// A member of `configuration`.
  package struct Member: Sendable {
    package enum Kind: Sendable {
      /// A view; the printed type is optional where SwiftUI's is.
      case view(isOptional: Bool)
      case value(ValueType)
      /// A binding to a value, which actions may assign.
      case binding(ValueType)
    }

    package let name: String
    package let kind: Kind

    package static func view(_ name: String, isOptional: Bool = false) -> Member {
      Member(name: name, kind: .view(isOptional: isOptional))
    }

    package static func value(_ name: String, _ type: ValueType) -> Member { Member(name: name, kind: .value(type)) }

    package static func binding(_ name: String, _ type: ValueType) -> Member {
      Member(name: name, kind: .binding(type))
    }

    var isView: Bool {
      if case .view = kind { return true }
      return false
    }
  }

  package init(
    _ name: String, summary: String, since availability: Availability, key: String? = nil, isDefinable: Bool = true,
    members: [Member] = [], styles: [BuiltInStyle] = [], example: @escaping @Sendable (_ style: String) -> String
  ) {
    self.name = name
    self.summary = summary
    self.availability = availability
    self.example = example
    self.key = key ?? name
    self.isDefinable = isDefinable
    self.members = members
    self.styles = styles
  }

  /// The name of the type that `configuration` has.
  var configurationName: String { name + "Configuration" }

  /// The members that are values or bindings, in order: the fields of the configuration's record.
  var valueMembers: [Member] { members.filter { !$0.isView } }

  /// The printed type of a member that is a view, with its parents: `ToggleStyleConfiguration.Label`.
  func typeName(of member: Member) -> String {
    let name = "\(configurationName).\(member.name.prefix(1).uppercased())\(member.name.dropFirst())"
    guard case .view(isOptional: true) = member.kind else { return name }
    return "Optional<\(name)>"
  }
}

/// A style that comes with SwiftUI.
package struct BuiltInStyle: Sendable {
  /// The short name: `bordered`.
  package let name: String
  /// As Swift prints it: `BorderedButtonStyle`.
  package let typeName: String
  package let summary: String
  /// Nil for that of its protocol.
  package let availability: Availability?
  /// What may be given with it: `page(indexDisplayMode:)`.
  package let parameters: [Parameter]

  package init(
    _ name: String, _ typeName: String, _ summary: String, since availability: Availability? = nil,
    parameters: [Parameter] = []
  ) {
    self.name = name
    self.typeName = typeName
    self.summary = summary
    self.availability = availability
    self.parameters = parameters
  }
}

/// A family of styles that layout branches on: a case for each style of SwiftUI, called by its short name.
package protocol BuiltInStyleFamily: RawRepresentable<String>, CaseIterable, Sendable {
  /// The protocol under whose name the styles travel through the environment.
  static var key: String { get }
  static var automatic: Self { get }
}

extension BuiltInStyle {
  /// A style that layout knows.
  package init(
    _ style: some BuiltInStyleFamily, _ typeName: String, _ summary: String, since availability: Availability? = nil,
    parameters: [Parameter] = []
  ) {
    self.init(style.rawValue, typeName, summary, since: availability, parameters: parameters)
  }
}

/// What a control hands to its style.
package struct StyledControl: Sendable {
  /// How a member that is a view comes about.
  package enum Content: Sendable {
    /// The block that was given for this parameter.
    case block(ArgumentLabel<ViewBlock>)
    /// A view of the catalogue, whose arguments (by label) are those of the control (by label).
    case view(String, [String: AnyArgumentLabel])
  }

  /// Where a member that is a value comes from.
  package struct MemberValue: Sendable {
    let read: @Sendable (Arguments) -> Value?

    /// What was given for an argument; a binding stays one.
    package static func given<Reading>(_ label: ArgumentLabel<Reading>) -> MemberValue {
      let name = label.name
      return MemberValue { $0.unread(name) }
    }

    /// What follows from the arguments.
    package static func computed(_ compute: @escaping @Sendable (Arguments) -> Value) -> MemberValue {
      MemberValue(read: compute)
    }
  }

  /// The protocol under whose name the style travels.
  package let key: String
  /// The members that are views; one that is not listed, or whose argument was not given, is empty.
  package let views: [String: Content]
  /// The members that are values; one that is not listed is nil, or false.
  package let values: [String: MemberValue]
  /// The built-in styles with which the control is a button, whose look the button style decides.
  package let buttonStyles: Set<String>

  package init(
    _ key: String, views: [String: Content], values: [String: MemberValue] = [:],
    buttonStyles: Set<String> = []
  ) {
    self.key = key
    self.views = views
    self.values = values
    self.buttonStyles = buttonStyles
  }

  /// The protocol whose style counts in an environment: with some built-in styles of its own a control is a button.
  func key(in environment: EnvironmentValues) -> String {
    guard !buttonStyles.isEmpty, let name = environment.styleName(key), buttonStyles.contains(name) else { return key }
    return StyledControl.buttonKey
  }

  /// The protocol under whose name the styles of buttons travel.
  static let buttonKey = "ButtonStyle"
}
