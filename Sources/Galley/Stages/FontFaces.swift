import GalleyLanguage
import GalleyLayout
import GalleySource

/// Reads the fonts of a document.
struct FontFaces {
  private(set) var faces: [String: FontFace] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ fonts: [AssetFile], files: [SourceFile], resolver: ImageResolver?) {
    for font in fonts {
      do throws(AssetFile.Unreadable) {
        read(font, try font.bytes(among: files, resolver?.file))
      } catch {
        report(font, error.message)
      }
    }
  }

  private mutating func read(_ font: AssetFile, _ bytes: [UInt8]) {
    do throws(FontFace.Failure) {
      faces[font.name] = try FontFace(named: font.name, bytes)
    } catch {
      report(font, "`\(font.path)` \(error.words)")
    }
  }

  private mutating func report(_ font: AssetFile, _ message: String) {
    diagnostics.append(
      Diagnostic(
        .unreadableFont, message, at: font.span,
        help: [
          "paths are relative to the document and stay in its folder; without `\(font.name)` under `fonts` its texts are measured in "
            + "the system font"
        ]))
  }
}

extension FontFace.Failure {
  /// What is wrong with a file, behind its name.
  var words: String {
    switch self {
    case .noFont: "is no TrueType file"
    case .otherForm(let form): "is \(form), and no TrueType file"
    case .table(let name): "has no table `\(name)` that can be read"
    }
  }
}

extension TextMeasurer {
  /// The measurer of a window and of a document's fonts.
  init(_ surroundings: ResolvedSurroundings, _ faces: [String: FontFace]) {
    self.init(platform: surroundings.metricPlatform, scale: surroundings.canvas.scale, faces: faces)
  }
}

extension LaidOutDocument {
  /// What its texts were measured with.
  var measurer: TextMeasurer { TextMeasurer(surroundings, program.fontFaces) }
}
