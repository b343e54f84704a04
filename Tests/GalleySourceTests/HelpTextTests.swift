import GalleySource
import Testing

@Suite struct HelpTextTests {
  /// Names as a program with menus may have them.
  private let menus = SettingNaming { setting, value in "\(setting) menu" + (value.map { ": \($0)" } ?? "") }

  @Test func settingsStandInBackticksUnderTheNamesOfTheReader() {
    let text: HelpText = "\(setting: .nodes, "N") allows more than \(7), and \(setting: .depth) deeper ones"
    #expect(text.text(naming: .library) == "`limits.nodes` allows more than 7, and `limits.depth` deeper ones")
    #expect(text.text(naming: menus) == "`nodes menu: N` allows more than 7, and `depth menu` deeper ones")
  }

  @Test func aTextWithoutSettingsIsTheSameForAll() {
    let text: HelpText = "write `a: b`"
    #expect(text.text(naming: .library) == "write `a: b`")
    #expect(text.text(naming: menus) == "write `a: b`")
    #expect(text == HelpText("write `a: b`"))
  }

  @Test func textsAreJoinedAroundTheirSettings() {
    let joined: HelpText = "with \(setting: .size)" + (", or" as HelpText) + " \(setting: .device) instead"
    #expect(joined.text(naming: menus) == "with `size menu`, or `device menu` instead")
  }

  @Test func whatStandsBetweenSettingsCanBeChanged() {
    let text: HelpText = "a \(setting: .data, "a") a"
    #expect(text.map { $0 + "b" }.text(naming: menus) == "a b`data menu: a` ab")
  }

  @Test func everyFormOfAReportNamesSettingsSo() {
    let marked = Marked("⟦a⟧\n")
    let diagnostic = Diagnostic(.tooManyNodes, "too many", at: marked.spans[0], help: ["\(setting: .nodes) is low"])
    let report = DiagnosticReport(files: [marked.file], diagnostics: [diagnostic], naming: menus)
    let renderers: [any DiagnosticRenderer] = [
      TextDiagnosticRenderer(), JSONDiagnosticRenderer(), SARIFDiagnosticRenderer(), GitHubDiagnosticRenderer(),
    ]
    for renderer in renderers {
      var output: [UInt8] = []
      renderer.render(report, into: &output)
      #expect(String(decoding: output, as: UTF8.self).contains("`nodes menu` is low"), "\(type(of: renderer))")
    }
  }
}
