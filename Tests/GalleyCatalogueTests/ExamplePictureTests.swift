import Foundation
import Galley
import GalleyCatalogue
import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import Testing

/// Every example can be drawn, and every entry says how it is.
@Suite struct ExamplePictureTests {
  private func picture(of document: CheckedDocument, _ form: Form = Form()) -> DisplayList? {
    var surroundings = Surroundings.own
    surroundings.isDark = form.isDark
    surroundings.isRightToLeft = form.isRightToLeft
    surroundings.scale = form.scale
    return document.layout(in: surroundings).picture()?.list
  }

  private func checked(_ document: String) -> CheckedDocument {
    Interpreter().check(DocumentSource(name: "example.yaml", text: document, format: .yaml))
  }

  /// What an example is drawn in.
  private struct Form {
    var isDark = false
    var isRightToLeft = false
    var scale = 2.0

    static let all = [false, true].flatMap { isDark in
      [false, true].flatMap { isRightToLeft in
        [1, 2, 3.0].map { Form(isDark: isDark, isRightToLeft: isRightToLeft, scale: $0) }
      }
    }
  }

  @Test(arguments: CatalogueEntry.all) func examplesAreDrawn(_ entry: CatalogueEntry) {
    for example in entry.examples {
      let document = checked(example.document)
      guard document.layout().root != nil else { continue }
      for form in Form.all {
        guard let list = picture(of: document, form) else {
          Issue.record("\(example.document): no picture")
          continue
        }
        #expect(isBalanced(list), "\(example.document)")
        #expect(
          list.paths.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }, "\(example.document)")
        #expect(!list.paints.contains(.solid(StyleResolver.unresolved)), "\(example.document): a style is unresolved")
      }
    }
  }

  /// The first example of a view that draws something of its own has more than the window behind it.
  @Test func viewsThatDrawHaveInk() {
    var compared = 0
    for view in Catalogue.standard.views where view.overloads.allSatisfy(\.drawsItself) {
      guard let example = view.examples.first, let list = picture(of: checked(example.document)),
        let window = picture(of: checked("Spacer"))
      else { continue }
      compared += 1
      #expect(list.inkCount > window.inkCount, "\(example.document)")
    }
    #expect(compared > 20)
  }

  /// What a modifier draws or does to the picture is seen in one of its examples.
  @Test func modifiersThatDrawAreSeen() {
    var compared = 0
    for modifier in Catalogue.standard.modifiers where modifier.overloads.allSatisfy(\.isSeen) {
      var isSeen: Bool?
      for example in modifier.examples {
        guard let end = example.document.range(of: "\nmodifiers: ["),
          !example.document[end.upperBound...].contains("\n"),
          let with = picture(of: checked(example.document)),
          let without = picture(of: checked(String(example.document[..<end.lowerBound])))
        else { continue }
        isSeen = isSeen == true || SVGWriter.svg(with) != SVGWriter.svg(without)
      }
      guard let isSeen else { continue }
      compared += 1
      #expect(isSeen, "\(modifier.name)")
    }
    #expect(compared > 20)
  }

  /// What neither draws nor lays out nor changes the surroundings leaves every picture as it is.
  @Test func modifiersThatDrawNothingChangeNoPicture() {
    var compared = 0
    for modifier in Catalogue.standard.modifiers where modifier.overloads.allSatisfy(\.doesNothing) {
      for example in modifier.examples {
        guard let end = example.document.range(of: "\nmodifiers: [") else { continue }
        let plain = String(example.document[..<end.lowerBound])
        guard !example.document[end.upperBound...].contains("\n"),
          let with = picture(of: checked(example.document)), let without = picture(of: checked(plain))
        else { continue }
        compared += 1
        let isSame = SVGWriter.svg(with) == SVGWriter.svg(without)
        #expect(isSame, "\(example.document)")
      }
    }
    #expect(compared > 100)
  }

  /// What begins ends, in the opposite order.
  private func isBalanced(_ list: DisplayList) -> Bool {
    var open: [Bool] = []
    for command in list.commands {
      switch command {
      case .beginLayer: open.append(false)
      case .beginMask: open.append(true)
      case .endLayer: if open.popLast() != false { return false }
      case .endMask: if open.popLast() != true { return false }
      case .fill, .stroke, .glyphs, .picture, .backdrop, .beginMark, .endMark: break
      }
    }
    return open.isEmpty
  }
}

extension ModifierOverload {
  /// Whether it neither draws nor lays out, nor changes the surroundings.
  fileprivate var doesNothing: Bool {
    guard case .none = drawing, case .neutral = layout else { return false }
    let isStyle = parameters.contains { if case .controlStyle = $0.kind { true } else { false } }
    return environment == nil && !isStyle
  }
}

extension DisplayList {
  /// How many commands leave something on the picture.
  fileprivate var inkCount: Int {
    commands.count { command in
      switch command {
      case .fill, .stroke, .glyphs, .picture, .backdrop: true
      case .beginLayer, .endLayer, .beginMask, .endMask, .beginMark, .endMark: false
      }
    }
  }
}

extension ViewOverload {
  /// Whether it draws something of its own, whatever is in it.
  fileprivate var drawsItself: Bool {
    switch drawing {
    case .outline, .heldShape, .symbol, .placeholder, .fill: true
    case .parts, .unsupported: false
    }
  }
}

extension ModifierOverload {
  /// Whether it changes a picture, whatever it is applied to.
  fileprivate var isSeen: Bool {
    switch drawing {
    case .hidden, .layer, .roughLayer, .shape, .mask, .outline, .paint: true
    case .none, .wishes, .row, .unsupported: false
    }
  }
}
