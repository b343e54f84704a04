import GalleyDrawing
import GalleyExpressions
import GalleyLayout
import Testing

@Suite struct InterfaceColorTests {
  /// A colour that the tables do not have would be drawn as one that nothing is known of.
  @Test(arguments: InterfaceColor.allCases) func everyColourIsKnownInEveryLook(_ color: InterfaceColor) {
    for look in [ColorLook.iOS18, .iOS26, .macOS] {
      for scheme in [ColorScheme.light, .dark] {
        let resolved = StyleResolver(scheme: scheme, look: look).system(color)
        #expect(resolved != StyleResolver.unresolved, "\(color) in \(look), \(scheme)")
      }
    }
  }
}
