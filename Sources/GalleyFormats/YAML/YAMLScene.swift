/// What is known of a document at the place where libyaml stopped.
struct YAMLScene {
  let source: [UInt8]
  let file: UInt32
  /// What libyaml stopped at.
  let failure: YAMLFailure
  /// The collections that are open, outermost first.
  let openCollections: [YAMLReader.OpenCollection]
  /// Where each of `openCollections` begins.
  let openings: [Int]
  /// The last node that was read.
  let lastNode: Range<Int>

  /// Whether the place is between brackets.
  var isInFlow: Bool { failure.isInFlow || openCollections.last?.isFlow == true }
}
