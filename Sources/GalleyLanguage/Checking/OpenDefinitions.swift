import GalleyFormats

/// The definitions that are declared and whose insides are still to be checked.
struct OpenDefinitions {
  /// By their index in `CheckedProgram.views`: a use of a view may need its body before its turn.
  private var views: [Int: OpenDefinition] = [:]
  private var modifiers: [OpenDefinition] = []
  private var functions: [OpenDefinition] = []
  private var styles: [OpenDefinition] = []
  private var alignments: [OpenAlignment] = []

  mutating func addView(_ definition: OpenDefinition) { views[definition.index] = definition }

  mutating func addModifier(_ definition: OpenDefinition) { modifiers.append(definition) }

  mutating func addFunction(_ definition: OpenDefinition) { functions.append(definition) }

  mutating func addStyle(_ definition: OpenDefinition) { styles.append(definition) }

  mutating func addAlignment(_ alignment: OpenAlignment) { alignments.append(alignment) }

  /// Takes a view out; nil if it has been checked or is being checked.
  mutating func takeView(_ index: Int) -> OpenDefinition? { views.removeValue(forKey: index) }

  mutating func takeModifiers() -> [OpenDefinition] { OpenDefinitions.take(&modifiers) }

  mutating func takeFunctions() -> [OpenDefinition] { OpenDefinitions.take(&functions) }

  mutating func takeStyles() -> [OpenDefinition] { OpenDefinitions.take(&styles) }

  mutating func takeAlignments() -> [OpenAlignment] { OpenDefinitions.take(&alignments) }

  private static func take<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }
}

/// A definition whose parameters are declared and whose body is still to be checked.
struct OpenDefinition {
  var index: Int
  var keys: [String: (key: EntryID, value: EntryID)]
  var scope: Scope
  /// The document that it stands in.
  var file: Int
}
