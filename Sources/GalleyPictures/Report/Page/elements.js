'use strict';
// Elements. Texts of documents become text nodes, and never markup.

/** The element of an id. */
function byId(id) {
  return document.getElementById(id);
}

/** A new element with classes and contents: elements, or texts. */
function make(name, classes = '', ...contents) {
  const element = document.createElement(name);
  if (classes) element.className = classes;
  element.append(...contents);
  return element;
}

/** A new element of a drawing. */
function draw(name, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A button that does something. */
function button(text, action, description = '') {
  const element = make('button', '', text);
  element.type = 'button';
  if (description) {
    element.title = description;
    element.setAttribute('aria-label', description);
  }
  element.addEventListener('click', action);
  return element;
}

/** A list to choose from, with a label before it. */
function chooser(label, names, chosen, action) {
  const select = make('select');
  names.forEach((name, place) => select.append(new Option(name, String(place))));
  select.value = String(chosen);
  select.addEventListener('change', () => action(Number(select.value)));
  return make('label', 'chooser', make('span', '', label), select);
}

/** A length in points as reports write it: at most three decimals. */
function length(value) {
  if (value === null) return 'nil';
  if (typeof value !== 'number') return String(value);
  return String(Math.round(value * 1000) / 1000 + 0);
}

/** Two lengths. */
function size(width, height) {
  return `${length(width)} × ${length(height)}`;
}
