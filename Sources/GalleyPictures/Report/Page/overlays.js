// What is drawn over a picture to show why it is as it is: bands of padding and spacing with their lengths, outlines, labels.

const overlayKinds = ['frames', 'padding', 'spacing', 'safe area', 'names', 'sizes', 'guides', 'baselines', 'hits', 'grid'];

/** Draws overlays for the nodes that are shown; labels keep clear of each other, and numbers of lengths have the first choice. */
function drawOverlays(over, on, nodes, all, variant, scale) {
  const shown = all.filter((node) => isInSight(node, variant));
  const labels = new Labels(over, scale, variant);
  // What is drawn already stands in templates.
  for (const [kind, place] of Object.entries(variant.overlays)) {
    if (on.has(kind)) over.append(byId(`overlay-${place}`).content.firstElementChild.cloneNode(true));
  }
  if (on.has('safe area')) drawSafeArea(over, labels, variant);
  for (const node of shown) {
    if (on.has('padding') && node.isModifier && node.view === 'padding') drawPadding(over, labels, nodes, node);
    if (on.has('spacing')) drawSpacing(over, labels, nodes, node);
  }
  if (on.has('frames')) {
    for (const node of shown) band(over, node.isModifier || node.kind === 'container' ? 'frame layer' : 'frame', node);
  }
  for (const node of shown) {
    if (on.has('names') && node.name) labels.around(node, node.name, 'tag');
    else if (on.has('sizes') && !node.isModifier) labels.around(node, size(round(node.width), round(node.height)), 'tag size');
  }
}

/** Whether anything of a node's frame is in the window and in the scroll views around it. */
function isInSight(node, {width, height}) {
  const sight = common({x: 0, y: 0, width, height}, node.clip);
  return node.x < sight.x + sight.width && node.x + node.width > sight.x
    && node.y < sight.y + sight.height && node.y + node.height > sight.y;
}

/** A length as labels show it. */
function round(value) {
  return Math.round(value * 10) / 10;
}

function band(over, classes, {x, y, width, height}) {
  if (width >= 0 && height >= 0) over.append(draw('rect', {class: classes, x, y, width, height}));
}

/** The stretch of the unsafe area at each edge. */
function drawSafeArea(over, labels, {width, height, safeArea: [top, leading, bottom, trailing]}) {
  const sides = [
    [top, {x: 0, y: 0, width, height: top}], [bottom, {x: 0, y: height - bottom, width, height: bottom}],
    [leading, {x: 0, y: 0, width: leading, height}], [trailing, {x: width - trailing, y: 0, width: trailing, height}],
  ];
  for (const [inset, area] of sides) {
    if (inset <= 0) continue;
    band(over, 'unsafe', area);
    labels.inside(area, length(round(inset)), 'tag unsafe');
  }
}

/** What padding keeps free on each side. */
function drawPadding(over, labels, nodes, node) {
  const content = nodes[contentOf(nodes, node)];
  if (!content) return;
  const [right, bottom] = [content.x + content.width, content.y + content.height];
  const sides = [
    {x: node.x, y: node.y, width: node.width, height: content.y - node.y},
    {x: node.x, y: bottom, width: node.width, height: node.y + node.height - bottom},
    {x: node.x, y: content.y, width: content.x - node.x, height: content.height},
    {x: right, y: content.y, width: node.x + node.width - right, height: content.height},
  ];
  sides.forEach((side, place) => {
    const gap = place < 2 ? side.height : side.width;
    if (gap <= 0.0005) return;
    band(over, 'padding', side);
    labels.inside(side, length(round(gap)), 'tag padding');
  });
}

/** The distances between the views of a stack, and the lengths of spacers. */
function drawSpacing(over, labels, nodes, node) {
  if (node.view === 'Spacer') {
    band(over, 'spacer', node);
    labels.inside(node, length(round(Math.max(node.width, node.height))), 'tag spacer');
  }
  const isVertical = node.view === 'VStack' || node.view === 'LazyVStack';
  if (!isVertical && node.view !== 'HStack' && node.view !== 'LazyHStack') return;
  const content = node.children.map((child) => nodes[child]).filter((child) => !child.role);
  content.sort((one, other) => isVertical ? one.y - other.y : one.x - other.x);
  content.slice(1).forEach((next, place) => {
    const previous = content[place];
    const start = isVertical ? previous.y + previous.height : previous.x + previous.width;
    const gap = (isVertical ? next.y : next.x) - start;
    if (gap <= 0.0005) return;
    const area = isVertical
      ? {x: node.x, y: start, width: node.width, height: gap} : {x: start, y: node.y, width: gap, height: node.height};
    band(over, 'spacing', area);
    labels.inside(area, length(round(gap)), 'tag spacing');
  });
}

/** Labels of one size on the page, none on another. */
class Labels {
  constructor(over, scale, variant) {
    Object.assign(this, {over, unit: 1 / scale, variant, taken: []});
  }

  /** Puts a text in the middle of an area, or as near as there is room. */
  inside(area, words, classes) {
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
    const step = 12 * this.unit;
    this.put(words, classes, [[x, y], ...[1, -1, 2, -2, 3, -3].flatMap((count) => [[x, y + count * step], [x + 2 * count * step, y]])]);
  }

  /** Puts a text at one of eight places around a frame. */
  around(node, words, classes) {
    const [halfWidth, halfHeight] = [this.width(words) / 2, 6 * this.unit];
    const [left, right] = [node.x + halfWidth, node.x + node.width - halfWidth];
    const [above, below] = [node.y - halfHeight, node.y + node.height + halfHeight];
    const middle = node.y + node.height / 2;
    this.put(words, classes, [
      [left, above], [right, above], [left, below], [right, below], [left, node.y + halfHeight],
      [right, node.y + node.height - halfHeight], [node.x - halfWidth, middle], [node.x + node.width + halfWidth, middle],
    ]);
  }

  width(words) {
    return (words.length * 5.4 + 6) * this.unit;
  }

  /** Puts a text at the first of the places that is free and in the picture; at the first of all if none is. */
  put(words, classes, places) {
    const [width, height] = [this.width(words), 12 * this.unit];
    const boxes = places.map(([x, y]) => ({x: x - width / 2, y: y - height / 2, width, height}));
    const isFree = (box) => box.x >= 0 && box.y >= 0 && box.x + width <= this.variant.width
      && box.y + height <= this.variant.height && this.taken.every((other) => box.x >= other.x + other.width
        || other.x >= box.x + box.width || box.y >= other.y + other.height || other.y >= box.y + box.height);
    const box = boxes.find(isFree) ?? boxes[0];
    this.taken.push(box);
    const group = draw('g', {class: classes});
    const back = draw('rect', {...box, rx: 2 * this.unit});
    const letters = draw('text', {
      x: box.x + width / 2, y: box.y + height / 2, 'font-size': 9 * this.unit, 'text-anchor': 'middle',
      'dominant-baseline': 'central',
    });
    letters.append(words);
    group.append(back, letters);
    this.over.append(group);
  }
}
