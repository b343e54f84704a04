/// The symbols that applications use most, as far as public sources tell.
///
/// Put together from what people know and write about: tutorials, templates, sample applications and questions about SwiftUI.
enum UsualSymbols {
  static let names = text.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let text = """
    plus plus.circle plus.circle.fill plus.square plus.app minus minus.circle minus.circle.fill xmark xmark.circle
    xmark.circle.fill checkmark checkmark.circle checkmark.circle.fill checkmark.square checkmark.square.fill
    checkmark.seal checkmark.seal.fill checkmark.shield exclamationmark.triangle exclamationmark.triangle.fill
    exclamationmark.circle exclamationmark.circle.fill exclamationmark questionmark questionmark.circle
    questionmark.circle.fill info info.circle info.circle.fill ellipsis ellipsis.circle ellipsis.circle.fill
    chevron.right chevron.left chevron.up chevron.down chevron.forward chevron.backward chevron.up.chevron.down
    chevron.right.circle chevron.right.circle.fill chevron.down.circle chevron.left.circle arrow.right arrow.left arrow.up
    arrow.down arrow.forward arrow.backward arrow.right.circle arrow.right.circle.fill arrow.up.circle.fill
    arrow.down.circle arrow.down.circle.fill arrow.clockwise arrow.counterclockwise arrow.clockwise.circle
    arrow.triangle.2.circlepath arrow.2.circlepath arrow.up.arrow.down arrow.up.arrow.down.circle arrow.left.arrow.right
    arrow.uturn.backward arrow.uturn.left arrow.uturn.right arrow.up.right arrow.up.forward arrow.down.left
    arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left arrow.up.right.square arrow.down.doc
    arrow.turn.down.right arrow.branch square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down
    square.and.pencil pencil pencil.circle pencil.circle.fill pencil.line trash trash.fill trash.circle trash.circle.fill folder
    folder.fill folder.badge.plus doc doc.fill doc.text doc.text.fill doc.on.doc doc.on.clipboard doc.richtext
    doc.badge.plus doc.text.magnifyingglass clipboard list.clipboard paperplane paperplane.fill tray tray.fill
    tray.and.arrow.down tray.full archivebox archivebox.fill externaldrive house house.fill house.circle gear gearshape
    gearshape.fill gearshape.2 gearshape.2.fill slider.horizontal.3 line.3.horizontal line.3.horizontal.decrease
    line.3.horizontal.decrease.circle list.bullet list.dash list.number list.bullet.rectangle checklist square.grid.2x2
    square.grid.2x2.fill square.grid.3x3 rectangle.grid.1x2 rectangle.grid.2x2 square.stack square.stack.3d.up
    square.on.square rectangle.stack sidebar.left sidebar.right magnifyingglass magnifyingglass.circle person person.fill
    person.circle person.circle.fill person.crop.circle person.crop.circle.fill person.crop.circle.badge.plus
    person.crop.square person.badge.plus person.2 person.2.fill person.3 person.3.fill person.text.rectangle
    person.crop.rectangle person.fill.checkmark star star.fill star.circle star.circle.fill star.leadinghalf.filled
    star.slash heart heart.fill heart.circle heart.circle.fill heart.text.square heart.slash bookmark bookmark.fill
    bookmark.circle flag flag.fill tag tag.fill bell bell.fill bell.badge bell.badge.fill bell.slash bell.slash.fill envelope
    envelope.fill envelope.open envelope.badge message message.fill bubble.left bubble.left.fill bubble.right
    bubble.left.and.bubble.right bubble.left.and.bubble.right.fill text.bubble phone phone.fill phone.circle phone.down.fill
    video video.fill video.slash camera camera.fill camera.viewfinder photo photo.fill photo.on.rectangle
    photo.on.rectangle.angled photo.stack film mic mic.fill mic.slash mic.slash.fill mic.circle speaker speaker.fill
    speaker.slash speaker.slash.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speaker.wave.1
    play play.fill play.circle play.circle.fill play.rectangle pause pause.fill pause.circle pause.circle.fill stop
    stop.fill stop.circle backward.fill forward.fill backward.end.fill forward.end.fill gobackward goforward
    record.circle shuffle repeat repeat.1 music.note music.note.list headphones airplayaudio waveform clock clock.fill
    clock.arrow.circlepath alarm alarm.fill timer stopwatch hourglass calendar calendar.badge.plus calendar.badge.clock
    calendar.circle map map.fill mappin mappin.circle mappin.circle.fill mappin.and.ellipse location location.fill
    location.circle location.slash globe globe.americas network wifi wifi.slash wifi.exclamationmark
    antenna.radiowaves.left.and.right cloud cloud.fill cloud.rain cloud.rain.fill cloud.sun cloud.sun.fill cloud.bolt
    cloud.bolt.fill cloud.snow cloud.heavyrain icloud icloud.fill icloud.and.arrow.down icloud.and.arrow.up sun.max
    sun.max.fill sun.min sunrise sunrise.fill sunset sunset.fill moon moon.fill moon.stars moon.stars.fill sparkles wind
    snowflake snow drop drop.fill flame flame.fill bolt bolt.fill bolt.circle bolt.slash leaf leaf.fill tree thermometer
    umbrella cart cart.fill cart.badge.plus bag bag.fill creditcard creditcard.fill banknote dollarsign.circle
    dollarsign.circle.fill gift gift.fill giftcard lock lock.fill lock.open lock.open.fill lock.shield key key.fill shield
    shield.fill eye eye.fill eye.slash eye.slash.fill faceid touchid hand.raised hand.thumbsup hand.thumbsup.fill
    hand.thumbsdown hand.tap face.smiling link link.circle paperclip scissors wand.and.stars paintbrush paintbrush.fill
    paintpalette eyedropper hammer hammer.fill wrench wrench.and.screwdriver ruler book book.fill book.closed books.vertical
    newspaper graduationcap graduationcap.fill rosette trophy trophy.fill crown crown.fill gamecontroller
    gamecontroller.fill puzzlepiece puzzlepiece.fill chart.bar chart.bar.fill chart.pie chart.pie.fill
    chart.line.uptrend.xyaxis chart.bar.xaxis building building.2 building.2.fill building.columns car car.fill bus tram
    bicycle airplane airplane.departure figure.walk figure.run fork.knife cup.and.saucer cup.and.saucer.fill bed.double
    bed.double.fill iphone ipad applewatch desktopcomputer laptopcomputer display tv keyboard printer printer.fill
    battery.100 battery.25 cpu terminal externaldrive.fill server.rack qrcode qrcode.viewfinder barcode barcode.viewfinder
    viewfinder circle circle.fill circle.dashed square square.fill triangle triangle.fill rectangle rectangle.fill diamond hexagon capsule
    seal target scope textformat textformat.size bold italic underline text.alignleft text.aligncenter
    text.alignright text.justify text.quote character.cursor.ibeam power command globe.europe.africa lightbulb
    lightbulb.fill lightbulb.slash cube cube.fill shippingbox shippingbox.fill cross cross.fill cross.case pills
    bandage stethoscope waveform.path.ecg heart.text.square.fill brain.head.profile lungs ear hare hare.fill tortoise
    tortoise.fill ant ladybug pawprint pawprint.fill swift applelogo apple.logo figure.stand
    figure.strengthtraining.traditional dumbbell sportscourt soccerball a.circle 1.circle 1.circle.fill 2.circle 3.circle
    number percent at equal function sum infinity macwindow rectangle.portrait.and.arrow.right
    rectangle.split.3x1 tablecells gauge speedometer dial.min nosign zzz binoculars birthday.cake balloon party.popper
    theatermasks ticket guitars tshirt backpack suitcase fuelpump bolt.car carrot wineglass mug
    """
}
