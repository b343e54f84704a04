import GalleyCatalogue
import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleySource

/// What there is to say about one view, modifier, style, type of values, word or setting, taken from its declaration and
/// nowhere else.
public struct CatalogueEntry: Sendable {
  /// Which namespace a name belongs to.
  public enum Kind: String, Sendable, CaseIterable {
    case view
    case modifier
    case style
    case value
    /// A word of the language, such as `if`.
    case word
    /// What documents are evaluated against, such as the devices.
    case setting

    /// The title of a list of these.
    public var heading: String {
      switch self {
      case .view: "Views"
      case .modifier: "Modifiers"
      case .style: "Styles"
      case .value: "Values"
      case .word: "Words of the language"
      case .setting: "Settings"
      }
    }
  }

  /// One initialiser of a view, or one overload of a modifier.
  public struct Form: Sendable {
    /// The call as Swift would declare it: `padding(edges: Edge.Set, length: Double?)`.
    public let signature: String
    /// What it takes, in order.
    public let parameters: [Parameter]
    /// Where it exists, if that is not where the entry does.
    public let availability: [String]?
  }

  /// One argument.
  public struct Parameter: Sendable {
    /// The label in documents.
    public let label: String
    /// Swift's name of the type, or what is written in its place: `view builder`.
    public let type: String
    /// One sentence, with the unit and what leaving it out means.
    public let summary: String
    /// Whether it cannot be left out.
    public let isRequired: Bool
    /// Whether it takes the value that stands for the whole call.
    public let isPrimary: Bool
  }

  /// One of the words that a value is written as.
  public struct Case: Sendable {
    /// The word.
    public let name: String
    /// What it means; empty where the name says it.
    public let summary: String
  }

  /// A document that uses it.
  public struct Example: Sendable {
    /// YAML of a node or block.
    public let document: String
    /// What Swift prints for its type, for the default target.
    public let type: String
  }

  /// Which namespace the name belongs to.
  public let kind: Kind
  /// The name in documents.
  public let name: String
  /// One sentence that says what it is.
  public var summary: String { summary(naming: .library) }
  private let summaryText: HelpText
  /// The first release of each platform that has it: `iOS 16`.
  public let availability: [String]
  /// How well the rule is known by which it is laid out, or changes layout; nil for what has no part in layout.
  public let layoutStanding: Standing?
  /// The ways to call it.
  public let forms: [Form]
  /// Documents that use it.
  public let examples: [Example]
  /// The document that shows what a built-in style of this name looks like; nil for what is no family of styles.
  var styleExample: (@Sendable (_ style: String) -> String)?
  /// What a value may be written as, or the styles of a protocol; empty for views and modifiers.
  public var cases: [Case] = []
  /// The figures that the layout of a view takes.
  var figures: [ControlMetricRow] = []

  /// The word for what has no part in layout, beside those of `Standing`.
  static let unchangedLayout = "neutral"

  /// The word for how well its layout is known.
  var layoutWord: String { layoutStanding?.rawValue ?? Self.unchangedLayout }

  /// The names of the figures that the layout of a view takes; `ControlFigures` has their values.
  public var figureNames: [String] { figures.map(\.name) }

  init(
    kind: Kind, name: String, summary: HelpText, availability: [String], layoutStanding: Standing?, forms: [Form],
    examples: [Example], cases: [Case] = []
  ) {
    self.kind = kind
    self.name = name
    summaryText = summary
    self.availability = availability
    self.layoutStanding = layoutStanding
    self.forms = forms
    self.examples = examples
    self.cases = cases
  }

  /// The summary with other names of settings.
  public func summary(naming settings: SettingNames) -> String { summaryText.text(naming: settings.naming) }
}
