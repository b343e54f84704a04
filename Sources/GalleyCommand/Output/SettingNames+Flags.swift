import Galley

extension SettingNames {
  /// The flags that set what the library's texts tell to set.
  static let flags = SettingNames { setting, value in setting.flag + (value.map { " " + $0 } ?? "") }
}

extension Setting {
  /// The flag of the command that sets it, or the command that answers.
  var flag: String {
    switch self {
    case .fileSize: "--max-file-size"
    case .depth: "--max-depth"
    case .nodes: "--max-nodes"
    case .definitions: "--max-definitions"
    case .steps: "--max-steps"
    case .textLength: "--max-text-length"
    case .elements: "--max-elements"
    case .layoutPasses: "--max-layout-passes"
    case .shownProblems: "--max-diagnostics"
    case .target: "--target"
    case .device: "--device"
    case .size: "--size"
    case .showsKeyboard: "--keyboard"
    case .textSize: "--dynamic-type"
    case .buildsOnlyVisibleCells: "--visible"
    case .values: "--set"
    case .data: "--data"
    case .environment: "--environment"
    case .catalogue: "galley catalogue"
    }
  }
}
