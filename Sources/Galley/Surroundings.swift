import GalleyLanguage
import GalleyLayout
import GalleySource

/// The window and the environment that a document is evaluated in.
struct Surroundings: Sendable {
  var canvas: Canvas
  var environment: EnvironmentValues
  var metricPlatform: MetricPlatform
  /// How far the status bar ends above the safe area, in points.
  private(set) var statusBarGap = 0.0
  var controlFigures: ControlFigures
  /// The device that the target's platform chose, because nobody else did; nil if somebody did, or for a phone.
  var modelDevice: Device?
  /// Whether a keyboard was asked for.
  var wantsKeyboard: Bool

  /// `assignments` are the values that `options.environment` gives members of the environment; they win over the
  /// document's preview, and the options with a name of their own win over both.
  init(options: InterpreterOptions, assignments: [EnvironmentAssignment], document: CheckedProgram) {
    let preview = document.previews.first
    controlFigures = options.controlFigures
    environment = EnvironmentValues()
    wantsKeyboard = options.showsKeyboard ?? preview?.showsKeyboard ?? false
    switch (options.canvas, preview?.canvas) {
    case (.size(let width, let height)?, _): canvas = Canvas(size: Size(width: width, height: height))
    case (.proposal(let width, let height)?, _):
      canvas = Canvas(size: .zero, proposal: Proposal(width: width, height: height))
    case (.device(let name, let isLandscape)?, _):
      canvas = Surroundings.window(
        on: Device.named(name) ?? .standard, isLandscape ? .landscape : .portrait, &environment, &statusBarGap)
    case (nil, .size(let size)?): canvas = Canvas(size: size)
    case (nil, .device(let device, let orientation)?):
      canvas = Surroundings.window(on: device, orientation, &environment, &statusBarGap)
    case (nil, nil):
      let device = document.target.platform.standardDevice
      if device != .standard { modelDevice = device }
      canvas = Surroundings.window(on: device, .portrait, &environment, &statusBarGap)
    }
    environment.displayScale = canvas.scale
    for assignment in (preview?.environment ?? []) + assignments {
      environment.set(assignment.name, to: assignment.value, in: document.types)
    }
    environment.isDark = options.isDark ?? environment.isDark
    environment.isRightToLeft = options.isRightToLeft ?? environment.isRightToLeft
    environment.dynamicTypeSize =
      options.dynamicTypeSize.flatMap { DynamicTypeSize(rawValue: $0) } ?? environment.dynamicTypeSize
    environment.locale = options.locale ?? environment.locale
    environment.displayScale = options.scale ?? environment.displayScale
    canvas.scale = environment.displayScale
    canvas.isRightToLeft = environment.isRightToLeft
    metricPlatform = document.target.platform.metricPlatform
    if wantsKeyboard { canvas.keyboardHeight = keyboardHeight(options, document) }
  }

  /// The height of the keyboard; 0 where there is none.
  private func keyboardHeight(_ options: InterpreterOptions, _ document: CheckedProgram) -> Double {
    guard canvas.proposal == nil else { return 0 }
    let orientation: DeviceOrientation = canvas.size.width > canvas.size.height ? .landscape : .portrait
    guard let keyboard = keyboard(options, document) else { return 0 }
    var metrics = ControlMetricTable(platform: metricPlatform, year: document.target.release.year)
    controlFigures.replace(in: &metrics)
    return min(metrics[keyboard.height(orientation)], canvas.size.height)
  }

  /// The keyboard of the device, or of the target in a window of a given size.
  private func keyboard(_ options: InterpreterOptions, _ document: CheckedProgram) -> Keyboard? {
    switch (options.canvas, document.previews.first?.canvas) {
    case (.device(let name, _)?, _): return Device.named(name).flatMap { Keyboard(on: $0) }
    case (nil, .device(let device, _)?): return Keyboard(on: device)
    case (.size?, _), (.proposal?, _), (nil, .size?): break
    case (nil, nil): return Keyboard(on: document.target.platform.standardDevice)
    }
    switch document.target.platform {
    case .iOS: return .homeButtonPhone
    case .iPadOS: return .tablet
    case .macOS, .watchOS, .tvOS, .visionOS: return nil
    }
  }

  private static func window(
    on device: Device, _ orientation: DeviceOrientation, _ environment: inout EnvironmentValues,
    _ statusBarGap: inout Double
  ) -> Canvas {
    let posture = device.posture(orientation)
    environment.isHorizontallyCompact = posture.horizontalSizeClass.map { $0 == .compact }
    environment.isVerticallyCompact = posture.verticalSizeClass.map { $0 == .compact }
    statusBarGap = posture.safeArea.top - posture.statusBarHeight
    return device.canvas(orientation)
  }
}

extension Surroundings {
  /// The note that a canvas was chosen by the platform alone.
  func canvasNote(in document: CheckedProgram) -> Diagnostic? {
    guard let modelDevice, let place = document.targetSpan ?? document.views.first?.span else { return nil }
    let size = canvas.size
    return Diagnostic(
      .modelCanvas,
      "the canvas is that of `\(modelDevice.name)`, \(Int(size.width)) × \(Int(size.height)), since the target is "
        + "\(document.target.description) and nothing else says one", at: place,
      help: ["the canvases of platforms are models; choose one with `--device`, `--size` or `preview`"])
  }
}

extension Platform {
  /// The device whose canvas a document for the platform has if nobody names one (figures 6).
  var standardDevice: Device {
    let name =
      switch self {
      case .iOS: Device.standardName
      case .iPadOS: "iPad Pro (11-inch)"
      case .macOS: "Mac"
      case .watchOS: "Apple Watch (45 mm)"
      case .tvOS: "Apple TV"
      case .visionOS: "Apple Vision Pro"
      }
    return Device.named(name) ?? .standard
  }
}
