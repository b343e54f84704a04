// What is drawn over a picture to show why it is as it is: bands of padding and spacing with their lengths, outlines, labels.

const overlayKinds = ['frames', 'padding', 'spacing', 'safe area', 'names', 'sizes', 'guides', 'baselines', 'hits', 'grid'];

/** What shows each kind of distance, and how it looks. */
const distanceLooks = {
  padding: {overlay: 'padding', classes: 'padding'}, gap: {overlay: 'spacing', classes: 'spacing'},
  spacer: {overlay: 'spacing', classes: 'spacer'},
};

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
    for (const distance of node.distances) {
      const {overlay, classes} = distanceLooks[distance.kind];
      if (!on.has(overlay)) continue;
      band(over, classes, distance);
      labels.inside(distance, length(round(distance.long)), `tag ${classes}`);
    }
  }
  if (on.has('frames')) {
    for (const node of shown) band(over, node.isModifier || node.kind === 'container' ? 'frame layer' : 'frame', node);
  }
  for (const node of shown) {
    if (on.has('names') && node.name) labels.around(node, node.name, 'tag');
    else if (on.has('sizes') && !node.isModifier) labels.around(node, size(round(node.width), round(node.height)), 'tag size');
  }
  labels.finish();
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
function drawSafeArea(over, labels, {width, height, safeArea: [top, right, bottom, left]}) {
  const sides = [
    [top, {x: 0, y: 0, width, height: top}], [bottom, {x: 0, y: height - bottom, width, height: bottom}],
    [left, {x: 0, y: 0, width: left, height}], [right, {x: width - right, y: 0, width: right, height}],
  ];
  for (const [inset, area] of sides) {
    if (inset <= 0) continue;
    band(over, 'unsafe', area);
    labels.inside(area, length(round(inset)), 'tag unsafe');
  }
}

/** Labels of one size on the page, none on another. */
class Labels {
  constructor(over, scale, variant) {
    Object.assign(this, {over, unit: 1 / scale, variant, failures: 0, leaders: draw('g', {}), texts: draw('g', {})});
    /** The labels that are there, by the squares of the picture that they touch. */
    this.squares = new Map();
  }

  /** Shows the labels above all else, and no line over one of them. */
  finish() {
    this.over.append(this.leaders, this.texts);
  }

  /** The squares that a box touches. */
  squaresOf(box) {
    const side = 48 * this.unit;
    const squares = [];
    for (let column = Math.floor(box.x / side); column * side <= box.x + box.width; column += 1) {
      for (let row = Math.floor(box.y / side); row * side <= box.y + box.height; row += 1) squares.push(`${column} ${row}`);
    }
    return squares;
  }

  /** Whether no label stands where a box is. */
  isFree(box) {
    return this.squaresOf(box).every((square) => (this.squares.get(square) ?? []).every((other) => box.x >= other.x + other.width
      || other.x >= box.x + box.width || box.y >= other.y + other.height || other.y >= box.y + box.height));
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

  /** Puts a text at the first of the places that is free and in the picture, else at the nearest edge with a line to what it is about. */
  put(words, classes, places) {
    const [width, height] = [this.width(words), 12 * this.unit];
    const beside = places.map(([x, y]) => ({x: x - width / 2, y: y - height / 2, width, height})).find((box) => this.isOpen(box));
    const box = beside ?? this.atEdge(places[0], width, height);
    if (!box) return;
    for (const square of this.squaresOf(box)) this.squares.set(square, [...(this.squares.get(square) ?? []), box]);
    if (!beside) {
      const [x2, y2] = places[0];
      this.leaders.append(draw('line', {class: `leader ${classes}`, x1: box.x + width / 2, y1: box.y + height / 2, x2, y2}));
    }
    const group = draw('g', {class: classes});
    const back = draw('rect', {...box, rx: 2 * this.unit});
    const letters = draw('text', {
      x: box.x + width / 2, y: box.y + height / 2, 'font-size': 9 * this.unit, 'text-anchor': 'middle',
      'dominant-baseline': 'central',
    });
    letters.append(words);
    group.append(back, letters);
    this.texts.append(group);
  }

  /** Whether a box is in the picture, and no label stands in it. */
  isOpen(box) {
    return box.x >= 0 && box.y >= 0 && box.x + box.width <= this.variant.width && box.y + box.height <= this.variant.height
      && this.isFree(box);
  }

  /** A free place at the left or right edge, as near to a point as there is one; none once the edges are full. */
  atEdge([x, y], width, height) {
    if (this.failures >= 50) return null;
    const gap = 1 * this.unit;
    const edges = [gap, this.variant.width - width - gap].sort((one, other) => Math.abs(one + width / 2 - x) - Math.abs(other + width / 2 - x));
    const start = Math.min(Math.max(y, 0), this.variant.height) - height / 2;
    for (const left of edges) {
      for (let step = 0; step < 120; step += 1) {
        const box = {x: left, y: start + Math.ceil(step / 2) * (step % 2 ? -1 : 1) * (height + gap), width, height};
        if (this.isOpen(box)) return box;
      }
    }
    this.failures += 1;
    return null;
  }
}
