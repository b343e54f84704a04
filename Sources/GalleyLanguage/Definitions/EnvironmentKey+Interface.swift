import GalleyExpressions
import GalleyLayout

extension EnvironmentKey {
  /// The surroundings: appearance, place, device, language.
  static let interface: [EnvironmentKey] = [
    EnvironmentKey(
      EnvironmentMember("backgroundMaterial"), "The material behind the view; nil for none.", since: .iOS(15),
      .optional(.builtIn("Material")), default: .null),
    .kept(
      EnvironmentMember("backgroundProminence"), "How strong what lies behind the view is.", since: .iOS(17),
      "BackgroundProminence",
      default: "standard"),
    EnvironmentKey(
      EnvironmentMember("calendar"), "The calendar that dates are shown in.", .builtIn("Calendar"),
      default: .record(.calendar, [TypeTable().value("Calendar.Identifier", "gregorian")])),
    colorScheme,
    .kept(
      EnvironmentMember("colorSchemeContrast"), "How strongly colours differ.", "ColorSchemeContrast",
      default: "standard",
      isReadOnly: true),
    contentTransition,
    .flag(
      "contentTransitionAddsDrawingGroup", "Whether transitions of content draw into one picture.", since: .iOS(16)),
    .kept(
      EnvironmentMember("controlActiveState"), "How active the window is.", since: .iOS(13).only(.macOS),
      "ControlActiveState",
      default: "key"),
    EnvironmentKey(
      "displayScale", "Pixels per point.", .double, prints: "CGFloat",
      read: { environment, _ in .double(environment.displayScale) },
      write: { value, _, environment in
        if let scale = value.number, displayScales.contains(scale) { environment.displayScale = scale }
      }
    ).only("a number of pixels above 0, up to 16") { $0.number.map { displayScales.contains($0) } ?? true },
    sizeClass(
      "horizontalSizeClass", "How much room there is across; nil where there are no size classes.",
      \.isHorizontallyCompact),
    .flag("isLuminanceReduced", "Whether the display is dimmed.", since: .iOS(15)),
    layoutDirection,
    EnvironmentKey(
      "locale", "The language and region.", .builtIn("Locale"),
      read: { environment, _ in .record(.locale, [.string(environment.locale)]) },
      write: { value, _, environment in environment.locale = value.identifier ?? environment.locale }
    ).only("a language and region, such as `en_US` or `de`") { value in
      value.identifier.map { LocaleIdentifier.isWellFormed($0) } ?? true
    },
    EnvironmentKey(
      EnvironmentMember("pixelLength"), "The length of a device pixel in points.", .double, prints: "CGFloat",
      default: .null, isReadOnly: true
    ).computed { .double(1 / $0.displayScale) },
    EnvironmentKey(
      EnvironmentMember("redactionReasons"), "Why content is not shown.", since: .iOS(14), .builtIn("RedactionReasons"),
      default: .array([])),
    .kept(
      EnvironmentMember("scenePhase"), "How near the scene is to the user.", since: .iOS(14), "ScenePhase",
      default: "active"),
    EnvironmentKey(
      EnvironmentMember("timeZone"), "The time zone that dates are shown in.", .builtIn("TimeZone"),
      default: .record(.timeZone, [.string("GMT")])),
    sizeClass(
      "verticalSizeClass", "How much room there is from top to bottom; nil where there are no size classes.",
      \.isVerticallyCompact),
  ]

  /// The least positive scale is as good as none, and no display has more than a few pixels in a point.
  private static let displayScales = Double.leastNormalMagnitude...16

  private static func sizeClass(
    _ name: String, _ summary: String, _ field: WritableKeyPath<EnvironmentValues, Bool?> & Sendable
  ) -> EnvironmentKey {
    EnvironmentKey(
      name, summary, .optional(.builtIn(UserInterfaceSizeClass.swiftName)),
      read: { environment, types in
        environment[keyPath: field].map { types.value(UserInterfaceSizeClass(isCompact: $0)) } ?? .null
      },
      write: { value, types, environment in
        environment[keyPath: field] = types.enumerationCase(value).map { $0 == UserInterfaceSizeClass.compact }
      })
  }

  package static let layoutDirection = EnvironmentKey(
    "layoutDirection", "The direction of reading.", .builtIn(LayoutDirection.swiftName),
    read: { environment, types in types.value(LayoutDirection(isRightToLeft: environment.isRightToLeft)) },
    write: { value, types, environment in
      environment.isRightToLeft = types.enumerationCase(value) == LayoutDirection.rightToLeft
    })

  // Those that modifiers write.
  package static let contentTransition = EnvironmentKey.kept(
    EnvironmentMember("contentTransition"), "How the content of views changes.", since: .iOS(16), "ContentTransition",
    default: "identity")
  package static let colorScheme = EnvironmentKey(
    "colorScheme", "Light or dark.", .builtIn(ColorSchemeCase.swiftName),
    read: { environment, types in types.value(environment.isDark ? ColorSchemeCase.dark : .light) },
    write: { value, types, environment in environment.isDark = types.enumerationCase(value) == ColorSchemeCase.dark })
}

extension Value {
  /// What a Locale or a TimeZone is called.
  fileprivate var identifier: String? {
    guard case .record(_, let fields) = self, case .string(let name)? = fields.first else { return nil }
    return name
  }
}
