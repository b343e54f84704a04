import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleySource

extension CatalogueEntry {
  /// Describes a family of styles: what `configuration` has in those of a document, and the styles that are there.
  init(_ style: StyleProtocol) {
    let names = TypeTable()
    let members = style.members.map { member in
      let type: String
      switch member.kind {
      case .view(let isOptional): type = isOptional ? "view?" : "view"
      case .value(let value): type = value.spelled(in: names)
      case .binding(let value): type = "Binding<\(value.spelled(in: names))>"
      }
      return Parameter(
        label: member.name, type: type, summary: "`configuration.\(member.name)` in the body.", isRequired: true,
        isPrimary: false)
    }
    let form = Form(
      signature: "configuration(" + members.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")",
      parameters: members, availability: nil)
    self.init(
      kind: .style, name: style.name, summary: HelpText(style.summary),
      availability: Self.platforms(style.availability), layoutStanding: .model, forms: members.isEmpty ? [] : [form],
      examples: [])
    styleExample = style.example
    cases = style.styles.map { built in
      let parameters = built.parameters.map { "\($0.label):" }.joined()
      let platforms = built.availability.map { " From " + Self.platforms($0).joined(separator: ", ") + "." } ?? ""
      return Case(
        name: built.name + (parameters.isEmpty ? "" : "(\(parameters))"),
        summary: "\(built.summary) Prints `\(built.typeName)`.\(platforms)")
    }
  }
}
