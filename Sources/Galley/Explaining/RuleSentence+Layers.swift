import GalleyLayout

extension RuleSentence {
  // ZStack, choices, scrolling and reading.

  static let depthUnion = RuleSentence(
    "{n} is as {wide} as the union of its children; {c} decides: {S}.", "layout 2.5", .measured,
    [.joint: "{n} is as wide as the union of its children; {c} decides: {S×}."])
  static let depthAgain = RuleSentence(
    "When it is placed, {n} offers each child its own {P}.", "layout 2.5", .measured)
  static let depthAlign = RuleSentence(
    "{n} puts the {guide}{@} of {c} on that of the others: {line} − {v} = {d}{;}.", "layout 2.5", .measured,
    [.joint: "{n} puts the {guide&}{@} of {c} on those of the others: {*{line} − {v} = {d}}{;}."])
  static let fitsNo = RuleSentence("{c} needs {I}, {d} more than the {P} that {n} has.", "layout 4.10", .published)
  static let fitsFirst = RuleSentence(
    "{c} is the first that fits into {n}: {I} of {P}.", "layout 4.10", .published)
  static let fitsLast = RuleSentence(
    "No other fits, so {n} shows its last child, {c}.", "layout 4.10", .published)
  static let fitsOver = RuleSentence(
    "No other fits, so {n} shows its last child, {c}, which needs {I}, {d} too much.", "layout 4.10", .published)
  static let fitsOpen = RuleSentence(
    "{n} is offered no {extent}, so its first child fits, {c}.", "layout 4.10", .published)
  static let fitsBefore = RuleSentence(
    "{c} stands behind that one in {n} and is never asked.", "layout 4.10", .published)
  static let layerOffer = RuleSentence(
    "{n} offers {c} the size of what it is applied to: {P}.", "layout 4.7", .measured)
  static let layerAlign = RuleSentence(
    "{n} puts the {guide}{@} of {c} on that of what it is applied to: {line} − {v} = {d}{;}.", "layout 4.7", .measured,
    [.joint: "{n} puts the {guide&}{@} of {c} on those of what it is applied to: {*{line} − {v} = {d}}{;}."])
  static let scrollTake = RuleSentence(
    "{n} scrolls, so it takes the {S} that it is offered, whatever its content.",
    "layout 4.11", .measured)
  static let scrollOpen = RuleSentence(
    "{n} is offered no {extent} and takes that of its content, {c}: {S}.", "layout 4.11", .measured,
    [.over: "{n} is offered no {extent} and takes that of its content, {c}, and its margins: {s} + {a} + {b} = {S}."])
  static let scrollHug = RuleSentence(
    "Where it does not scroll {n} is as {wide} as its content, {c}: {S}.", "layout 4.11", .measured,
    [.over: "Where it does not scroll {n} is as {wide} as its content, {c}, and its margins: {s} + {a} + {b} = {S}."])
  static let scrollOffer = RuleSentence(
    "{n} scrolls {scrolling}, so it offers its content no {extent}.",
    "layout 4.11", .measured)
  static let scrollAcross = RuleSentence(
    "{n} offers its content {P} {wide}.", "layout 4.11", .measured,
    [
      .clause: "which offers its content {P} {wide}.",
      .over: "{n} keeps {a} and {b} around its content, {c}: {P}{-a}{-b} = {inner} are left for it.",
    ])
  static let styleArea = RuleSentence(
    "The {style} fills what {n} is applied to: {w} × {h}.", "layout 4.7", .published,
    [
      .first: "The {style} fills what {n} is applied to at this point of the chain, {the c}: {w} × {h}.",
      .other: "The {style} of {n} fills what it is applied to, {the c} ({c@}): {w} × {h}.",
    ])
  static let styleReach = RuleSentence(
    "It touches the safe area at the {edge} and is drawn {a} further: {x} − {a} = {from}, {S} + {a} = {length} {wide}.",
    "layout 4.7", .published,
    [
      .other: "It touches the safe area at the {farEdge} and is drawn {b} further: {S} + {b} = {length} {wide}.",
      .over: "It touches the safe area at the {edge} and the {farEdge} and is drawn {a} and {b} further: {x} − {a} = "
        + "{from}, {S} + {a} + {b} = {length} {wide}.",
    ])
  static let scrollMargins = RuleSentence(
    "{n} keeps {d} before its content{;}.", "layout 4.11", .measured)
  static let readerTake = RuleSentence(
    "{n} takes the {S} that it is offered.", "layout 4.9", .measured,
    [.joint: "{n} takes the {S×} that it is offered."])
  static let readerTen = RuleSentence("{n} is offered no {extent} and takes 10.", "layout 4.9", .measured)
  static let readerOffer = RuleSentence("{n} offers its views its own {P}.", "layout 4.9", .measured)
  static let readerCorner = RuleSentence(
    "{p} puts its views into its top leading corner, not its centre: {sum}.", "layout 4.9", .measured,
    [.joint: "{p} puts its views into its top leading corner, not its centre: {*{sum}}."])
}
