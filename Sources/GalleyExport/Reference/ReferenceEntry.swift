import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

/// What the reference says about one view or modifier, taken from its declaration and nowhere else.
package struct ReferenceEntry: Sendable {
  /// Which namespace a name belongs to.
  package enum Kind: String, Sendable, CaseIterable {
    case view
    case modifier
    case style
    case value
    /// A word of the language, such as `if`.
    case word
    /// What documents are evaluated against, such as the devices.
    case setting

    /// The title of a list of these.
    package var heading: String {
      switch self {
      case .view: "Views"
      case .modifier: "Modifiers"
      case .style: "Styles"
      case .value: "Values"
      case .word: "Words of the language"
      case .setting: "Settings"
      }
    }
  }

  /// One initialiser of a view, or one overload of a modifier.
  package struct Form: Sendable {
    /// The call as Swift would declare it: `padding(edges: Edge.Set, length: Double?)`.
    package let signature: String
    package let parameters: [Parameter]
    /// Where it exists, if that is not where the entry does.
    package let availability: [String]?
  }

  /// One argument.
  package struct Parameter: Sendable {
    package let label: String
    /// Swift's name of the type, or what is written in its place: `view builder`.
    package let type: String
    package let summary: String
    package let isRequired: Bool
    /// Whether it takes the value that stands for the whole call.
    package let isPrimary: Bool
  }

  /// One of the words that a value is written as.
  package struct Case: Sendable {
    package let name: String
    /// Empty where the name says it.
    package let summary: String
  }

  package let kind: Kind
  package let name: String
  package let summary: String
  /// The first release of each platform that has it: `iOS 16`.
  package let availability: [String]
  /// How well its effect on layout is known.
  package let layout: LayoutKnowledge
  package let forms: [Form]
  package let examples: [Example]
  /// What a value may be written as, or the styles of a protocol; empty for views and modifiers.
  package var cases: [Case] = []
  /// The figures that the layout of a view takes.
  package var figures: [ControlMetricRow] = []
}

extension ReferenceEntry {
  /// Everything that there is: views, modifiers, styles and types of values, each in alphabetical order, words of the
  /// language and settings.
  package static let all: [ReferenceEntry] =
    Catalogue.standard.views.map { ReferenceEntry($0) } + Catalogue.standard.modifiers.map { ReferenceEntry($0) }
    + Catalogue.standard.styleProtocols.map { ReferenceEntry($0) }.sorted { $0.name < $1.name }
    + (TypeTable.builtIn.filter { !$0.name.hasPrefix("_") }.map { ReferenceEntry($0) } + valueKinds)
    .sorted { $0.name < $1.name } + words + settings

  /// Describes a view.
  package init(_ view: ViewDefinition) {
    self.init(
      kind: .view, name: view.name, summary: view.summary, availability: Self.platforms(view.availability),
      layout: view.layoutKnowledge,
      forms: view.overloads.map { Form(view.name, $0.parameters, $0.availability) }, examples: view.examples)
    figures = ControlMetricTable.rows.filter { row in
      view.figures.contains { row.name.hasPrefix($0) }
    }
  }

  /// Describes a modifier.
  package init(_ modifier: ModifierDefinition) {
    self.init(
      kind: .modifier, name: modifier.name, summary: modifier.summary,
      availability: Self.platforms(modifier.availability), layout: modifier.layoutKnowledge,
      forms: modifier.overloads.map { Form(modifier.name, $0.parameters, $0.availability) },
      examples: modifier.examples)
  }

