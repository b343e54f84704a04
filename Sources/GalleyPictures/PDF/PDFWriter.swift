package import GalleyDrawing
import GalleyLayout
import GalleyTables

/// Writes a display list as a PDF file of one page: vectors and texts, and pixels for what is blurred.
package struct PDFWriter {
  let list: DisplayList
  let layerEnds: [Int]
  /// What is left of them.
  var limits: RasterLimits
  var file = PDFFile()
  var resources = PDFResources()
  let sharedResources: PDFFile.Reference
  /// The images of files that were drawn.
  var pictures: [Index<PictureFile>: PDFFile.Reference] = [:]
  /// What is being written: the page, and in it layers and masks that are parts by themselves.
  var open: [PDFPart] = [PDFPart(kind: .page, map: .identity)]

  /// Pixels a point of what is drawn in pixels.
  static let pixelsPerPoint = 3.0

  private init(_ list: DisplayList, _ limits: RasterLimits) {
    self.list = list
    self.limits = limits
    layerEnds = list.layerEnds
    sharedResources = file.reserve()
  }

  /// Returns the file; what it is called tells nothing of the time or the machine.
  ///
  /// - Throws: `Rasteriser.Failure` if something that is drawn in pixels is too large.
  package static func pdf(
    _ list: DisplayList, limits: RasterLimits = RasterLimits()
  ) throws(Rasteriser.Failure) -> [UInt8] {
    var writer = PDFWriter(list, limits)
    var place = 0
    while place < list.commands.count { place = try writer.write(at: place) }
    return writer.finish()
  }

  private mutating func finish() -> [UInt8] {
    let size = "0 0 \(String(pdf: list.size.width)) \(String(pdf: list.size.height))"
    var page = PDFContent()
    page.write(Affine(d: -1, ty: list.size.height), "cm")
    let content = file.add(stream: page.bytes + (open.first?.content.bytes ?? []), "")
    file.set(sharedResources, to: resources.dictionary(in: &file))
    let pages = file.reserve()
    let leaf = file.add(
      "<< /Type /Page /Parent \(pages.text) /MediaBox [\(size)] /Contents \(content.text) "
        + "/Resources \(sharedResources.text) /Group << /S /Transparency /CS /DeviceRGB >> >>")
    file.set(pages, to: "<< /Type /Pages /Kids [\(leaf.text)] /Count 1 >>")
    let root = file.add("<< /Type /Catalog /Pages \(pages.text) >>")
    return file.bytes(root: root, info: file.add("<< /Producer (Galley) >>"))
  }

  /// What operators are added to.
  var content: PDFContent {
    get { open[open.count - 1].content }
    _modify { yield &open[open.count - 1].content }
  }

  /// From the coordinates of what is written to the page's.
  var map: Affine { open.last?.map ?? .identity }

  /// Writes a command, and returns the place of the next.
  private mutating func write(at place: Int) throws(Rasteriser.Failure) -> Int {
    switch list.commands[place] {
    case .fill(let path, let paint, let rule): fill(list.paths[path], list.paints[paint], rule)
    case .stroke(let path, let paint, let stroke):
      self.stroke(list.paths[path], list.paints[paint], list.strokes[stroke])
    case .glyphs(let run, let paint): glyphs(list.runs[run], list.paints[paint])
    case .picture(let index): try picture(list.pictures[index])
    case .backdrop: break
    case .beginLayer(let index): return try begin(list.layers[index], at: place)
    case .endLayer: endLayer()
    case .beginMask: open.append(PDFPart(kind: .mask, map: map))
    case .endMask: endMask()
    case .beginMark, .endMark: break
    }
    return place + 1
  }
}
