import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let contentUnavailableView = ViewDefinition(
    "ContentUnavailableView", summary: "Says in the middle of the room that there is nothing to show.",
    since: .iOS(17), layoutStanding: .model, figures: ["unavailable"],
    overloads: [
      ViewOverload(
        [.title("What is missing."), .systemImage, description], type: titled, layout: layout),
      ViewOverload([.title("What is missing."), .image, description], type: titled, layout: layout),
      ViewOverload(
        [
          .label("The views that say what is missing."),
          .optional(.descriptionViews, "The views below them."),
          .optional(.actions, "The buttons below those."),
        ],
        type: .generic("ContentUnavailableView", .of(.label), .of(.descriptionViews), .of(.actions)), layout: layout),
    ],
    examples: [
      Example(
        "ContentUnavailableView: { title: No cards, systemImage: star }",
        type: "ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>"),
      Example(
        "ContentUnavailableView: { label: { Text: No cards }, actions: { Button: Add } }",
        type: "ContentUnavailableView<Text, EmptyView, Button<Text>>"),
    ])

  private static let description = Parameter.optional(.descriptionText, "The words below the title.")
  private static let titled = ViewTypeRule.generic(
    "ContentUnavailableView", labelType, "Optional<Text>", "EmptyView")

  private static let layout = ViewLayout.custom { lowering, view in
    let arguments = lowering.arguments(of: view)
    let words = UnavailableWords(
      title: arguments[.title], systemImage: arguments[.systemImage], image: arguments[.image],
      description: arguments[.descriptionText])
    return lowering.close(view, lowering.unavailable(words, of: view))
  }
}

/// What is said where there is nothing to show, but for the blocks of views.
struct UnavailableWords {
  var title: LocalizedText?
  var systemImage: String?
  var image: String?
  var description: LocalizedText?
}

extension Lowering {
  /// An icon, a title, a description and buttons below each other, in the middle of all the room.
  mutating func unavailable(_ words: UnavailableWords, of view: ViewReference) -> Piece {
    var environment = environment(of: view.node)
    var parts: [Piece?] = []
    if let title = words.title {
      environment.font = Font(.style(.largeTitle))
      if let name = words.systemImage { parts.append(secondary(symbol(name, in: environment))) }
      if let name = words.image {
        parts.append(Piece(addPicture(name, isResizable: false)))
      }
      environment.font = Font(.style(.title2))
      environment.fontModifiers.isBold = true
      parts.append(text(title, in: environment))
    }
    parts.append(block(.label, of: view, in: .verticalStack))
    environment.font = Font(.style(.subheadline))
    environment.fontModifiers.isBold = nil
    parts.append(words.description.map { secondary(text($0, in: environment)) })
    parts.append(block(.descriptionViews, of: view, in: .verticalStack).map { secondary($0) })
    parts.append(block(.actions, of: view, in: .verticalStack))
    let content = vertical(parts.compactMap(\.self), spacing: metrics[.unavailableSpacing])
    // Where no length is proposed, as in the row of a list, it is as long as its parts.
    let limits = FlexibleFrame.Limits(min: 0, max: .infinity)
    let frame = FlexibleFrame(horizontal: limits, vertical: limits, alignment: .center)
    return wrap(.flexibleFrame(frame), content ?? area())
  }

  private mutating func secondary(_ piece: Piece) -> Piece { drawing(.label(.secondary), piece) }
}

extension ArgumentLabel<LocalizedText> {
  fileprivate static var descriptionText: Self { Self("description", .optionalText) }
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var descriptionViews: Self { Self("description") }
}
