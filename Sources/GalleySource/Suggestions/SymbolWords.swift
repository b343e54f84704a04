/// The words that names of symbols are made of, as far as misspelt names are to be told from others.
///
/// They are the words of three letters and more of the symbols that are used most: those of interfaces, media, files, weather,
/// travel, health and money. Words of rarer symbols stand here only where they lie one letter from one of these, or are two of
/// them in one, so that no symbol up to release 7.0 is taken for a misspelt one (`ckeckmark` is such a word). The list is no
/// list of symbols: what it does not know may be right.
enum SymbolWords {
  /// What an author may have meant: the words of the symbols that are used most, before and after some were renamed (`mic`,
  /// `microphone`).
  static let usual = words(of: usualText)
  /// The same as bytes, by their number.
  static let usualByLength = Dictionary(grouping: usual.sorted().map { Array($0.utf8) }, by: \.count)
  /// What an author may write beside them.
  static let rare = words(of: rareText)

  private static func words(of text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let usualText = """
    abc accessibility africa airplane airpods alarm aligncenter alignleft alignright allergens americas and ant
    antenna app apple applelogo applescript appletv applewatch aqi archivebox arkit arrival arrow arrowshape
    arrowtriangle asia aspectratio atom australia background backpack backward badge bag balloon bandage banknote bar
    barcode baseball basket basketball bathtub battery beach bed bell bicycle bifold bin bird birthday bitcoinsign
    blinds bold bolt book bookmark books bottomhalf bottomthird box brain branch briefcase bubble building bullet bus
    cake calendar camera capslock capsule captions car carrot cart case cat chair character chart checkered checklist
    checkmark chevron child circle circlepath clap clipboard clock clockwise closed cloud columns command compact
    compress computermouse connection control counterclockwise cpu creditcard crop cross crown cube cup cursor
    curtains cycle dash dashed decrease delete departure desk deskclock desktopcomputer diagonal dial diamond dice die
    display divide doc dock document dog dollarsign door dot dots dotted double down downtrend draw drizzle drop dryer
    dumbbell ear ecg eject ellipsis end enter envelope equal eraser escape europe eurosign exclamationmark expand
    extension externaldrive eye eyedropper eyeglasses eyes face faceid facemask fan fanblades ferry figure fill filled
    fish flag flame flashlight flask flip floor fog folder football fork forward forwardslash front fuelpump full
    function furniture gamecontroller gauge gear gearshape gift giftcard globe gobackward goforward graduationcap
    greaterthan grid group guitars hail hammer hand handbag hands hare haze head headphones hearingdevice heart
    heavyrain hexagon hexagongrid hifispeaker high highlighter holdinghands homepod horizontal hourglass house
    humidity hurricane icloud infinity info inset internaldrive ipad iphone italic justify key keyboard knife ladybug
    lamp landscape lane lanes laptopcomputer largecircle lasso leading leadinghalf leaf left lefthalf lessthan level
    lightbulb line link list livephoto lizard location lock logo low lungs macbook macro macwindow magazine
    magnifyingglass map mappin max medal medium memorychip menubar message mic microphone microwave min minus moon
    mount mountain mouth move mug multiply music mustache needle network newspaper north nose nosign note number
    octagon off open opening opticaldiscdrive option outdoor outline oval oven paintbrush paintpalette paperclip
    paperplane parkingsign party pass path pause pawprint pencil pentagon percent person personalhotspot phone photo
    pie pill pills pin pip play playpause plus point pointed pool popper portrait power poweron powerplug printer
    profile puzzlepiece qrcode quarternote questionmark quote rack radiowaves rain rainbow raised rays record
    rectangle refrigerator repeat return richtext right righthalf road rosette rotate rotation ruler run sailboat
    saucer scanner scatter scissors scooter scope screwdriver scribble sdcard seal server shared shareplay shield
    shift shippingbox shower shuffle side sidebar signpost simcard sink size slash sleet slider smallcircle smiling
    snow snowflake soccerball sofa sparkle sparkles speaker speedometer split sportscourt square squarepath squareroot
    squareshape stack stairs stand star stars steeringwheel sterlingsign stethoscope stop stopwatch stove straw
    strengthtraining strikethrough suit suitcase sum sun sunglasses sunrise sunset swift swim syringe table tablecells
    tag takeoutbag tap target tennisball tent terminal testtube text textformat theatermasks thermometer thumbsdown
    thumbsup ticket timer tip toilet tornado tortoise touchid traditional train tram translate transparent trash tray
    tree triangle trianglebadge trianglehead trophy truck turn uiwindow umbrella underline uptrend uturn vertical
    video view viewfinder voiceover volleyball walk wallet wand washer water waterbottle wave waveform waves wifi wind
    window wineglass with wrench wrongwaysign xaxis xmark xyaxis yensign yoga you zzz
    """

  private static let rareText = """
    abs airpod airpodsmax alt american append applepencil apps appwindow arrowtriangles australian ball base bay
    bubbles burn bust cable cap capsulepath card center characters circlebadge circles ckeckmark click coat
    cursorarrow deskview diagonalline doorbell dottedline dottedunderline doubletap dpad ellipses fall film flipphone
    frame french frontleft frontright gearshift hat heat hexagonpath hill hold ice insert ipod jack justifyleft
    justifyright lap last led lever light lines lower macpro mail massage mid mind mini mni mono more none numbers oar
    offgrid over pad paint pan pedal pipe plug plusminus pointer poweroff pull quotelevel raid rear rectanglepath
    righttriangle rower sailing sat sizes sleep south squares stair step stick suv textbox theatermask top tow tower
    track trianglepath trunk vent vial wake wide windshield xbox yaxis
    """
}
