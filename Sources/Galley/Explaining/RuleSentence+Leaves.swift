import GalleyLayout

extension RuleSentence {
  // Views without others in them.

  static let fillTake = RuleSentence(
    "{n} takes the {S} that it is offered.", "layout 3.3", .published,
    [.joint: "{n} takes the {S×} that it is offered."])
  static let fillTen = RuleSentence(
    "{n} is offered no {extent} and takes 10, as shapes and colours do.",
    "layout 3.3", .published)
  static let circleShorter = RuleSentence(
    "{n} is as {wide} as the shorter of {Pw} and {Ph}: {S}.", "layout 3.4", .measured)
  static let circleOne = RuleSentence(
    "Only one length is offered, and {n} takes it for both: {S}.", "layout 3.4", .measured)
  static let textOne = RuleSentence(
    "{n} needs {I} for one line and has {P}; a text never grows, so it is {S} wide.",
    "text 1.6", .measured)
  static let textOpen = RuleSentence(
    "{n} is offered no width and takes one line a paragraph: {I}.", "text 1.6", .measured)
  static let textParagraphs = RuleSentence("{n} has {k} paragraphs, the longest {S}.", "text 1.6", .measured)
  static let textBroken = RuleSentence(
    "{n} has {paragraphs} paragraphs, the longest of which needs {I} and has {P}; they break into {k} lines, the "
      + "longest {S}.",
    "text 1.6", .measured)
  static let textCut = RuleSentence(
    "{n} has {paragraphs} paragraphs and may have {L|line|lines}{@}, so it is cut; it is {S} wide.",
    "text 1.6", .published)
  static let textLines = RuleSentence(
    "{n} needs {I} for one line and has {P}; it breaks into {k} lines, the longest {S}.",
    "text 1.6", .measured)
  static let textLimit = RuleSentence(
    "{n} needs {I} for one line, has {P}, and may have {L}{@}: it is cut to {S} with “…”.", "text 1.6", .published)
  static let textMark = RuleSentence(
    "“…” alone needs {S}, more than the {P} that {n} has; it is {S} wide all the same.",
    "text 1.6", .derived)
  static let textLow = RuleSentence(
    "There is no height for more than {k|line|lines} of {n}; the last is cut, and it is {S} wide.",
    "text 1.6", .published)
  static let textTall = RuleSentence("{k|line|lines} of {n} {k:is|are} {S} high.", "text 1.5", .measured)
  static let textReserve = RuleSentence(
    "{n} has {k|line|lines} and keeps room for {L}{@}: it is {S} high.", "text 1.6", .published)
  static let textScale = RuleSentence(
    "{n} needs {I} for one line, has {P}, and may shrink to {least#} of its size{@}: it is {S} {wide}.",
    "text 1.6", .derived)
  static let textScaleCut = RuleSentence(
    "{n} needs {I} for one line, has {P}, and may shrink to {least#} of its size{@}, which is not enough: it is cut, "
      + "{S} {wide}.",
    "text 1.6", .derived,
    [
      .other:
        "{n} needs {I} for one line, has {P}, and may shrink to {least#} of its size{@}; even so it does not fit, as small "
        + "letters stand wider apart: it is cut, {S} {wide}."
    ])
  static let symbolOwn = RuleSentence("The symbol {n} is {S} {wide} in its font.", "text 3", .derived)
  static let imageOwn = RuleSentence(
    "The picture is {S} {wide}{@} and not resizable, so it ignores the {P} that it is offered.", "grid 4.2", .published,
    [.joint: "The picture is {S×}{@1} and not resizable, so it ignores the {P×} that it is offered."])
  static let imageFree = RuleSentence(
    "The picture is {S} {wide}{@} and not resizable.", "grid 4.2", .published,
    [.joint: "The picture is {S×}{@1} and not resizable."])
  static let imageTake = RuleSentence(
    "{n} is resizable and takes the {S} that it is offered.", "grid 4.2", .published,
    [.joint: "{n} is resizable and takes the {S×} that it is offered."])
  static let imageOpen = RuleSentence("{n} is offered no {extent} and takes its own, {S}.", "grid 4.2", .published)
  static let spacerRest = RuleSentence("{n} takes all of the {S} that it is offered.", "layout 3.1", .measured)
  static let spacerLeast = RuleSentence("{n} is offered {P} and never has less than {m}{@}.", "layout 3.1", .measured)
  static let spacerOpen = RuleSentence("{n} is offered no {extent} and has its least, {m}{@}.", "layout 3.1", .measured)
  static let spacerAcross = RuleSentence("Across its stack {n} is 0.", "layout 3.1", .measured)
  static let controlOwn = RuleSentence("{n} is {S} {wide}, whatever it is offered.", "grid 4.1", .measured)
  static let controlRange = RuleSentence(
    "{n} answers between {least} and {most}: of the {P} offered it takes {S}.",
    "grid 4.1", .measured)
  static let controlTake = RuleSentence(
    "{n} takes the {S} that it is offered.", "grid 4.1", .measured,
    [.joint: "{n} takes the {S×} that it is offered."])
  static let controlLeast = RuleSentence(
    "{n} takes the {P} that it is offered, but at least {least}: {S}.", "grid 4.1", .measured)
  static let controlOpen = RuleSentence("{n} is offered no {extent} and takes its ideal, {S}.", "grid 4.1", .measured)
}
