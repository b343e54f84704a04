// What is chosen, and what follows from it.

const page = {
  number: 0,
  position: 0,
  chosen: -1,
  /** What else is made of the same text as the chosen node. */
  uses: [],
  overlays: {all: overlayKinds, on: new Set()},
  depths: {from: 0, to: Infinity, most: 0},
  /** The outermost node that is shown; 0 for all. */
  root: 0,
  lastClick: null,

  get document() { return data.documents[this.number]; },
  get variant() { return this.document.variants[this.position]; },
  get nodes() { return this.variant ? nodesOf(this.variant) : []; },
  get node() { return this.nodes[this.chosen]; },

  /** Whether a node is within the levels and the part of the tree that are shown. */
  isShown(node) {
    return node.depth >= Math.min(this.depths.from, this.depths.most) && node.depth <= this.depths.to
      && (this.root === 0 || isWithin(this.nodes, node.index, this.root));
  },

  // Documents and variants.

  showDocument(number) {
    this.number = number;
    document.querySelector('h1').textContent = this.document.name;
    source.show(number);
    tree.closed = this.document.closed ??= new Set();
    Object.assign(this, {position: 0, chosen: -1, root: 0});
    this.showVariant(0);
  },

  /** Shows a variant; what is chosen stays chosen, if the variant has it. */
  showVariant(position) {
    const key = this.node?.key;
    const [root, name] = [this.nodes[this.root]?.key, this.node?.name];
    this.position = position;
    if (!this.variant) return this.showNothing();
    const nodes = this.nodes;
    const find = (wanted) => nodes.findIndex((node) => node.key === wanted);
    this.root = Math.max(root === undefined ? 0 : find(root), 0);
    const same = name ? nodes.findIndex((node) => node.name === name) : -1;
    this.chosen = key === undefined ? -1 : find(key) >= 0 ? find(key) : same;
    this.depths.most = Math.max(0, ...new Set(nodes.map((node) => node.depth)));
    picture.show(
      this.number, this.position, this.variant, `Picture of ${this.document.name}, ${this.description}`, this.compared);
    source.showProblems(data.columns[this.variant.problems]);
    this.showSwitches();
    this.showTools();
    this.showNotes();
    this.showTree();
    picture.resize();
    this.choose(this.chosen);
  },

  showNothing() {
    this.showSwitches();
    for (const id of ['picture', 'tools', 'inspector']) byId(id).replaceChildren();
    tree.show([], 0, null, () => false, -1);
    for (const old of byId('notes').querySelectorAll('.note')) old.remove();
    byId('notes').append(make('p', 'note', 'The page has no room for this document.'));
  },

  get description() {
    return this.document.switches.map((setting, place) => setting.choices[this.variant.choices[place]]).join(', ')
      || size(this.variant.width, this.variant.height);
  },

  /** The variant of the other document that the picture is compared with; null if there is none. */
  get compared() {
    const number = 1 - this.number;
    if (!data.compares || number < 0 || !this.variant) return null;
    const position = variantWith(data.documents[number], this.variant.choices);
    return position >= 0 && data.documents[number].variants[position].hasPicture ? {number, position} : null;
  },

  /** The variant that stands so many places behind this one. */
  step(distance) {
    const count = this.document.variants.length;
    if (count > 1) this.showVariant((this.position + distance + count) % count);
  },

  /** Goes to the next choice of a setting. */
  turn(name) {
    const place = this.document.switches.findIndex((setting) => setting.name === name);
    if (place < 0 || !this.variant) return;
    const choices = [...this.variant.choices];
    choices[place] = (choices[place] + 1) % this.document.switches[place].choices.length;
    const position = variantWith(this.document, choices);
    if (position >= 0) this.showVariant(position);
  },

  // What is chosen.

  /** Chooses a node; `how` says where: in the tree, which then has the focus, or in the document, which then does not move. */
  choose(index, how = '') {
    this.chosen = this.nodes[index] ? index : -1;
    const node = this.node;
    this.uses = node ? usesOf(this.nodes, node) : [];
    if (this.variant) picture.mark(node, this.uses, this.overlays.on, this.nodes, (other) => this.isShown(other), this.nodes[this.root || -1]);
    if (node) source.mark(node, how === 'document');
    inspector.show(
      this.nodes, node, (other) => this.choose(other), (file, line) => source.flash(file, line), this.uses);
    tree.mark(this.chosen, how === 'tree');
    byId('spoken').textContent = node
      ? `${node.summary}${node.name ? ` “${node.name}”` : ''}, ${size(node.width, node.height)} at ${length(node.x)}, `
        + `${length(node.y)}${node.line > 0 ? `, line ${node.line}` : ''}`
      : '';
  },

  /** Chooses what is around the chosen node; ends the view of a part first. */
  goOutwards() {
    if (this.root > 0 && this.chosen === this.root) return this.isolate(0);
    if (this.node?.parent >= 0) this.choose(this.node.parent, tree.element.contains(document.activeElement) ? 'tree' : '');
  },

  nextUse() {
    if (this.uses.length > 1) this.choose(this.uses[(this.uses.indexOf(this.node) + 1) % this.uses.length].index);
  },

  /** Shows a node and what is in it alone; 0 shows all. */
  isolate(index) {
    this.root = index;
    this.showTools();
    this.showTree();
    this.choose(this.chosen);
  },

  clickPicture(event) {
    if (!this.variant?.width) return;
    const {x, y, reach} = picture.pointAt(event);
    const here = nodesAt(this.nodes, x, y, reach, (node) => this.isShown(node)).map((node) => node.index);
    if (!here.length) return;
    // The second click of a double click is about the same view; a later one goes outwards.
    const last = this.lastClick;
    const isAgain = last && last.position === this.position && Math.hypot(last.x - x, last.y - y) <= 2 * reach;
    const place = isAgain ? here.indexOf(this.chosen) : -1;
    const isDouble = event.detail > 1 && place >= 0;
    this.choose(here[isDouble ? place : (place + 1) % here.length]);
    this.lastClick = {x, y, position: this.position};
  },

  // Parts of the page.

  /** Fits the picture in; labels keep their size on the page. */
  resize() {
    picture.resize();
    this.choose(this.chosen);
  },

  showSwitches() {
    const focused = document.activeElement?.dataset?.setting;
    const documents = data.documents.length > 1
      ? [chooser('Document', data.documents.map((one) => one.name), this.number, (number) => this.showDocument(number))] : [];
    byId('switches').replaceChildren(...documents, ...switchesOf(this, (position) => this.showVariant(position)), this.keys);
    if (focused) byId('switches').querySelector(`[data-setting="${CSS.escape(focused)}"]`)?.focus();
  },

  showTools() {
    const focused = document.activeElement?.dataset?.overlay;
    const zooms = ['fit', '1', '2'];
    const zoom = chooser('Zoom', ['fit', '100 %', '200 %'], zooms.indexOf(picture.zoom), (choice) => {
      picture.zoom = zooms[choice];
      this.resize();
    });
    const sliders = depthSliders(this.depths, () => {
      this.showTree();
      this.choose(this.chosen);
    });
    const whole = this.root > 0 ? [button('show all', () => this.isolate(0), 'Show all views again')] : [];
    const compared = this.compared;
    const seam = compared ? [seamSlider(picture.share, data.documents[compared.number].name, (share) => picture.compare(share))] : [];
    byId('tools').replaceChildren(zoom, ...seam, ...overlayButtons(this.overlays, (name) => this.toggle(name)), sliders, ...whole);
    if (focused) byId('tools').querySelector(`[data-overlay="${focused}"]`)?.focus();
  },

  toggle(name) {
    if (!name) return;
    if (!this.overlays.on.delete(name)) this.overlays.on.add(name);
    this.showTools();
    this.choose(this.chosen);
  },

  /** Says what the picture shows otherwise than SwiftUI, behind what the page leaves out. */
  showNotes() {
    for (const old of byId('notes').querySelectorAll('.note')) old.remove();
    const notes = this.variant.notes.map(text);
    if (this.variant.isCut) notes.push('only the first nodes are shown');
    byId('notes').append(...notes.map((note) => make('p', 'note', note)));
  },

  showTree() {
    const isShown = (node) => this.isShown(node);
    tree.show(this.nodes, this.root, search.found(this.nodes), isShown, this.chosen);
  },
};

