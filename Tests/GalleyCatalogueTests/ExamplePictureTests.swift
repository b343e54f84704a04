import Foundation
import Galley
import GalleyCatalogue
import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import Testing

/// Every example can be drawn, and every entry says how it is.
@Suite struct ExamplePictureTests {
  private func picture(_ document: String, isDark: Bool, isRightToLeft: Bool, scale: Double) -> DisplayList? {
    var surroundings = Surroundings.own
    surroundings.isDark = isDark
    surroundings.isRightToLeft = isRightToLeft
    surroundings.scale = scale
    let source = DocumentSource(name: "example.yaml", text: document, format: .yaml)
    return Interpreter().check(source).layout(in: surroundings).picture()?.list
  }

  @Test(arguments: CatalogueEntry.all) func examplesAreDrawn(_ entry: CatalogueEntry) {
    for example in entry.examples {
      let source = DocumentSource(name: "example.yaml", text: example.document, format: .yaml)
      guard Interpreter().check(source).layout().root != nil else { continue }
      let forms = [(false, false, 3.0), (true, true, 1), (false, true, 2), (true, false, 2)]
      for (isDark, isRightToLeft, scale) in forms {
        guard let list = picture(example.document, isDark: isDark, isRightToLeft: isRightToLeft, scale: scale) else {
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

  /// What neither draws nor lays out nor changes the surroundings leaves every picture as it is.
  @Test func modifiersThatDrawNothingChangeNoPicture() {
    var compared = 0
    for modifier in Catalogue.standard.modifiers where modifier.overloads.allSatisfy(\.doesNothing) {
      for example in modifier.examples {
        guard let end = example.document.range(of: "\nmodifiers: [") else { continue }
        let plain = String(example.document[..<end.lowerBound])
        guard !example.document[end.upperBound...].contains("\n"),
          let with = picture(example.document, isDark: false, isRightToLeft: false, scale: 2),
          let without = picture(plain, isDark: false, isRightToLeft: false, scale: 2)
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
