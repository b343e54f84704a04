import GalleyLayout

// Steps that say only what people take for granted. Whoever adds a rule decides here whether its sentence is one of them.

extension ToldSteps {
  /// Whether a step says only what people take for granted: that a text has its own size, that a few views have an order.
  func isPlain(_ index: Int) -> Bool {
    let own = step(index)
    let ends = isEnd(index) || deciding.contains(index) || reach == index + 1 && isEnd(index + 1)
    switch own.rule {
    case .textOne, .textTall: return !own.isAbout(node) || !ends
    case .textOpen: return !own.isAbout(node)
    case .styleArea: return !explanation.comparesStyles && (!own.isAbout(node) || !ends && reach == nil)
    // What is in a layer takes what the layer is offered.
    case .fillTake: return own.nodes.first.map(isContent) ?? false
    // Where the document says that there is no gap, there is nothing to take off.
    case .stackSpace: return own.number("g") == 0 && own.form == nil
    case .stackOpen, .otherOffer: return explanation.aspects.isEmpty
    case .stackOrder: return own.rangeOrder.count < 3
    case .stackFirst: return !ends
    case .windowCentre: return !isEnd(index) && own.number("x") == 0 && own.number("R") == own.number("S")
    case .paddingPlace: return !ends && own.number("start") == 0
    case .stackEdge: return !ends && explanation.steps[index].places.isEmpty
    // All others say something.
    case .windowOffer, .windowKeyboard, .windowFull, .windowProposal, .windowOver, .windowOrigin, .windowNone,
      .sheetLength, .sheetPlace, .sheetOffer, .sheetKeyboard, .sheetFull, .sheetCentre, .sheetOver, .fillTen,
      .circleShorter, .circleOne, .textLines, .textLimit, .textParagraphs, .textBroken, .textCut, .textMark,
      .textLow, .textReserve, .textScale, .textScaleCut, .symbolOwn, .imageOwn, .imageFree, .imageTake, .imageOpen,
      .spacerRest, .spacerLeast, .spacerOpen, .spacerAcross, .controlOwn, .controlRange, .controlOpen, .controlTake,
      .controlLeast, .stackGaps, .guideSet, .stackKeep, .stackRelease, .stackLeast, .stackShare, .stackSpent,
      .stackLast, .stackNone, .stackOnly, .stackEndless, .stackSecond, .stackLength, .stackShort, .stackOver,
      .stackWidest, .stackLine, .stackEmpty, .stackAfter, .stackAlign, .prioritySet, .depthUnion, .depthAgain,
      .depthAlign, .fitsNo, .fitsFirst, .fitsLast, .fitsOver, .fitsOpen, .fitsBefore, .layerOffer, .layerAlign,
      .styleReach, .scrollTake, .scrollOpen, .scrollHug, .scrollOffer, .scrollAcross, .scrollMargins, .readerTake,
      .readerTen, .readerOffer, .readerCorner, .frameGiven, .frameOffer, .flexMax, .flexMaxChild, .flexOver,
      .flexMin, .flexBoth, .flexIdeal, .flexOpen, .flexMaxOpen, .flexMinOpen, .flexBothOpen, .flexEndless,
      .flexLeast, .flexIdle, .flexContrary, .flexOffer, .flexAgain, .frameCentre, .frameAlign, .paddingOffer,
      .paddingFloor, .paddingSize, .fixedOffer, .ratioFit, .ratioFill, .offsetDraw, .positionTake, .positionPlace,
      .wrapperCentre, .passOn, .passBack, .passPlace, .directionMirror, .gridSpace, .gridOrder, .gridClose,
      .gridShare, .gridLast, .gridKeep, .gridWide, .gridUnsized, .gridOpen, .gridSlot, .gridColumn, .gridSpan,
      .gridSize, .gridBehind, .gridPlace, .lazyOffer, .lazyTake, .lazyOpen, .lazyEstimate, .lazyEdge, .tracksFixed,
      .tracksFlexible, .tracksAdaptive, .tracksOther, .tracksOffer, .tracksRow, .tracksLength, .tracksSlot,
      .tracksBehind, .tracksPlace, .listWidth, .customTake, .customSize, .customOffer, .customPlace, .ignoreOffer,
      .ignorePlace, .insetSize, .insetBar, .insetEdge, .insetBehind, .relativeWhole, .relativeParts,
      .relativeClosure, .relativeOffer, .otherAnswer, .otherPlace:
      return false
    }
  }
}
