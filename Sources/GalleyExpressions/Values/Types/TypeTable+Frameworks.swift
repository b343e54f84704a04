extension TypeTable {
  /// What modifiers take that other frameworks add to SwiftUI: files, photos, the store, maps, charts, web pages, widgets.
  static func frameworks(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "UTType", "A type of content.",
        [
          "item", "content", "data", "text", "plainText", "utf8PlainText", "rtf", "html", "xml", "json", "yaml",
          "commaSeparatedText", "image", "jpeg", "png", "heic", "gif", "svg", "tiff", "webP", "rawImage", "movie",
          "video",
          "audio", "mpeg4Movie", "quickTimeMovie", "mp3", "wav", "pdf", "folder", "directory", "url", "fileURL", "zip",
          "archive", "package", "application", "sourceCode", "script", "spreadsheet", "presentation", "contact", "usdz",
        ], module: "UniformTypeIdentifiers"),
      .enumeration(
        "FileDialogBrowserOptions", "What a dialog for files shows.",
        ["enumeratePackages", "includeHiddenFiles", "displayFileExtensions"], .optionSet),
    ] + charts + photos + store + maps + pages
  }

  private static let charts: [TypeDeclaration] = [
    .structure(
      "PlottableValue", "A value of a chart with the words for it.", [.init("_label", .string)], [], module: "Charts")
  ]

  private static let photos: [TypeDeclaration] = [
    .enumeration(
      "PhotosPickerSelectionBehavior", "How people choose several photos.",
      ["default", "ordered", "continuous", "continuousAndOrdered"], module: "PhotosUI"),
    .enumeration(
      "PhotosPickerStyle", "How a picker of photos looks.", ["presentation", "inline", "compact"], module: "PhotosUI"),
    .enumeration(
      "PHPickerFilter", "A kind of photos.",
      [
        "images", "videos", "livePhotos", "bursts", "cinematicVideos", "depthEffectPhotos", "panoramas",
        "screenRecordings", "screenshots", "slomoVideos", "spatialMedia", "timelapseVideos",
      ], module: "PhotosUI"),
    .enumeration(
      "PHPickerCapabilities", "What people can do in a picker of photos.",
      ["search", "stagingArea", "collectionNavigation", "selectionActions", "sensitivityAnalysisIntervention"],
      .optionSet,
      module: "PhotosUI"),
    .structure(
      "PhotosPickerItem", "A photo that people have chosen.", [.init("_identifier", .string)], [], module: "PhotosUI"),
    .enumeration(
      "PhotosPickerItem.EncodingDisambiguationPolicy", "How photos are handed out.",
      ["automatic", "current", "compatible"], module: "PhotosUI"),
  ]

  private static let store: [TypeDeclaration] = [
    .enumeration(
      "StoreButtonKind", "A button of a store.",
      ["cancellation", "policies", "redeemCode", "restorePurchases", "signIn"], module: "StoreKit"),
    .enumeration(
      "ProductViewStyle", "How a product looks.", ["automatic", "compact", "large", "regular"], module: "StoreKit"),
    .enumeration(
      "SignInWithAppleButton.Style", "How a button for signing in looks.", ["black", "white", "whiteOutline"],
      module: "AuthenticationServices"),
    .enumeration(
      "WidgetAccentedRenderingMode", "How a picture looks in the accent of a widget.",
      ["accented", "accentedDesaturated", "desaturated", "fullColor"], module: "WidgetKit"),
  ]

  private static let maps: [TypeDeclaration] = [
    .enumeration("MapStyle", "How a map looks.", ["standard", "imagery", "hybrid"], module: "MapKit"),
    .enumeration(
      "MapCameraUpdateFrequency", "How often a map tells where it is.", ["onEnd", "continuous"], module: "MapKit"),
    .enumeration(
      "AnnotationPosition", "Where a note of a chart stands.",
      [
        "automatic", "overlay", "top", "topLeading", "topTrailing", "leading", "trailing", "bottom", "bottomLeading",
        "bottomTrailing",
      ], module: "Charts"),
    .enumeration(
      "BasicChartSymbolShape", "A shape for points of a chart.",
      ["circle", "square", "triangle", "diamond", "pentagon", "plus", "cross", "asterisk"], module: "Charts"),
    .enumeration(
      "InterpolationMethod", "How a line runs between the points of a chart.",
      ["linear", "cardinal", "catmullRom", "monotone", "stepStart", "stepCenter", "stepEnd"], module: "Charts"),
  ]

  private static let pages: [TypeDeclaration] = [
    .enumeration(
      "WebView.BackForwardNavigationGesturesBehavior", "Whether swipes go back and forth in pages.",
      ["automatic", "enabled", "disabled"], module: "WebKit"),
    .enumeration(
      "WebView.MagnificationGesturesBehavior", "Whether people can zoom pages.", ["automatic", "enabled", "disabled"],
      module: "WebKit"),
    .enumeration(
      "WebView.LinkPreviewBehavior", "Whether links show where they lead.", ["automatic", "enabled", "disabled"],
      module: "WebKit"),
  ]
}
