import GalleyCatalogue
import GalleyLayout

/// What a rule says in words, where it is from, and how sure it is.
///
/// `{name}` stands for a value of the step, `{wide}` and the like for the word of its axis, `{@}` for the places in the
/// document that are to blame, `{list:keeps|keep}` for a word that follows a number or a list.
struct RuleSentence {
  let template: String
  /// The id of the rule in Documentation/Rules.md.
  let reference: String
  let standing: GalleyLayout.Standing

  init(_ template: String, _ reference: String, _ standing: GalleyLayout.Standing) {
    self.template = template
    self.reference = reference
    self.standing = standing
  }
}

extension RuleID {
  /// What the rule says.
  var sentence: RuleSentence {
    switch self {
    case .windowOffer: .windowOffer
    case .windowSafe: .windowSafe
    case .windowKeyboard: .windowKeyboard
    case .windowShown: .windowShown
    case .windowProposal: .windowProposal
    case .windowCentre: .windowCentre
    case .windowOver: .windowOver
    case .windowOrigin: .windowOrigin
    case .fillTake: .fillTake
    case .fillTen: .fillTen
    case .textOne: .textOne
    case .textOpen: .textOpen
    case .textParagraphs: .textParagraphs
    case .textLines: .textLines
    case .textLimit: .textLimit
    case .textMark: .textMark
    case .textLow: .textLow
    case .textTall: .textTall
    case .symbolOwn: .symbolOwn
    case .imageOwn: .imageOwn
    case .imageTake: .imageTake
    case .imageOpen: .imageOpen
    case .spacerRest: .spacerRest
    case .spacerLeast: .spacerLeast
    case .spacerOpen: .spacerOpen
    case .spacerAcross: .spacerAcross
    case .controlOwn: .controlOwn
    case .controlRange: .controlRange
    case .controlOpen: .controlOpen
    case .stackSpace: .stackSpace
    case .stackGaps: .stackGaps
    case .guideSet: .guideSet
    case .stackKeep: .stackKeep
    case .stackRelease: .stackRelease
    case .stackOrder: .stackOrder
    case .stackShare: .stackShare
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
    case .stackAlign: .stackAlign
    case .depthUnion: .depthUnion
    case .depthAgain: .depthAgain
    case .depthAlign: .depthAlign
    case .fitsNo: .fitsNo
    case .fitsFirst: .fitsFirst
    case .fitsLast: .fitsLast
    case .layerOffer: .layerOffer
    case .layerAlign: .layerAlign
    case .scrollTake: .scrollTake
    case .scrollOpen: .scrollOpen
    case .scrollHug: .scrollHug
    case .scrollOffer: .scrollOffer
    case .readerTake: .readerTake
    case .readerTen: .readerTen
    case .readerOffer: .readerOffer
    case .readerCorner: .readerCorner
    case .frameGiven: .frameGiven
    case .frameOffer: .frameOffer
    case .flexMax: .flexMax
    case .flexMaxChild: .flexMaxChild
    case .flexMin: .flexMin
    case .flexBoth: .flexBoth
    case .flexIdeal: .flexIdeal
    case .flexOpen: .flexOpen
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
    case .positionTake: .positionTake
    case .positionPlace: .positionPlace
    case .wrapperCentre: .wrapperCentre
    case .passOn: .passOn
    case .passBack: .passBack
    case .passPlace: .passPlace
    case .directionMirror: .directionMirror
    case .otherOffer: .otherOffer
    case .otherAnswer: .otherAnswer
    case .otherOwn: .otherOwn
    case .otherPlace: .otherPlace
    }
  }
}
