import GalleyCatalogue
import GalleyLayout

/// What a rule says in words, where it is from, and how sure it is.
///
/// `{name}` stands for a value of the step, `{wide}` and the like for the word of its axis, `{@}` for the places in the
/// document that are to blame, `{list:keeps|keep}` for a word that follows a number or a list. `{name×}` stands for the
/// values of both axes, `{*…}` for what is said of each of them, `{It}` for a name, or for “It” behind a sentence about the same
/// view, `{+name}` and `{-name}` for a value with the sign that it is added or taken off with, and `{;}` for the sum that leads to a
/// place, unless the parent begins at 0.
struct RuleSentence {
  let template: String
  /// The id of the rule in Documentation/Rules.md.
  let reference: String
  let standing: GalleyLayout.Standing
  /// Other ways to say it.
  private let forms: [GalleyLayout.Step.Form: String]

  init(
    _ template: String, _ reference: String, _ standing: GalleyLayout.Standing,
    _ forms: [GalleyLayout.Step.Form: String] = [:]
  ) {
    self.template = template
    self.reference = reference
    self.standing = standing
    self.forms = forms
  }

  /// The sentence in a form; the usual one where it has no other.
  func template(_ form: GalleyLayout.Step.Form?) -> String { form.flatMap { forms[$0] } ?? template }

  func has(_ form: GalleyLayout.Step.Form) -> Bool { forms[form] != nil }

  /// All ways to say it, the usual one first.
  var templates: [String] { [template] + GalleyLayout.Step.Form.allCases.compactMap { forms[$0] } }
}

