import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// Which symbol shows: a variant of the one that is named, as the language is read. Source: text 3.

extension SymbolContent {
  /// A symbol in the font and scale of its environment, which also tells the variant that shows; it `isFilled` unless the
  /// environment takes variants away.
  fileprivate init(named name: String, in environment: EnvironmentValues, types: TypeTable, isFilled: Bool) {
    var variants = environment.symbolVariants(in: types)
    if isFilled, !variants.contains(.none) { variants.append(.fill) }
    self.init(
      name: SymbolName(name).shown(variants: variants, isRightToLeft: environment.isRightToLeft),
      font: environment.resolvedFont, dynamicTypeSize: environment.dynamicTypeSize, scale: environment.imageScale)
    isResizable = environment.isImageResizable
  }
}

extension Lowering {
  /// A symbol in an environment, as the place that it stands in shows it: those of tabs are filled.
  func symbolContent(_ name: String, in environment: EnvironmentValues) -> SymbolContent {
    let isFilled = surroundings.controls.container == .tabBar && metrics.fillsSymbolsOfTabs
    return SymbolContent(named: name, in: environment, types: document.types, isFilled: isFilled)
  }
}

/// A variant of symbols, as names of symbols call it.
enum SymbolVariant: String, SwiftUIEnumeration {
  case none
  case circle
  case square
  case rectangle
  case fill
  case slash

  static var swiftName: String { "SymbolVariants" }

  /// It stands around the symbol.
  var isShape: Bool {
    switch self {
    case .circle, .square, .rectangle: true
    case .none, .fill, .slash: false
    }
  }
}

/// The words of a symbol's name.
private struct SymbolName {
  let name: String

  init(_ name: String) { self.name = name }

  /// The name of the symbol that shows.
  func shown(variants: [SymbolVariant], isRightToLeft: Bool) -> String {
    var words = name.split(separator: ".").map(String.init)
    guard !variants.isEmpty || words.contains("forward") || words.contains("backward") else { return name }
    // `forward.fill` is the button of a player, which points the same way everywhere.
    words = words.prefix(1) + words.dropFirst().map { turned($0, isRightToLeft: isRightToLeft) }
    add(variants, to: &words)
    return words.joined(separator: ".")
  }

  /// Symbols that point forward point to the right, but to the left where the language is read that way.
  private func turned(_ word: String, isRightToLeft: Bool) -> String {
    switch word {
    case "forward": isRightToLeft ? "left" : "right"
    case "backward": isRightToLeft ? "right" : "left"
    default: word
    }
  }

  /// Adds the variants that the name does not have, in the order of names: `slash`, a shape, `fill`; of several shapes the
  /// last one counts, and none if the name has one.
  private func add(_ variants: [SymbolVariant], to words: inout [String]) {
    let isFilled = words.last == SymbolVariant.fill.rawValue
    if isFilled { words.removeLast() }
    if variants.contains(.slash), !words.contains(SymbolVariant.slash.rawValue) {
      words.append(SymbolVariant.slash.rawValue)
    }
    let hasShape = words.contains { SymbolVariant(rawValue: $0)?.isShape == true }
    if let shape = variants.last(where: \.isShape), !hasShape { words.append(shape.rawValue) }
    if isFilled || variants.contains(.fill) { words.append(SymbolVariant.fill.rawValue) }
  }
}

extension EnvironmentValues {
  /// Under a name that no document can give a key.
  private static let addedVariants = EnvironmentMember("symbolVariants of modifiers")

  /// Adds a variant to those around; `none` takes them away.
  ///
  /// One that is there already becomes the last, so that there are never more than there are cases.
  mutating func addSymbolVariant(_ value: Value, types: TypeTable) {
    let isNone = types.enumerationCase(value) == SymbolVariant.none
    let added = EnvironmentValues.variants(of: value)
    let others = isNone ? [] : symbolVariantValues.filter { !added.contains($0) }
    kept[.symbolVariants] = value
    kept[EnvironmentValues.addedVariants] = .array(others + added)
  }

  /// The variants that a value stands for: `.circle.fill` is two.
  private static func variants(of value: Value) -> [Value] {
    if case .array(let several) = value { several } else { [value] }
  }

  /// The variants that symbols show, outermost first.
  fileprivate func symbolVariants(in types: TypeTable) -> [SymbolVariant] {
    symbolVariantValues.compactMap { types.enumerationCase($0) }
  }

  /// The variants around: what the modifier added, or the member of the environment alone if that was set since then.
  private var symbolVariantValues: [Value] {
    guard let current = kept[.symbolVariants] else { return [] }
    let own = EnvironmentValues.variants(of: current)
    if case .array(let values)? = kept[EnvironmentValues.addedVariants], values.last == own.last { return values }
    return own
  }
}
