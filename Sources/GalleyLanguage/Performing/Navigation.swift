package import GalleyExpressions
import GalleyTables

/// The values whose pages a navigation stack shows.
package enum NavigationPath: Sendable, Hashable {
  /// A list in state.
  case bound(BindingReference)
  /// What the stack keeps by itself.
  case own(StateStore.IdentityID)
}

/// The way back from what is pushed or presented.
package enum ViewExit: Sendable, Hashable {
  /// The value that closes it: false, or nil.
  case write(BindingReference, Value)
  /// The last value of a path goes.
  case pop(NavigationPath)
  /// The link that leads to it is open no more.
  case fold(StateStore.IdentityID)
}

/// A way back that an evaluation met.
struct MetExit: Sendable {
  var exit: ViewExit
  /// The stack, or the modifier that presents.
  var node: ViewNodeID
  var kind: Kind

  /// What it leaves.
  enum Kind { case page, presentation }
}

/// What a navigation stack met in its pages so far.
struct NavigationRecord: Sendable {
  /// What links append to; nil unless state is kept.
  var path: NavigationPath?
  /// Whether links may lead to pages of their own: not in what is evaluated while the pages are laid out.
  var takesLinks = true
  /// By the name of a type: the modifier that says where its values lead, the first of several.
  var destinationOfType: [String: ViewNodeID] = [:]
  /// The modifiers that say what is pushed.
  var destinations: [ViewNodeID] = []
  /// The links that are open, with the way back.
  var openLinks: [(link: ViewNodeID, exit: ViewExit)] = []
}

/// A page that is pushed.
struct NavigationPage {
  enum Content {
    case block(NodeID)
    case closure(CheckedClosure, Value)
  }

  var content: Content
  var scope: EvaluationScope
  /// What tells it from another page in its place.
  var id = Value.null
  var exit: ViewExit?
}
