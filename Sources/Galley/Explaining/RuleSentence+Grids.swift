import GalleyLayout

extension RuleSentence {
  // Grids, lazy containers, and layouts that place their views by code.

  static let gridSpace = RuleSentence(
    "{n} has {P} for {k} {columns}; {count|gap|gaps} of {gap}{@} {count:leaves|leave} {P} − {g} = {space}.", "grid 1.4",
    .measured,
    [
      .plain: "{n} has {P} for {k} {columns}, and no gap between them: {space}.",
      .other: "{n} has {P} for {k} {columns}; the gaps between them, {g}, leave {P} − {g} = {space}.",
    ])
  static let gridOrder = RuleSentence(
    "{It} asks the cells that give way least first: {list“}.", "grid 1.4", .measured)
  static let gridClose = RuleSentence(
    "{Column} {j} is done with {S}{?c: ({short c})}; {rest} − {S} = {left} are left{?open: for {open}}.", "grid 1.4",
    .measured,
    [.clause: "{column} {j} is done with {S}; {rest} − {S} = {left} are left{?open: for {open}}."])
  static let gridShare = RuleSentence(
    "{c} is offered {rest} ÷ {k} = {offer} and takes {S}.", "grid 1.4", .measured)
  static let gridLast = RuleSentence(
    "{c} is asked when only its {column} is open: {space}{taken−} = {offer}.", "grid 1.4", .measured)
  static let gridKeep = RuleSentence(
    "{c} is offered {offer}, as its {columns} are that {wide} already; an equal part of what is left would be {rest} "
      + "÷ {k} = {share}.",
    "grid 1.4", .measured)
  static let gridWide = RuleSentence(
    "{c} spans {span} {columns} and is offered their parts and the gaps between them: {done} + {m} × {share} + {gap} = "
      + "{offer}.",
    "grid 1.4", .measured,
    [
      .plain:
        "{c} spans {span} {columns} and is offered their parts and the gaps between them: {done} + {share} + {gap} = "
        + "{offer}."
    ])
  static let gridUnsized = RuleSentence(
    "{c} asks for no more than its slot, which is {offer} {wide} when its turn comes.", "grid 1.5", .measured)
  static let gridOpen = RuleSentence(
    "{n} is offered no {extent}, so every cell takes its ideal one.", "grid 1.4", .measured)
  static let gridSlot = RuleSentence(
    "When it is placed, {n} offers {c} its slot: {P}.", "grid 1.4", .measured)
  static let gridColumn = RuleSentence(
    "{Column} {j} of {n} is as {wide} as its {widest} cell, {c}: {S}.", "grid 1.3", .measured)
  static let gridSpan = RuleSentence(
    "{Column} {j} of {n} is {S} {wide}, since {list} {list:needs|need} more than one {column} alone gives.",
    "grid 1.4", .measured)
  static let gridSize = RuleSentence(
    "{n} is as {wide} as its {columns} and gaps: {parts} = {S}.", "grid 1.3", .measured)
  static let gridBehind = RuleSentence(
    "{c} stands in {column} {j}, behind the {columns} and gaps before it: {start} + {parts} = {x}.",
    "grid 1.6", .measured)
  static let gridPlace = RuleSentence(
    "{c}, {s} {wide}, stands in its slot of {w} as it is aligned{@}: {start}{+d} = {x}.", "grid 1.6", .measured,
    [.centred: "{c}, {s} {wide}, is centred in its slot of {w}{@}: {start} + ({w} − {s}) ÷ 2 = {x}."])
  static let lazyOffer = RuleSentence(
    "{n} offers {c} no {extent}, so that it takes its ideal one.", "grid 2.5", .published)
  static let lazyTake = RuleSentence("{n} takes all the {S} that it is offered across.", "grid 2.5", .published)
  static let lazyOpen = RuleSentence(
    "{n} is offered no {extent} and takes the ideal one of what comes first: {S}.", "grid 2.5", .derived)
  static let lazyEstimate = RuleSentence(
    "{n} has built {k} views, {s} together, and expects {r} more: {s} + {r} = {S}.", "grid 2.5", .derived)
  static let lazyEdge = RuleSentence(
    "{n} puts {c} at its edge{@}: {start}{+d} = {x}.", "grid 2.5", .published)
  static let tracksFixed = RuleSentence("{Column} {j} of {n} is {w} {wide}.", "grid 2.2", .measured)
  static let tracksFlexible = RuleSentence(
    "Gaps and fixed {columns} take {g} of the {L} of {n}: ({L} − {g}) ÷ {k} = {w} for {column} {j}.",
    "grid 2.2", .measured)
  static let tracksAdaptive = RuleSentence(
    "As many {columns} of at least {m}{@} as fit into {L} with {g} between them: ({L} + {g}) ÷ ({m} + {g}) = {q}, so "
      + "{k}; each is ({L} − {gaps} × {g}) ÷ {k} = {w} {wide}.",
    "grid 2.2", .measured)
  static let tracksOther = RuleSentence(
    "{Column} {j} of {n} is {w} {wide}: its part of what is left, within its limits.", "grid 2.2", .measured)
  static let tracksOffer = RuleSentence(
    "{c} is offered its {column}'s {w} and no {other extent}.", "grid 2.2", .measured)
  static let tracksRow = RuleSentence(
    "When it is placed, {c} is offered the length of its row in {n}: {P}.", "grid 2.3", .derived)
  static let tracksLength = RuleSentence(
    "{n} is as {wide} as its rows and the gaps between them: {parts} = {S}.", "grid 2.3", .derived,
    [.plain: "{n} is as {wide} as the cells of its rows and the gaps between them: {S}."])
  static let tracksSlot = RuleSentence(
    "{Column} {j} begins behind {before}: {parts} = {x}.", "grid 2.2", .measured)
  static let tracksBehind = RuleSentence(
    "{c} stands in {column} {j}, which begins {slot} from where {n} does: {start} + {slot}{+d} = {x}.",
    "grid 2.2", .measured,
    [
      .centred:
        "{c}, {s} {wide}, is centred in {column} {j}, which is {w} {wide} and begins {slot} from where {n} does: {start} + "
        + "{slot} + ({w} − {s}) ÷ 2 = {x}.",
      .centredAtStart:
        "{c}, {s} {wide}, is centred in {column} {j}, which is {w} {wide}: {start} + ({w} − {s}) ÷ 2 = {x}.",
    ])
  static let tracksPlace = RuleSentence(
    "{c} begins behind the rows of {n} before it: {start}{+d} = {x}.", "grid 2.3", .derived,
    [
      .centred:
        "{c}, {s} {wide}, is centred in its row, which is {w} {wide} and begins {slot} from where {n} does: {start} + {slot} + "
        + "({w} − {s}) ÷ 2 = {x}.",
      .centredAtStart: "{c}, {s} {wide}, is centred in its row, which is {w} {wide}: {start} + ({w} − {s}) ÷ 2 = {x}.",
    ])
  static let listWidth = RuleSentence(
    "{n} keeps {a} and {b} at the sides of {c}{@}: {P} − {a} − {b} = {inner}.", "grid 4.3", .model)
  static let customTake = RuleSentence("{n} takes the {S} that it is offered.", "layout 4.16", .measured)
  static let customSize = RuleSentence(
    "{n} is offered {P} and answers {S}, by a rule of its own.", "layout 4.16", .measured)
  static let customOffer = RuleSentence("{n} offers {c} {P}{@}, by a rule of its own.", "layout 4.16", .measured)
  static let customPlace = RuleSentence(
    "{n} puts {c} {d} from where it begins{@}, by a rule of its own: {start}{+d} = {x}.", "layout 4.16", .measured)
}
