import GalleyTables

// Files of pictures, each once.

extension SVGWriter {
  mutating func picture(_ placed: DisplayList.PlacedPicture) {
    let id = id(of: placed.file)
    let rect = placed.rect
    body.append("<use href=\"#\(id)\"")
    attribute("transform", Affine(a: rect.size.width, d: rect.size.height, tx: rect.minX, ty: rect.minY))
    if !placed.isSmooth { body.append(" image-rendering=\"pixelated\"") }
    body.append("/>\n")
  }

  /// The name of the definition of a file, as large as a point.
  private mutating func id(of file: Index<PictureFile>) -> String {
    if let known = fileIDs[file] { return known }
    let id = ids.next()
    fileIDs[file] = id
    let picture = list.files[file]
    files.append("<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\"")
    let orientation = picture.orientation
    if orientation != .up {
      let map = orientation.map
      files.append(" transform=\"matrix(")
      files.append([map.a, map.b, map.c, map.d, map.tx, map.ty].map { "\(Int($0))" }.joined(separator: " "))
      files.append(")\"")
    }
    files.append(" href=\"data:image/")
    files.append(picture.format.rawValue)
    files.append(";base64,")
    files += Base64.digits(of: orientation == .up ? picture.bytes : picture.bytesAsTheyLie)
    files.append("\"/>\n")
    return id
  }
}
