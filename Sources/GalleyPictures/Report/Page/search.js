// The search for views: words, `line:12`, `w>100`.

const search = {
  field: make('input'),
  count: make('p', 'count'),

  /** Builds the field; `changed` is called when something else is searched for, `leave` when the search is over. */
  start(changed, leave) {
    const {field, count} = this;
    field.type = 'search';
    field.id = 'search';
    field.placeholder = 'Search: name, view, text, line:12, w>100';
    field.setAttribute('aria-label', 'Search views: words, line:12, w>100, h<20');
    field.autocomplete = 'off';
    field.spellcheck = false;
    count.setAttribute('role', 'status');
    field.addEventListener('input', changed);
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== 'ArrowDown') return;
      if (event.key === 'Escape') field.value = '';
      event.preventDefault();
      changed();
      leave(event.key !== 'Escape');
    });
  },

  /** The indices of the nodes that are searched for; none if nothing is. */
  found(nodes) {
    const words = this.field.value.trim().split(/\s+/).filter(Boolean);
    if (!words.length) {
      this.count.textContent = '';
      return null;
    }
    const tests = words.map((word) => this.test(word));
    const found = nodes.filter((node) => tests.every((test) => test(node))).map((node) => node.index);
    this.count.textContent = found.length === 1 ? '1 view' : `${found.length} views`;
    return found;
  },

  /** What a word asks of a node. */
  test(word) {
    const line = /^line:(\d+)$/i.exec(word);
    if (line) return (node) => node.line <= Number(line[1]) && node.endLine >= Number(line[1]);
    const measure = /^([whxy])(<=|>=|<|>|=)(-?\d+(?:\.\d+)?)$/i.exec(word);
    if (measure) {
      const key = {w: 'width', h: 'height', x: 'x', y: 'y'}[measure[1].toLowerCase()];
      const compare = {
        '<': (one, other) => one < other - 0.0005, '>': (one, other) => one > other + 0.0005,
        '<=': (one, other) => one <= other + 0.0005, '>=': (one, other) => one >= other - 0.0005,
        '=': (one, other) => Math.abs(one - other) < 0.0005,
      }[measure[2]];
      return (node) => compare(node[key], Number(measure[3]));
    }
    const letters = word.toLowerCase();
    return (node) => node.summary.toLowerCase().includes(letters) || node.name.toLowerCase().includes(letters);
  },
};
