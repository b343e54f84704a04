import GalleyFormats
import GalleyLanguage
import GalleyLayout
import GalleySource

/// Finds the sizes of the pictures that are files.
struct ImageSizes {
  private(set) var sizes: [String: Size] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ images: [AssetFile], files: [SourceFile], resolver: ImageResolver?) {
    for image in images {
      do throws(AssetFile.Unreadable) {
        read(image, try image.bytes(among: files, resolver?.read))
      } catch {
        report(image, error.message)
      }
    }
  }

  private mutating func read(_ image: AssetFile, _ bytes: [UInt8]) {
    do throws(ImageHeader.Failure) {
      let header = try ImageHeader(Array(bytes.prefix(ImageResolver.headerLimit)))
      let scale = image.scale ?? ImageSizes.scale(ofName: image.path)
      sizes[image.name] = Size(width: header.width / scale, height: header.height / scale)
    } catch {
      switch error {
      case .unknownFormat:
        report(image, "`\(image.path)` is no PNG, JPEG, GIF, WebP or SVG file")
      case .truncated(let format): report(image, "`\(image.path)` begins as a \(format) file and ends before its size")
      case .invalid(let format): report(image, "`\(image.path)` begins as a \(format) file and has no size")
      }
    }
  }

  private mutating func report(_ image: AssetFile, _ message: String) {
    diagnostics.append(
      Diagnostic(
        .unreadableImage, message, at: image.span,
        help: [
          "paths are relative to the document and stay in its folder; a size can be written instead: "
            + "`\(image.name): { width: 120, height: 80 }`"
        ]))
  }

  /// 2 for `card@2x.png`.
  private static func scale(ofName path: String) -> Double {
    let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) { return scale }
    return 1
  }
}
