/// Names for the ASCII bytes that readers and writers look for.
package enum Byte {
  package static let tab: UInt8 = 0x09
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let escape: UInt8 = 0x1B
  package static let space: UInt8 = 0x20
  package static let quote: UInt8 = 0x22
  package static let comma: UInt8 = 0x2C
  package static let minus: UInt8 = 0x2D
  package static let period: UInt8 = 0x2E
  package static let zero: UInt8 = 0x30
  package static let colon: UInt8 = 0x3A
  package static let openBracket: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  package static let closeBracket: UInt8 = 0x5D
  package static let openBrace: UInt8 = 0x7B
  package static let closeBrace: UInt8 = 0x7D
}
