/// What a function or a member of JavaScript or Python is in Swift.
enum ForeignName {
  /// A conversion, which is an initialiser in Swift.
  case conversion(String)
  /// A member without parentheses.
  case property(String)
  /// A member of a member: the `width` of a proxy is that of its `size`.
  case part(of: String, String)
  /// A method whose first argument has no label.
  case method(String)
  /// A method whose only argument has a label, or is a given one.
  case labelledMethod(String, label: String, argument: String? = nil)
  /// A number with so many digits behind the point.
  case fixedDigits
  /// The numbers from 0 up to another.
  case range
  /// Something that Swift writes in another way altogether.
  case advice(String)

  /// By the name of a function that stands alone.
  static let functions: [String: ForeignName] = [
    "len": .property("count"), "size": .property("count"), "count": .property("count"),
    "str": .conversion("String"), "toString": .conversion("String"), "string": .conversion("String"),
    "int": .conversion("Int"), "parseInt": .conversion("Int"), "integer": .conversion("Int"),
    "float": .conversion("Double"), "parseFloat": .conversion("Double"), "double": .conversion("Double"),
    "Number": .conversion("Double"), "number": .conversion("Double"),
    "range": .range,
    "enumerate": .method("enumerated"),
  ]

  /// By the name of a member.
  static let members: [String: ForeignName] = [
    "length": .property("count"), "len": .property("count"), "size": .property("count"),
    "isBlank": .property("isEmpty"), "empty": .property("isEmpty"),
    "width": .part(of: "size", "width"), "height": .part(of: "size", "height"),
    "includes": .method("contains"), "has": .method("contains"),
    "indexOf": .labelledMethod("firstIndex", label: "of"), "index": .labelledMethod("firstIndex", label: "of"),
    "lastIndexOf": .labelledMethod("lastIndex", label: "of"),
    "startsWith": .method("hasPrefix"), "startswith": .method("hasPrefix"),
    "endsWith": .method("hasSuffix"), "endswith": .method("hasSuffix"),
    "toUpperCase": .method("uppercased"), "upper": .method("uppercased"), "upcase": .method("uppercased"),
    "toLowerCase": .method("lowercased"), "lower": .method("lowercased"), "downcase": .method("lowercased"),
    "trim": .labelledMethod("trimmingCharacters", label: "in", argument: ".whitespaces"),
    "strip": .labelledMethod("trimmingCharacters", label: "in", argument: ".whitespaces"),
    "reverse": .method("reversed"), "sort": .method("sorted"),
    "join": .labelledMethod("joined", label: "separator"),
    "toFixed": .fixedDigits,
    "toString": .property("description"), "abs": .property("magnitude"),
    "push": .advice(change), "append": .advice(change), "add": .advice(change), "insert": .advice(change),
    "pop": .advice(change), "remove": .advice(change), "splice": .advice(change),
    "forEach": .advice("views are repeated by a `ForEach` node, and `map` makes a list of values"),
    "charAt": .advice("an element is `list[0]`; a text has `first` and `last`"),
    "at": .advice("an element is `list[0]`; the last one is `list.last`"),
    "get": .advice("an element is `list[0]`, or `dictionary[key]`"),
    "slice": .advice("a part of a list is `list[0..<2]`, or `list[1...]`"),
  ]

  private static let change =
    "an expression only computes a value: an action changes state, as in `append: { items: 3 }` or `set: { n: 3 }`"
}
