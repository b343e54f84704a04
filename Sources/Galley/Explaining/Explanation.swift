import GalleyLayout
import GalleyTables

/// Why a view has its size and place: one answer, and the steps that lead to it, from the window to the view.
public struct Explanation: Sendable {
  /// What can be asked of a view.
  public enum Aspect: String, Sendable, CaseIterable {
    case width, height, position
  }

  /// A reason.
  public struct Step: Sendable {
    /// The name of the rule, such as `stack.share`; `galley explain-code` tells of it.
    public let rule: String
    /// The id of the rule in Documentation/Rules.md.
    public let reference: String
    /// How sure the rule is.
    public let standing: Standing
    /// What holds between the numbers, by their names.
    public let equations: [String]
    /// What in the document is to blame.
    public let places: [SourceRange]
    /// The positions of the steps that it comes from.
    public let causes: [Int]
    /// Whether it only hands a value on.
    public let isPassing: Bool
    /// Whether it was found for a height or a distance from the top.
    public let isVertical: Bool
    /// The reason itself.
    let reason: GalleyLayout.Step
    /// What makes words of it.
    let writer: SentenceWriter
    /// What the answer tells of it, and its own sentence does not.
    var valuesOfAnswer: [Value] = []

    // Most steps are asked for neither, so that both are made when somebody asks.
    /// The reason in words.
    public var text: String { writer.sentence(reason, places: places) }
    /// The numbers and names in it.
    public var values: [Value] { writer.values(of: reason) + valuesOfAnswer }
  }

  /// What an answer wonders at, and a change of the document may mend.
  enum Finding: Sendable {
    /// A stack is aligned in one way and the view stands in another.
    case misaligned(Node, String)
    /// A style is drawn beyond its frame.
    case drawnBeyond
    /// A picture does not follow the frame around it.
    case pictureInFrame
  }

  /// Where something that was asked for ends.
  struct End: Sendable {
    var quantity: Asked.Quantity
    var axis: Axis
    var step: Int
    /// Whether it was asked of the view itself, not of what is around it.
    var isOwn = true
  }

  /// A named value of a step.
  public struct Value: Sendable {
    /// The name that equations and templates use.
    public let name: String
    /// What it is.
    public let content: Content

    /// What a value is.
    public enum Content: Sendable {
      case number(Double)
      case numbers([Double])
      case text(String)
      case texts([String])
    }
  }

  /// What is explained.
  public let node: Node
  /// What was asked of it; empty for a view that is not shown.
  public let aspects: [Aspect]
  /// The answer in one sentence, without the reasons.
  public internal(set) var answer: String
  /// The reasons, causes before what they lead to.
  public internal(set) var steps: [Step]
  /// Whether there were too many steps to tell all.
  public let isCut: Bool
  /// The steps in which what was asked for ends.
  var ends: [End] = []
  /// The steps that give the lengths of the view, also where only its place was asked for.
  var ownLengths: [End] = []
  /// The axes along which a place is told.
  var placeAxes = Axis.allCases
  /// The container that the answer names.
  var container: LayoutNodeID?
  /// Whether it compares the areas of two styles.
  var comparesStyles = false
  /// Whether the answer says what people see, which then needs no sentence of its own.
  public internal(set) var answersWhy = false
  /// Whether it tells why the view sticks out of the window.
  var tellsOverflow = false
  /// What the answer wonders at; nil for nothing.
  var finding: Finding?
  /// What else is worth knowing, behind the reasons.
  var notes: [String] = []
  /// For how many nodes it stands that one name means, itself included; see `DocumentLayout.explainEach`.
  public internal(set) var count = 1

  /// The same explanation, standing for so many nodes.
  public func standing(for count: Int) -> Explanation {
    var result = self
    result.count = count
    return result
  }
}

extension Explanation {
  /// Whether all is asked for.
  var tellsAll: Bool { aspects.count == Aspect.allCases.count }

  /// The step that moves a view within what is around it: beyond those by which it only begins where that begins.
  func decidingPlace(_ end: Int) -> Int {
    var current = end
    while steps[current].isPassing, let place = steps[current].reason.number("x"),
      let next = steps[current].causes.last(where: { steps[$0].reason.number("x") == place })
    {
      current = next
    }
    return current
  }
}
