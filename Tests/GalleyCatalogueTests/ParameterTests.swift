import GalleyExpressions
import GalleyLanguage
import Testing

/// The rules that let a call be read in only one way.
@Suite struct ParameterTests {
  @Test(arguments: CatalogueEntry.all) func labelsOfAnOverloadAreUnique(_ entry: CatalogueEntry) {
    for parameters in entry.overloads {
      #expect(Set(parameters.map(\.label)).count == parameters.count, "\(entry.name): \(parameters.map(\.label))")
    }
  }

  @Test(arguments: CatalogueEntry.all) func anOverloadHasAtMostOnePrimaryParameter(_ entry: CatalogueEntry) {
    for parameters in entry.overloads { #expect(parameters.count { $0.isPrimary } <= 1, "\(entry.name)") }
  }

  @Test(arguments: CatalogueEntry.all) func everyTypeExists(_ entry: CatalogueEntry) {
    for parameter in entry.overloads.joined() {
      guard case .value(let type) = parameter.kind else { continue }
      #expect(!isUnknown(type), "the type of \(entry.name)'s \(parameter.label) is not declared")
    }
  }

  /// A mapping in a call's place is read by labels if its keys are labels, else as the primary argument's value.
  @Test(arguments: CatalogueEntry.all) func noMappingCanBeReadInTwoWays(_ entry: CatalogueEntry) {
    let labels = Set(entry.overloads.joined().map(\.label))
    for parameter in entry.overloads.joined() where parameter.isPrimary {
      let both = labels.intersection(MappingKeys.of(parameter.kind)).subtracting(MappingKeys.known[entry.name] ?? [])
      #expect(both.isEmpty, "\(entry.name): \(both.sorted()) are labels, and keys of \(parameter.label)'s value")
    }
  }

  /// What people read is localised: a title or prompt is a LocalizedStringKey in all of SwiftUI.
  @Test(arguments: CatalogueEntry.all) func titlesAreLocalised(_ entry: CatalogueEntry) {
    for parameter in entry.overloads.joined() where ["title", "subtitle", "prompt", "hint"].contains(parameter.label) {
      #expect(parameter.kind != .string, "\(entry.name)'s \(parameter.label)")
    }
  }

  private func isUnknown(_ type: ValueType) -> Bool {
    switch type {
    case .unknown: true
    case .optional(let wrapped), .array(let wrapped), .binding(let wrapped): isUnknown(wrapped)
    case .dictionary(let key, let value): isUnknown(key) || isUnknown(value)
    default: false
    }
  }
}

/// The keys of the mappings that stand for a value.
enum MappingKeys {
  /// Entries of the catalogue whose primary value takes keys that are labels too, with the same meaning.
  static let known: [String: Set<String>] = ["size": ["width", "height"]]

  private static let color: Set = [
    "red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity", "named", "base",
  ]
  private static let style: Set = [
    "gradient", "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient", "opacity", "blendMode",
    "shadow",
  ]
  private static let font: Set = [
    "style", "system", "custom", "bold", "italic", "monospaced", "monospacedDigit", "smallCaps", "weight", "design",
    "width", "leading",
  ]
  private static let node: Set = [
    "modifiers", "name", "if", "then", "else", "elseIf", "switch", "cases", "default", "let",
  ]

  static func of(_ kind: ParameterKind) -> Set<String> {
    if case .value(let type) = kind { return of(type) }
    if kind == .style { return style.union(color) }
    return kind == .shape || kind.isContent ? node : []
  }

  private static func of(_ type: ValueType) -> Set<String> {
    switch type {
    case .optional(let wrapped), .binding(let wrapped): return of(wrapped)
    case .named(let id):
      let declaration = TypeTable()[id]
      switch declaration.name {
      case "Color": return color
      case "Font": return font
      default:
        let payloads = declaration.cases.filter { !$0.payload.isEmpty }.map(\.name)
        return Set(declaration.fields.map(\.name) + payloads)
      }
    default: return []
    }
  }
}
