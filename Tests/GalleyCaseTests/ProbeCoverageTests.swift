import GalleyCatalogue
import GalleyLanguage
import Testing

/// Which entries of the catalogue that draw something have a case that looks at the picture.
@Suite struct ProbeCoverageTests {
  /// Entries that draw and that no case with a `pixel` or `ink` line names.
  ///
  /// The list may only shrink.
  private static let withoutProbe: Set<String> = []

  @Test func everyEntryThatDrawsIsLookedAt() {
    let words = Set(
      CaseFile.all.filter { file in file.expectation.runs.contains { !$0.probes.isEmpty || !$0.inkProbes.isEmpty } }
        .flatMap { file in
          String(decoding: file.document, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.map(String.init)
        })
    let catalogue = Catalogue.standard
    let drawing =
      catalogue.views.filter { $0.overloads.contains(where: \.draws) }.map(\.name)
      + catalogue.modifiers.filter { $0.overloads.contains(where: \.draws) }.map(\.name)
    #expect(!drawing.isEmpty)
    #expect(Set(drawing).subtracting(words) == Self.withoutProbe)
  }
}

extension ViewOverload {
  /// Whether it draws something by itself; what is only roughly drawn cannot be looked at.
  fileprivate var draws: Bool {
    switch drawing {
    case .parts, .symbol, .placeholder, .unsupported: false
    case .outline, .heldShape, .fill: true
    }
  }
}

extension ModifierOverload {
  fileprivate var draws: Bool {
    switch drawing {
    case .none, .unsupported: false
    case .hidden, .layer, .roughLayer, .shape, .mask, .outline, .paint, .wishes, .row: true
    }
  }
}
