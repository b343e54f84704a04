import GalleySource

/// A setting that problems and explanations name where they tell to change it.
///
/// The raw value is what the library calls it.
public enum Setting: String, Hashable, Sendable, CaseIterable {
  /// `InterpreterOptions.limits.fileSize`.
  case fileSize = "limits.fileSize"
  /// `InterpreterOptions.limits.depth`.
  case depth = "limits.depth"
  /// `InterpreterOptions.limits.nodes`.
  case nodes = "limits.nodes"
  /// `InterpreterOptions.limits.definitions`.
  case definitions = "limits.definitions"
  /// `InterpreterOptions.limits.steps`.
  case steps = "limits.steps"
  /// `InterpreterOptions.limits.textLength`.
  case textLength = "limits.textLength"
  /// `InterpreterOptions.limits.elements`.
  case elements = "limits.elements"
  /// `InterpreterOptions.limits.layoutPasses`.
  case layoutPasses = "limits.layoutPasses"
  /// The `maximum` of a `ProblemReport`.
  case shownProblems = "maximum"
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
  /// `CatalogueEntry.all`: not set, but asked. The value is the entry or the list that is asked for.
  case catalogue = "CatalogueEntry.all"

  /// What the library calls it: `limits.nodes`.
  public var name: String { rawValue }
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
    naming = SettingNaming { setting, value in
      Setting(rawValue: setting.rawValue).map { name($0, value) } ?? setting.rawValue
    }
  }

  private init() { naming = .library }

  /// The library's own names.
  public static let library = SettingNames()
}
