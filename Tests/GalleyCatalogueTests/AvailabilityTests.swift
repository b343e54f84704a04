import Galley
import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleySource
import Testing

private typealias Target = GalleyLanguage.Target

/// What a target does not have is an error that names the first release that has it.
@Suite struct AvailabilityTests {
  /// The last release before the one of a version of iOS, for each year that there is one.
  private static let older: [Release: Release] = [
    .iOS(14): .iOS(13), .iOS(15): .iOS(14), .iOS(16): .iOS(15), .iOS(17): .iOS(16), .iOS(18): .iOS(17),
    .iOS(26): .iOS(18), .iOS(13, 4): .iOS(13), .iOS(16, 1): .iOS(16), .iOS(16, 4): .iOS(16, 1),
  ]

  private func messages(_ document: String, target: String) -> [String] {
    let hasBody = document.contains(/(?m)^body:/)
    let body = hasBody ? document : "body:\n" + document.split(separator: "\n").map { "  \($0)\n" }.joined()
    let text = "target: \(target)\n\(body)"
    let result = Interpreter().check(DocumentSource(name: "availability.yaml", text: text, format: .yaml)).layout()
    return result.problems.filter { $0.severity == .error }.map(\.message)
  }

  private func expect(_ name: String, _ example: String, _ availability: Availability) {
    for platform in Platform.allCases {
      guard let first = availability.first(on: platform) else {
        let target = Target.name(of: .iOS(26), on: platform) ?? ""
        #expect(messages(example, target: target).contains("`\(name)` does not exist on \(platform.rawValue)"))
        continue
      }
      guard let release = Target.name(of: first, on: platform), let before = Self.older[first],
        let target = Target.name(of: before, on: platform), target != release
      else { continue }
      #expect(
        messages(example, target: target).contains(
          "`\(name)` is first available in \(release), and the target is \(target)"), "\(example)")
      #expect(
        !messages(example, target: release).contains { $0.hasPrefix("`\(name)` is first available") }, "\(example)")
    }
  }

  @Test func viewsAreErrorsBeforeTheirFirstRelease() {
    for view in Catalogue.standard.views { expect(view.name, view.examples[0].document, view.availability) }
  }

  @Test func modifiersAreErrorsBeforeTheirFirstRelease() {
    for modifier in Catalogue.standard.modifiers {
      expect(modifier.name, modifier.examples[0].document, modifier.availability)
    }
  }

  /// The releases that the rules of types give for modifiers and views.
  ///
  /// Source: types 5 and 6, 12; those from iOS 13 on cannot be too early.
  @Test(arguments: [
    ("ignoresSafeArea", 14), ("safeAreaInset", 15), ("safeAreaPadding", 17), ("containerShape", 15),
    ("matchedGeometryEffect", 14), ("containerRelativeFrame", 17), ("scenePadding", 15), ("contentMargins", 17),
    ("visualEffect", 17), ("scrollTransition", 17), ("layoutValue", 16), ("gridCellColumns", 16),
    ("gridCellAnchor", 16),
    ("gridColumnAlignment", 16), ("gridCellUnsizedAxes", 16), ("tint", 15), ("foregroundStyle", 15),
    ("geometryGroup", 17), ("symbolEffect", 17), ("textScale", 17), ("typesettingLanguage", 17),
    ("allowedDynamicRange", 17), ("symbolRenderingMode", 15), ("fontWidth", 16), ("onChange", 14), ("task", 15),
    ("customAttribute", 18), ("glassEffect", 26), ("labelStyle", 14), ("textCase", 14), ("confirmationDialog", 15),
    ("keyboardShortcut", 14), ("toolbar", 14), ("navigationTitle", 14),
  ]) func modifiersBeginWithTheRelease(of name: String, _ major: Int) {
    #expect(Catalogue.standard.modifiers.first { $0.name == name }?.availability.since == .iOS(major))
  }

  @Test(arguments: [
    ("background: { style: red, in: Capsule }", "this form of `background`", 15),
    ("background: { alignment: top, content: [ { Text: a } ] }", "this form of `background`", 15),
    ("overlay: { style: red, in: Capsule }", "this form of `overlay`", 15),
    ("mask: { alignment: top, content: [ { Text: a } ] }", "this form of `mask`", 15),
    ("lineLimit: 2...4", "this form of `lineLimit`", 16),
    ("lineLimit: { limit: 3, reservesSpace: true }", "this form of `lineLimit`", 16),
    ("transaction: { value: 1, transform: [] }", "this form of `transaction`", 17),
    ("onChange: { of: 1, initial: true, action: [] }", "onChange(initial:)", 17),
    (
      "onChange: { of: 1, action: { parameters: [], body: [] } }", "`onChange` with a closure without parameters", 17
    ),
    (
      "onChange: { of: 1, action: { parameters: [old, new], body: [] } }",
      "`onChange` with a closure with 2 parameters",
      17
    ),
  ]) func formsAreErrorsBeforeTheirRelease(_ modifier: String, _ form: String, _ major: Int) {
    let document = "Text: Hello\nmodifiers: [ { \(modifier) } ]"
    for older in 14..<major {
      #expect(
        messages(document, target: "iOS \(older)") == [
          "\(form) is first available in iOS \(major), and the target is iOS \(older)"
        ])
    }
    #expect(messages(document, target: "iOS \(major)") == [])
  }

  @Test(arguments: [
    ("foregroundColor: mint", "`Color.mint`", 15), ("foregroundColor: $(Color.teal)", "`Color.teal`", 15),
    ("foregroundColor: $(.indigo)", "`Color.indigo`", 15), ("font: title2", "`Font.title2`", 14),
    ("background: thinMaterial", "the style `thinMaterial`", 15), ("background: $(.bar)", "the style `bar`", 15),
    ("border: secondary", "the style `secondary`", 15), ("border: { gradient: red }", "the style `gradient`", 16),
    ("border: { base: red, shadow: { drop: { radius: 1 } } }", "the style `shadow`", 16),
    ("border: separator", "the style `separator`", 17), ("border: link", "the style `link`", 17),
    ("gesture: MagnifyGesture", "`MagnifyGesture`", 17),
    ("transition: { push: { from: top } }", "`AnyTransition.push`", 16),
    ("animation: { animation: snappy, value: 1 }", "`Animation.snappy`", 17),
  ]) func valuesAreErrorsBeforeTheirRelease(_ modifier: String, _ value: String, _ major: Int) {
    let document = "Text: Hello\nmodifiers: [ { \(modifier) } ]"
    for older in 13..<major {
      #expect(
        messages(document, target: "iOS \(older)") == [
          "\(value) is first available in iOS \(major), and the target is iOS \(older)"
        ])
    }
    #expect(messages(document, target: "iOS \(major)") == [])
  }

  @Test func everyDatedMemberExists() {
    let types = TypeTable()
    for member in ValueAvailability.all where member.type != "Gesture" && member.type != "ShapeStyle" {
      let declaration = types.id(named: member.type).map { types[$0] }
      let names = (declaration?.cases.map(\.name) ?? []) + (declaration?.staticMembers.map(\.name) ?? [])
      #expect(names.contains(member.name), "\(member.type).\(member.name)")
    }
  }

  @Test(arguments: [
    ("iOS 16.1", "macOS 13"), ("iOS 16.4", "macOS 13.3"), ("iOS 17", "macOS 14"), ("iOS 15.4", "macOS 12.3"),
    ("iOS 18", "visionOS 2"), ("iOS 26", "watchOS 26"), ("iOS 14", "tvOS 14"),
  ]) func peersAreTheSameRelease(_ target: String, _ peer: String) throws {
    let release = try #require(Target(target)?.release)
    #expect(Target(peer)?.release == release)
    #expect(Target(peer)?.description == peer)
  }

  @Test func conditionAsksForALaterRelease() {
    let document = """
      views:
        Card: { available: [iOS 17], body: { Text: a, modifiers: [ geometryGroup ] } }
      body:
        if: { available: [iOS 17, macOS 14] }
        then: [ Card, { VStack: [], modifiers: [ bold, { background: { gradient: mint } }, { contentMargins: 3 } ] } ]
        else: { Text: b, modifiers: [ geometryGroup ] }
      """
    #expect(
      messages(document, target: "iOS 13") == [
        "`geometryGroup` is first available in iOS 17, and the target is iOS 13"
      ])
    let early = "if: { available: [iOS 16] }\nthen: { Text: a, modifiers: [ geometryGroup ] }"
    #expect(
      messages(early, target: "iOS 13") == [
        "`geometryGroup` is first available in iOS 17, and `available` around it asks for iOS 16"
      ])
  }
}