extension RuleID {
  /// What the rule says.
  var sentence: RuleSentence {
    switch self {
    case .windowOffer: .windowOffer
    case .windowKeyboard: .windowKeyboard
    case .windowFull: .windowFull
    case .windowProposal: .windowProposal
    case .windowCentre: .windowCentre
    case .windowOver: .windowOver
    case .windowOrigin: .windowOrigin
    case .windowNone: .windowNone
    case .sheetLength: .sheetLength
    case .sheetPlace: .sheetPlace
    case .sheetOffer: .sheetOffer
    case .sheetKeyboard: .sheetKeyboard
    case .sheetFull: .sheetFull
    case .sheetCentre: .sheetCentre
    case .sheetOver: .sheetOver
    case .fillTake: .fillTake
    case .fillTen: .fillTen
    case .circleShorter: .circleShorter
    case .circleOne: .circleOne
    case .textOne: .textOne
    case .textOpen: .textOpen
    case .textLines: .textLines
    case .textLimit: .textLimit
    case .textParagraphs: .textParagraphs
    case .textBroken: .textBroken
    case .textCut: .textCut
    case .textMark: .textMark
    case .textTall: .textTall
    case .textLow: .textLow
    case .textReserve: .textReserve
    case .textScale: .textScale
    case .textScaleCut: .textScaleCut
    case .symbolOwn: .symbolOwn
    case .imageOwn: .imageOwn
    case .imageFree: .imageFree
    case .imageTake: .imageTake
    case .imageOpen: .imageOpen
    case .spacerRest: .spacerRest
    case .spacerLeast: .spacerLeast
    case .spacerOpen: .spacerOpen
    case .spacerAcross: .spacerAcross
    case .controlOwn: .controlOwn
    case .controlRange: .controlRange
    case .controlOpen: .controlOpen
    case .controlTake: .controlTake
    case .controlLeast: .controlLeast
    case .stackSpace: .stackSpace
    case .stackGaps: .stackGaps
    case .guideSet: .guideSet
    case .stackKeep: .stackKeep
    case .stackRelease: .stackRelease
    case .stackLeast: .stackLeast
    case .stackOrder: .stackOrder
    case .stackShare: .stackShare
    case .stackSpent: .stackSpent
    case .stackLast: .stackLast
    case .stackNone: .stackNone
    case .stackOnly: .stackOnly
    case .stackOpen: .stackOpen
    case .stackEndless: .stackEndless
    case .stackSecond: .stackSecond
    case .stackLength: .stackLength
    case .stackShort: .stackShort
    case .stackOver: .stackOver
    case .stackWidest: .stackWidest
    case .stackLine: .stackLine
    case .stackEmpty: .stackEmpty
    case .stackFirst: .stackFirst
    case .stackAfter: .stackAfter
    case .stackEdge: .stackEdge
    case .stackAlign: .stackAlign
    case .prioritySet: .prioritySet
    case .depthUnion: .depthUnion
    case .depthAgain: .depthAgain
    case .depthAlign: .depthAlign
    case .fitsNo: .fitsNo
    case .fitsFirst: .fitsFirst
    case .fitsLast: .fitsLast
    case .fitsOver: .fitsOver
    case .fitsOpen: .fitsOpen
    case .fitsBefore: .fitsBefore
    case .layerOffer: .layerOffer
    case .layerAlign: .layerAlign
    case .styleArea: .styleArea
    case .styleReach: .styleReach
    case .scrollTake: .scrollTake
    case .scrollOpen: .scrollOpen
    case .scrollHug: .scrollHug
    case .scrollOffer: .scrollOffer
    case .scrollAcross: .scrollAcross
    case .scrollMargins: .scrollMargins
    case .readerTake: .readerTake
    case .readerTen: .readerTen
    case .readerOffer: .readerOffer
    case .readerCorner: .readerCorner
    case .frameGiven: .frameGiven
    case .frameOffer: .frameOffer
    case .flexMax: .flexMax
    case .flexMaxChild: .flexMaxChild
    case .flexOver: .flexOver
    case .flexMin: .flexMin
    case .flexBoth: .flexBoth
    case .flexIdeal: .flexIdeal
    case .flexOpen: .flexOpen
    case .flexMaxOpen: .flexMaxOpen
    case .flexMinOpen: .flexMinOpen
    case .flexBothOpen: .flexBothOpen
    case .flexEndless: .flexEndless
    case .flexLeast: .flexLeast
    case .flexIdle: .flexIdle
    case .flexContrary: .flexContrary
    case .flexOffer: .flexOffer
    case .flexAgain: .flexAgain
    case .frameCentre: .frameCentre
    case .frameAlign: .frameAlign
    case .paddingOffer: .paddingOffer
    case .paddingFloor: .paddingFloor
    case .paddingSize: .paddingSize
    case .paddingPlace: .paddingPlace
    case .fixedOffer: .fixedOffer
    case .ratioFit: .ratioFit
    case .ratioFill: .ratioFill
    case .offsetDraw: .offsetDraw
    case .positionTake: .positionTake
    case .positionPlace: .positionPlace
    case .wrapperCentre: .wrapperCentre
    case .passOn: .passOn
    case .passBack: .passBack
    case .passPlace: .passPlace
    case .directionMirror: .directionMirror
    case .gridSpace: .gridSpace
    case .gridOrder: .gridOrder
    case .gridClose: .gridClose
    case .gridShare: .gridShare
    case .gridLast: .gridLast
    case .gridKeep: .gridKeep
    case .gridWide: .gridWide
    case .gridUnsized: .gridUnsized
    case .gridOpen: .gridOpen
    case .gridSlot: .gridSlot
    case .gridColumn: .gridColumn
    case .gridSpan: .gridSpan
    case .gridSize: .gridSize
    case .gridBehind: .gridBehind
    case .gridPlace: .gridPlace
    case .lazyOffer: .lazyOffer
    case .lazyTake: .lazyTake
    case .lazyOpen: .lazyOpen
    case .lazyEstimate: .lazyEstimate
    case .lazyEdge: .lazyEdge
    case .tracksFixed: .tracksFixed
    case .tracksFlexible: .tracksFlexible
    case .tracksAdaptive: .tracksAdaptive
    case .tracksOther: .tracksOther
    case .tracksOffer: .tracksOffer
    case .tracksRow: .tracksRow
    case .tracksLength: .tracksLength
    case .tracksSlot: .tracksSlot
    case .tracksBehind: .tracksBehind
    case .tracksPlace: .tracksPlace
    case .listWidth: .listWidth
    case .customTake: .customTake
    case .customSize: .customSize
    case .customOffer: .customOffer
    case .customPlace: .customPlace
    case .ignoreOffer: .ignoreOffer
    case .ignorePlace: .ignorePlace
    case .insetSize: .insetSize
    case .insetBar: .insetBar
    case .insetEdge: .insetEdge
    case .insetBehind: .insetBehind
    case .relativeWhole: .relativeWhole
    case .relativeParts: .relativeParts
    case .relativeClosure: .relativeClosure
    case .relativeOffer: .relativeOffer
    case .otherOffer: .otherOffer
    case .otherAnswer: .otherAnswer
    case .otherPlace: .otherPlace
    }
  }
}
