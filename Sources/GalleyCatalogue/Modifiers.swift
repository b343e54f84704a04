import GalleyLanguage

extension Catalogue {
  /// Every modifier, in alphabetical order.
  ///
  /// A new modifier is a file in `Modifiers/` and a line here.
  static let modifiers: [ModifierDefinition] = [
    .aspectRatio,
    .background,
    .blur,
    .bold,
    .border,
    .clipped,
    .clipShape,
    .cornerRadius,
    .debug,
    .fixedSize,
    .font,
    .fontWeight,
    .foregroundColor,
    .foregroundStyle,
    .frame,
    .hidden,
    .id,
    .italic,
    .layoutPriority,
    .lineLimit,
    .mask,
    .multilineTextAlignment,
    .offset,
    .opacity,
    .overlay,
    .padding,
    .position,
    .resizable,
    .rotationEffect,
    .scaledToFill,
    .scaledToFit,
    .scaleEffect,
    .shadow,
    .tag,
    .zIndex,
  ]
}
