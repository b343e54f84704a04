import GalleyExpressions

extension EnvironmentKey {
  /// What controls, lists and scroll views go by.
  static let controls: [EnvironmentKey] = [
    buttonRepeatBehavior,
    controlSize,
    EnvironmentKey(
      .defaultMinListHeaderHeight, "The least height of list headers in points; nil for the system's.",
      .optional(.double), prints: "Optional<CGFloat>", default: .null
    ).numbers(.length),
    EnvironmentKey(
      .defaultMinListRowHeight, "The least height of list rows in points.", .double, prints: "CGFloat",
      default: .double(44)
    ).numbers(.length),
    EnvironmentKey(
      EnvironmentMember("editMode"), "Whether people edit a list; nil where nothing can be edited.",
      since: .iOS(13).except(.macOS, .watchOS), .optional(.builtIn("EditMode")),
      prints: "Optional<Binding<EditMode>>", default: .null
    ).bound(),
    headerProminence,
    .kept(
      EnvironmentMember("horizontalScrollIndicatorVisibility"), "Whether the horizontal scroll bar shows.",
      since: .iOS(16),
      "ScrollIndicatorVisibility", default: "automatic"),
    .truth("isEnabled", "Whether controls react.", \.isEnabled),
    .flag("isFocused", "Whether the nearest ancestor that can be focused is.", since: .iOS(14), isReadOnly: true),
    .flag("isHoverEffectEnabled", "Whether hovering has effects.", since: .iOS(17), default: true),
    .flag("isPresented", "Whether the view is presented by another.", since: .iOS(15), isReadOnly: true),
    .truth("isScrollEnabled", "Whether people can scroll.", since: .iOS(16), \.isScrollEnabled),
    .flag("isSearching", "Whether people are searching.", since: .iOS(15), isReadOnly: true),
    EnvironmentKey(
      EnvironmentMember("keyboardShortcut"), "The shortcut of the control; nil for none.",
      since: .iOS(15).except(.tvOS, .watchOS),
      .optional(.builtIn("KeyboardShortcut")), default: .null),
    .kept(
      .labelsVisibility, "Whether the labels of controls show.", since: .iOS(18), "Visibility", default: "automatic"),
    menuIndicatorVisibility,
    .kept(
      EnvironmentMember("menuOrder"), "The order of a menu's items.", since: .iOS(16), "MenuOrder", default: "automatic"
    ),
    .kept(
      EnvironmentMember("scrollDismissesKeyboardMode"), "What scrolling does to the keyboard.", since: .iOS(16),
      "ScrollDismissesKeyboardMode", default: "automatic"),
    .kept(
      EnvironmentMember("verticalScrollIndicatorVisibility"), "Whether the vertical scroll bar shows.", since: .iOS(16),
      "ScrollIndicatorVisibility", default: "automatic"),
  ]

  /// The user's settings for accessibility; views can only read them.
  static let accessibility: [EnvironmentKey] = [
    .flag("accessibilityAssistiveAccessEnabled", "Whether Assistive Access is on.", since: .iOS(18), isReadOnly: true),
    .flag(
      "accessibilityDifferentiateWithoutColor", "Whether colours alone must not tell things apart.", isReadOnly: true),
    .flag("accessibilityEnabled", "Whether an assistive technology is on.", isReadOnly: true),
    .flag("accessibilityInvertColors", "Whether colours are inverted.", isReadOnly: true),
    .flag("accessibilityReduceMotion", "Whether there should be less motion.", isReadOnly: true),
    .flag("accessibilityReduceTransparency", "Whether there should be less transparency.", isReadOnly: true),
    .flag(
      "accessibilityShowButtonShapes", "Whether buttons should have shapes.", since: .iOS(14), isReadOnly: true),
    .flag("accessibilitySwitchControlEnabled", "Whether Switch Control is on.", since: .iOS(15), isReadOnly: true),
    .flag("accessibilityVoiceOverEnabled", "Whether VoiceOver is on.", since: .iOS(15), isReadOnly: true),
  ]

  // Those that modifiers write.
  package static let buttonRepeatBehavior = EnvironmentKey.kept(
    EnvironmentMember("buttonRepeatBehavior"), "What holding a button does.", since: .iOS(17), "ButtonRepeatBehavior",
    default: "automatic")
  package static let menuIndicatorVisibility = EnvironmentKey.kept(
    EnvironmentMember("menuIndicatorVisibility"), "Whether menus show that they are menus.", since: .iOS(15),
    "Visibility",
    default: "automatic")
  package static let headerProminence = EnvironmentKey.kept(
    .headerProminence, "How much the headers of sections stand out.", since: .iOS(15), "Prominence",
    default: "standard")
  package static let controlSize = EnvironmentKey.kept(
    .controlSize, "The size of controls.", since: .iOS(15), "ControlSize", default: "regular")
}
