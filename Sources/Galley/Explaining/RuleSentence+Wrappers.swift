import GalleyLayout

extension RuleSentence {
  // Layers around one view, and what has no sentence of its own.

  static let frameGiven = RuleSentence(
    "{n} is {w} {wide}{@}, whatever is in it.", "layout 4.1", .measured,
    [.joint: "{n} is {w×}{@}, whatever is in it.", .clause: "{n} is {w} {wide}{@}."])
  static let frameOffer = RuleSentence(
    "{n} is {w} {wide}{@}, whatever is in it, and offers {c} its own {w}.", "layout 4.1", .measured,
    [
      .joint: "{n} is {*{w} {wide}}{@} and offers {c} {w×}.",
      .over: "{n} is {w×}{@}, whatever is in it, and offers {c} its own {w×}.",
    ])
  static let flexMax = RuleSentence(
    "{n} is as {wide} as it is offered, up to {most}{@}: min({P}, {most}) = {S}.",
    "layout 4.2", .measured)
  static let flexMaxChild = RuleSentence(
    "{n} is offered {P}, but {c} is {S}, and without a least length a frame is not smaller than what is in it.",
    "layout 4.2", .measured)
  static let flexOver = RuleSentence(
    "{n} is offered {P}, and {c} is {s}: the frame is as {wide} as that, but {most} at most{@}: {S}.",
    "layout 4.2", .measured)
  static let flexEndless = RuleSentence(
    "{n} is as {wide} as it is offered, however much that is{@}: {S}.", "layout 4.2", .measured)
  static let flexLeast = RuleSentence(
    "{n} takes the {P} that it is offered, but at least {least}{@}: {S}.", "layout 4.2", .measured)
  static let flexMin = RuleSentence(
    "{n} is as {wide} as {c}, {s}, but at least {least}{@} and not more than it is offered, {P}: {S}.",
    "layout 4.2", .measured)
  static let flexBoth = RuleSentence(
    "{n} is offered {P} and stays between {least} and {most}{@}: {S}.", "layout 4.2", .measured)
  static let flexIdeal = RuleSentence(
    "{n} is offered no {extent} and takes its ideal one, {i}{@}.", "layout 4.2", .measured)
  static let flexOpen = RuleSentence(
    "{n} is offered no {extent}, so its limit{@} does not make it grow: it is as {wide} as {c}, {S}.",
    "layout 4.2", .measured)
  static let flexMaxOpen = RuleSentence(
    "{n} is offered no {extent}, so it is as {wide} as {c}, {s}, but {most} at most{@}: {S}.", "layout 4.2", .measured)
  static let flexMinOpen = RuleSentence(
    "{n} is offered no {extent}, so it is as {wide} as {c}, {s}, but at least {least}{@}: {S}.",
    "layout 4.2", .measured)
  static let flexBothOpen = RuleSentence(
    "{n} is offered no {extent}, so it is as {wide} as {c}, {s}, but between {least} and {most}{@}: {S}.",
    "layout 4.2", .measured)
  static let flexIdle = RuleSentence(
    "An ideal {extent} counts only where none is offered, and {P} is: {n} is as {wide} as {c}, {S}.",
    "layout 4.2", .measured)
  static let flexContrary = RuleSentence(
    "{least} is more than {most}{@}, so {n} is as {wide} as {c}: {S}.", "layout 4.2", .unconfirmed)
  static let flexOffer = RuleSentence(
    "{n} is offered {P} and keeps to its limits: it offers {c} {inner}{@}.", "layout 4.2", .measured)
  static let flexAgain = RuleSentence("When it is placed, {n} offers {c} its own {P}.", "layout 4.2", .measured)
  static let frameCentre = RuleSentence(
    "{n} centres {c}{@center}: ({S} − {s}) ÷ 2 = {d}{;}.", "layout 4.1", .measured,
    [.joint: "{n} centres {c}{@center}: {*({S} − {s}) ÷ 2 = {d}}{;}."])
  static let frameAlign = RuleSentence(
    "{n} puts the {guide} of {c} on its own{@}: {line} − {v} = {d}{;}.", "layout 4.1", .measured,
    [.joint: "{n} puts the {guide&} of {c} on its own{@}: {*{line} − {v} = {d}}{;}."])
  static let paddingOffer = RuleSentence(
    "{n} keeps {a} and {b}{@insets}: {P}{-a}{-b} = {inner} are left for {c}.", "layout 4.5", .measured)
  static let paddingFloor = RuleSentence(
    "{n} keeps {a} and {b}{@}, more than the {P} that it has; {c} is offered 0.",
    "layout 4.5", .measured)
  static let paddingSize = RuleSentence(
    "{n} adds {a} and {b}{@insets} to {c}: {s}{+a}{+b} = {S}.", "layout 4.5", .measured,
    [.first: "{n} adds {a} and {b}{@insets} to {c}, outside the colour: {s}{+a}{+b} = {S}."])
  static let paddingPlace = RuleSentence(
    "{c} begins {a} inside {n}: {start}{+a} = {x}.", "layout 4.5", .measured,
    [
      .clause: "{c} begins {a}{@} inside it: {start}{+a} = {x}.",
      .joint: "{c} begins {a} inside {n}: {*{start}{+a} = {x}}.",
    ])
  static let fixedOffer = RuleSentence(
    "{n} offers {c} no {extent}{@}, so that it takes its ideal one.",
    "layout 4.3", .measured)
  static let ratioFit = RuleSentence(
    "{n} offers {c} the largest {bw#} : {bh#} that fits{@}: min({Pw} ÷ {bw#}, {Ph} ÷ {bh#}) = {k#}, so {w} × {h}.",
    "layout 4.4", .measured, [.plain: ratioOfOne])
  static let ratioFill = RuleSentence(
    "{n} offers {c} the smallest {bw#} : {bh#} that covers{@}: max({Pw} ÷ {bw#}, {Ph} ÷ {bh#}) = {k#}, so {w} × {h}.",
    "layout 4.4", .measured, [.plain: ratioOfOne])
  private static let ratioOfOne =
    "{n} is offered one length only, which decides the other of {c} by {bw#} : {bh#}{@}: {P} ÷ {side#} = {k#}, so {w} × {h}."
  static let offsetDraw = RuleSentence(
    "{n} draws {c} elsewhere{@} and tells nobody: {start}{+d} = {x}.", "layout 4.6", .derived)
  static let positionTake = RuleSentence("{n} takes the {S} that it is offered.", "layout 4.6", .derived)
  static let positionPlace = RuleSentence(
    "{n} puts the centre of {c} at {v}{@}: {start} + {v} − {s} ÷ 2 = {x}.",
    "layout 4.6", .derived)
  static let wrapperCentre = RuleSentence(
    "{n} centres {c}: ({S} − {s}) ÷ 2 = {d}{;}.", "layout 4.3", .measured,
    [.joint: "{n} centres {c}: {*({S} − {s}) ÷ 2 = {d}}{;}."])
  static let passOn = RuleSentence("{n} hands on {P}.", "layout 1.1", .derived)
  static let passBack = RuleSentence("{n} is as {wide} as what is inside, {c}: {S}.", "layout 1.1", .derived)
  static let passPlace = RuleSentence("{c} begins where {n} begins: {x}.", "layout 1.1", .derived)
  static let directionMirror = RuleSentence(
    "{n} runs from right to left: {start} + {W} − {d} − {s} = {x}.",
    "layout 1.8", .published)
  static let otherOffer = RuleSentence("{n} offers {c} {P}.", "layout 1.1", .derived)
  static let otherAnswer = RuleSentence("{n} is offered {P} and answers {S}.", "layout 1.1", .derived)
  static let otherPlace = RuleSentence(
    "{c} begins {d} from where {n} begins: {start}{+d} = {x}.", "layout 1.1", .derived)
}
