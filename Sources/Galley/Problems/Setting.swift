import GalleySource

/// A setting that problems and explanations name where they tell to change it.
public enum Setting: Hashable, Sendable, CaseIterable {
  /// `InterpreterOptions.limits.fileSize`.
  case fileSize
  /// `InterpreterOptions.limits.depth`.
  case depth
  /// `InterpreterOptions.limits.nodes`.
  case nodes
  /// `InterpreterOptions.limits.definitions`.
  case definitions
  /// `InterpreterOptions.limits.steps`.
  case steps
  /// `InterpreterOptions.limits.textLength`.
  case textLength
  /// `InterpreterOptions.limits.elements`.
  case elements
  /// `InterpreterOptions.limits.layoutPasses`.
  case layoutPasses
  /// The `maximum` of a `ProblemReport`.
  case shownProblems
  /// `InterpreterOptions.target`.
  case target
  /// `Surroundings.device`.
  case device
  /// `Surroundings.size`.
  case size
  /// `Surroundings.showsKeyboard`.
  case showsKeyboard
  /// `Surroundings.textSize`.
  case textSize
  /// `Surroundings.buildsOnlyVisibleCells`.
  case buildsOnlyVisibleCells
  /// `Surroundings.values`.
  case values
  /// `Surroundings.data`.
  case data
  /// `Surroundings.environment`.
  case environment

  /// What the library calls it: `limits.nodes`.
  public var name: String { engineSetting.rawValue }

  private var engineSetting: GalleySource.Setting {
    switch self {
    case .fileSize: .fileSize
    case .depth: .depth
    case .nodes: .nodes
    case .definitions: .definitions
    case .steps: .steps
    case .textLength: .textLength
    case .elements: .elements
    case .layoutPasses: .layoutPasses
    case .shownProblems: .shownProblems
    case .target: .target
    case .device: .device
    case .size: .size
    case .showsKeyboard: .showsKeyboard
    case .textSize: .textSize
    case .buildsOnlyVisibleCells: .buildsOnlyVisibleCells
    case .values: .values
    case .data: .data
    case .environment: .environment
    }
  }

  fileprivate init(_ setting: GalleySource.Setting) {
    self =
      switch setting {
      case .fileSize: .fileSize
      case .depth: .depth
      case .nodes: .nodes
      case .definitions: .definitions
      case .steps: .steps
      case .textLength: .textLength
      case .elements: .elements
      case .layoutPasses: .layoutPasses
      case .shownProblems: .shownProblems
      case .target: .target
      case .device: .device
      case .size: .size
      case .showsKeyboard: .showsKeyboard
      case .textSize: .textSize
      case .buildsOnlyVisibleCells: .buildsOnlyVisibleCells
      case .values: .values
      case .data: .data
      case .environment: .environment
      }
  }
}

/// What problems and explanations call the settings of the library.
///
/// A program that offers them under names of its own, as the command does with its flags, gives those names:
///
/// ```swift
/// var options = InterpreterOptions()
/// options.settingNames = SettingNames { setting, _ in setting == .nodes ? "Most views" : setting.name }
/// ```
public struct SettingNames: Sendable {
  let naming: SettingNaming

  /// Names settings by `name`, whose `value` is what the text says that the setting should be given, such as `title=…`.
  public init(_ name: @escaping @Sendable (_ setting: Setting, _ value: String?) -> String) {
    naming = SettingNaming { name(Setting($0), $1) }
  }

  private init() { naming = .library }

  /// The library's own names.
  public static let library = SettingNames()
}
