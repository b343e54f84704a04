/// A rule by which a view got a length or a place; each has one sentence.
package enum RuleID: String, Sendable, CaseIterable {
  // MARK: Windows

  case windowOffer = "window.offer"
  case windowSafe = "window.safe"
  case windowKeyboard = "window.keyboard"
  case windowShown = "window.shown"
  case windowProposal = "window.proposal"
  case windowCentre = "window.centre"
  case windowOver = "window.over"
  case windowOrigin = "window.origin"

  // MARK: Leaves

  case fillTake = "fill.take"
  case fillTen = "fill.ten"
  case textOne = "text.one"
  case textOpen = "text.open"
  case textLines = "text.lines"
  case textLimit = "text.limit"
  case textParagraphs = "text.paragraphs"
  case textMark = "text.mark"
  case textTall = "text.tall"
  case textLow = "text.low"
  case symbolOwn = "symbol.own"
  case imageOwn = "image.own"
  case imageTake = "image.take"
  case imageOpen = "image.open"
  case spacerRest = "spacer.rest"
  case spacerLeast = "spacer.least"
  case spacerOpen = "spacer.open"
  case spacerAcross = "spacer.across"
  case controlOwn = "control.own"
  case controlRange = "control.range"
  case controlOpen = "control.open"

  // MARK: Stacks

  case stackSpace = "stack.space"
  case stackGaps = "stack.gaps"
  case guideSet = "guide.set"
  case stackKeep = "stack.keep"
  case stackRelease = "stack.release"
  case stackOrder = "stack.order"
  case stackShare = "stack.share"
  case stackLast = "stack.last"
  case stackNone = "stack.none"
  case stackOnly = "stack.only"
  case stackOpen = "stack.open"
  case stackEndless = "stack.endless"
  case stackSecond = "stack.second"
  case stackLength = "stack.length"
  case stackShort = "stack.short"
  case stackOver = "stack.over"
  case stackWidest = "stack.widest"
  case stackLine = "stack.line"
  case stackEmpty = "stack.empty"
  case stackFirst = "stack.first"
  case stackAfter = "stack.after"
  case stackAlign = "stack.align"

  // MARK: Layers and choices

  case depthUnion = "depth.union"
  case depthAgain = "depth.again"
  case depthAlign = "depth.align"
  case fitsNo = "fits.no"
  case fitsFirst = "fits.first"
  case fitsLast = "fits.last"
  case layerOffer = "layer.offer"
  case layerAlign = "layer.align"

  // MARK: Scrolling and reading

  case scrollTake = "scroll.take"
  case scrollOpen = "scroll.open"
  case scrollHug = "scroll.hug"
  case scrollOffer = "scroll.offer"
  case readerTake = "reader.take"
  case readerTen = "reader.ten"
  case readerOffer = "reader.offer"
  case readerCorner = "reader.corner"

  // MARK: Frames and other wrappers

  case frameGiven = "frame.given"
  case frameOffer = "frame.offer"
  case flexMax = "flex.max"
  case flexMaxChild = "flex.maxChild"
  case flexMin = "flex.min"
  case flexBoth = "flex.both"
  case flexIdeal = "flex.ideal"
  case flexOpen = "flex.open"
  case flexAgain = "flex.again"
  case frameCentre = "frame.centre"
  case frameAlign = "frame.align"
  case paddingOffer = "padding.offer"
  case paddingFloor = "padding.floor"
  case paddingSize = "padding.size"
  case paddingPlace = "padding.place"
  case fixedOffer = "fixed.offer"
  case ratioFit = "ratio.fit"
  case ratioFill = "ratio.fill"
  case positionTake = "position.take"
  case positionPlace = "position.place"
  case wrapperCentre = "wrapper.centre"
  case passOn = "pass.on"
  case passBack = "pass.back"
  case passPlace = "pass.place"
  case directionMirror = "direction.mirror"

  // MARK: What has no sentence of its own yet

  case otherOffer = "other.offer"
  case otherAnswer = "other.answer"
  case otherOwn = "other.own"
  case otherPlace = "other.place"
}