// Keys and pointers.

function startKeys() {
  const actions = {
    '/': () => search.field.focus(), d: () => page.turn('color-scheme'), n: () => page.nextUse(),
    '[': () => page.step(-1), ']': () => page.step(1), Escape: () => page.goOutwards(),
    ArrowDown: () => page.choose(Math.max(page.chosen, 0), 'tree'), ArrowUp: () => page.choose(Math.max(page.chosen, 0), 'tree'),
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, select, textarea')) return;
    // Arrows scroll what has the focus.
    if (event.key.startsWith('Arrow') && event.target !== document.body) return;
    const action = /^[0-9]$/.test(event.key) ? () => page.toggle(page.overlays.all[(Number(event.key) + 9) % 10]) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

function start() {
  page.keys = keysHelp();
  tree.start((index) => page.choose(index, 'tree'));
  search.start(() => page.showTree(), (goesToTree) => {
    if (!goesToTree) return tree.element.querySelector('[tabindex="0"]')?.focus();
    const first = tree.rows[0];
    if (first !== undefined) page.choose(first, 'tree');
  });
  byId('views').append(search.field, search.count, tree.element);
  picture.element.addEventListener('click', (event) => page.clickPicture(event));
  picture.element.addEventListener('dblclick', () => {
    if (page.chosen > 0) page.isolate(page.chosen);
  });
  source.element.addEventListener('click', (event) => {
    const place = source.placeOf(event.target);
    const nodes = place ? nodesOnLine(page.nodes, place.file, place.line) : [];
    if (nodes.length) page.choose(nodes[0].index, 'document');
  });
  addEventListener('resize', () => page.resize());
  startKeys();
  document.documentElement.classList.add('live');
  page.showDocument(0);
}

start();
