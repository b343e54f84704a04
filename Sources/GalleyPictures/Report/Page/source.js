// The documents' text, with what is wrong with it.

const source = {
  element: byId('source'),
  /** The files of each document; made when it is first shown. */
  documents: new Map(),

  /** Shows the text of a document. */
  show(number) {
    if (!this.documents.has(number)) {
      const template = byId(`source-${number}`);
      const files = template ? [...template.content.cloneNode(true).children] : [...this.element.children];
      this.documents.set(number, files);
    }
    this.files = this.documents.get(number);
    this.element.replaceChildren(...this.files);
  },

  /** The element of a line; none for one that is not shown. */
  line(file, line) {
    return this.files[file]?.querySelector(`[data-line="${line}"]`) ?? null;
  },

  /** Marks the lines of a node, and brings the first into view unless it was chosen here. */
  mark(node, isChosenHere) {
    for (const line of this.element.querySelectorAll('.chosen, .within')) line.classList.remove('chosen', 'within');
    if (node.line < 0) return;
    for (let line = node.line; line <= Math.min(node.endLine, node.line + 500); line += 1) {
      this.line(node.file, line)?.classList.add(line === node.line ? 'chosen' : 'within');
    }
    if (!isChosenHere) this.line(node.file, node.line)?.scrollIntoView({block: 'nearest'});
  },

  /** Shows a place that something blames. */
  flash(file, line) {
    const element = this.line(file, line);
    if (!element) return;
    for (const other of this.element.querySelectorAll('.blamed')) other.classList.remove('blamed');
    element.classList.add('blamed');
    element.scrollIntoView({block: 'center'});
  },

  /** Shows what is wrong, each below its line. */
  showProblems(problems) {
    for (const old of this.element.querySelectorAll('.problem')) old.remove();
    for (const problem of [...problems].reverse()) {
      const kind = make('b', '', `${problem.severity}[${problem.code}]`);
      const label = problem.label ? ` – ${problem.label}` : '';
      const element = make('p', `problem ${problem.severity}`, kind, ` ${problem.message}${label}`);
      for (const help of problem.help) element.append(make('br'), `help: ${help}`);
      const line = problem.line === undefined ? null : this.line(problem.file, problem.line);
      if (line) line.after(element); else this.element.prepend(element);
    }
  },

  /** Which line of which file something in the text stands in. */
  placeOf(target) {
    const line = target.closest('[data-line]');
    const file = line?.closest('[data-file]');
    return file ? {file: Number(file.dataset.file), line: Number(line.dataset.line)} : null;
  },
};
