import GalleyLayout

extension RuleSentence {
  // What follows from safe areas and from the container around.

  static let ignoreOffer = RuleSentence(
    "{n} touches an edge of the safe area, so it offers {c} {d} more than it is offered itself: {P} + {d} = {inner}.",
    "layout 4.14", .derived)
  static let ignorePlace = RuleSentence(
    "{n} lets {c} begin in the safe area: {start}{+d} = {x}.", "layout 4.14", .derived)
  static let insetSize = RuleSentence(
    "{n} is as {wide} as {c}, the distance and {bar}: {s}{+g}{+t} = {S}.", "layout 4.15", .derived)
  static let insetBar = RuleSentence(
    "{bar} takes {s} and keeps {g}: {P} − {s} − {g} = {inner} are left for {c}.", "layout 4.15", .derived,
    [.plain: "{bar} takes {s}: {P} − {s} = {inner} are left for {c}."])
  static let insetEdge = RuleSentence(
    "{n} keeps {bar} at its edge: {start} + {S} − {s} = {x}.", "layout 4.15", .derived,
    [.over: "{n} keeps {bar} {r} beyond its edge: {start}{+d} = {x}."])
  static let insetBehind = RuleSentence(
    "{n} keeps {bar“} at its edge; {c} begins behind that: {start} + {s}{+g} = {x}.", "layout 4.15", .derived,
    [.plain: "{n} keeps {bar“} at its edge; {c} begins behind that: {start} + {s} = {x}."])
  static let relativeWhole = RuleSentence(
    "{n} is as {wide} as what is safe of the nearest container, {container}: {S}.", "layout 4.13", .published)
  static let relativeParts = RuleSentence(
    "{n} takes {span} of {k} parts of the {L} of the nearest container, {container}: ({L} − {s} × {gaps}) ÷ {k} × "
      + "{span} + {s} × {inner} = {S}.",
    "layout 4.13", .published)
  static let relativeClosure = RuleSentence(
    "{n} makes {S} of the {L} of the nearest container, {container}.", "layout 4.13", .published)
  static let relativeOffer = RuleSentence("{n} offers {c} its own {P}.", "layout 4.13", .published)
}
