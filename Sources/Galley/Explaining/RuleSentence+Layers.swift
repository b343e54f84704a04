import GalleyLayout

extension RuleSentence {
  // ZStack, choices, scrolling and reading.

  static let depthUnion = RuleSentence(
    "{n} is as {wide} as the union of its views; {c} decides: {S}.",
    "layout 2.5", .measured)
  static let depthAgain = RuleSentence(
    "When it is placed, {n} offers each view in it its own {P}.", "layout 2.5", .measured)
  static let depthAlign = RuleSentence(
    "{n} puts the {guide} of {c} on that of the others{@}: {line} − {v} = {d}; {start}{+d} = {x}.",
    "layout 2.5", .measured)
  static let fitsNo = RuleSentence("{c} needs {I}, {d} more than the {P} that {n} has.", "layout 4.10", .published)
  static let fitsFirst = RuleSentence(
    "{c} is the first that fits into {n}: {I} of {P}.", "layout 4.10", .published)
  static let fitsLast = RuleSentence(
    "No other fits, so {n} shows its last view, {c}: {I} of {P}.", "layout 4.10", .published)
  static let fitsOver = RuleSentence(
    "No other fits, so {n} shows its last view, {c}, which needs {I}, {d} more than the {P} that there are.",
    "layout 4.10", .published)
  static let fitsOpen = RuleSentence(
    "{n} is offered no {extent}, so that its first view fits, {c}.", "layout 4.10", .published)
  static let fitsBefore = RuleSentence(
    "{c} stands behind that one in {n} and is never asked.", "layout 4.10", .published)
  static let layerOffer = RuleSentence(
    "{n} offers {c} the size of what it is applied to: {P}.", "layout 4.7", .measured)
  static let layerAlign = RuleSentence(
    "{n} puts the {guide} of {c} on that of what it is applied to{@}: {line} − {v} = {d}; {start}{+d} = {x}.",
    "layout 4.7", .measured)
  static let scrollTake = RuleSentence(
    "{n} scrolls, so it takes the {S} that it is offered, whatever its content.",
    "layout 4.11", .measured)
  static let scrollOpen = RuleSentence(
    "{n} is offered no {extent} and takes its content’s, {S}.", "layout 4.11", .measured)
  static let scrollHug = RuleSentence(
    "Where it does not scroll {n} is as {wide} as its content: {S}.",
    "layout 4.11", .measured)
  static let scrollOffer = RuleSentence(
    "{n} scrolls {scrolling}, so it offers its content no {extent}.",
    "layout 4.11", .measured)
  static let scrollMargins = RuleSentence(
    "{n} keeps {d} before its content: {start}{+d} = {x}.", "layout 4.11", .measured)
  static let readerTake = RuleSentence("{n} takes the {S} that it is offered.", "layout 4.9", .measured)
  static let readerTen = RuleSentence("{n} is offered no {extent} and takes 10.", "layout 4.9", .measured)
  static let readerOffer = RuleSentence("{n} offers its views its own {P}.", "layout 4.9", .measured)
  static let readerCorner = RuleSentence(
    "{p} puts its views into its top leading corner, not its centre: {n} begins at {x}.",
    "layout 4.9", .measured)
}
