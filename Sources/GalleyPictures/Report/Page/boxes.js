// The boxes of a view: what it was offered, its frame, and what is in it, in numbers and to scale if they fit.

/** The rectangle around what stands in a node; none for a node without content. */
function contentBounds(nodes, node) {
  const content = node.children.map((child) => nodes[child]).filter((child) => !child.role);
  if (!content.length) return null;
  const [left, top] = [Math.min(...content.map((child) => child.x)), Math.min(...content.map((child) => child.y))];
  const right = Math.max(...content.map((child) => child.x + child.width));
  const bottom = Math.max(...content.map((child) => child.y + child.height));
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/** Draws the boxes of a node. */
function boxesOf(nodes, node) {
  const content = contentBounds(nodes, node);
  const sides = content && {
    top: content.y - node.y, left: content.x - node.x,
    bottom: node.y + node.height - content.y - content.height,
    right: node.x + node.width - content.x - content.width,
  };
  const names = {left: node.isRightToLeft ? 'trailing' : 'leading', right: node.isRightToLeft ? 'leading' : 'trailing'};
  const figure = make('figure', 'boxes');
  const [width, height, margin] = [268, 150, 22];
  const drawing = draw('svg', {viewBox: `0 0 ${width} ${height}`, width, height, role: 'img'});
  const offer = node.offer.map((value) => typeof value === 'number' ? value : null);
  const [outerWidth, outerHeight] = [offer[0] ?? node.width, offer[1] ?? node.height];
  const whole = {width: Math.max(outerWidth, node.width, 1), height: Math.max(outerHeight, node.height, 1)};
  const scale = Math.min((width - 4) / whole.width, (height - 4) / whole.height);
  const gaps = sides ? Object.values(sides).filter((gap) => gap > 0) : [];
  const isToScale = node.width * scale > 64 && node.height * scale > 18 && gaps.every((gap) => gap * scale >= 13)
    && (!content || content.width * scale > 40 && content.height * scale > 14);
  const middle = (inner, outer) => ({
    x: outer.x + (outer.width - inner.width) / 2, y: outer.y + (outer.height - inner.height) / 2, ...inner,
  });
  const box = (rectangle, classes) => drawing.append(draw('rect', {class: classes, ...rectangle}));
  const all = {x: 2, y: 2, width: width - 4, height: height - 4};
  const offered = isToScale ? middle({width: outerWidth * scale, height: outerHeight * scale}, all) : all;
  const frame = isToScale
    ? middle({width: node.width * scale, height: node.height * scale}, all)
    : {x: all.x + margin, y: all.y + margin, width: all.width - 2 * margin, height: all.height - 2 * margin};
  box(offered, 'offered');
  box(frame, 'framed');
  let inner = frame;
  if (content) {
    inner = isToScale
      ? {
        x: frame.x + sides.left * scale, y: frame.y + sides.top * scale,
        width: content.width * scale, height: content.height * scale,
      }
      : {x: frame.x + margin, y: frame.y + margin, width: frame.width - 2 * margin, height: frame.height - 2 * margin};
    box(inner, 'inner');
    labelSides(drawing, sides, frame, inner);
  }
  const shown = content ?? node;
  label(drawing, size(shown.width, shown.height), inner.x + inner.width / 2, inner.y + inner.height / 2);
  figure.append(drawing);
  const sentences = [`offered ${size(...node.offer)}`, `frame ${size(node.width, node.height)}`];
  if (content) {
    sentences.push(`content ${size(content.width, content.height)}`);
    sentences.push(...Object.entries(sides).filter(([, gap]) => Math.abs(gap) >= 0.0005)
      .map(([side, gap]) => `${names[side] ?? side} ${length(gap)}`));
  }
  drawing.setAttribute('aria-label', sentences.join(', '));
  figure.append(make('figcaption', '', sentences.join(' · ') + (isToScale ? '' : ' (not to scale)')));
  return figure;
}

/** Writes the distances between two boxes where there is room for them. */
function labelSides(drawing, sides, frame, inner) {
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  const places = [
    [sides.top, x, (frame.y + inner.y) / 2, inner.y - frame.y],
    [sides.bottom, x, (bottom + frame.y + frame.height) / 2, frame.y + frame.height - bottom],
    [sides.left, (frame.x + inner.x) / 2, y, inner.x - frame.x],
    [sides.right, (right + frame.x + frame.width) / 2, y, frame.x + frame.width - right],
  ];
  for (const [gap, left, top, room] of places) {
    if (Math.abs(gap) >= 0.0005 && room >= 12) label(drawing, length(Math.round(gap * 10) / 10), left, top);
  }
}

/** Writes a text around a point. */
function label(drawing, words, x, y) {
  const element = draw('text', {x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central'});
  element.append(words);
  drawing.append(element);
}
