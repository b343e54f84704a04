import GalleyLayout

extension RuleSentence {
  // HStack and VStack. Source: layout 2.2.

  static let stackSpace = RuleSentence(
    "{n} has {P} for its {k} children; {count|gap|gaps} of {gap}{@} {count:leaves|leave} {P} − {g} = {space}.",
    "layout 2.2", .measured,
    [
      .spacer: "{n} has {P} for its {k} children; {count|gap|gaps} of {gap}, since a Spacer wants none, "
        + "{count:leaves|leave} {P} − {g} = {space}.",
      .nothing: "{n} has {P} for its {k} children; {count|gap|gaps} of {gap}, since an empty container wants none, "
        + "{count:leaves|leave} {P} − {g} = {space}.",
      .textBelow: "{n} has {P} for {k} children; {g} (the descent {descent} of the text below and a tenth of its line, "
        + "{tenth}) leave {space}.",
      .textAbove: "{n} has {P} for {k} children; {g} (the height {height} of the text above and a tenth of its line, "
        + "{tenth}, less its capitals, {cap}) leave {space}.",
      .textAboveSmall: "{n} has {P} for {k} children; {g} (the descent {descent} of the text above and a tenth of its "
        + "line, {tenth}) leave {space}.",
      .texts: "{n} has {P} for {k} children; {g} (the leading of the lower text) leave {space}.",
    ])
  static let stackGaps = RuleSentence(
    "{n} has {P} for its {k} children; gaps of {gaps} leave {P} − {g} = {space}.", "layout 1.6", .measured)
  static let stackKeep = RuleSentence(
    "{list} of lower priority {p} {list:keeps its least length|keep their least lengths}: {space} − {m} = {rest}.",
    "layout 2.2", .measured)
  static let stackRelease = RuleSentence(
    "Now {list} of priority {p} {list:comes|come}, with what is left and {list:its least length|their least lengths}: "
      + "{rest} + {m} = {space}.",
    "layout 2.2", .measured)
  static let stackLeast = RuleSentence(
    "{n} finds out how long {c} is at least, and offers it {P} for that.", "layout 2.2", .measured)
  static let stackOrder = RuleSentence(
    "{It} asks the least flexible first: {ranges}{more}.", "layout 2.2", .measured)
  static let stackShare = RuleSentence("{c} is offered {rest} ÷ {k} = {offer} and takes {S}.", "layout 2.2", .measured)
  static let stackSpent = RuleSentence(
    "What is left for {c} is {rest}, less than nothing: it is offered 0 and takes {S}.", "layout 2.2", .measured)
  static let stackLast = RuleSentence(
    "{c} is asked last and is offered all that is left: {space}{taken−} = {offer}.", "layout 2.2", .measured,
    [
      .clause: "{c} is asked last: {space}{taken−} = {offer}.",
      .then: "{c} is asked then, is offered {offer}, takes {S}.",
    ])
  static let stackNone = RuleSentence("Nothing is left for {c}: it is offered 0.", "layout 2.2", .measured)
  static let stackOnly = RuleSentence(
    "{c} is the only child of {n} and is offered all {P}.", "layout 2.2", .measured)
  static let stackOpen = RuleSentence(
    "{n} is offered no {extent}, so it asks each child for its ideal one.", "layout 2.2", .measured)
  static let stackEndless = RuleSentence("{n} is offered endless {extent} and hands that on.", "layout 2.2", .measured)
  static let stackSecond = RuleSentence(
    "{n} is offered no {extent}, so its children are placed with its own, {P}.", "layout 2.2", .measured)
  static let stackLength = RuleSentence(
    "{n} is as {wide} as its children and gaps: {parts} = {S}.", "layout 2.2", .measured)
  static let stackShort = RuleSentence(
    "{n} is as {wide} as its children and gaps: {parts} = {S}, {d} less than it was offered, because a stack "
      + "does not stretch.",
    "layout 2.2", .measured)
  static let stackOver = RuleSentence(
    "{n} is as {wide} as its children and gaps: {parts} = {S}, {d} more than it was offered.", "layout 2.2", .measured)
  static let stackWidest = RuleSentence(
    "{n} is as {wide} as its {widest} child, {c}: {S}.", "layout 2.2", .measured,
    [.over: "{n} is as {wide} as its {widest} child, {c}: {S}, {d} more than the {P} it was offered."])
  static let stackLine = RuleSentence(
    "{Its} reach {a} before and {b} behind the line that they are aligned on: {a} + {b} = {S}.",
    "layout 2.2", .measured)
  static let stackEmpty = RuleSentence(
    "Without children {n} is nothing.", "layout 2.2", .measured)
  static let stackFirst = RuleSentence(
    "{c} begins where {n} begins: {x}.", "layout 2.2", .measured, [.clause: "{c} begins where it begins."])
  static let stackAfter = RuleSentence("{c} begins behind {before}{more}: {parts} = {x}.", "layout 2.2", .measured)
  static let stackEdge = RuleSentence(
    "{n} puts the {guide} edge of {c} on its own: {coordinate} = {x}.", "layout 2.2", .measured)
  static let prioritySet = RuleSentence("{n} gives {c} priority {p}{@}.", "layout 1.5", .published)
  static let stackAlign = RuleSentence(
    "{n} puts the {guide} of {c} on its line: {line} − {v} = {d}{;}.", "layout 2.2", .measured)
  static let guideSet = RuleSentence(
    "{n} puts the {guide} of {c“} at {v}{@expression} instead of {usual}.", "layout 1.3", .published)
}
