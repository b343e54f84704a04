import Foundation
import Galley
import GalleyExpressions
import GalleyLanguage
import Testing

@testable import GalleyCatalogue

private typealias Target = GalleyLanguage.Target

/// The families of styles and the styles in them.
@Suite struct StyleTests {
  static let families = Catalogue.standard.styleProtocols

  @Test(arguments: families.map(\.name)) func everyFamilyBeginsWithItsAutomaticStyle(_ name: String) throws {
    let family = try #require(Self.families.first { $0.name == name })
    // The button styles that come with SwiftUI are primitive ones; the dots of pages have one style alone.
    guard !["ButtonStyle", "IndexViewStyle"].contains(name) else { return }
    #expect(family.styles.first?.name == "automatic", "\(name)")
    #expect(Set(family.styles.map(\.name)).count == family.styles.count)
  }

  /// Layout switches over the cases of a family, so they must be the styles that documents can name.
  @Test(arguments: Families.all.map(\.key)) func familiesHaveACaseForEachOfTheirStyles(_ key: String) throws {
    let cases = try #require(Families.all.first { $0.key == key }).names
    let styles = Self.families.filter { $0.key == key }.flatMap(\.styles).map(\.name)
    #expect(Set(cases) == Set(styles) && cases.count == styles.count)
  }

  /// What layout and types tell apart are the cases that the type table declares.
  @Test func enumerationsHaveTheCasesOfTheirTypes() throws {
    for enumeration in Enumerations.all {
      let type = try #require(TypeTable.builtIn.first { $0.swiftName == enumeration.name }, "\(enumeration.name)")
      #expect(type.cases.map(\.name).sorted() == enumeration.cases.sorted(), "\(enumeration.name)")
    }
  }

  /// The two tests above know all that there are.
  @Test(arguments: [("BuiltInStyleFamily", Families.all.count), ("SwiftUIEnumeration", Enumerations.all.count)])
  func noEnumerationIsForgotten(_ name: String, _ count: Int) {
    let declarations = SourceText.all.map { $0.text.components(separatedBy: ": String, \(name) {").count - 1 }
    #expect(declarations.reduce(0, +) == count)
  }

  @Test(arguments: families.flatMap(\.styles).map(\.summary)) func everyStyleIsDescribedByASentence(_ summary: String) {
    #expect(summary.first?.isUppercase == true && summary.hasSuffix("."), "\(summary)")
  }

  /// The modifier of a family takes each of its styles on the platforms that have it, and no others.
  @Test(arguments: ["iOS 18", "macOS 15", "watchOS 11", "tvOS 18", "visionOS 2"])
  func stylesAreAvailableWhereTheySayTheyAre(_ name: String) throws {
    let target = try #require(Target(name))
    for family in Self.families {
      for style in family.styles {
        let isThere = (style.availability ?? family.availability).includes(target)
        let codes = problems(modifier(of: family), style.name, on: name)
        guard let codes else { continue }
        #expect(codes.contains("not-available") == !isThere, "\(style.name) of \(family.name) on \(name): \(codes)")
      }
    }
  }

  /// Where there is the modifier of a family, there is what it sets if nothing else.
  @Test(arguments: families.indices) func modifiersHaveTheirAutomaticStyle(_ index: Int) throws {
    let family = Self.families[index]
    guard let automatic = family.styles.first(where: { $0.name == "automatic" }),
      let modifier = Catalogue.standard.modifiers.first(where: { $0.name == self.modifier(of: family) })
    else { return }
    let style = automatic.availability ?? family.availability
    for platform in Platform.allCases {
      guard let first = modifier.availability.first(on: platform) else { continue }
      let release = try #require(style.first(on: platform), "\(modifier.name), \(platform)")
      #expect(release <= first, "\(modifier.name), \(platform)")
    }
  }

  private func modifier(of family: StyleProtocol) -> String {
    family.key.prefix(1).lowercased() + family.key.dropFirst()
  }

  /// The codes of the problems of a document that uses a style; nil where the platform has not even the modifier.
  private func problems(_ modifier: String, _ style: String, on target: String) -> [String]? {
    guard let parsed = Target(target),
      Catalogue.standard.modifiers.first(where: { $0.name == modifier })?.availability.includes(parsed) == true
    else { return nil }
    let text = "target: \(target)\nbody:\n  Text: Hello\n  modifiers: [ { \(modifier): \(style) } ]"
    return Interpreter().check(DocumentSource(name: "style.yaml", text: text)).layout().problems
      .filter { $0.severity == .error }.map(\.code)
  }
}

/// The families of styles that layout switches over.
private enum Families {
  static let all = [
    family(ButtonStyle.self), family(ControlGroupStyle.self), family(DatePickerStyle.self), family(FormStyle.self),
    family(GaugeStyle.self), family(LabelStyle.self), family(ListStyle.self), family(MenuStyle.self),
    family(NavigationSplitViewStyle.self), family(NavigationViewStyle.self), family(PickerStyle.self),
    family(ProgressViewStyle.self), family(TabViewStyle.self), family(TableStyle.self), family(TextFieldStyle.self),
    family(ToggleStyle.self), family(IndexViewStyle.self),
  ]

  private static func family<Family: BuiltInStyleFamily>(_ family: Family.Type) -> (key: String, names: [String]) {
    (family.key, family.allCases.map(\.rawValue))
  }
}

/// The enumerations of SwiftUI that layout and types tell the cases of.
private enum Enumerations {
  static let all = [
    cases(AxisCase.self), cases(ButtonBorderShape.self), cases(ButtonRole.self), cases(ColorSchemeCase.self),
    cases(CoordinateSpaceCase.self), cases(EdgeSetCase.self), cases(GridItemSize.self), cases(ImageInterpolation.self),
    cases(ResizingMode.self), cases(RoundedCornerStyle.self), cases(TemplateRenderingMode.self),
    cases(UserInterfaceSizeClass.self), cases(SpacerSizing.self), cases(ContentMarginPlacement.self),
    cases(ContentMode.self),
    cases(ControlSize.self),
    cases(DatePickerComponents.self), cases(GestureMask.self), cases(GlassLook.self), cases(HorizontalEdge.self),
    cases(LayoutDirection.self),
    cases(LineHeightCase.self),
    cases(ListSectionSpacing.self),
    cases(MatchedGeometryProperties.self),
    cases(NavigationSplitViewColumn.self), cases(NavigationSplitViewVisibility.self), cases(PresentationDetent.self),
    cases(PresentationAdaptation.self), cases(PresentationSizing.self), cases(SymbolVariant.self),
    cases(ToolbarDefaultItemKind.self),
    cases(Prominence.self), cases(SafeAreaRegion.self), cases(ScrollAnchorRole.self), cases(TimelineSchedule.self),
    cases(TitleDisplayMode.self), cases(ToolbarItemPlacement.self), cases(ToolbarPlacement.self),
    cases(ToolbarTitleDisplayMode.self), cases(VerticalEdge.self), cases(VerticalEdges.self), cases(Visibility.self),
    cases(PageIndexDisplayMode.self), cases(PageIndexBackgroundMode.self), cases(KeyboardShortcutCase.self),
    cases(TabRole.self),
  ]

  private static func cases<Case: SwiftUIEnumeration>(_ type: Case.Type) -> (name: String, cases: [String]) {
    (type.swiftName, type.allCases.map(\.rawValue))
  }
}
