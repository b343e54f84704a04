import GalleyLayout

extension RuleSentence {
  // HStack and VStack. Source: layout 2.2.

  static let stackSpace = RuleSentence(
    "{n} has {P} for its {k} views; {count|gap|gaps} of {gap}{@} {count:leaves|leave} {P} − {g} = {space}.",
    "layout 2.2", .measured)
  static let stackGaps = RuleSentence(
    "{n} has {P} for its {k} views; gaps of {gaps} leave {P} − {g} = {space}.",
    "layout 1.6", .measured)
  static let stackKeep = RuleSentence(
    "{list} of lower priority {list:keeps its least length|keep their least lengths}: {space} − {m} = {rest}.",
    "layout 2.2", .measured)
  static let stackRelease = RuleSentence(
    "Now {list} of lower priority {list:comes|come}, with what is left and {list:its least length|their "
      + "least lengths}: {rest} + {m} = {space}.",
    "layout 2.2", .measured)
  static let stackLeast = RuleSentence(
    "{n} finds out how long {c} is at least, and offers it {P} for that.", "layout 2.2", .measured)
  static let stackOrder = RuleSentence("{n} asks the least flexible first: {ranges}{more}.", "layout 2.2", .measured)
  static let stackShare = RuleSentence("{c} is offered {rest} ÷ {k} = {offer} and takes {S}.", "layout 2.2", .measured)
  static let stackSpent = RuleSentence(
    "What is left for {c} is {rest}, less than nothing: it is offered 0 and takes {S}.", "layout 2.2", .measured)
  static let stackLast = RuleSentence(
    "{c} is asked last and is offered all that is left: {space}{taken−} = {offer}.",
    "layout 2.2", .measured)
  static let stackNone = RuleSentence("Nothing is left for {c}: it is offered 0.", "layout 2.2", .measured)
  static let stackOnly = RuleSentence("{c} is the only view in {n} and is offered all {P}.", "layout 2.2", .measured)
  static let stackOpen = RuleSentence(
    "{n} is offered no {extent}, so it asks each view in it for its ideal one.",
    "layout 2.2", .measured)
  static let stackEndless = RuleSentence("{n} is offered endless {extent} and hands that on.", "layout 2.2", .measured)
  static let stackSecond = RuleSentence(
    "{n} is offered no {extent}, so its views are placed with its own, {P}.",
    "layout 2.2", .measured)
  static let stackLength = RuleSentence(
    "{n} is as {wide} as its views and gaps: {parts} = {S}.", "layout 2.2", .measured)
  static let stackShort = RuleSentence(
    "{n} is as {wide} as its views and gaps: {parts} = {S}, {d} less than it is offered, because a stack "
      + "does not stretch.",
    "layout 2.2", .measured)
  static let stackOver = RuleSentence(
    "{n} is as {wide} as its views and gaps: {parts} = {S}, {d} more than it is offered.",
    "layout 2.2", .measured)
  static let stackWidest = RuleSentence("{n} is as {wide} as its {widest} view, {c}: {S}.", "layout 2.2", .measured)
  static let stackLine = RuleSentence(
    "The views in {n} reach {a} before and {b} behind the line that they are aligned on: {a} + {b} = {S}.",
    "layout 2.2", .measured)
  static let stackEmpty = RuleSentence("Without views {n} is nothing.", "layout 2.2", .measured)
  static let stackFirst = RuleSentence("{c} begins where {n} begins: {x}.", "layout 2.2", .measured)
  static let stackAfter = RuleSentence("{c} begins behind {before}{more}: {parts} = {x}.", "layout 2.2", .measured)
  static let stackAlign = RuleSentence(
    "{n} puts the {guide} of {c} on its line{@}: {line} − {v} = {d}; {start}{+d} = {x}.",
    "layout 2.2", .measured)
  static let guideSet = RuleSentence(
    "{n} puts the {guide} of {c} at {v}{@} instead of {usual}.", "layout 1.3", .published)
}
