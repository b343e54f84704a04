/// A name in backticks with its indefinite article: "an `EdgeInsets`", "a `Color`".
package func withArticle(_ name: String) -> String {
  let isVowel = name.utf8.first.map { "aeioAEIO".utf8.contains($0) } ?? false
  return "\(isVowel ? "an" : "a") `\(name)`"
}
