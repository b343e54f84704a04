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
    files.append("<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"data:image/")
    files.append(picture.format.rawValue)
    files.append(";base64,")
    files += Base64.digits(of: picture.bytes)
    files.append("\"/>\n")
    return id
  }
}
