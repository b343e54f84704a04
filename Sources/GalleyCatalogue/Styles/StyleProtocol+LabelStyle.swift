import GalleyLanguage

extension StyleProtocol {
  static let labelStyle = StyleProtocol(
    "LabelStyle", summary: "How labels of a title and an icon look.", since: .iOS(14),
    members: [.view("title"), .view("icon")],
    styles: [
      BuiltInStyle("automatic", "DefaultLabelStyle", "What suits the place of the label."),
      BuiltInStyle("iconOnly", "IconOnlyLabelStyle", "The icon alone."),
      BuiltInStyle("titleAndIcon", "TitleAndIconLabelStyle", "The icon and the title.", since: .iOS(14, 5)),
      BuiltInStyle("titleOnly", "TitleOnlyLabelStyle", "The title alone."),
    ])
}
