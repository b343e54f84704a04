// The tree of views: rows of what is open, with the keys of a tree.

const tree = {
  element: make('ul', 'tree'),
  /** More rows are not made at a time. */
  most: 2000,
  rows: [],
  /** The keys of nodes of the document that are closed. */
  closed: new Set(),
  typed: '',

  /** Builds the list; `choose` is called with the index of a node that somebody chooses. */
  start(choose) {
    this.choose = choose;
    this.element.setAttribute('role', 'tree');
    this.element.setAttribute('aria-label', 'Views');
    this.element.addEventListener('click', (event) => this.click(event));
    this.element.addEventListener('keydown', (event) => this.keydown(event));
  },

  /** Shows the nodes below `root`, or only those that `found` has. */
  show(nodes, root, found, isShown, chosen) {
    Object.assign(this, {nodes, root, found, isShown, chosen});
    this.rows = found ? found.filter((index) => isWithin(nodes, index, root)) : this.openRows();
    const hasFocus = this.element.contains(document.activeElement);
    this.element.replaceChildren(...this.rows.slice(0, this.most).map((index) => this.row(nodes[index])));
    if (this.rows.length > this.most) {
      const rest = make('li', 'rest', `… ${this.rows.length - this.most} more: search for them, or close others`);
      rest.setAttribute('role', 'none');
      this.element.append(rest);
    }
    this.mark(chosen, hasFocus);
  },

  /** The nodes of which no ancestor is closed. */
  openRows() {
    const rows = [];
    const pending = this.nodes.length ? [this.root] : [];
    while (pending.length) {
      const node = this.nodes[pending.pop()];
      if (this.isShown(node)) rows.push(node.index);
      if (!this.closed.has(node.key)) pending.push(...[...node.children].reverse());
    }
    return rows;
  },

  row(node) {
    const row = make('li', node.isModifier ? 'modifier' : '');
    row.id = `node-${node.index}`;
    row.dataset.index = node.index;
    row.setAttribute('role', 'treeitem');
    row.setAttribute('aria-level', this.found ? 1 : node.depth - this.nodes[this.root].depth + 1);
    row.setAttribute('aria-selected', 'false');
    row.tabIndex = -1;
    const hasChildren = !this.found && node.children.length > 0;
    if (hasChildren) row.setAttribute('aria-expanded', String(!this.closed.has(node.key)));
    const level = this.found ? 0 : Math.min(node.depth - this.nodes[this.root].depth, 40);
    row.style.paddingInlineStart = `${level * 12 + 4}px`;
    row.append(make('span', hasChildren ? 'turn' : 'turn none', hasChildren ? (this.closed.has(node.key) ? '▸' : '▾') : ''));
    if (node.role) row.append(make('span', 'role', `${node.role}: `));
    row.append(make('span', 'summary', node.summary));
    if (node.name) row.append(make('span', 'name', ` “${node.name}”`));
    row.append(make('span', 'size', ` ${size(node.width, node.height)}`));
    return row;
  },

  /** Marks a row, and opens what is around it. */
  mark(chosen, takesFocus) {
    this.chosen = chosen;
    if (!this.found && chosen >= 0 && !byId(`node-${chosen}`) && this.open(chosen)) {
      return this.show(this.nodes, this.root, this.found, this.isShown, chosen);
    }
    for (const row of this.element.querySelectorAll('[aria-selected=true]')) row.setAttribute('aria-selected', 'false');
    for (const row of this.element.querySelectorAll('[tabindex="0"]')) row.tabIndex = -1;
    const row = byId(`node-${chosen}`);
    const reachable = row ?? this.element.querySelector('[role=treeitem]');
    if (reachable) reachable.tabIndex = 0;
    if (!row) return;
    row.setAttribute('aria-selected', 'true');
    row.scrollIntoView({block: 'nearest'});
    if (takesFocus) row.focus({preventScroll: true});
  },

  /** Opens what is around a node; tells whether anything was closed. */
  open(index) {
    let hasOpened = false;
    for (let next = this.nodes[index].parent; next >= 0; next = this.nodes[next].parent) {
      hasOpened = this.closed.delete(this.nodes[next].key) || hasOpened;
    }
    return hasOpened;
  },

  /** Opens or closes a node. */
  turn(node, isOpen) {
    if (isOpen) this.closed.delete(node.key); else this.closed.add(node.key);
    this.show(this.nodes, this.root, this.found, this.isShown, this.chosen);
  },

  click(event) {
    const row = event.target.closest('[data-index]');
    if (!row) return;
    const node = this.nodes[Number(row.dataset.index)];
    if (event.target.matches('.turn:not(.none)')) this.turn(node, this.closed.has(node.key));
    this.choose(node.index, true);
  },

  /** The keys of trees, as ARIA's practices have them. */
  keydown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.rows.length) return;
    const shown = this.rows.slice(0, this.most);
    const place = Math.max(shown.indexOf(this.chosen), 0);
    const node = this.nodes[shown[place]];
    const isOpen = !this.found && node.children.length > 0 && !this.closed.has(node.key);
    const choose = (index) => { if (index !== undefined) this.choose(index, true); };
    switch (event.key) {
      case 'ArrowDown': choose(shown[place + 1]); break;
      case 'ArrowUp': choose(shown[place - 1]); break;
      case 'Home': choose(shown[0]); break;
      case 'End': choose(shown.at(-1)); break;
      case 'ArrowRight':
        if (isOpen) choose(node.children.find((child) => shown.includes(child)));
        else if (!this.found && node.children.length) this.turn(node, true);
        break;
      case 'ArrowLeft':
        if (isOpen) this.turn(node, false);
        else if (node.parent >= 0 && shown.includes(node.parent)) choose(node.parent);
        break;
      case 'Enter': case ' ': choose(node.index); break;
      default:
        if (event.key.length !== 1 || !/\p{L}/u.test(event.key)) return;
        this.type(event.key, shown, place, choose);
    }
    event.preventDefault();
    event.stopPropagation();
  },

  /** Goes to the next row that begins with what is typed. */
  type(letter, shown, place, choose) {
    clearTimeout(this.timer);
    this.typed += letter.toLowerCase();
    this.timer = setTimeout(() => { this.typed = ''; }, 700);
    const start = this.typed.length > 1 ? place : place + 1;
    const order = [...shown.slice(start), ...shown.slice(0, start)];
    choose(order.find((index) => this.nodes[index].summary.toLowerCase().startsWith(this.typed)));
  },
};
