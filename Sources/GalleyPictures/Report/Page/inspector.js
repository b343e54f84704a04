// What is known about the chosen node.

const inspector = {
  element: byId('inspector'),
  /** Longer types are folded. */
  longestType: 300,
  /** More steps of a direction are folded. */
  mostSteps: 8,

  /** Shows a node; `choose` goes to another one, `blame` to a line. */
  show(nodes, node, choose, blame, uses) {
    Object.assign(this, {nodes, choose, blame});
    if (!node) {
      this.element.replaceChildren(make('p', 'hint', 'Click a view in the picture, a line of the document, or a row of the tree.'));
      return;
    }
    const sections = [
      this.head(node, uses), this.reasons(node), this.section('Boxes', boxesOf(nodes, node)), this.modifiers(node),
      this.environment(node), this.type(node),
    ];
    this.element.replaceChildren(...sections.filter(Boolean));
    this.element.scrollTop = 0;
  },

  section(title, ...contents) {
    return make('section', '', make('h3', '', title), ...contents);
  },

  head(node, uses) {
    const title = make('h2', '', node.summary);
    if (node.name) title.append(make('span', 'name', ` “${node.name}”`));
    const kind = node.kind === 'container' ? 'implicit view' : node.kind === 'unknown' ? 'unknown view' : node.kind;
    const facts = make('p', 'facts', `${kind}${node.role ? `, ${node.role}` : ''}${node.estimated ? ', size estimated' : ''}`);
    const section = make('section', 'head', title, facts);
    section.append(make('p', 'words', this.sizeInWords(node)));
    if (node.line > 0) {
      const place = button(`line ${node.line}`, () => this.blame(node.file, node.line), `Show line ${node.line}`);
      section.append(make('p', 'place', place, ' ', make('code', '', node.path)));
    }
    if (uses.length > 1) {
      const number = uses.indexOf(node) + 1;
      const next = button('next', () => this.choose(uses[number % uses.length].index), 'Next use of this text');
      section.append(make('p', 'uses', `use ${number} of ${uses.length} `, next));
    }
    return section;
  },

  sizeInWords(node) {
    const [width, height] = node.offer;
    const fills = (value, offered) => typeof offered === 'number' && Math.abs(value - offered) < 0.0005;
    const taken = [fills(node.width, width) && 'width', fills(node.height, height) && 'height'].filter(Boolean);
    const words = taken.length ? `; it fills the ${taken.join(' and the ')} that it is offered` : '';
    return `${length(node.width)} wide, ${length(node.height)} high, at ${length(node.x)}, ${length(node.y)}${words}.`;
  },

  // Reasons.

  reasons(node) {
    if (node.reasons < 0) {
      return this.section('Why', make('p', '', `Offered ${size(...node.offer)}, took ${size(node.width, node.height)}.`));
    }
    const [answer, isCut, ...directions] = data.reasons[node.reasons];
    const section = this.section('Why', make('p', 'answer', `${text(answer)}.`));
    let number = 1;
    for (const steps of directions) {
      const list = make('ol');
      list.start = number;
      number += steps.length;
      const items = steps.map((step) => this.step(data.sentences[step]));
      const half = this.mostSteps / 2;
      if (items.length > this.mostSteps + 1) {
        const hidden = items.slice(half, items.length - half);
        const rest = make('li', 'rest');
        rest.append(button(`${hidden.length} more steps`, () => rest.replaceWith(...hidden)));
        // The numbers of what follows stay those of the steps.
        items[items.length - half].value = list.start + items.length - half;
        items.splice(half, hidden.length, rest);
      }
      list.append(...items);
      section.append(list);
    }
    if (isCut) section.append(make('p', '', '… there are too many steps to tell all'));
    return section;
  },

  step([sentence, rule, ...places]) {
    const item = make('li', '', text(sentence), ' ', make('code', 'rule', text(rule)));
    for (let place = 0; place < places.length; place += 2) {
      const [file, line] = places.slice(place, place + 2);
      item.append(' ', button(`line ${line}`, () => this.blame(file, line), `Show line ${line}`));
    }
    return item;
  },

  // The chain.

  modifiers(node) {
    const {view, chain} = chainOf(this.nodes, node);
    if (!chain.length) return null;
    const table = make('table');
    const head = make('tr', '', ...['Modifier', 'Frame', 'Offered', 'Changed'].map((title) => {
      const cell = make('th', '', title);
      cell.scope = 'col';
      return cell;
    }));
    const rows = [view, ...chain].map((part, place, parts) => {
      const name = button(part.summary, () => this.choose(part.index));
      if (part === node) name.setAttribute('aria-current', 'true');
      const change = place === 0 ? '' : this.change(parts[place - 1], part);
      return make(
        'tr', '', make('td', '', name), make('td', '', size(part.width, part.height)), make('td', '', size(...part.offer)),
        make('td', '', change));
    });
    table.append(make('thead', '', head), make('tbody', '', ...rows));
    return this.section('Modifiers', make('div', 'wide', table));
  },

  /** What a layer changes in what it is around. */
  change(inner, outer) {
    const signed = (value) => `${value < 0 ? '−' : '+'}${length(Math.abs(value))}`;
    const [width, height] = [outer.width - inner.width, outer.height - inner.height];
    const [x, y] = [inner.x - outer.x - width / 2, inner.y - outer.y - height / 2];
    const changes = [];
    if (Math.abs(width) >= 0.0005 || Math.abs(height) >= 0.0005) changes.push(`${signed(width)} × ${signed(height)}`);
    if (Math.abs(x) >= 0.0005 || Math.abs(y) >= 0.0005) changes.push(`off centre by ${length(x)}, ${length(y)}`);
    if (outer.drawn) changes.push(`drawn ${size(outer.drawn.width, outer.drawn.height)}`);
    if (outer.environment !== inner.environment && !changes.length) changes.push('environment only');
    return changes.join(', ') || 'no frame';
  },

  environment(node) {
    if (node.environment < 0) return null;
    const entries = data.environments[node.environment].map(text);
    const list = make('dl');
    for (let place = 0; place < entries.length; place += 2) {
      list.append(make('dt', '', entries[place]), make('dd', '', entries[place + 1]));
    }
    return this.section('Environment', list);
  },

  type(node) {
    if (!node.type) return null;
    const code = make('code', 'type');
    const isLong = node.type.length > this.longestType;
    code.textContent = isLong ? `${node.type.slice(0, this.longestType)}…` : node.type;
    const copy = button('copy', () => this.copy(node.type, code, copy), 'Copy the type');
    const section = this.section('Type', code, ' ', copy);
    if (isLong) {
      const whole = button('show all', () => {
        code.textContent = node.type;
        whole.remove();
      });
      section.append(' ', whole);
    }
    return section;
  },

  /** Copies a text; where the browser does not allow it, selects it for the reader to copy. */
  async copy(words, code, copier) {
    code.textContent = words;
    try {
      await navigator.clipboard.writeText(words);
      copier.textContent = 'copied';
    } catch {
      getSelection().selectAllChildren(code);
      copier.textContent = 'selected: copy it by the keys of your system';
    }
  },
};
