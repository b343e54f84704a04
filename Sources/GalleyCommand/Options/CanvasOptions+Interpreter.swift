import Galley

extension CanvasOptions {
  /// Returns how documents are read and checked; fails on a target that nobody knows.
  func interpreterOptions(limits: InterpreterOptions.Limits) throws(CommandFailure) -> InterpreterOptions {
    var options = InterpreterOptions.readingFiles(limits: limits)
    options.target = try target.map { (text) throws(CommandFailure) in
      guard let target = Target(text) else {
        throw CommandFailure("`\(text)` is no platform and version, such as `iOS 18` or `macOS 15`")
      }
      return target
    }
    if let problem = options.problems.first { throw CommandFailure(problem) }
    return options
  }

  /// Returns what documents are laid out in; fails on names that nobody knows.
  func surroundings(limits: InterpreterOptions.Limits) throws(CommandFailure) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.preview = preview
    surroundings.canvas = try canvas()
    surroundings.scale = scale
    surroundings.showsKeyboard = keyboard ? true : nil
    surroundings.isBeforeAppearing = initial
    surroundings.isDark = colorScheme.map { $0 == .dark }
    surroundings.isRightToLeft = layoutDirection.map { $0 == .rightToLeft }
    surroundings.textSize = try dynamicType.map { (text) throws(CommandFailure) in
      guard let size = TextSize(text) else { throw unknown("text size", text, among: TextSize.all.map(\.name)) }
      return size
    }
    surroundings.locale = try locale.map { (text) throws(CommandFailure) in
      guard let locale = LocaleName(text) else {
        throw CommandFailure("`\(text)` is no language and region, such as `en_US` or `de`")
      }
      return locale
    }
    surroundings.now = try now.map { (text) throws(CommandFailure) in
      guard let now = DateName(text) else {
        throw CommandFailure("`\(text)` is no date in ISO 8601, such as `2024-05-01T12:00:00Z`")
      }
      return now
    }
    surroundings.values = assignments.map { GivenValue($0.name, $0.value, origin: "--set \($0.name)") }
    surroundings.environment = environmentAssignments.map {
      GivenValue($0.name, $0.value, origin: "--environment \($0.name)")
    }
    surroundings.data = try data.map { (path) throws(CommandFailure) in
      try InputPath.file(path).read(limit: limits.fileSize)
    }
    if let problem = surroundings.problems.first { throw CommandFailure(problem) }
    return surroundings
  }

  private func canvas() throws(CommandFailure) -> Surroundings.Canvas? {
    if let proposal { return .proposal(width: proposal.width, height: proposal.height) }
    if let size { return .size(width: size.width, height: size.height) }
    guard device != nil || orientation != nil else { return nil }
    let device = try device.map { (text) throws(CommandFailure) in
      guard let device = Device(text) else { throw unknown("device", text, among: Device.allNames) }
      return device
    }
    return .device(device ?? .iPhone15, isLandscape: orientation == .landscape)
  }

  private func unknown(_ kind: String, _ text: String, among names: [String]) -> CommandFailure {
    let question = Spelling.question(for: text, among: names).map { "; \($0)" } ?? ""
    return CommandFailure("there is no \(kind) `\(text)`\(question)")
  }
}

extension CommandFailure {
  /// The failure that an option which cannot be used is.
  fileprivate init(_ problem: Problem) {
    self.init(problem.message + (problem.label.map { "; \($0)" } ?? ""))
  }
}
