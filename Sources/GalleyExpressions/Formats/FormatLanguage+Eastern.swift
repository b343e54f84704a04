// Polish, Russian, Arabic, and the languages of East Asia.
extension FormatLanguage {
  static let polish: FormatLanguage = {
    var language = FormatLanguage(
      months:
        "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
      standaloneMonths:
        "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
      shortMonths: "sty lut mar kwi maj cze lip sie wrz paź lis gru",
      weekdays: "niedziela poniedziałek wtorek środa czwartek piątek sobota",
      shortWeekdays: "niedz. pon. wt. śr. czw. pt. sob.", long: "d MMMM y", longWithoutYear: "d MMMM",
      longWithoutDay: "L y", numeric: "d.MM.y", numericWithoutYear: "d.MM", numericWithoutDay: "MM.y",
      lists: ListWords(and: " i ", or: " lub "),
      spans: SpanWords(
        spans: [
          "# rok|# lata|# lat", "# miesiąc|# miesiące|# miesięcy", "# tydzień|# tygodnie|# tygodni",
          "# dzień|# dni|# dni", "# godzina|# godziny|# godzin", "# minuta|# minuty|# minut",
          "# sekunda|# sekundy|# sekund",
        ],
        relative: [
          "# rok|# lata|# lat", "# miesiąc|# miesiące|# miesięcy", "# tydzień|# tygodnie|# tygodni",
          "# dzień|# dni|# dni", "# godzinę|# godziny|# godzin", "# minutę|# minuty|# minut",
          "# sekundę|# sekundy|# sekund",
        ], future: "za #", past: "# temu",
        named: [
          "w zeszłym roku|w tym roku|w przyszłym roku", "w zeszłym miesiącu|w tym miesiącu|w przyszłym miesiącu",
          "w zeszłym tygodniu|w tym tygodniu|w przyszłym tygodniu", "wczoraj|dzisiaj|jutro",
        ], now: "teraz"))
    language.longJoiner = " "
    return language
  }()

  static let russian: FormatLanguage = {
    var language = FormatLanguage(
      months: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
      standaloneMonths: "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
      shortMonths: "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.",
      weekdays: "воскресенье понедельник вторник среда четверг пятница суббота", shortWeekdays: "вс пн вт ср чт пт сб",
      long: "d MMMM y 'г'.", longWithoutYear: "d MMMM", longWithoutDay: "L y 'г'.", numeric: "dd.MM.y",
      numericWithoutYear: "dd.MM", numericWithoutDay: "MM.y", lists: ListWords(and: " и ", or: " или "),
      spans: SpanWords(
        spans: [
          "# год|# года|# лет", "# месяц|# месяца|# месяцев", "# неделя|# недели|# недель", "# день|# дня|# дней",
          "# час|# часа|# часов", "# минута|# минуты|# минут", "# секунда|# секунды|# секунд",
        ],
        relative: [
          "# год|# года|# лет", "# месяц|# месяца|# месяцев", "# неделю|# недели|# недель", "# день|# дня|# дней",
          "# час|# часа|# часов", "# минуту|# минуты|# минут", "# секунду|# секунды|# секунд",
        ], future: "через #", past: "# назад",
        named: [
          "в прошлом году|в этом году|в следующем году", "в прошлом месяце|в этом месяце|в следующем месяце",
          "на прошлой неделе|на этой неделе|на следующей неделе", "вчера|сегодня|завтра",
        ], now: "сейчас", joiner: " "))
    language.longJoiner = " в "
    return language
  }()

  static let arabic: FormatLanguage = {
    var language = FormatLanguage(
      months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      shortMonths: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
      weekdays: "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت",
      shortWeekdays: "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت", long: "d MMMM y",
      longWithoutYear: "d MMMM", longWithoutDay: "MMMM y", numeric: "d\u{200F}/M\u{200F}/y",
      numericWithoutYear: "d/\u{200F}M", numericWithoutDay: "M\u{200F}/y",
      lists: ListWords(separator: " و", and: " و", or: " أو "),
      spans: SpanWords(
        spans: [
          "سنة|سنتان|# سنوات|# سنة|# سنة", "شهر|شهران|# أشهر|# شهرًا|# شهر", "أسبوع|أسبوعان|# أسابيع|# أسبوعًا|# أسبوع",
          "يوم|يومان|# أيام|# يومًا|# يوم", "ساعة|ساعتان|# ساعات|# ساعة|# ساعة", "دقيقة|دقيقتان|# دقائق|# دقيقة|# دقيقة",
          "ثانية|ثانيتان|# ثوانٍ|# ثانية|# ثانية",
        ],
        relative: [
          "سنة واحدة|سنتين|# سنوات|# سنة|# سنة", "شهر واحد|شهرين|# أشهر|# شهرًا|# شهر",
          "أسبوع واحد|أسبوعين|# أسابيع|# أسبوعًا|# أسبوع", "يوم واحد|يومين|# أيام|# يومًا|# يوم",
          "ساعة واحدة|ساعتين|# ساعات|# ساعة|# ساعة", "دقيقة واحدة|دقيقتين|# دقائق|# دقيقة|# دقيقة",
          "ثانية واحدة|ثانيتين|# ثوانٍ|# ثانية|# ثانية",
        ], future: "خلال #", past: "قبل #",
        named: [
          "السنة الماضية|السنة الحالية|السنة القادمة", "الشهر الماضي|هذا الشهر|الشهر القادم",
          "الأسبوع الماضي|هذا الأسبوع|الأسبوع القادم", "أمس|اليوم|غدًا",
        ], now: "الآن", joiner: " و"))
    language.morning = "ص"
    language.afternoon = "م"
    language.time = "h:mm\u{202F}a"
    language.hourAlone = "h\u{202F}a"
    language.longWeekday = ("E، ", "")
    language.shortWeekday = ("E، ", "")
    language.shortJoiner = "، "
    language.longJoiner = " في "
    return language
  }()

