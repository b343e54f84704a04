// English, German, Dutch and the languages of Scandinavia.
extension FormatLanguage {
  static let english: FormatLanguage = {
    var language = FormatLanguage(
      months: "January February March April May June July August September October November December",
      shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
      weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
      shortWeekdays: "Sun Mon Tue Wed Thu Fri Sat", long: "MMMM d, y", longWithoutYear: "MMMM d",
      longWithoutDay: "MMMM y", numeric: "M/d/y", numericWithoutYear: "M/d", numericWithoutDay: "M/y",
      lists: ListWords(and: " and ", or: " or ", lastComma: ","), spans: englishSpans)
    language.time = "h:mm\u{202F}a"
    language.hourAlone = "h\u{202F}a"
    language.longJoiner = " at "
    return language
  }()

  private static let englishSpans = SpanWords(
    spans: [
      "# year|# years", "# month|# months", "# week|# weeks", "# day|# days", "# hour|# hours", "# minute|# minutes",
      "# second|# seconds",
    ], future: "in #", past: "# ago",
    named: [
      "last year|this year|next year", "last month|this month|next month", "last week|this week|next week",
      "yesterday|today|tomorrow",
    ], now: "now")

  /// English outside North America.
  static let britishEnglish: FormatLanguage = {
    var language = english
    language.long = "d MMMM y"
    language.longWithoutYear = "d MMMM"
    language.medium = "d MMM y"
    language.mediumWithoutYear = "d MMM"
    language.numeric = "dd/MM/y"
    language.numericWithoutYear = "dd/MM"
    language.numericWithoutDay = "MM/y"
    language.time = "HH:mm"
    language.hourAlone = "HH"
    language.longWeekday = ("E ", "")
    language.lists.lastComma = ""
    language.morning = "am"
    language.afternoon = "pm"
    return language
  }()

  static let german: FormatLanguage = {
    var language = FormatLanguage(
      months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
      weekdays: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag", shortWeekdays: "So Mo Di Mi Do Fr Sa",
      long: "d. MMMM y", longWithoutYear: "d. MMMM", longWithoutDay: "MMMM y", numeric: "d.M.y",
      numericWithoutYear: "d.M.", numericWithoutDay: "MM/y", lists: ListWords(and: " und ", or: " oder "),
      spans: SpanWords(
        spans: [
          "# Jahr|# Jahre", "# Monat|# Monate", "# Woche|# Wochen", "# Tag|# Tage", "# Stunde|# Stunden",
          "# Minute|# Minuten", "# Sekunde|# Sekunden",
        ],
        relative: [
          "# Jahr|# Jahren", "# Monat|# Monaten", "# Woche|# Wochen", "# Tag|# Tagen", "# Stunde|# Stunden",
          "# Minute|# Minuten", "# Sekunde|# Sekunden",
        ], future: "in #", past: "vor #",
        named: [
          "letztes Jahr|dieses Jahr|nächstes Jahr", "letzten Monat|diesen Monat|nächsten Monat",
          "letzte Woche|diese Woche|nächste Woche", "gestern|heute|morgen",
        ], now: "jetzt"))
    language.longJoiner = " um "
    language.hourAlone = "HH 'Uhr'"
    return language
  }()

  static let dutch: FormatLanguage = {
    var language = FormatLanguage(
      months: "januari februari maart april mei juni juli augustus september oktober november december",
      shortMonths: "jan feb mrt apr mei jun jul aug sep okt nov dec",
      weekdays: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag", shortWeekdays: "zo ma di wo do vr za",
      long: "d MMMM y", longWithoutYear: "d MMMM", longWithoutDay: "MMMM y", numeric: "d-M-y",
      numericWithoutYear: "d-M", numericWithoutDay: "M-y", lists: ListWords(and: " en ", or: " of "),
      spans: SpanWords(
        spans: [
          "# jaar", "# maand|# maanden", "# week|# weken", "# dag|# dagen", "# uur", "# minuut|# minuten",
          "# seconde|# seconden",
        ], future: "over #", past: "# geleden",
        named: [
          "vorig jaar|dit jaar|volgend jaar", "vorige maand|deze maand|volgende maand",
          "vorige week|deze week|volgende week", "gisteren|vandaag|morgen",
        ], now: "nu"))
    language.longWeekday = ("E ", "")
    language.shortWeekday = ("E ", "")
    language.longJoiner = " om "
    return language
  }()

