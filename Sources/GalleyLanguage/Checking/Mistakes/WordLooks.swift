import GalleySource

/// What a word of style sheets and other tools says of a view, as the modifier that does it: `overflow: hidden`, `uppercase`.
///
/// Names and words are folded: lower case, without hyphens, underscores and spaces.
enum WordLooks {
  /// The modifier for a name with a word behind it, and its argument in YAML; nil for any other.
  static func modifier(for name: String, _ word: String) -> (key: String, value: Sketch)? {
    byValue[name]?[String(decoding: Suggestions.fold(word), as: UTF8.self)].map(parts)
  }

  /// The modifier for a name that stands alone, or with `true` behind it; nil for any other.
  static func modifier(for name: String) -> (key: String, value: Sketch)? { alone[name].map(parts) }

  /// A modifier in YAML as its name and its argument.
  static func parts(_ written: String) -> (key: String, value: Sketch) {
    let name = written.prefix { $0 != ":" }
    let argument = written.dropFirst(name.count + 2)
    return (
      String(name), argument.isEmpty ? .scalar("") : Sketch(inYAML: String(argument)) ?? .scalar(String(argument))
    )
  }

  private static let fits = [
    "cover": "scaledToFill", "fill": "scaledToFill", "aspectfill": "scaledToFill", "crop": "scaledToFill",
    "contain": "scaledToFit", "fit": "scaledToFit", "aspectfit": "scaledToFit", "scaledown": "scaledToFit",
  ]
  private static let schemes = [
    "dark": "preferredColorScheme: dark", "night": "preferredColorScheme: dark", "light": "preferredColorScheme: light",
    "day": "preferredColorScheme: light",
  ]
  private static let capsules = Dictionary(
    uniqueKeysWithValues: ["full", "max", "round", "circle", "pill", "50%", "100%", "infinity", "9999px"].map {
      ($0, "clipShape: Capsule")
    })
  private static let sides = [
    "left": "frame: { maxWidth: infinity, alignment: leading }",
    "start": "frame: { maxWidth: infinity, alignment: leading }",
    "flexstart": "frame: { maxWidth: infinity, alignment: leading }",
    "leading": "frame: { maxWidth: infinity, alignment: leading }",
    "center": "frame: { maxWidth: infinity, alignment: center }",
    "right": "frame: { maxWidth: infinity, alignment: trailing }",
    "end": "frame: { maxWidth: infinity, alignment: trailing }",
    "flexend": "frame: { maxWidth: infinity, alignment: trailing }",
    "trailing": "frame: { maxWidth: infinity, alignment: trailing }",
    "top": "frame: { maxHeight: infinity, alignment: top }",
    "bottom": "frame: { maxHeight: infinity, alignment: bottom }",
  ]
  private static let cases = ["uppercase": "textCase: uppercase", "lowercase": "textCase: lowercase"]
  private static let directions = [
    "rtl": "environment: { keyPath: layoutDirection, value: rightToLeft }",
    "righttoleft": "environment: { keyPath: layoutDirection, value: rightToLeft }",
    "ltr": "environment: { keyPath: layoutDirection, value: leftToRight }",
    "lefttoright": "environment: { keyPath: layoutDirection, value: leftToRight }",
  ]
  private static let lines = ["underline": "underline", "linethrough": "strikethrough"]

  private static let byValue: [String: [String: String]] = [
    "align": sides, "alignself": sides, "alignment": sides, "gravity": sides, "horizontalalignment": sides,
    "verticalalignment": sides,
    "appearance": schemes, "colorscheme": schemes, "theme": schemes, "darkmode": ["on": "preferredColorScheme: dark"],
    "borderradius": capsules, "cornerradius": capsules, "radius": capsules, "rounded": capsules,
    "boxfit": fits, "contentmode": fits, "fit": fits, "objectfit": fits, "resizemode": fits, "scaletype": fits,
    "dir": directions, "direction": directions, "layoutdirection": directions, "textdirection": directions,
    "display": ["none": "hidden"],
    "fontstyle": ["italic": "italic", "oblique": "italic"],
    "height": room("maxHeight"), "width": room("maxWidth"),
    "overflow": ["hidden": "clipped", "clip": "clipped", "ellipsis": "truncationMode: tail"],
    "pointerevents": ["none": "allowsHitTesting: false"],
    "textdecoration": lines, "textdecorationline": lines,
    "textoverflow": ["ellipsis": "truncationMode: tail"],
    "texttransform": cases,
    "userselect": ["none": "textSelection: disabled", "text": "textSelection: enabled"],
    "whitespace": ["nowrap": "lineLimit: 1"],
  ]

  private static func room(_ bound: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: ["full", "fill", "100%", "max", "stretch", "matchparent", "infinity", "doubleinfinity"].map
      {
        ($0, "frame: { \(bound): infinity }")
      })
  }

  private static let alone: [String: String] = [
    "allcaps": "textCase: uppercase", "uppercase": "textCase: uppercase", "uppercased": "textCase: uppercase",
    "lowercase": "textCase: lowercase", "lowercased": "textCase: lowercase",
    "dark": "preferredColorScheme: dark", "darkmode": "preferredColorScheme: dark",
    "light": "preferredColorScheme: light", "lightmode": "preferredColorScheme: light",
    "left": sides["left"] ?? "", "alignleft": sides["left"] ?? "", "leading": sides["left"] ?? "",
    "right": sides["right"] ?? "", "alignright": sides["right"] ?? "", "trailing": sides["right"] ?? "",
    "center": sides["center"] ?? "", "centered": sides["center"] ?? "", "aligncenter": sides["center"] ?? "",
    "top": sides["top"] ?? "", "bottom": sides["bottom"] ?? "",
    "expand": "frame: { maxWidth: infinity }", "expanded": "frame: { maxWidth: infinity }",
    "fillparent": "frame: { maxWidth: infinity }", "fillwidth": "frame: { maxWidth: infinity }",
    "fullwidth": "frame: { maxWidth: infinity }", "grow": "frame: { maxWidth: infinity }",
    "stretch": "frame: { maxWidth: infinity }",
    "fillmaxheight": "frame: { maxHeight: infinity }",
    "fillmaxsize": "frame: { maxWidth: infinity, maxHeight: infinity }",
    "fillmaxwidth": "frame: { maxWidth: infinity }",
    "fillheight": "frame: { maxHeight: infinity }", "fullheight": "frame: { maxHeight: infinity }",
    "circular": "clipShape: Circle", "pill": "clipShape: Capsule", "rounded": "clipShape: Capsule",
    "aspectfill": "scaledToFill", "aspectfit": "scaledToFit", "contain": "scaledToFit", "cover": "scaledToFill",
    "invisible": "hidden", "linethrough": "strikethrough", "monospace": "monospaced", "nowrap": "lineLimit: 1",
    "selectable": "textSelection: enabled", "singleline": "lineLimit: 1", "truncate": "lineLimit: 1",
    "ignoresafearea": "ignoresSafeArea",
  ]
}
