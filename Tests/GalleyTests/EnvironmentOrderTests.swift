import Galley
import Testing

/// A modifier that writes the environment, twice with different values, and what a reader finds.
private struct Writer: CustomTestStringConvertible {
  /// The expression that reads it.
  let member: String
  let inner: String
  let outer: String
  /// What the inner one leaves, as Swift prints it.
  let innerValue: String

  var testDescription: String { inner }
}

private let writers = [
  Writer(member: "lineLimit ?? 0", inner: "lineLimit: 2", outer: "lineLimit: 3", innerValue: "2"),
  Writer(member: "lineSpacing", inner: "lineSpacing: 4", outer: "lineSpacing: 8", innerValue: "4.0"),
  Writer(
    member: "minimumScaleFactor", inner: "minimumScaleFactor: 0.5", outer: "minimumScaleFactor: 0.25",
    innerValue: "0.5"),
  Writer(
    member: "allowsTightening", inner: "allowsTightening: true", outer: "allowsTightening: false", innerValue: "true"),
  Writer(
    member: "multilineTextAlignment", inner: "multilineTextAlignment: trailing",
    outer: "multilineTextAlignment: center", innerValue: "trailing"),
  Writer(member: "truncationMode", inner: "truncationMode: head", outer: "truncationMode: middle", innerValue: "head"),
  Writer(member: "imageScale", inner: "imageScale: large", outer: "imageScale: small", innerValue: "large"),
  Writer(member: "colorScheme", inner: "colorScheme: dark", outer: "colorScheme: light", innerValue: "dark"),
  Writer(member: "controlSize", inner: "controlSize: mini", outer: "controlSize: large", innerValue: "mini"),
  Writer(
    member: "dynamicTypeSize", inner: "dynamicTypeSize: small", outer: "dynamicTypeSize: xLarge", innerValue: "small"),
  Writer(
    member: "layoutDirection", inner: "environment: { keyPath: layoutDirection, value: rightToLeft }",
    outer: "environment: { keyPath: layoutDirection, value: leftToRight }", innerValue: "rightToLeft"),
  // `disabled` is no override: a view is enabled only if every one around it leaves it so.
  Writer(member: "isEnabled", inner: "disabled: false", outer: "disabled: true", innerValue: "false"),
]

/// The environment goes inwards: the nearest writer wins, and every descendant is reached.
@Suite struct EnvironmentOrderTests {
  private func frames(_ body: String, reading member: String) -> String {
    let document =
      "views: { Probe: { body: { Text: \"is $(String(describing: environment.\(member))).\" } } }\nbody:\n  \(body)\n"
    let result = Interpreter().check(DocumentSource(name: "order.yaml", text: document, format: .yaml)).layout()
    #expect(result.problems.map(\.message) == [], "\(document)")
    return String(decoding: result.frames() ?? [], as: UTF8.self)
  }

  @Test(arguments: writers) fileprivate func theInnermostWinsThroughCustomViews(_ writer: Writer) {
    let text = frames(
      "{ VStack: [ { Group: [ Probe ] } ], modifiers: [ { \(writer.inner) }, padding, { \(writer.outer) } ] }",
      reading: writer.member)
    #expect(text.contains("is \(writer.innerValue)."), "\(text)")
  }

  @Test(arguments: writers) fileprivate func backgroundsAndOverlaysAreReached(_ writer: Writer) {
    for layer in ["background", "overlay"] {
      let text = frames(
        "{ Color: red, modifiers: [ { \(layer): { Probe: } }, { \(writer.inner) }, { \(writer.outer) } ] }",
        reading: writer.member)
      #expect(text.contains("is \(writer.innerValue)."), "\(text)")
    }
  }
}
