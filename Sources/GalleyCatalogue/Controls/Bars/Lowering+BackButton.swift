import GalleyExpressions
import GalleyLanguage
import GalleyLayout

/// The page that the button at the start of a bar leads back to.
struct PageBefore {
  /// The modifier with its title; nil for a page without one.
  var title: ModifierReference?
  /// The navigation container whose pages they are.
  var stack: ViewNodeID
}

// The button that leads back. Source: grid 4.5; its figures are unconfirmed.

extension Lowering {
  /// The page before the last.
  func pageBefore(_ id: ViewNodeID, of stack: ViewReference) -> PageBefore {
    PageBefore(title: barRequests(below: id, outside: BarRequests.containers).title, stack: stack.id)
  }

  /// The button at the start of the bar of a pushed page.
  ///
  /// Before iOS 26 an angle with the title of the page before, with the word "Back" where there is too little room for that, or
  /// alone; from iOS 26 on an angle on glass. Other platforms than phones and tablets have it elsewhere.
  mutating func backButton(to page: PageBefore, in environment: EnvironmentValues) -> Piece? {
    guard platform == .iOS || platform == .iPadOS else { return nil }
    let button = made(.backButton, by: page.stack, backLabel(page, in: environment))
    return metrics[.barPlate] > 0 ? button : wrap(.padding(EdgeInsets(leading: metrics[.barBackInset])), button)
  }

  private mutating func backLabel(_ page: PageBefore, in environment: EnvironmentValues) -> Piece {
    let plate = metrics[.barPlate]
    if plate > 0 {
      return drawing(.barPlate(isProminent: false), drawing(.backChevron, box(width: plate, height: plate)))
    }
    var environment = page.title.map { self.environment(of: $0.node) } ?? environment
    environment.font = Font(.style(.body))
    environment.dynamicTypeSize = min(environment.dynamicTypeSize, UnconfirmedChoices.largestTextOfBars)
    let title = page.title.flatMap { arguments(of: $0)[.title] }
    let words = [title, LocalizedText("Back")].compactMap(\.self)
    var choices: [Piece] = []
    for word in words {
      let chevron = backChevron()
      let text = text(word, in: environment, lineLimit: 1)
      choices += [horizontal([chevron, text], spacing: metrics[.barBackSpacing])].compactMap(\.self)
    }
    choices.append(backChevron())
    return drawing(.label(.inBar), arrange(.viewThatFits(.horizontal), choices))
  }

  private mutating func backChevron() -> Piece {
    drawing(.backChevron, box(width: metrics[.barBackChevronWidth], height: metrics[.barBackChevronHeight]))
  }
}