  static let japanese: FormatLanguage = {
    var language = eastAsian(
      weekdays: "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日", shortWeekdays: "日 月 火 水 木 金 土",
      lists: ListWords(separator: "、", and: "、", or: "、または"),
      spans: SpanWords(
        spans: ["#年", "#か月", "#週間", "#日", "#時間", "#分", "#秒"],
        relative: ["# 年", "# か月", "# 週間", "# 日", "# 時間", "# 分", "# 秒"], future: "#後", past: "#前",
        named: ["昨年|今年|来年", "先月|今月|来月", "先週|今週|来週", "昨日|今日|明日"], now: "今", joiner: " "))
    language.morning = "午前"
    language.afternoon = "午後"
    language.time = "H:mm"
    language.hourAlone = "H時"
    language.longWeekday = ("", "E")
    language.shortWeekday = ("", "(E)")
    return language
  }()

  static let chinese: FormatLanguage = {
    var language = eastAsian(
      weekdays: "星期日 星期一 星期二 星期三 星期四 星期五 星期六", shortWeekdays: "周日 周一 周二 周三 周四 周五 周六",
      lists: ListWords(separator: "、", and: "和", or: "或"),
      spans: SpanWords(
        spans: ["#年", "#个月", "#周", "#天", "#小时", "#分钟", "#秒钟"], future: "#后", past: "#前",
        named: ["去年|今年|明年", "上个月|本月|下个月", "上周|本周|下周", "昨天|今天|明天"], now: "现在", joiner: ""))
    language.morning = "上午"
    language.afternoon = "下午"
    language.hourAlone = "H时"
    language.longWeekday = ("", "E")
    language.shortWeekday = ("", "E")
    return language
  }()

  static let korean: FormatLanguage = {
    var language = eastAsian(
      weekdays: "일요일 월요일 화요일 수요일 목요일 금요일 토요일", shortWeekdays: "일 월 화 수 목 금 토",
      lists: ListWords(and: " 및 ", or: " 또는 "),
      spans: SpanWords(
        spans: ["#년", "#개월", "#주", "#일", "#시간", "#분", "#초"], future: "# 후", past: "# 전",
        named: ["작년|올해|내년", "지난달|이번 달|다음 달", "지난주|이번 주|다음 주", "어제|오늘|내일"], now: "지금", joiner: " "))
    language.long = "y년 M월 d일"
    language.longWithoutYear = "M월 d일"
    language.longWithoutDay = "y년 M월"
    language.medium = language.long
    language.mediumWithoutYear = language.longWithoutYear
    language.mediumWithoutDay = language.longWithoutDay
    language.yearAlone = "y년"
    language.monthAlone = "M월"
    language.mediumMonthAlone = "M월"
    language.dayAlone = "d일"
    language.numeric = "y. M. d."
    language.numericWithoutYear = "M. d."
    language.numericWithoutDay = "y. M."
    language.morning = "오전"
    language.afternoon = "오후"
    language.time = "a h:mm"
    language.hourAlone = "a h시"
    language.longWeekday = ("", " E")
    language.shortWeekday = ("", " (E)")
    return language
  }()

  /// What the languages of East Asia share: years, months and days are numbers with a sign behind them.
  private static func eastAsian(
    weekdays: String, shortWeekdays: String, lists: ListWords, spans: SpanWords
  ) -> FormatLanguage {
    let months = "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"
    var language = FormatLanguage(
      months: months, shortMonths: months, weekdays: weekdays, shortWeekdays: shortWeekdays, long: "y年M月d日",
      longWithoutYear: "M月d日", longWithoutDay: "y年M月", numeric: "y/M/d", numericWithoutYear: "M/d",
      numericWithoutDay: "y/M", lists: lists, spans: spans)
    language.yearAlone = "y年"
    language.monthAlone = "M月"
    language.mediumMonthAlone = "M月"
    language.dayAlone = "d日"
    language.shortJoiner = " "
    language.longJoiner = " "
    return language
  }
}
