/// Plurals of English nouns, for automatic grammar agreement (`^[2 cup](inflect: true)`).
enum EnglishPlural {
  /// Returns the plural of a noun in the singular, with its capital; nil where neither rule nor list knows it.
  static func of(_ noun: String) -> String? {
    let lowercased = noun.lowercased()
    guard lowercased.utf8.count > 1, lowercased.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }) else { return nil }
    if let plural = irregular[lowercased] { return cased(plural, as: noun) }
    if uncounted.contains(lowercased) { return noun }
    return regular(lowercased).map { noun.dropLast($0.dropped) + $0.ending }
  }

  /// Returns the singular of a noun in the plural, with its capital; nil for one that neither rule nor list takes for a plural.
  static func singular(of noun: String) -> String? {
    let lowercased = noun.lowercased()
    if irregular[lowercased] != nil || uncounted.contains(lowercased) { return nil }
    if let singular = singulars[lowercased] { return cased(singular, as: noun) }
    guard !["ss", "us", "is", "os"].contains(where: lowercased.hasSuffix) else { return nil }
    for (ending, replacement) in endings where lowercased.hasSuffix(ending) {
      let singular = String(noun.dropLast(ending.utf8.count)) + replacement
      if of(singular) == noun { return singular }
    }
    return nil
  }

  /// How regular plurals end, and their singulars; the first that fits counts.
  private static let endings: [(String, replacement: String)] = [
    ("ies", "y"), ("xes", "x"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("s", ""),
  ]

  /// The singulars of plurals that no rule decides.
  private static let singulars: [String: String] = {
    var singulars = Dictionary(irregular.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    for noun in endingInE { singulars[noun + "s"] = noun }
    return singulars
  }()

  /// Nouns whose plurals look like those of nouns without the `e`.
  private static let endingInE = [
    "ache", "brownie", "cache", "calorie", "cookie", "genie", "headache", "lie", "movie", "niche", "pie", "rookie",
    "selfie", "tie", "zombie",
  ]

  private static func cased(_ plural: String, as noun: String) -> String {
    guard noun.first?.isUppercase == true else { return plural }
    return plural.prefix(1).uppercased() + plural.dropFirst()
  }

  /// What a regular noun loses and what it gets.
  private static func regular(_ noun: String) -> (dropped: Int, ending: String)? {
    let letters = Array(noun.utf8)
    let (last, before) = (letters[letters.count - 1], letters[letters.count - 2])
    let followsVowel = "aeiou".utf8.contains(before)
    switch last {
    case UInt8(ascii: "x"), UInt8(ascii: "z"): return (0, "es")
    case UInt8(ascii: "s"): return before == last ? (0, "es") : nil
    case UInt8(ascii: "h"): return "cs".utf8.contains(before) ? (0, "es") : (0, "s")
    case UInt8(ascii: "y"): return followsVowel ? (0, "s") : (1, "ies")
    case UInt8(ascii: "o"): return followsVowel ? (0, "s") : nil
    case UInt8(ascii: "f"): return before == last ? (0, "s") : nil
    case UInt8(ascii: "e"): return before == UInt8(ascii: "f") ? nil : (0, "s")
    default: return (0, "s")
    }
  }

  /// Nouns that no rule decides.
  private static let irregular: [String: String] = [
    "alias": "aliases", "analysis": "analyses", "appendix": "appendices", "atlas": "atlases", "axis": "axes",
    "basis": "bases", "belief": "beliefs", "bonus": "bonuses", "brief": "briefs", "bus": "buses", "cactus": "cacti",
    "calf": "calves", "campus": "campuses", "canvas": "canvases", "casino": "casinos", "chef": "chefs",
    "chief": "chiefs", "child": "children", "crisis": "crises", "criterion": "criteria", "demo": "demos",
    "diagnosis": "diagnoses", "disco": "discos", "echo": "echoes", "epoch": "epochs", "euro": "euros",
    "focus": "focuses", "foot": "feet",
    "gas": "gases", "goose": "geese", "half": "halves", "hero": "heroes", "index": "indices", "iris": "irises",
    "kilo": "kilos", "knife": "knives", "leaf": "leaves", "lens": "lenses", "life": "lives", "loaf": "loaves",
    "logo": "logos", "louse": "lice", "man": "men", "memo": "memos", "minus": "minuses", "monarch": "monarchs",
    "mouse": "mice",
    "oasis": "oases", "ox": "oxen", "person": "people", "phenomenon": "phenomena", "photo": "photos", "piano": "pianos",
    "plus": "pluses", "potato": "potatoes", "proof": "proofs", "quiz": "quizzes", "radius": "radii", "reef": "reefs",
    "roof": "roofs", "safe": "safes", "scarf": "scarves", "self": "selves", "sheaf": "sheaves", "shelf": "shelves",
    "status": "statuses", "stomach": "stomachs", "stimulus": "stimuli", "thesis": "theses", "thief": "thieves",
    "tomato": "tomatoes",
    "tooth": "teeth", "torpedo": "torpedoes", "veto": "vetoes", "virus": "viruses", "volcano": "volcanoes",
    "wife": "wives", "wolf": "wolves", "woman": "women", "zero": "zeros",
  ]

  /// Nouns whose plural is themselves.
  private static let uncounted: Set<String> = [
    "aircraft", "bison", "cod", "deer", "equipment", "fish", "furniture", "information", "luggage", "moose",
    "music", "news", "offspring", "rice", "salmon", "series", "sheep", "shrimp", "software", "spacecraft", "species",
    "swine", "trout", "tuna",
  ]
}
