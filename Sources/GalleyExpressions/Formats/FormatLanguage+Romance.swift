// French, Spanish, Italian and Portuguese.
extension FormatLanguage {
  static let french: FormatLanguage = {
    var language = FormatLanguage(
      months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      weekdays: "dimanche lundi mardi mercredi jeudi vendredi samedi",
      shortWeekdays: "dim. lun. mar. mer. jeu. ven. sam.", long: "d MMMM y", longWithoutYear: "d MMMM",
      longWithoutDay: "MMMM y", numeric: "dd/MM/y", numericWithoutYear: "dd/MM", numericWithoutDay: "MM/y",
      lists: ListWords(and: " et ", or: " ou "),
      spans: SpanWords(
        spans: [
          "# an|# ans", "# mois", "# semaine|# semaines", "# jour|# jours", "# heure|# heures", "# minute|# minutes",
          "# seconde|# secondes",
        ], future: "dans #", past: "il y a #",
        named: [
          "l’année dernière|cette année|l’année prochaine", "le mois dernier|ce mois-ci|le mois prochain",
          "la semaine dernière|cette semaine|la semaine prochaine", "hier|aujourd’hui|demain",
        ], now: "maintenant", joiner: " et "))
    language.longWeekday = ("E ", "")
    language.shortWeekday = ("E ", "")
    language.shortJoiner = " "
    language.longJoiner = " à "
    language.hourAlone = "HH 'h'"
    return language
  }()

  static let spanish: FormatLanguage = {
    var language = FormatLanguage(
      months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      shortMonths: "ene feb mar abr may jun jul ago sept oct nov dic",
      weekdays: "domingo lunes martes miércoles jueves viernes sábado",
      shortWeekdays: "dom lun mar mié jue vie sáb", long: "d 'de' MMMM 'de' y", longWithoutYear: "d 'de' MMMM",
      longWithoutDay: "MMMM 'de' y", numeric: "d/M/y", numericWithoutYear: "d/M", numericWithoutDay: "M/y",
      lists: ListWords(and: " y ", or: " o "),
      spans: SpanWords(
        spans: [
          "# año|# años", "# mes|# meses", "# semana|# semanas", "# día|# días", "# hora|# horas",
          "# minuto|# minutos", "# segundo|# segundos",
        ], future: "dentro de #", past: "hace #",
        named: [
          "el año pasado|este año|el próximo año", "el mes pasado|este mes|el próximo mes",
          "la semana pasada|esta semana|la próxima semana", "ayer|hoy|mañana",
        ], now: "ahora", joiner: " y "))
    language.medium = "d MMM y"
    language.mediumWithoutYear = "d MMM"
    language.mediumWithoutDay = "MMM y"
    language.time = "H:mm"
    language.hourAlone = "H"
    return language
  }()

  static let italian: FormatLanguage = {
    var language = FormatLanguage(
      months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      shortMonths: "gen feb mar apr mag giu lug ago set ott nov dic",
      weekdays: "domenica lunedì martedì mercoledì giovedì venerdì sabato",
      shortWeekdays: "dom lun mar mer gio ven sab", long: "d MMMM y", longWithoutYear: "d MMMM",
      longWithoutDay: "MMMM y", numeric: "d/M/y", numericWithoutYear: "d/M", numericWithoutDay: "M/y",
      lists: ListWords(and: " e ", or: " o "),
      spans: SpanWords(
        spans: [
          "# anno|# anni", "# mese|# mesi", "# settimana|# settimane", "# giorno|# giorni", "# ora|# ore",
          "# minuto|# minuti", "# secondo|# secondi",
        ], future: "tra #", past: "# fa",
        named: [
          "l’anno scorso|quest’anno|il prossimo anno", "il mese scorso|questo mese|il prossimo mese",
          "la settimana scorsa|questa settimana|la prossima settimana", "ieri|oggi|domani",
        ], now: "ora", joiner: " e "))
    language.longWeekday = ("E ", "")
    language.shortWeekday = ("E ", "")
    language.longJoiner = " alle ore "
    return language
  }()

  /// As people of Brazil write it.
  static let portuguese: FormatLanguage = {
    var language = FormatLanguage(
      months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
      shortMonths: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
      weekdays: "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado",
      shortWeekdays: "dom. seg. ter. qua. qui. sex. sáb.", long: "d 'de' MMMM 'de' y",
      longWithoutYear: "d 'de' MMMM", longWithoutDay: "MMMM 'de' y", numeric: "dd/MM/y", numericWithoutYear: "d/M",
      numericWithoutDay: "MM/y", lists: ListWords(and: " e ", or: " ou "),
      spans: SpanWords(
        spans: [
          "# ano|# anos", "# mês|# meses", "# semana|# semanas", "# dia|# dias", "# hora|# horas",
          "# minuto|# minutos", "# segundo|# segundos",
        ], future: "em #", past: "há #",
        named: [
          "ano passado|este ano|próximo ano", "mês passado|este mês|próximo mês",
          "semana passada|esta semana|próxima semana", "ontem|hoje|amanhã",
        ], now: "agora", joiner: " e "))
    language.longJoiner = " às "
    return language
  }()
}
