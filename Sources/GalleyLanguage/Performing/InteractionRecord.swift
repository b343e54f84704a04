import GalleyExpressions
import GalleyLayout
import GalleyTables

/// What an evaluation remembers for the actions that may run after it, and for the evaluation that follows them.
struct InteractionRecord: Sendable {
  /// What was written to state before; nil if nobody asks for actions, and identities need not be known.
  var store: StateStore?
  /// How many names that are used once were made: since the document was first shown where it has state.
  var uniqueNames: Int {
    get { store?.uniqueNames ?? namesWithoutState }
    set { if store == nil { namesWithoutState = newValue } else { store?.uniqueNames = newValue } }
  }
  private var namesWithoutState = 0
  /// The place in the store's terms that is being evaluated.
  var identity = StateStore.IdentityID.document
  /// By node of the view tree: the actions that it was given.
  private var actions: [ViewNodeID: GivenActions] = [:]
  /// The views that keep by themselves whether they are unfolded, with the place in the store's terms where they do.
  private(set) var folds: [ViewNodeID: StateStore.IdentityID] = [:]
  /// The links that push a value, with the path that it is appended to.
  var pushes: [ViewNodeID: (path: NavigationPath, value: Value)] = [:]
  /// The ways back from what is pushed and presented, in the order of evaluation.
  var exits: [MetExit] = []
  /// The scroll views, with the place in the store's terms where they keep how far they have moved their content.
  private(set) var scrolls: [ViewNodeID: StateStore.IdentityID] = [:]
  /// The stacks that keep their path by themselves.
  private(set) var ownPaths: Set<StateStore.IdentityID> = []
  /// The views with state, in the order of evaluation.
  private(set) var stateOwners: [StateOwner] = []
  var watchers = WatcherList()
  /// The uses of bindings that compute their values.
  var usedBindings: [UsedBinding] = []
  /// What their setters print.
  var printedBySetters: [String] = []
  /// Whether the action that runs has returned.
  var isLeaving = false
  /// The watchers whose views are shown, as layout found.
  var shown: Set<Watcher.Key> = []
  /// Those whose views have been shown since they are there.
  var alive: Set<Watcher.Key> = []
  /// The place in the store's terms of views whose content is evaluated while they are laid out.
  private var places: [ViewNodeID: (identity: StateStore.IdentityID, path: NavigationPath?)] = [:]
  /// The scope whose values were kept for an action last.
  private var capturedScope: ScopeIdentity?
  /// By activation: the scope whose values were put back for an action last.
  private var restoredScopes: [Index<Activation>: ScopeIdentity] = [:]

  /// How many times state has been written since it was evaluated.
  private(set) var writes = 0
  /// The state that is written while somebody asks for it; nil while nobody does.
  private var writtenCells: Set<StateCell>?

  /// Remembers nothing.
  init() {}

  /// Starts with what was written in evaluations before.
  init(store: StateStore) { self.store = store }

  /// Goes on with what was written to state in another evaluation.
  mutating func adopt(_ store: StateStore?) {
    self.store = store
    restoredScopes = [:]
  }

  /// The actions that a node was given, but for those of a gesture.
  func handlers(of node: ViewNodeID) -> [ActionHandler] { actions[node]?.handlers ?? [] }

  /// The gesture that a modifier adds; nil for none.
  func gesture(of node: ViewNodeID) -> AwaitedGesture? { actions[node]?.gesture }

  mutating func add(_ handler: ActionHandler) {
    actions[handler.node, default: GivenActions()].handlers.append(handler)
  }

  mutating func add(_ gesture: AwaitedGesture, to node: ViewNodeID) {
    actions[node, default: GivenActions()].gesture = gesture
  }

  mutating func add(_ owner: StateOwner) { stateOwners.append(owner) }

  /// The views with state, in the order of evaluation; of content that was evaluated again the last.
  func currentStateOwners(_ activations: Table<Activation>) -> [StateOwner] {
    var last: [StateStore.IdentityID: Index<Activation>] = [:]
    for owner in stateOwners { last[activations[owner.activation].identity] = owner.activation }
    return stateOwners.filter { last[activations[$0.activation].identity] == $0.activation }
  }

  /// Remembers where a view keeps whether it is unfolded.
  mutating func addFold(of view: ViewNodeID, at identity: StateStore.IdentityID) { folds[view] = identity }

  /// Remembers the place that is being evaluated for content of a view that layout asks for.
  mutating func notePlace(of view: ViewNodeID, in navigation: NavigationRecord) {
    if store != nil { places[view] = (identity, navigation.path) }
  }

  /// The place of a view whose content layout asks for, and the path that its links append to.
  func place(of view: ViewNodeID) -> (identity: StateStore.IdentityID, path: NavigationPath?)? { places[view] }

  // MARK: Scopes

  /// Tells whether the values of a scope are kept for an action for the first time since another scope's were.
  mutating func capturesAnew(_ values: [Value]) -> Bool {
    let scope = ScopeIdentity(values)
    defer { capturedScope = scope }
    return capturedScope != scope
  }

  /// Tells whether an activation has had other values since those of a scope were put back.
  mutating func restoresAnew(_ values: [Value], of activation: Index<Activation>) -> Bool {
    let scope = ScopeIdentity(values)
    return restoredScopes.updateValue(scope, forKey: activation) != scope
  }

  // MARK: Writing

  mutating func noteWrite(to cell: StateCell) {
    writes += 1
    writtenCells?.insert(cell)
  }

  /// Notes that state has other values than when it was evaluated: what was written before is put back.
  mutating func noteWrites() { writes += 1 }

  /// Begins to remember which state is written.
  mutating func beginWatchingWrites() { writtenCells = [] }

  /// The state that was written since then.
  mutating func endWatchingWrites() -> Set<StateCell> {
    defer { writtenCells = nil }
    return writtenCells ?? []
  }

  // MARK: Identities and folds

  /// A place inside the one that is being evaluated; nil without a store.
  mutating func id(of site: StateStore.Identity.Site) -> StateStore.IdentityID? {
    store?.id(of: StateStore.Identity(parent: identity, site: site))
  }

  /// The values of a path that its stack keeps by itself.
  mutating func path(at identity: StateStore.IdentityID) -> [Value] {
    ownPaths.insert(identity)
    return store?[pathAt: identity] ?? []
  }

  /// How far a scroll view has moved its content; remembers where it keeps that.
  mutating func offset(of view: ViewNodeID, at identity: StateStore.IdentityID) -> Point? {
    scrolls[view] = identity
    return store?[offsetAt: identity]
  }

  func isUnfolded(_ identity: StateStore.IdentityID) -> Bool { store?.isUnfolded(identity) ?? false }

  /// Unfolds what is folded, and the other way round.
  mutating func turnFold(_ identity: StateStore.IdentityID) { store?.turnFold(identity) }
}

/// A piece of state: where its view stands, and its slot there.
struct StateCell: Hashable, Sendable {
  var identity: StateStore.IdentityID
  var slot: ValueSlot
}

/// What a node of the view tree was given to do.
private struct GivenActions: Sendable {
  var handlers: [ActionHandler] = []
  /// The gesture that runs actions of its own.
  var gesture: AwaitedGesture?
}
