import Foundation
import GalleyDrawing
import GalleyPictures
import GalleyPictureSpecimens

// `write FOLDER` draws the specimens as SVG, PDF and PNG files; `compare OTHER.png OWN.png …` tells by how much pairs of files differ.

/// At most so many pixels may differ by more than so many levels: the edges of shapes, where readers round differently.
let (largestShare, levels) = (0.001, 32)

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
  exit(2)
}

func write(to folder: String) throws {
  for (name, list) in Specimens.all {
    let bitmap = try Rasteriser.bitmap(list, pixelsPerPoint: list.scale)
    guard let file = PNGWriter.png(bitmap, pixelsPerPoint: list.scale) else { fail("\(name) cannot be written") }
    try Data(file).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    try Data(PDFWriter.pdf(list)).write(to: URL(fileURLWithPath: "\(folder)/\(name).pdf"))
    try Data(SVGWriter.svg(list)).write(to: URL(fileURLWithPath: "\(folder)/\(name).svg"))
    print("\(name) \(list.scale)")
  }
}

func read(_ path: String) throws -> Bitmap {
  try PictureReader.bitmap([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
}

/// Whether all pairs agree.
func compare(_ paths: [String]) throws -> Bool {
  var agree = true
  for pair in stride(from: 0, to: paths.count - 1, by: 2) {
    let (other, own) = (try read(paths[pair]), try read(paths[pair + 1]))
    guard let difference = PixelDifference(other, own, moreThan: levels) else {
      fail("\(paths[pair]) has another size")
    }
    let isAlike = difference.share <= largestShare
    agree = agree && isAlike
    let percent = (difference.share * 1_000_000).rounded() / 10_000
    print("\(isAlike ? "alike " : "UNLIKE") \(percent) % differ, at most by \(difference.largest): \(paths[pair + 1])")
  }
  return agree
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "write": try write(to: arguments.dropFirst().first ?? ".")
case "compare": exit(try compare(Array(arguments.dropFirst())) ? 0 : 1)
default: fail("write FOLDER, or compare OTHER.png OWN.png …")
}
