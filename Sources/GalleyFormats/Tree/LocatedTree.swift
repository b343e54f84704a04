public import GalleyTables

/// What one entry of a located tree is.
@usableFromInline @frozen package enum EntryKind: UInt8, Sendable {
  case null
  case boolean
  /// A number as written; converted only where a number is wanted, since `1.10` may be meant as text.
  case number
  case string
  case sequence
  case mapping
}

extension EntryKind {
  /// The comparison that comes with a raw type is a call through a witness, and this one is made for every value.
  @inlinable package static func == (first: EntryKind, second: EntryKind) -> Bool {
    switch first {
    case .null: if case .null = second { true } else { false }
    case .boolean: if case .boolean = second { true } else { false }
    case .number: if case .number = second { true } else { false }
    case .string: if case .string = second { true } else { false }
    case .sequence: if case .sequence = second { true } else { false }
    case .mapping: if case .mapping = second { true } else { false }
    }
  }
}

/// The place of one value or key in a located tree.
@usableFromInline package typealias EntryID = Index<LocatedTree.Entry>

/// A JSON or YAML document as one flat array, with the place of every key and value.
///
/// Entries stand in the order of the document (pre-order). A sequence is followed by its elements, a mapping by a key
/// entry, the value of that key, the next key entry, and so on; `size` leads over a whole subtree. Both readers produce
/// the same tree for equal documents; what differs is only the places. Aliases and merge keys are already expanded
/// (as copies whose places are those of the anchor). Read mappings through `pairs`: the array may hold pairs that are
/// hidden.
///
/// A scalar's text is a slice of the source where it stands there as it is, else a slice of `decoded` (escapes, folded
/// and multi-line scalars); `sourceSpan(of:in:)` leads back to the source in both cases.
@usableFromInline package struct LocatedTree: Sendable {
  /// One value or key: sixteen bytes.
  @usableFromInline package struct Entry: Sendable {
    @usableFromInline package var kind: EntryKind
    @usableFromInline package var flags: EntryFlags
    /// The first byte in the source, quotes included.
    @usableFromInline package var start: UInt32
    /// The number of bytes in the source, quotes included.
    @usableFromInline package var length: UInt32
    /// For a sequence or mapping the number of entries of the whole subtree, itself included.
    ///
    /// For a decoded scalar the index in `decodedTexts`; otherwise 1.
    @usableFromInline package var link: Int32

    package init(kind: EntryKind, flags: EntryFlags = [], start: UInt32, length: UInt32, link: Int32 = 1) {
      self.kind = kind
      self.flags = flags
      self.start = start
      self.length = length
      self.link = link
    }
  }

  /// Properties of an entry that do not belong to its value.
  @usableFromInline package struct EntryFlags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text lies in `decoded`, and `link` is the index in `decodedTexts`.
    @inlinable package static var decoded: EntryFlags { EntryFlags(rawValue: 1) }
    /// The scalar stands in quotes in the source; its content starts one byte behind `start`.
    @inlinable package static var quoted: EntryFlags { EntryFlags(rawValue: 2) }
    /// The entry is a copy made for an alias or a merge key.
    @inlinable package static var copied: EntryFlags { EntryFlags(rawValue: 4) }
    /// A block or flow scalar of YAML that is not in quotes and was resolved by the core schema.
    @inlinable package static var plain: EntryFlags { EntryFlags(rawValue: 8) }
    /// A key that `pairs` skips together with its value: a duplicate (the first one stays), a merge key, or a merged
    /// pair that an own key of the mapping replaces.
    @inlinable package static var hidden: EntryFlags { EntryFlags(rawValue: 16) }
    /// A key that came in by a merge key.
    @inlinable package static var merged: EntryFlags { EntryFlags(rawValue: 32) }
    /// A block scalar of YAML (`|` or `>`).
    @inlinable package static var block: EntryFlags { EntryFlags(rawValue: 64) }
  }

  /// Where the text of a decoded scalar lies, and how it maps back to the source.
  @usableFromInline package struct DecodedText: Sendable {
    /// The range in `decoded`.
    @usableFromInline package var start: UInt32
    @usableFromInline package var length: UInt32
    /// The range in `segments`.
    package var firstSegment: UInt32
    package var segmentCount: UInt32

    package init(start: UInt32, length: UInt32, firstSegment: UInt32, segmentCount: UInt32) {
      self.start = start
      self.length = length
      self.firstSegment = firstSegment
      self.segmentCount = segmentCount
    }
  }

  /// From `offset` in a decoded text on, text stands at `source` in the file, byte for byte, until the next segment.
  package struct Segment: Sendable {
    package var offset: UInt32
    package var source: UInt32

    package init(offset: UInt32, source: UInt32) {
      self.offset = offset
      self.source = source
    }
  }

  /// The index of the file in the list of files that were read.
  @usableFromInline package var file: UInt32
  /// The source that the entries point into.
  @usableFromInline package var source: [UInt8]
  @usableFromInline package var entries: [Entry]
  @usableFromInline package var decoded: [UInt8]
  @usableFromInline package var decodedTexts: [DecodedText]
  package var segments: [Segment]

  /// Creates an empty tree over `source`.
  package init(source: [UInt8], file: UInt32) {
    self.source = source
    self.file = file
    entries = []
    decoded = []
    decodedTexts = []
    segments = []
  }
}
