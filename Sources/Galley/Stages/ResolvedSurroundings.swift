import GalleyCatalogue
import GalleyLanguage
import GalleyLayout
import GalleySource

/// The window and the environment that a document is evaluated in.
struct ResolvedSurroundings: Sendable {
  var canvas: Canvas
  var environment: EnvironmentValues
  var metricPlatform: MetricPlatform
  /// How far the status bar ends above the safe area, in points.
  private(set) var statusBarGap = 0.0
  var controlFigures: ControlFigures
  /// The device that the target's platform chose, because nobody else did; nil if somebody did, or for a phone.
  var modelDevice: GalleyLayout.Device?
  /// The device whose window it is; nil for one that has a size of its own.
  private(set) var device: GalleyLayout.Device?
  /// The device whose window it is, also where nobody chose it; nil for a window that has a size of its own.
  private(set) var shownDevice: GalleyLayout.Device?
  /// Where the document names that device; nil if it does not, or asks for another than the surroundings.
  private var deviceSpan: SourceSpan?
  /// Whether a keyboard was asked for.
  var wantsKeyboard: Bool
  /// The keyboard over the window; nil for none.
  private(set) var keyboard: Keyboard?

  /// `assignments` are the values that `surroundings.environment` gives members of the environment; they win over the
  /// document's preview, and the settings with a name of their own win over both.
  init(
    _ surroundings: Surroundings, controlFigures: ControlFigures, assignments: [EnvironmentAssignment],
    program: CheckedProgram
  ) {
    let preview = program.preview
    self.controlFigures = controlFigures
    environment = EnvironmentValues()
    // Watches have no other scheme.
    environment.isDark = program.target.platform == .watchOS
    wantsKeyboard = surroundings.showsKeyboard ?? preview?.showsKeyboard ?? false
    switch (surroundings.canvas, preview?.canvas) {
    case (.size(let width, let height)?, _): canvas = Canvas(size: Size(width: width, height: height))
    case (.proposal(let width, let height)?, _):
      canvas = Canvas(size: .zero, proposal: GalleyLayout.Proposal(width: width, height: height))
    case (.device(let device, let isLandscape)?, _):
      self.device = device.figures
      shownDevice = device.figures
      canvas = ResolvedSurroundings.window(
        on: device.figures, isLandscape ? .landscape : .portrait, &environment, &statusBarGap)
    case (nil, .size(let size)?): canvas = Canvas(size: size)
    case (nil, .device(let device, let orientation)?):
      self.device = device
      shownDevice = device
      deviceSpan = preview?.deviceSpan
      canvas = ResolvedSurroundings.window(on: device, orientation, &environment, &statusBarGap)
    case (nil, nil):
      let device = program.target.platform.standardDevice
      if device != .standard { modelDevice = device }
      shownDevice = device
      canvas = ResolvedSurroundings.window(on: device, .portrait, &environment, &statusBarGap)
    }
    if shownDevice == nil, program.target.platform.hasRegularWindows {
      (environment.isHorizontallyCompact, environment.isVerticallyCompact) = (false, false)
    }
    environment.displayScale = canvas.scale
    for assignment in (preview?.environment ?? []) + assignments {
      environment.set(assignment.name, to: assignment.value, in: program.types)
    }
    environment.isDark = surroundings.isDark ?? environment.isDark
    environment.isRightToLeft = surroundings.isRightToLeft ?? environment.isRightToLeft
    environment.dynamicTypeSize = surroundings.textSize?.engineSize ?? environment.dynamicTypeSize
    environment.locale = surroundings.locale?.description ?? environment.locale
    environment.now = surroundings.now?.moment ?? preview?.now ?? environment.now
    environment.displayScale = surroundings.scale ?? environment.displayScale
    canvas.scale = environment.displayScale
    canvas.isRightToLeft = environment.isRightToLeft
    metricPlatform = program.target.platform.metricPlatform
    if wantsKeyboard, canvas.proposal == nil { keyboard = keyboard(surroundings, program) }
    if let keyboard { canvas.keyboardHeight = height(of: keyboard, program) }
  }

  private func height(of keyboard: Keyboard, _ program: CheckedProgram) -> Double {
    let orientation: DeviceOrientation = canvas.size.width > canvas.size.height ? .landscape : .portrait
    var metrics = Catalogue.standard.metrics(for: program.target)
    controlFigures.replace(in: &metrics)
    return min(metrics[keyboard.height(orientation)], canvas.size.height)
  }

  /// The keyboard of the device, or of the target in a window of a given size.
  private func keyboard(_ surroundings: Surroundings, _ program: CheckedProgram) -> Keyboard? {
    switch (surroundings.canvas, program.preview?.canvas) {
    case (.device(let device, _)?, _): return Keyboard(on: device.figures)
    case (nil, .device(let device, _)?): return Keyboard(on: device)
    case (.size?, _), (.proposal?, _), (nil, .size?): break
    case (nil, nil): return Keyboard(on: program.target.platform.standardDevice)
    }
    switch program.target.platform {
    case .iOS: return .homeButtonPhone
    case .iPadOS: return .tablet
    case .macOS, .watchOS, .tvOS, .visionOS: return nil
    }
  }

  private static func window(
    on device: GalleyLayout.Device, _ orientation: DeviceOrientation, _ environment: inout EnvironmentValues,
    _ statusBarGap: inout Double
  ) -> Canvas {
    let posture = device.posture(orientation)
    environment.isHorizontallyCompact = posture.horizontalSizeClass.map { $0 == .compact }
    environment.isVerticallyCompact = posture.verticalSizeClass.map { $0 == .compact }
    environment.dynamicTypeSize = device.textSize
    statusBarGap = posture.safeArea.top - posture.statusBarHeight
    return device.canvas(orientation)
  }
}

extension ResolvedSurroundings {
  /// The note that a canvas was chosen by the platform alone.
  func canvasNote(in program: CheckedProgram) -> Diagnostic? {
    foreignDeviceNote(in: program) ?? modelCanvasNote(in: program)
  }

  /// The note that the document is for another platform than the device is of.
  private func foreignDeviceNote(in program: CheckedProgram) -> Diagnostic? {
    guard let device, device.platform != program.target.platform.metricPlatform else { return nil }
    let span = deviceSpan ?? program.targetSpan ?? .nowhere
    return Diagnostic(
      .foreignDevice,
      "the target is \(program.target.description), and `\(device.name)` is a device of "
        + device.platform.rawValue, at: span,
      help: [
        """
        controls and texts are those of the target, in a window of the device; \(setting: .target) or \(setting: .device) \
        changes one
        """
      ])
  }

  private func modelCanvasNote(in program: CheckedProgram) -> Diagnostic? {
    guard let modelDevice, let span = program.targetSpan ?? program.views.first?.span else { return nil }
    let size = canvas.size
    return Diagnostic(
      .modelCanvas,
      "the canvas is that of `\(modelDevice.name)`, \(Int(size.width)) × \(Int(size.height)), since the target is "
        + "\(program.target.description) and nothing else says one", at: span,
      help: [
        "the canvases of platforms are models; choose one with \(setting: .device), \(setting: .size) or `preview`"
      ])
  }
}

extension Platform {
  /// Whether a window of any size has both size classes regular (text 4).
  fileprivate var hasRegularWindows: Bool {
    switch self {
    case .macOS, .tvOS, .visionOS: true
    case .iOS, .iPadOS, .watchOS: false
    }
  }
}
