import GalleyExpressions
import GalleyFormats
import GalleyTables

/// What stands around the place that is being checked, beside the names in scope.
struct CheckingSurroundings {
  /// The custom modifier or method around in which `content` stands for the modified view.
  var contentOwner: ContentOwner?
  /// The method of a View extension around.
  var viewMethod: Index<ViewMethod>?
  /// The style around, in which `configuration` is known.
  var style: Index<CustomStyle>?
  /// The table around, in `CheckedProgram.tableElements`; no link outside of one.
  var table = Link<TableElement>.none
  /// What stands in the block around that is no view by itself, such as the rows of a table.
  var part: PartKind?
  /// The type parameters of the definition around, by name.
  var genericTypes: [String: TypeID] = [:]
  /// What the type parameters of the definition that is being called stand for.
  var genericBindings: [TypeID: ValueType] = [:]
  /// The view-valued properties around.
  var properties = PropertyScope()
  /// The release that a condition or a definition around asks for; nil for the document's target.
  var release: Release?
  /// The members that the call around the place names.
  var namedMembers = NamedMembers()
  /// What the action around is asked for; nil for nothing.
  var actionResult: ValueType?
  /// The type of what the selection of the view around leads to; nil outside of the options of one.
  var selection: ValueType?
  /// Whether the words of the call may be a `Text`, as those of SwiftUI's modifiers.
  var takesTexts = false
  /// How many containers with bars are around.
  var barLevels = 0
  /// The method of a layout around.
  var method = MethodSurroundings()
  /// Where the node that is checked next stands in its list: what is above it, and whether it is the last.
  var siblings = Siblings()
}

/// The members that a call names, of which the values beside them are.
struct NamedMembers {
  /// A member of the environment.
  var environment: String?
  /// A member of `ContainerValues`, or what stands for it.
  var container: String?
}

/// Where a node stands in its list.
struct Siblings {
  /// What is above it; nil for the first, and for what stands in no list.
  var above: EntryID?
  var isLast = true
}

extension Checker {
  /// Checks something where one of the surroundings is another, or with `\.self` all of them.
  @inline(__always)
  mutating func within<Member, Result>(
    _ member: WritableKeyPath<CheckingSurroundings, Member>, _ value: Member, _ check: (inout Checker) -> Result
  ) -> Result {
    let outer = surroundings[keyPath: member]
    surroundings[keyPath: member] = value
    defer { surroundings[keyPath: member] = outer }
    return check(&self)
  }
}
