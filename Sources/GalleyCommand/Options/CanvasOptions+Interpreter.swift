import Galley
import GalleyLayout
import GalleySource

extension CanvasOptions {
  /// Returns what the interpreter is told; fails on names that nobody knows.
  func interpreterOptions(limits: InterpreterOptions.Limits) throws(CommandFailure) -> InterpreterOptions {
    var options = InterpreterOptions.readingFiles(limits: limits)
    options.canvas = canvas
    options.scale = scale
    options.showsKeyboard = keyboard ? true : nil
    options.target = target
    options.isDark = colorScheme.map { $0 == .dark }
    options.isRightToLeft = layoutDirection.map { $0 == .rightToLeft }
    options.dynamicTypeSize = dynamicType
    options.locale = locale
    options.values = assignments.map { ($0.name, $0.value) }
    options.environment = environmentAssignments.map { ($0.name, $0.value) }
    if let data {
      let file = try InputPath.file(data).read(limit: limits.fileSize)
      options.data = DocumentSource(name: file.name, bytes: file.bytes)
    }
    if let problem = options.problems.first {
      throw CommandFailure(problem.message + (problem.label.map { "; \($0)" } ?? ""))
    }
    return options
  }

  private var canvas: InterpreterOptions.Canvas? {
    if let proposal { return .proposal(width: proposal.width, height: proposal.height) }
    if let size { return .size(width: size.width, height: size.height) }
    guard device != nil || orientation != nil else { return nil }
    return .device(device ?? Device.standardName, isLandscape: orientation == .landscape)
  }
}
