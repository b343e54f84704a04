import GalleyLanguage
import GalleyTables

extension ModifierDefinition {
  static let width = ModifierDefinition(
    "width", summary: "Gives a column of a table a width; other columns share the rest.",
    since: .iOS(16).on(.macOS, since: .iOS(15)).except(.tvOS, .watchOS), layoutStanding: .model,
    overloads: [
      ModifierOverload(
        [
          .required(.width, "Points; nil for a share of the rest.", primary: true, nullable: true, numbers: .length)
        ],
        type: .unchanged, receivers: columns),
      ModifierOverload(
        [
          .optional(.min, "The least width in points.", numbers: .length),
          .required(.ideal, "The width at first in points.", numbers: .length, notBelow: [.min]),
          .optional("max", .number, "The largest width in points.", numbers: .openLength, notBelow: [.min, .ideal]),
        ], type: .unchanged, receivers: columns),
    ],
    examples: [
      Example(
        "types: { Person: { id: Int, name: String } }\n"
          + "let: { people: { type: \"[Person]\", value: [ { id: 1, name: Ann } ] } }\n"
          + "body:\n  Table:\n    data: $(people)\n    content:\n      - TableColumn: { title: Name, value: name }\n"
          + "        modifiers: [ { width: 120 } ]",
        type: "Table<Person, TableForEachContent<Array<Person>>, TableColumn<Person, Never, Text, Text>>")
    ])

  /// Views get their width by a frame.
  private static let columns = ReceiverRule.only(.tableColumn).otherwise(
    "frame", ["width": "width", "min": "minWidth", "ideal": "idealWidth", "max": "maxWidth"])
}
