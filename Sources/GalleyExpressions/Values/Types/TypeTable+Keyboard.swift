extension TypeTable {
  static func keyboard(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration(
        "UIKeyboardType", "The keys that the keyboard offers.",
        [
          "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
          "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad", "alphabet",
        ], module: "__C"),
      .enumeration(
        "UITextContentType", "What a text field is for.",
        [
          "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
          "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2",
          "addressCity",
          "addressState", "postalCode", "countryName", "telephoneNumber", "emailAddress", "URL", "creditCardNumber",
          "username", "password", "newPassword", "oneTimeCode",
        ], module: "__C"),
      .enumeration(
        "KeyEquivalent", "A key of a shortcut.",
        [
          "upArrow", "downArrow", "leftArrow", "rightArrow", "clear", "delete", "deleteForward", "end", "escape",
          "home",
          "pageDown", "pageUp", "return", "space", "tab", .init("character", payload: [.init("", .string)]),
        ], .expressibleByString),
      .enumeration(
        "EventModifiers", "Keys that are held while another is pressed.",
        ["capsLock", "shift", "control", "option", "command", "numericPad", "all"], .optionSet),
      .enumeration("KeyboardShortcut", "A key and its modifiers.", ["defaultAction", "cancelAction"]),
    ]
  }
}
