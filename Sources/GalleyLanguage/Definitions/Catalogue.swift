package import GalleyLayout

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
  /// By word: the index of the view (or modifier) of that name, or -1.
  private let viewsByWord: [Int32]
  private let modifiersByWord: [Int32]

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
    var viewsByWord = [Int32](repeating: -1, count: names.count)
    var modifiersByWord = viewsByWord
    for (index, word) in viewWords.enumerated() { viewsByWord[Int(word)] = Int32(index) }
    for (index, word) in modifierWords.enumerated() { modifiersByWord[Int(word)] = Int32(index) }
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

  /// The index in `views` of the view called by a word; nil if there is none.
  package func view(_ word: WordID) -> Int? { index(viewsByWord, word) }

  /// The index in `modifiers` of the modifier called by a word; nil if there is none.
  package func modifier(_ word: WordID) -> Int? { index(modifiersByWord, word) }

  /// The index in `views` of the view with a name; nil if there is none.
  package func view(named name: String) -> Int? { names.find(name).flatMap(view) }

  /// The index in `modifiers` of the modifier with a name; nil if there is none.
  package func modifier(named name: String) -> Int? { names.find(name).flatMap(modifier) }

  private func index(_ table: [Int32], _ word: WordID) -> Int? {
    guard Int(word) < table.count, table[Int(word)] >= 0 else { return nil }
    return Int(table[Int(word)])
  }
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
  case viewMethods, styles, shapes, alignments, environmentValues, colors, images

  /// It stands where no value does, so a value may have its name.
  var canNameValue: Bool { self == .name || self == .modifiers }

  /// The control word with this id in a name table.
  package init?(_ word: WordID) {
    guard word >= 0, Int(word) < ControlWord.allCases.count else { return nil }
    self = ControlWord.allCases[Int(word)]
  }
}
