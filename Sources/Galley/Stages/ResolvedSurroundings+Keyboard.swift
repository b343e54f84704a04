import GalleyLayout
import GalleySource

extension ResolvedSurroundings {
  /// Says that the keyboard's height is a model, or that there is no keyboard; nil if none was asked for.
  func keyboardNote(at span: SourceSpan) -> Diagnostic? {
    guard wantsKeyboard else { return nil }
    let height = canvas.keyboardHeight
    if height > 0 {
      var text: [UInt8] = []
      text.append(length: height)
      return Diagnostic(
        .keyboardModel,
        "the keyboard is \(String(decoding: text, as: UTF8.self)) high by a model, not by a measurement",
        at: span, help: ["figures that begin with `keyboard.` replace it, in programs that embed Galley"])
    }
    let reason = canvas.proposal == nil ? "this platform shows none in its windows" : "a bare body has no window"
    return Diagnostic(.keyboardModel, "there is no keyboard: \(reason)", at: span)
  }
}
