import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// What views say to the containers around them: members of `ContainerValues` that the document declares.

extension Checker {
  /// `containerValues: { isPinned: false }`: members with what a view has that was given none.
  mutating func checkContainerValues(_ entry: EntryID) {
    let pairs = namedPairs(entry, of: "containerValues", wanted: "a mapping of names and defaults")
    declareNames(pairs, "container values", count: { $0.containerFields.count }) { $0.declareContainerValue($1, $2) }
  }

  private var containerFields: [TypeDeclaration.Field] { document.types[.containerValues].fields }

  private mutating func declareContainerValue(_ key: EntryID, _ value: EntryID) {
    let name = text(key)
    guard !containerFields.contains(where: { $0.name == name }) else {
      report(
        Diagnostic(
          .nameTaken, "there is a container value `\(name)` already", at: span(key), label: "choose another name"))
      return
    }
    var field = TypeDeclaration.Field(name, .unknown, default: .null)
    if !isWrongDefault(value, named: name), let (recipe, type) = typedValue(value, named: name, valueKey: "default") {
      if case .constant(let fallback) = recipe {
        field = TypeDeclaration.Field(name, type, default: fallback)
      } else {
        report(
          Diagnostic(
            .notConstant, "the default of the container value `\(name)` must not depend on anything", at: span(value)))
      }
    }
    var declaration = document.types[.containerValues]
    declaration.kind = .structure(declaration.fields + [field])
    document.types.replace(.containerValues, with: declaration)
  }

  /// The name of a member that the document declares; nil after a diagnostic.
  mutating func containerKey(_ entry: EntryID) -> CheckedArgument.Content? {
    let name = memberName(entry)
    let known = containerFields.map(\.name)
    if tree.kind(entry) == .string, known.contains(name) { return constant(.string(name), .string) }
    guard tree.kind(entry) == .string else {
      report(wrongType(entry, wanted: "the name of a container value", of: "keyPath"))
      return nil
    }
    let spelling = spelling(of: name) { _ in known }
    report(
      Diagnostic(
        .unknownMember, "there is no container value `\(name)`", at: span(entry), label: spelling.question,
        help: ["declare it, with what other views have: `containerValues: { \(name): false }`"],
        expected: spelling.known,
        fix: spelling.closest.map { TextEdit(span: contentSpan(entry), replacement: $0) }))
    return nil
  }

  /// The value for the member that the call names.
  mutating func containerValue(_ entry: EntryID, named name: String) -> CheckedArgument.Content? {
    guard let key = surroundings.namedMembers.container, let field = containerFields.first(where: { $0.name == key }),
      field.type != .unknown
    else {
      return inferred(entry).map { argument($0.recipe, $0.type, entry) }
    }
    return recipe(entry, field.type, named: name).map { argument($0, field.type, entry) }
  }
}
