import GalleyLanguage

extension ViewDefinition {
  static let videoPlayer = ViewDefinition(
    "VideoPlayer", summary: "A film with its controls; it takes all that it is offered.", since: .iOS(14),
    layoutStanding: .model,
    overloads: [
      ViewOverload(
        [
          .required("player", .anyValue, "What plays; nil for nothing.", primary: true, nullable: true),
          .optional("videoOverlay", .content, "Views over the film, below the controls."),
        ], type: .unknown("VideoPlayer"), drawing: .placeholder { _ in "VideoPlayer" }, layout: .leaf { _ in .fill })
    ],
    examples: [
      Example(
        "VideoPlayer: { player: null }",
        type: "unknown(VideoPlayer)")
    ])
}
