import GalleyLayout

extension RuleSentence {
  // Windows. Source: layout 5.

  static let windowOffer = RuleSentence(
    "{window} is {W} {wide}; its safe area keeps {a} and {b}: {W} − {a} − {b} = {P} are offered to {n}.",
    "layout 5", .measured, [.plain: "{window} is {P} {wide}, and all of it is safe: {n} is offered {P}."])
  static let windowKeyboard = RuleSentence(
    "{window} is {W} {wide}; its safe area keeps {a} and {b}, and the keyboard {k} more: {W} − {a} − {b} − "
      + "{k} = {P} are offered to {n}.",
    "layout 5", .measured)
  static let windowFull = RuleSentence(
    "{window} is {W} {wide}, and its safe area leaves nothing of it: {n} is offered {P}.",
    "layout 5", .measured)
  static let windowProposal = RuleSentence("Without a window, {n} is offered {P}.", "layout 5", .measured)
  static let windowNone = RuleSentence("Without a window, {n} is offered no {extent}.", "layout 5", .measured)
  static let windowCentre = RuleSentence(
    "The window centres {n} in what is safe: {a} + ({R} − {S}) ÷ 2 = {x}.", "layout 5", .measured,
    [.joint: "The window centres {n} in what is safe: {*{a+}({R} − {S}) ÷ 2 = {x}}."])
  static let windowOver = RuleSentence(
    "{n} is {d} {wider} than what is safe, so the window lets it stick out on both sides: {a} + ({R} − {S}) "
      + "÷ 2 = {x}.",
    "layout 5", .measured)
  static let windowOrigin = RuleSentence("Without a window, {n} begins at {x}.", "layout 5", .measured)

  // Sheets and the like. Source: grid 4.6.

  static let sheetLength = RuleSentence("{n} {how}: it is {S} {wide}.", "grid 4.6", .model)
  static let sheetPlace = RuleSentence("{n} {how}: it begins at {x}.", "grid 4.6", .model)
  static let sheetOffer = RuleSentence(
    "{p} is {W} {wide}; its safe area keeps {a} and {b}: {W} − {a} − {b} = {P} are offered to {n}.",
    "grid 4.6", .model, [.plain: "{p} is {W} {wide}, and all of it is safe: {n} is offered {P}."])
  static let sheetKeyboard = RuleSentence(
    "{p} is {W} {wide}; its safe area keeps {a} and {b}, and the keyboard {k} more: {W} − {a} − {b} − {k} = {P} "
      + "are offered to {n}.",
    "grid 4.6", .model)
  static let sheetFull = RuleSentence(
    "{p} is {W} {wide}, and its safe area leaves nothing of it: {n} is offered {P}.", "grid 4.6", .model)
  static let sheetCentre = RuleSentence(
    "{p} centres {n} in what is safe: {start} + {a} + ({R} − {S}) ÷ 2 = {x}.", "grid 4.6", .model)
  static let sheetOver = RuleSentence(
    "{n} is {d} {wider} than what is safe of {p} and sticks out on both sides: {start} + {a} + ({R} − {S}) ÷ 2 "
      + "= {x}.",
    "grid 4.6", .model)
}
