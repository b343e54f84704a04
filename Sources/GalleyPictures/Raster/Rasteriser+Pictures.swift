import GalleyDrawing
import GalleyLayout
import GalleyTables

// Pictures of files, and what is behind materials.

extension Rasteriser {
  mutating func picture(_ placed: DisplayList.PlacedPicture) throws(Failure) {
    guard !canvas.clip.area.isEmpty else { return }
    let path = Path(placed.rect)
    var form = PictureSampler.Form(file: placed.file)
    guard let whole = try pixels(of: form) else {
      // What cannot be read is a plate, as what is not there.
      let gray = ResolvedColor(red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255)
      return try fill(path, map, .solid(gray), .nonZero)
    }
    if placed.isSmooth { form.shrink(whole, in: placed.rect, map) }
    guard let bitmap = try pixels(of: form),
      let sampler = PictureSampler(bitmap, form, of: whole, in: placed.rect, map, isSmooth: placed.isSmooth)
    else { return }
    flatten(path, map)
    try paintLines(.nonZero, .picture(sampler))
  }

  private mutating func pixels(of form: PictureSampler.Form) throws(Failure) -> Bitmap? {
    if let known = readFiles[form] { return known }
    var result: Bitmap?
    if form.isWhole {
      result = try? PictureReader.bitmap(list.files[form.file].bytes, limits: budget.limits)
    } else {
      result = try pixels(of: form.larger)?.halved(along: form.across > 0 ? .horizontal : .vertical)
    }
    if let result { try budget.spend(result.pixels.count) }
    readFiles[form] = result
    return result
  }

  /// Blurs what is drawn so far under an outline.
  mutating func backdrop(
    _ path: Path, _ rule: FillRule, _ backdrop: DisplayList.Backdrop
  ) throws(Failure) {
    guard let bounds = path.bounds, map.isFinite else { return }
    let seen = PixelRect(around: map.bounds(of: bounds)).intersection(canvas.clip.area)
    guard !seen.isEmpty else { return }
    let deviation = deviation(backdrop.deviation)
    let area = seen.grown(x: deviation.reach.x, y: deviation.reach.y).intersection(canvas.surface.area)
    _ = try budget.hold(area)
    defer { budget.release(area.area) }
    var copy = canvas.surface.copy(area)
    copy.blurOpaque(deviation)
    if case .matrix(let factors) = Filter.saturation(backdrop.saturation), let matrix = ColorMatrix(factors) {
      copy.bitmap.pixels = copy.bitmap.pixels.map(matrix.apply)
    }
    flatten(path, map)
    try paintLines(rule, .surface(copy))
  }
}