  static let swedish: FormatLanguage = {
    var language = FormatLanguage(
      months: "januari februari mars april maj juni juli augusti september oktober november december",
      shortMonths: "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
      weekdays: "söndag måndag tisdag onsdag torsdag fredag lördag",
      shortWeekdays: "sön mån tis ons tors fre lör", long: "d MMMM y", longWithoutYear: "d MMMM",
      longWithoutDay: "MMMM y", numeric: "y-MM-dd", numericWithoutYear: "d/M", numericWithoutDay: "y-MM",
      lists: ListWords(and: " och ", or: " eller "),
      spans: SpanWords(
        spans: [
          "# år", "# månad|# månader", "# vecka|# veckor", "# dag|# dagar", "# timme|# timmar", "# minut|# minuter",
          "# sekund|# sekunder",
        ], future: "om #", past: "för # sedan",
        named: [
          "i fjol|i år|nästa år", "förra månaden|denna månad|nästa månad", "förra veckan|denna vecka|nästa vecka",
          "i går|i dag|i morgon",
        ], now: "nu"))
    language.longWeekday = ("E ", "")
    language.shortWeekday = ("E ", "")
    language.shortJoiner = " "
    language.longJoiner = " kl. "
    return language
  }()

  static let danish: FormatLanguage = {
    var language = FormatLanguage(
      months: "januar februar marts april maj juni juli august september oktober november december",
      shortMonths: "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.",
      weekdays: "søndag mandag tirsdag onsdag torsdag fredag lørdag",
      shortWeekdays: "søn. man. tirs. ons. tors. fre. lør.", long: "d. MMMM y", longWithoutYear: "d. MMMM",
      longWithoutDay: "MMMM y", numeric: "d.M.y", numericWithoutYear: "d.M", numericWithoutDay: "M.y",
      lists: ListWords(and: " og ", or: " eller "),
      spans: SpanWords(
        spans: [
          "# år", "# måned|# måneder", "# uge|# uger", "# dag|# dage", "# time|# timer", "# minut|# minutter",
          "# sekund|# sekunder",
        ], future: "om #", past: "for # siden",
        named: [
          "sidste år|i år|næste år", "sidste måned|denne måned|næste måned", "sidste uge|denne uge|næste uge",
          "i går|i dag|i morgen",
        ], now: "nu"))
    language.time = "HH.mm"
    language.shortJoiner = " "
    language.longJoiner = " kl. "
    language.longWeekday = ("E den ", "")
    return language
  }()

  static let norwegian: FormatLanguage = {
    var language = danish
    language.months[2] = "mars"
    language.standaloneMonths[2] = "mars"
    language.months[4] = "mai"
    language.standaloneMonths[4] = "mai"
    language.months[11] = "desember"
    language.standaloneMonths[11] = "desember"
    language.shortMonths = [
      "jan.", "feb.", "mars", "apr.", "mai", "juni", "juli", "aug.", "sep.", "okt.", "nov.", "des.",
    ]
    language.shortWeekdays = ["søn.", "man.", "tirs.", "ons.", "tors.", "fre.", "lør."]
    language.time = "HH:mm"
    language.shortJoiner = ", "
    language.longWeekday = ("E ", "")
    language.numericWithoutYear = "d.M."
    language.spans.spans[2] = "# uke|# uker"
    language.spans.spans[3] = "# dag|# dager"
    language.spans.spans[5] = "# minutt|# minutter"
    language.spans.named = [
      "i fjor|i år|neste år", "forrige måned|denne måneden|neste måned", "forrige uke|denne uken|neste uke",
      "i går|i dag|i morgen",
    ]
    language.spans.now = "nå"
    return language
  }()
}