  /// Describes a type of values.
  package init(_ type: TypeDeclaration) {
    let names = TypeTable()
    var cases = type.cases.map { declared in
      let payload = declared.payload.map { ($0.name.isEmpty ? "" : "\($0.name): ") + $0.type.spelled(in: names) }
      return Case(
        name: declared.name + (payload.isEmpty ? "" : "(" + payload.joined(separator: ", ") + ")"),
        summary: declared.summary)
    }
    cases += type.staticMembers.map { Case(name: $0.name, summary: $0.summary) }
    let fields = type.fields.filter { !$0.name.isEmpty && !$0.name.hasPrefix("_") }.map { field in
      Parameter(
        label: field.name, type: field.type.spelled(in: names), summary: "", isRequired: field.defaultValue == nil,
        isPrimary: false)
    }
    let signature = ReferenceEntry.initializer(of: type, fields)
    if signature == nil {
      cases += fields.map { Case(name: $0.label, summary: "A member that can be read: `\($0.type)`.") }
    }
    let forms = signature.map { [Form(signature: $0, parameters: fields, availability: nil)] } ?? []
    self.init(
      kind: .value, name: type.swiftName, summary: type.summary, availability: [], layout: .neutral,
      forms: fields.isEmpty ? [] : forms, examples: [], cases: cases)
  }

  /// How Swift makes a value of its fields: `GridItem(_ size: GridItem.Size, …)`; nil for one that only SwiftUI makes.
  ///
  /// Documents name every field; an argument without a label has its internal name there.
  private static func initializer(of type: TypeDeclaration, _ fields: [Parameter]) -> String? {
    let declared = FunctionTable.all.first {
      $0.kind == .initializer(of: type.swiftName) && $0.parameters.count == fields.count
    }
    guard let declared else {
      guard type.traits.contains(.memberwise) else { return nil }
      return "\(type.swiftName)(\(fields.map { "\($0.label): \($0.type)" }.joined(separator: ", ")))"
    }
    let parts = zip(fields, declared.parameters).map { field, parameter in
      "\(parameter.label.isEmpty ? "_ " : "")\(field.label): \(field.type)"
    }
    return "\(type.swiftName)(\(parts.joined(separator: ", ")))"
  }

  /// Returns the first release of each platform that has something.
  static func platforms(_ availability: Availability) -> [String] {
    Platform.allCases.compactMap { platform in
      availability.first(on: platform).flatMap { Target.name(of: $0, on: platform) }
    }
  }
}

extension ReferenceEntry.Form {
  fileprivate init(_ name: String, _ parameters: [GalleyLanguage.Parameter], _ availability: Availability?) {
    self.parameters = parameters.map { parameter in
      ReferenceEntry.Parameter(
        label: parameter.label, type: parameter.typeName, summary: parameter.fullSummary,
        isRequired: parameter.isRequired, isPrimary: parameter.isPrimary)
    }
    signature = name + "(" + self.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
    self.availability = availability.map { ReferenceEntry.platforms($0) }
  }
}

extension GalleyLanguage.Parameter {
  /// The summary, with the other label that it may be given under.
  fileprivate var fullSummary: String {
    guard let otherLabel else { return summary }
    return "\(summary) Also `\(otherLabel)`, as in Swift."
  }

  /// Swift's name of the type, or what is written in its place.
  fileprivate var typeName: String {
    let name =
      switch kind {
      case .value(let type): type.spelled(in: TypeTable())
      case .variadic(let type): type.spelled(in: TypeTable()) + "..."
      case .anyValue, .generic: "any value"
      case .style: "ShapeStyle"
      case .shape: "Shape"
      case .path: "path instructions"
      case .content, .closureContent, .imageContent, .loop(.content): "view builder"
      case .loop(.data): "range or list"
      case .loop(.name): "name"
      case .loop(.order): "Binding"
      case .loop, .elementMember: "member"
      case .closure(_, let result): "closure that gives \(result.spelled(in: TypeTable()))"
      case .binding(let type): "Binding<\(type.spelled(in: TypeTable()))>"
      case .action, .closureAction: "action"
      case .object: "observable object"
      case .environmentKey: "environment key"
      case .environmentValue: "value of the key"
      case .typeName: "name of a Swift type"
      case .gesture: "Gesture"
      case .effects: "list of modifiers"
      case .caseRange(let type): "range of \(type)"
      case .view: "view"
      case .controlStyle(let protocols): protocols.joined(separator: " or ")
      }
    return isOptional && kind != .content && kind != .action && !name.hasSuffix("?") ? name + "?" : name
  }
}
