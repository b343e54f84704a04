import GalleyTables

/// What the reasons of a stack's views have in common: found once for the stack, since each of its views asks for it.
struct StackFacts {
  /// The gaps between the views, in order.
  let gaps: [Double]
  /// What it has for its views when the gaps are taken off; nil until it is asked for.
  var space: Step?
  /// By view, how far the sharing was told when its turn came, when the stack is placed; nil until it is asked for.
  var placing: StackTurns?
  /// The same when the stack is measured.
  var measuring: StackTurns?
}

/// How a stack shared its space, told once for all of its views.
struct StackTurns {
  /// Where the story stands when the turn of a view comes.
  private struct Mark {
    var event: Int
    var steps: Int
    var space: Double
    var taken: StackStory.Taken
  }

  private let events: [StackEvent]
  private var story: StackStory
  private var marks: [LayoutNodeID: Mark] = [:]

  init(_ events: [StackEvent], views: [StackStory.View], of parent: LayoutNodeID, along axis: Axis, space: Double) {
    self.events = events
    story = StackStory(parent: parent, axis: axis, views: views, space: space)
    for (index, event) in events.enumerated() {
      story.turn = index + 1
      if case .asked(let position, _, _, _, _) = event {
        marks[views[position].node] = Mark(
          event: index, steps: story.steps.count, space: story.space, taken: story.taken)
      }
      story.tellTurnBefore(event)
    }
  }

  /// The steps that lead to what a view is offered; all of them for a view whose turn never came.
  func steps(to view: LayoutNodeID) -> [Step] {
    guard let mark = marks[view] else { return story.steps }
    var told = story
    told.steps = Array(story.steps[..<mark.steps])
    told.space = mark.space
    told.taken = mark.taken
    told.turn = mark.event + 1
    told.tellLast(events[mark.event])
    return told.steps
  }
}
