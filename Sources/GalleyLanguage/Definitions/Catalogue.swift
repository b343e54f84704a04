package import GalleyLayout
package import GalleyTables

/// Everything that the language offers beside its own words: the views, modifiers and styles, in alphabetical order.
///
/// This is the one place that the checker, the type rules, layout, the schema, the reference and completion read.
package struct Catalogue: Sendable {
  package let views: [ViewDefinition]
  package let modifiers: [ModifierDefinition]
  /// The families of styles.
  package let styleProtocols: [StyleProtocol]
  /// The figures of controls; they are made when the first of them is asked for.
  private let makeFigures: @Sendable () -> [ControlMetricRow]

  /// The control words and the names of views and modifiers.
  package let names: NameTable
  /// By word: the view (or modifier) of that name.
  private let viewsByWord: [Link<ViewDefinition>]
  private let modifiersByWord: [Link<ModifierDefinition>]

  package init(
    views: [ViewDefinition], modifiers: [ModifierDefinition], styleProtocols: [StyleProtocol],
    figures: @escaping @Sendable () -> [ControlMetricRow]
  ) {
    self.styleProtocols = styleProtocols
    makeFigures = figures
    self.views = views
    self.modifiers = modifiers
    var names = NameTable(capacity: ControlWord.allCases.count + views.count + modifiers.count)
    for word in ControlWord.allCases { _ = names.add(word.rawValue) }
    let viewWords = views.map { names.add($0.name) }
    let modifierWords = modifiers.map { names.add($0.name) }
    var viewsByWord = [Link<ViewDefinition>](repeating: .none, count: names.count)
    var modifiersByWord = [Link<ModifierDefinition>](repeating: .none, count: names.count)
    for (index, word) in viewWords.enumerated() { viewsByWord[word.position] = Link(Index(index)) }
    for (index, word) in modifierWords.enumerated() { modifiersByWord[word.position] = Link(Index(index)) }
    self.names = names
    self.viewsByWord = viewsByWord
    self.modifiersByWord = modifiersByWord
  }

  /// The figures of controls, lists and bars, in the order of `ControlMetric`.
  package var figures: [ControlMetricRow] { makeFigures() }

  /// The figure of a name and the family of lists that it is for, such as `list.rowInset.plain`; nil if there is none.
  package func figure(named name: String) -> (metric: ControlMetric, family: ListFamily?)? {
    for row in figures {
      if row.name == name { return (row.metric, nil) }
      guard row.hasFamilies else { continue }
      for family in ListFamily.allCases where row.name(in: family) == name { return (row.metric, family) }
    }
    return nil
  }

  /// The figures that hold for a target.
  package func metrics(for target: Target) -> ControlMetricTable {
    ControlMetricTable(makeFigures, platform: target.platform.metricPlatform, year: target.release.year)
  }

  /// The view called by a word; nil if there is none.
  package func view(_ word: WordID) -> Index<ViewDefinition>? {
    word.position < viewsByWord.count ? viewsByWord[word.position].index : nil
  }

  /// The modifier called by a word; nil if there is none.
  package func modifier(_ word: WordID) -> Index<ModifierDefinition>? {
    word.position < modifiersByWord.count ? modifiersByWord[word.position].index : nil
  }

  /// The view with a name; nil if there is none.
  package func view(named name: String) -> Index<ViewDefinition>? { names.find(name).flatMap(view) }

  /// The modifier with a name; nil if there is none.
  package func modifier(named name: String) -> Index<ModifierDefinition>? { names.find(name).flatMap(modifier) }
}

/// The words that have a meaning of their own in a node; their order is their id in every name table.
package enum ControlWord: String, Sendable, CaseIterable {
  case modifiers, name
  case `if`, then, elseIf, `else`
  case `switch`, cases, `default`
  case `let`
  case content
  case parameters, body
  case galley, target, module, preview, `import`, types, state, functions, properties, actions, views, viewModifiers
  case viewMethods, styles, shapes, layouts, alignments, environmentValues, containerValues, colors, images, fonts,
    strings

  /// It stands where no value does, so a value may have its name.
  var canNameValue: Bool { self == .name || self == .modifiers }

  /// The control word with this id in a name table.
  package init?(_ word: WordID) {
    guard word.position < ControlWord.allCases.count else { return nil }
    self = ControlWord.allCases[word.position]
  }
}
