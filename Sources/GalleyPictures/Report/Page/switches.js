// The switches between documents and variants, and the tools of the picture.

/** The selects for the settings of a document; `changed` is called with the position of another variant. */
function switchesOf(page, changed) {
  const elements = [];
  page.document.switches.forEach((setting, place) => {
    const select = chooser(titleOf(setting.name), setting.choices, page.variant?.choices[place] ?? 0, (choice) => {
      const choices = [...page.variant.choices];
      choices[place] = choice;
      const position = variantWith(page.document, choices);
      if (position >= 0) changed(position);
    });
    select.querySelector('select').dataset.setting = setting.name;
    for (const option of select.querySelectorAll('option')) {
      const choices = [...(page.variant?.choices ?? [])];
      choices[place] = Number(option.value);
      option.disabled = variantWith(page.document, choices) < 0;
    }
    elements.push(select);
  });
  if (page.document.leftOut) elements.push(make('span', 'left-out', `${page.document.leftOut} variants left out`));
  return elements;
}

/** What a setting is called above its choices. */
function titleOf(name) {
  const known = {
    'color-scheme': 'Scheme', 'dynamic-type': 'Text size', device: 'Device', 'layout-direction': 'Direction',
    orientation: 'Orientation', locale: 'Locale', size: 'Size',
  };
  return known[name] ?? name;
}

/** The position of the variant with these choices; negative for one that the page has not. */
function variantWith(document, choices) {
  return document.variants.findIndex((variant) => variant.choices.every((choice, place) => choice === choices[place]));
}

/** The buttons for what is drawn over the picture. */
function overlayButtons(overlays, changed) {
  return overlays.all.map((name, place) => {
    const toggle = button(name, () => changed(name), `Overlay ${name}, key ${(place + 1) % 10}`);
    toggle.dataset.overlay = name;
    toggle.setAttribute('aria-pressed', String(overlays.on.has(name)));
    return toggle;
  });
}

/** The slider with two ends: how deep the shown nodes are. */
function depthSliders(depths, changed) {
  const group = make('span', 'depths', make('span', '', 'Depth'));
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', 'Levels that are shown');
  for (const [end, title] of [['from', 'Outermost level'], ['to', 'Innermost level']]) {
    const slider = make('input');
    slider.type = 'range';
    slider.min = 0;
    slider.max = depths.most;
    slider.value = Math.min(depths[end], depths.most);
    slider.dataset.depth = end;
    slider.setAttribute('aria-label', title);
    slider.addEventListener('input', () => {
      const value = Number(slider.value);
      // At its end the slider means all levels, also those of other variants.
      depths[end] = end === 'to' && value >= depths.most ? Infinity : value;
      changed();
    });
    group.append(slider);
  }
  return group;
}

/** The slider between a picture and that of another document; `changed` is called with how much of the other is shown. */
function seamSlider(share, name, changed) {
  const slider = make('input');
  Object.assign(slider, {type: 'range', min: 0, max: 100, value: share});
  slider.dataset.seam = '';
  slider.setAttribute('aria-label', `How much of ${name} is shown, in percent`);
  slider.addEventListener('input', () => changed(Number(slider.value)));
  return make('label', 'chooser seam', make('span', '', 'Compare'), slider);
}

/** What the keys do. */
function keysHelp() {
  const keys = [
    ['↑ ↓ ← →', 'walk through the tree'], ['Home, End', 'its first and last row'], ['letters', 'in the tree: the next row that begins so'],
    ['/', 'search'], ['Escape', 'outwards'], ['n', 'the next view of the same text'], ['d', 'the next colour scheme'],
    ['[ ]', 'the variant before and behind'], ['1 … 9, 0', 'overlays'], ['double click', 'one view alone'],
  ];
  const list = make('dl');
  for (const [key, meaning] of keys) list.append(make('dt', '', key), make('dd', '', meaning));
  return make('details', 'keys', make('summary', '', 'Keys'), list);
}
