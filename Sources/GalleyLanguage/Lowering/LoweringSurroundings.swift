package import GalleyLayout

/// What stands around the view that is being lowered; whoever lowers something inside puts it back afterwards.
package struct LoweringSurroundings: Sendable {
  /// The axis that Spacer and Divider follow here; nil outside a stack.
  package var orientation: Axis?
  /// What controls adapt to here.
  package var controls: ControlSurroundings
  /// The modifiers and definitions around, inside the container around; they are applied to what a deferred loop here gives.
  private(set) var wrappers: [ViewNodeID] = []

  package init(orientation: Axis? = nil, controls: ControlSurroundings = ControlSurroundings()) {
    self.orientation = orientation
    self.controls = controls
  }

  // MARK: Modifiers and definitions

  fileprivate mutating func enterWrapper(_ wrapper: ViewNodeID) { wrappers.append(wrapper) }

  fileprivate mutating func leaveWrapper() { wrappers.removeLast() }

  // MARK: Containers

  /// The spacers inside the container around, which an implicit container gives its own axis: whether there is one shows
  /// only behind the views.
  private(set) var spacers: [LayoutNodeID] = []

  package mutating func noteSpacer(_ spacer: LayoutNodeID) { spacers.append(spacer) }

  /// Takes the spacers out that were noted behind the first `count`.
  mutating func takeSpacers(behind count: Int) -> [LayoutNodeID] {
    defer { spacers.removeSubrange(count...) }
    return Array(spacers[count...])
  }

  /// What a container changes, for putting it back behind its views.
  fileprivate struct Outside {
    var orientation: Axis?
    var isRowLevel: Bool
    var wrappers: [ViewNodeID]
    var spacers: [LayoutNodeID]
  }

  /// Enters a container, whose own modifiers are not those of its views.
  fileprivate mutating func enterContainer(orientation: Axis?) -> Outside {
    let outside = Outside(
      orientation: self.orientation, isRowLevel: controls.isRowLevel, wrappers: wrappers, spacers: spacers)
    self.orientation = orientation
    controls.isRowLevel = false
    wrappers = []
    spacers = []
    return outside
  }

  fileprivate mutating func leaveContainer(_ outside: Outside) {
    orientation = outside.orientation
    controls.isRowLevel = outside.isRowLevel
    wrappers = outside.wrappers
    spacers = outside.spacers
  }
}

extension Lowering {
  /// Lowers something where spacers and dividers follow another axis; an implicit container around leaves them alone.
  package mutating func within<Result>(orientation: Axis?, _ lower: (inout Lowering) -> Result) -> Result {
    let (outer, mark) = (surroundings.orientation, surroundings.spacers.count)
    surroundings.orientation = orientation
    let result = lower(&self)
    surroundings.orientation = outer
    _ = surroundings.takeSpacers(behind: mark)
    return result
  }

  /// Lowers what a container holds, in which spacers and dividers follow its axis.
  mutating func withinContainer(orientation: Axis?, _ lower: (inout Lowering) -> Void) {
    let outside = surroundings.enterContainer(orientation: orientation)
    lower(&self)
    surroundings.leaveContainer(outside)
  }

  /// Lowers what stands in a modifier or a definition, which is applied to what a deferred loop inside gives.
  mutating func within(wrapper: ViewNodeID, _ lower: (inout Lowering) -> Void) {
    surroundings.enterWrapper(wrapper)
    lower(&self)
    surroundings.leaveWrapper()
  }

  /// Lowers something in other surroundings, and puts those that are here back behind it.
  package mutating func within<Result>(
    _ inner: LoweringSurroundings, _ lower: (inout Lowering) -> Result
  ) -> Result {
    within(\.self, inner, lower)
  }

  /// Lowers something where one of the surroundings is another.
  @inline(__always)
  package mutating func within<Member, Result>(
    _ member: WritableKeyPath<LoweringSurroundings, Member>, _ value: Member,
    _ lower: (inout Lowering) -> Result
  ) -> Result {
    let outer = surroundings[keyPath: member]
    surroundings[keyPath: member] = value
    let result = lower(&self)
    surroundings[keyPath: member] = outer
    return result
  }
}
