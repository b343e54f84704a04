import GalleyFormats

/// The pairs of a mapping by their keys, which are those of an enumeration.
struct KeyedPairs<Key: RawRepresentable<String> & Hashable> {
  typealias Pair = (key: EntryID, value: EntryID)

  /// Hardly ever more than a few, so that they are looked through.
  private var pairs: [(key: Key, pair: Pair)] = []

  init() {}

  /// The keys that are there, as documents write them.
  var words: [String] { pairs.map(\.key.rawValue) }

  /// The pair with a key; nil if there is none.
  subscript(key: Key) -> Pair? {
    get { pairs.first { $0.key == key }?.pair }
    set {
      pairs.removeAll { $0.key == key }
      if let newValue { pairs.append((key, newValue)) }
    }
  }
}

/// The keys of a definition with their values.
typealias DefinitionKeys = KeyedPairs<DefinitionKey>
