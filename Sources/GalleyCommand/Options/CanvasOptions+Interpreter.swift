import Galley
import GalleyLanguage
import GalleyLayout
import GalleySource

extension CanvasOptions {
  /// Returns what the interpreter is told; fails on names that nobody knows.
  func interpreterOptions(limits: InterpreterOptions.Limits) throws(CommandFailure) -> InterpreterOptions {
    var options = InterpreterOptions.readingFiles(limits: limits)
    options.canvas = try canvas()
    options.scale = scale
    options.target = try knownTarget()
    options.isDark = colorScheme.map { $0 == .dark }
    options.isRightToLeft = layoutDirection.map { $0 == .rightToLeft }
    options.dynamicTypeSize = try knownDynamicType()
    options.locale = locale
    options.values = assignments.map { ($0.name, $0.value) }
    options.environment = environmentAssignments.map { ($0.name, $0.value) }
    if let data {
      let file = try InputPath.file(data).read(limit: limits.fileSize)
      options.data = DocumentSource(name: file.name, bytes: file.bytes)
    }
    return options
  }

  private func canvas() throws(CommandFailure) -> InterpreterOptions.Canvas? {
    if let proposal { return .proposal(width: proposal.width, height: proposal.height) }
    if let size { return .size(width: size.width, height: size.height) }
    guard device != nil || orientation != nil else { return nil }
    let name = device ?? Device.standardName
    guard Device.named(name) != nil else { throw unknown("device", name, among: Device.allNames) }
    return .device(name, isLandscape: orientation == .landscape)
  }

  private func knownTarget() throws(CommandFailure) -> String? {
    guard let target else { return nil }
    guard Target(target) != nil else {
      throw CommandFailure("`\(target)` is no platform and version, such as `iOS 18` or `macOS 15`")
    }
    return target
  }

  private func knownDynamicType() throws(CommandFailure) -> String? {
    guard let dynamicType else { return nil }
    let sizes = DynamicTypeSize.allCases.map(\.rawValue)
    guard sizes.contains(dynamicType) else { throw unknown("text size", dynamicType, among: sizes) }
    return dynamicType
  }

  private func unknown(_ kind: String, _ name: String, among names: [String]) -> CommandFailure {
    let question = Suggestions.question(for: name, in: names).map { "; \($0)" } ?? ""
    return CommandFailure("there is no \(kind) `\(name)`\(question)")
  }
}
