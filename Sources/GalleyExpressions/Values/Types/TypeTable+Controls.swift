extension TypeTable {
  static func controls(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "ControlSize", "The size of controls.", ["mini", "small", "regular", "large", "extraLarge"], .comparable),
      .enumeration(
        "ButtonRole", "What a button does to the user's things.",
        [
          .init("destructive", summary: "It deletes."), .init("cancel", summary: "It leaves everything as it is."),
          "confirm", "close",
        ]),
      .enumeration("ButtonRepeatBehavior", "What holding a button does.", ["automatic", "enabled", "disabled"]),
      .enumeration(
        "DatePickerComponents", "What of a date people choose.",
        [
          "hourAndMinute", "date", "hourMinuteAndSecond",
        ], .optionSet),
      .enumeration(
        "EditActions", "What people may do to the elements of a list.", ["delete", "move", "all"], .optionSet),
      .enumeration("MenuOrder", "The order of a menu's items.", ["automatic", "priority", "fixed"]),
      .enumeration(
        "MenuActionDismissBehavior", "Whether an action closes its menu.", ["automatic", "enabled", "disabled"]),
      .enumeration("GroupedListSpacing", "Space between sections.", ["default", "compact"]),
      .enumeration(
        "ListSectionSpacing", "Space between the sections of a list.",
        ["default", "compact", .init("custom", payload: [.init("", .double, numbers: .length)])]),
      .enumeration(
        "ListItemTint", "The tint of a list row.",
        [
          "monochrome", .init("fixed", payload: [.init("", names.type("Color"))]),
          .init("preferred", payload: [.init("", names.type("Color"))]),
        ]),
      .enumeration(
        "PresentationDetent", "How high a sheet stands.",
        [
          "medium", "large", .init("fraction", payload: [.init("", .double, numbers: .fraction)]),
          .init("height", payload: [.init("", .double, numbers: .length)]),
        ]),
      .enumeration(
        "PresentationAdaptation", "What a presentation becomes where there is little room.",
        [
          "automatic", "none", "popover", "sheet", "fullScreenCover",
        ]),
      .enumeration(
        "PresentationContentInteraction", "What a swipe in a sheet does.", ["automatic", "resizes", "scrolls"]),
      .enumeration("BadgeProminence", "How much a badge stands out.", ["standard", "increased", "decreased"]),
      .enumeration(
        "FeedbackType", "A haptic feedback.",
        [
          "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment",
          "levelChange",
        ]),
      .enumeration(
        "AsyncImagePhase", "How far the loading of a picture has come.",
        [
          .init("empty", summary: "It is not there yet."),
          .init("success", summary: "The picture.", payload: [.init("", names.type("Image"))]),
          .init("failure", summary: "What went wrong.", payload: [.init("", .string)]),
        ]),
      .enumeration(
        "TimelineSchedule", "When the content of a timeline view is made anew.",
        [
          .init("everyMinute", summary: "At the full minute."),
          .init(
            "animation", summary: "As often as the screen.",
            payload: [
              .init("minimumInterval", .optional(.double), default: .null),
              .init("paused", .bool, default: .bool(false)),
            ]),
          .init("periodic", payload: [.init("from", names.type("Date")), .init("by", .double)]),
          .init("explicit", payload: [.init("", .array(names.type("Date")))]),
        ]),
      .enumeration(
        "ScrollTransitionPhase", "How far a view is in sight.",
        [
          .init("topLeading", summary: "It comes in at the top or the leading edge."),
          .init("identity", summary: "It is in sight."),
          .init("bottomTrailing", summary: "It comes in at the bottom or the trailing edge."),
        ]),
      .structure("TimelineViewDefaultContext", "What a timeline view tells its content.", [], []),
      .enumeration("TabRole", "What a tab is for.", ["search"]),
      .enumeration(
        "NavigationSplitViewVisibility", "Which columns of a split view show.",
        [
          "automatic", "all", "doubleColumn", "detailOnly",
        ]),
      .enumeration("NavigationSplitViewColumn", "A column of a split view.", ["sidebar", "content", "detail"]),
      .enumeration("PageTabViewStyle.IndexDisplayMode", "When the page dots show.", ["automatic", "always", "never"]),
      .enumeration(
        "VerticalPageTabViewStyle.TransitionStyle", "How vertical pages come and go.",
        ["automatic", "blur", "identity"]),
      .enumeration(
        "PageIndexViewStyle.BackgroundDisplayMode", "When the page dots have a background.",
        [
          "automatic", "interactive", "always", "never",
        ]),
      .enumeration(
        "PaletteSelectionEffect", "How a palette shows its selection.",
        [
          "automatic", "custom", .init("symbolVariant", payload: [.init("", names.type("SymbolVariants"))]),
        ]),
    ]
  }
}
