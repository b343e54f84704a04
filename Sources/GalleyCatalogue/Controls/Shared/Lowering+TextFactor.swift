import GalleyLanguage
import GalleyLayout

extension Lowering {
  /// How much larger texts are than at the usual size; what stands beside them grows with them.
  func textFactor(in environment: EnvironmentValues) -> Double {
    TypeRamp.scaleFactor(
      relativeTo: .body, dynamicTypeSize: environment.dynamicTypeSize, platform: document.target.platform.metricPlatform
    )
  }
}
