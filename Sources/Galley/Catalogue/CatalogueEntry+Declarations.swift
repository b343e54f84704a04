import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleySource

extension CatalogueEntry {
  /// Everything that there is: views, modifiers, styles and types of values, each in alphabetical order, words of the
  /// language and settings.
  public static let all: [CatalogueEntry] =
    Catalogue.standard.views.map { CatalogueEntry($0) } + Catalogue.standard.modifiers.map { CatalogueEntry($0) }
    + Catalogue.standard.styleProtocols.map { CatalogueEntry($0) }.sorted { $0.name < $1.name }
    + (TypeTable.builtIn.filter { !$0.name.hasPrefix("_") }.map { CatalogueEntry($0) } + valueKinds)
    .sorted { $0.name < $1.name } + words + settings

  /// Describes a view.
  init(_ view: ViewDefinition) {
    self.init(
      kind: .view, name: view.name, summary: HelpText(view.summary), availability: Self.platforms(view.availability),
      layoutStanding: view.layoutStanding.map { Standing($0) },
      forms: view.overloads.map { Form(view.name, $0.parameters, $0.availability) },
      examples: view.examples.map { Example($0) })
    figures = Self.figures(view.figures)
  }

  /// Describes a modifier.
  init(_ modifier: ModifierDefinition) {
    self.init(
      kind: .modifier, name: modifier.name, summary: HelpText(modifier.summary),
      availability: Self.platforms(modifier.availability), layoutStanding: modifier.layoutStanding.map { Standing($0) },
      forms: modifier.overloads.map { Form(modifier.name, $0.parameters, $0.availability) },
      examples: modifier.examples.map { Example($0) })
    figures = Self.figures(modifier.figures)
  }

  /// The figures whose names begin so.
  private static func figures(_ beginnings: [String]) -> [ControlMetricRow] {
    Catalogue.standard.figures.filter { row in beginnings.contains { row.name.hasPrefix($0) } }
  }

  /// Describes a type of values.
  init(_ type: TypeDeclaration) {
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
    let signature = CatalogueEntry.initializer(of: type, fields)
    if signature == nil {
      cases += fields.map { Case(name: $0.label, summary: "A member that can be read: `\($0.type)`.") }
    }
    let forms = signature.map { [Form(signature: $0, parameters: fields, availability: nil)] } ?? []
    self.init(
      kind: .value, name: type.swiftName, summary: HelpText(type.summary), availability: [], layoutStanding: nil,
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
      availability.first(on: platform).flatMap { GalleyLanguage.Target.name(of: $0, on: platform) }
    }
  }
}

extension CatalogueEntry.Example {
  fileprivate init(_ example: GalleyLanguage.Example) {
    self.init(document: example.document, type: example.type)
  }
}

extension CatalogueEntry.Form {
  fileprivate init(_ name: String, _ parameters: [GalleyLanguage.Parameter], _ availability: Availability?) {
    self.parameters = parameters.map { parameter in
      CatalogueEntry.Parameter(
        label: parameter.label, type: parameter.typeName, summary: parameter.fullSummary,
        isRequired: parameter.isRequired, isPrimary: parameter.isPrimary)
    }
    signature = name + "(" + self.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
    self.availability = availability.map { CatalogueEntry.platforms($0) }
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
      case .anyValue, .slotValue, .generic: "any value"
      case .style: "ShapeStyle"
      case .shape: "Shape"
      case .path: "path instructions"
      case .content, .closureContent, .imageContent, .loop(.content): "view builder"
      case .loop(.data): "range or list"
      case .loop(.rows): "rows"
      case .loop(.elementType): "type"
      case .loop(.name): "name"
      case .loop(.order): "Binding"
      case .loop, .elementMember: "member"
      case .closure(_, let result): "closure that gives \(result.spelled(in: TypeTable()))"
      case .binding(let type): "Binding<\(type.spelled(in: TypeTable()))>"
      case .action, .closureAction: "action"
      case .object: "observable object"
      case .environmentKey: "environment key"
      case .containerKey: "container key"
      case .environmentValue, .containerValue: "value of the key"
      case .typeName: "name of a Swift type"
      case .gesture: "Gesture"
      case .effects: "list of modifiers"
      case .caseRange(let type): "range of \(type)"
      case .view, .subviews: "view"
      case .controlStyle(let protocols): protocols.joined(separator: " or ")
      }
    return isOptional && kind != .content && kind != .action && !name.hasSuffix("?") ? name + "?" : name
  }
}
