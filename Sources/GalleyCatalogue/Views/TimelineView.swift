import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let timelineView = ViewDefinition(
    "TimelineView", summary: "Content that is made anew as time goes on; it is laid out as it is at first.",
    since: .iOS(15), layoutStanding: .derived,
    overloads: [
      ViewOverload(
        [
          .required(.schedule, "When the content is made anew."),
          .required(
            .content, .closureContent([.init("context", .builtIn("TimelineViewDefaultContext"), value: .null)]),
            "The views; `context` has the `date`."),
        ],
        type: ViewTypeRule { context in
          TypedReceiver(context.generic("TimelineView", [context.schedule(), context.component(.content)]))
        },
        layout: .unary)
    ],
    examples: [
      Example(
        "TimelineView: { schedule: everyMinute, content: { Text: Now } }",
        type: "TimelineView<EveryMinuteTimelineSchedule, Text>"),
      Example(
        "state: { isPlaying: true }\nbody:\n  TimelineView:\n"
          + "    schedule: { animation: { minimumInterval: 0.1, paused: $(!isPlaying) } }\n"
          + "    content: { Text: Now }",
        type: "TimelineView<AnimationTimelineSchedule, Text>"),
    ])
}

extension TypeContext {
  /// The type of the schedule that was given, by its name.
  fileprivate mutating func schedule() -> TypeRef {
    let schedule: TimelineSchedule? = writtenForm(of: .schedule).flatMap { document.types.enumerationCase($0) }
    return named((schedule ?? .everyMinute).typeName)
  }
}

/// When the content of a timeline view is made anew.
enum TimelineSchedule: String, SwiftUIEnumeration {
  case everyMinute
  case animation
  case periodic
  case explicit

  static var swiftName: String { "TimelineSchedule" }

  /// The printed type of the schedule.
  fileprivate var typeName: String {
    switch self {
    case .everyMinute: "EveryMinuteTimelineSchedule"
    case .animation: "AnimationTimelineSchedule"
    case .periodic: "PeriodicTimelineSchedule"
    case .explicit: "ExplicitTimelineSchedule<Array<Date>>"
    }
  }
}

extension ViewLayout {
  /// The content alone; several views stand below each other.
  static let unary = ViewLayout.custom { lowering, view in
    lowering.lowerBlock(.content, of: view, in: .verticalStack).map { [lowering.stand(view, for: $0)] } ?? []
  }
}

extension ArgumentLabel<Value> {
  fileprivate static var schedule: Self { Self("schedule", .type("TimelineSchedule")) }
}
