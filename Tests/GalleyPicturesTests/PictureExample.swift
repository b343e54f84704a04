import Galley
import GalleyPictures

/// The example of `Documentation/Pictures.md`: what stands between the marks is what the page shows.
func pictureExample(show: (String) -> Void) throws {
  // begin
  let document = Interpreter().check(DocumentSource(name: "hello.yaml", text: "Text: Hello"))
  let layout = document.layout(in: .device(.iPhone15))
  var options = PictureOptions()
  options.showsBars = false
  if let picture = layout.picture(options) {
    show("\(picture.dimensions), \(picture.notes.count) notes")
    let svg = picture.svg()  // needs Galley alone
    let png = try picture.png(scale: 2)  // PNG, PDF and terminals need GalleyPictures
    let pdf = try picture.pdf()
    show("\(svg.count), \(png.count) and \(pdf.count) bytes")
  }

  var sheet = PictureSheet(columnCount: 2)
  for isDark in [false, true] {
    var surroundings = Surroundings.size(width: 200, height: 100)
    surroundings.isDark = isDark
    guard let picture = document.layout(in: surroundings).picture() else { continue }
    sheet.cells.append(PictureSheet.Cell(picture, title: isDark ? "dark" : "light", captions: [picture.dimensions]))
  }
  if let picture = sheet.picture() { show(picture.dimensions) }

  let other = Interpreter().check(DocumentSource(name: "hello.yaml", text: "Text: Hello, world"))
  if let difference = try other.layout(in: .device(.iPhone15)).difference(from: layout)?.picture() {
    show(difference.isEmpty ? "nothing changed" : "\(difference.sheet.svg().count) bytes of what changed")
  }
  // end
}
