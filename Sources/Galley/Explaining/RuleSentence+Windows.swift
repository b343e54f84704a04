import GalleyLayout

extension RuleSentence {
  // Windows. Source: layout 5.

  static let windowOffer = RuleSentence(
    "{window} is {W} {wide}; its safe area keeps {a} and {b}: {W} − {a} − {b} = {P} are offered to {n}.",
    "layout 5", .measured)
  static let windowSafe = RuleSentence(
    "{window} is {P} {wide}, and all of it is safe: {n} is offered {P}.",
    "layout 5", .measured)
  static let windowKeyboard = RuleSentence(
    "{window} is {W} {wide}; its safe area keeps {a} and {b}, and the keyboard {k} more: {W} − {a} − {b} − "
      + "{k} = {P} are offered to {n}.",
    "layout 5", .measured)
  static let windowShown = RuleSentence(
    "{n} is shown in a window of its own, which offers it {P}.",
    "grid 4.6", .unconfirmed)
  static let windowProposal = RuleSentence("Without a window, {n} is offered {P} {wide}.", "layout 5", .measured)
  static let windowCentre = RuleSentence(
    "The window centres {n} in what is safe: {a} + ({R} − {S}) ÷ 2 = {x}.",
    "layout 5", .measured)
  static let windowOver = RuleSentence(
    "{n} is {d} {wider} than what is safe, so the window lets it stick out on both sides: {a} + ({R} − {S}) "
      + "÷ 2 = {x}.",
    "layout 5", .measured)
  static let windowOrigin = RuleSentence("{n} begins at {x}.", "layout 5", .measured)
}
