/// Something that a program which uses the library can set, where a message tells to set it.
///
/// The raw value is the name of the library's property or parameter. A program that offers a setting under a name of its own,
/// as the command does with its flags, gives that name (`SettingNaming`).
package enum Setting: String, CaseIterable, Sendable {
  /// Bytes of a document with what it imports.
  case fileSize = "limits.fileSize"
  case depth = "limits.depth"
  case nodes = "limits.nodes"
  case definitions = "limits.definitions"
  case steps = "limits.steps"
  case textLength = "limits.textLength"
  case elements = "limits.elements"
  case layoutPasses = "limits.layoutPasses"
  /// How many problems a report shows.
  case shownProblems = "maximum"
  case target
  /// The device whose window a document is laid out in.
  case device
  /// The size of a window without a device.
  case size
  case showsKeyboard
  case textSize
  /// Only what can be seen of lazy containers is built.
  case buildsOnlyVisibleCells
  /// Values for parameters and state.
  case values
  /// A file of such values.
  case data
  /// Values of the environment.
  case environment
  /// The list of all that there is, with the entry or the list that is asked for as its value: not set, but asked.
  case catalogue = "CatalogueEntry.all"
}

/// What a program calls the settings.
package struct SettingNaming: Sendable {
  /// The name of a setting, with the value that it should be given if the text shows one: `NAME=…`, `N`.
  package let name: @Sendable (Setting, _ value: String?) -> String

  /// Names settings so.
  package init(_ name: @escaping @Sendable (Setting, _ value: String?) -> String) { self.name = name }

  /// The names of the library.
  package static let library = SettingNaming { setting, _ in setting.rawValue }
}
