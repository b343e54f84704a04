@testable import GalleySource
import Testing

/// What names of symbols may have been meant to be.
struct SymbolNameTests {
  /// One mistake of typing each: a letter too few, too many, another, two swapped, a capital; a period missing, doubled, in the
  /// middle of a word, or written as something else.
  @Test(arguments: [
    ("star.fil", "star.fill"), ("starr", "star"), ("heert.fill", "heart.fill"), ("chevron.rigth", "chevron.right"),
    ("Star.fill", "star.fill"), ("starfill", "star.fill"), ("star..fill", "star.fill"), (".star", "star"),
    ("check.mark", "checkmark"), ("star_fill", "star.fill"), ("star-fill", "star.fill"), ("star fill", "star.fill"),
    ("person.2.fil", "person.2.fill"), ("arrow.clokwise", "arrow.clockwise"), ("gearshpae", "gearshape"),
  ])
  func oneMistakeIsFound(_ written: String, _ meant: String) {
    #expect(SymbolNames.meant(by: written).contains(meant))
  }

  @Test func oneMistakeIsADistanceOfOne() {
    let words = [
      "", "a", "b", "ab", "ba", "aab", "aba", "abab", "abba", "baba", "abc", "acb", "abcd", "abdc", "bacd", "abd",
    ]
    for word in words {
      for other in words where other != word {
        let (bytes, others) = (Array(word.utf8), Array(other.utf8))
        #expect(
          EditDistance.isOne(bytes, others) == (EditDistance.between(bytes, others, limit: 1) != nil),
          "\(word) \(other)")
      }
    }
  }

  /// Symbols that exist, rare ones among them; names of two mistakes, and of words that nobody here knows.
  @Test(arguments: [
    "star.fill", "1.circle", "a.circle.fill", "he", "film", "pills", "hat.cap", "oar.2.crossed", "abs.brakesignal",
    "square.and.arrow.up.on.square.fill", "rectangle.3.group.bubble.left.fill", "xbox.logo", "ipodtouch",
    "sun.max.trianglebadge.exclamationmark", "character.ja", "tortoise.circle", "fan.badge.automatic",
    "figure.rower", "pointer.arrow", "headphones.over.ear", "waveform.mid", "macpro.gen3.badge.ckeckmark",
    "airpodsmax", "car.top.frontleft.arrowtriangle", "text.justifyleft", "circles.hexagongrid", "str.fil",
    "somethingelse", "", "house.of.cards.somewhere", "qqqqqq",
  ])
  func whatMayBeRightIsLeftAlone(_ name: String) {
    #expect(SymbolNames.meant(by: name).isEmpty)
  }
}
