// What the page was given: documents, their variants, and the nodes of these.

const data = JSON.parse(byId('data').textContent);

/** The text at a place of the table; an empty one for none. */
function text(place) {
  return place < 0 ? '' : data.texts[place];
}

/** The nodes of a variant in the order of the document, parents before children; read when they are first asked for. */
function nodesOf(variant) {
  if (variant.read) return variant.read;
  const column = (name) => data.columns[variant.nodes[name]];
  const frames = column('frame');
  const offers = column('offer');
  const places = column('place');
  const words = ['kind', 'view', 'summary', 'name', 'role', 'type', 'path'].map((name) => [name, column(name)]);
  const [scrolls, estimated, environments, reasons, directions] =
    ['scrolls', 'estimated', 'environment', 'reasons', 'rightToLeft'].map(column);
  const nodes = column('parent').map((parent, index) => {
    const [file, line, first, endLine] = places.slice(4 * index, 4 * index + 4);
    const [x, y, width, height] = frames.slice(4 * index, 4 * index + 4);
    const node = {
      index, parent, x, y, width, height, file, line, column: first, endLine,
      offer: offers.slice(2 * index, 2 * index + 2), scrolls: scrolls[index] === 1, estimated: estimated[index] === 1,
      environment: environments[index], reasons: reasons[index], isRightToLeft: directions[index] === 1, children: [],
      distances: [],
    };
    for (const [name, values] of words) node[name] = text(values[index]);
    return node;
  });
  const drawn = column('drawn');
  for (let place = 0; place < drawn.length; place += 5) {
    const [x, y, width, height] = drawn.slice(place + 1, place + 5);
    nodes[drawn[place]].drawn = {x, y, width, height};
  }
  const distances = column('distances');
  const kinds = ['padding', 'gap', 'spacer'];
  for (let place = 0; place < distances.length; place += 7) {
    const [index, kind, long, x, y, width, height] = distances.slice(place, place + 7);
    nodes[index].distances.push({kind: kinds[kind], long, x, y, width, height});
  }
  const known = new Map();
  for (const node of nodes) {
    place(node, nodes[node.parent]);
    const count = known.get(node.path) ?? 0;
    known.set(node.path, count + 1);
    // What finds the node again in another variant.
    node.key = `${node.path}#${count}`;
  }
  variant.read = nodes;
  return nodes;
}

/** What stands away from its parent: in a bar, or over all. */
const presented = ['sheet', 'cover', 'popover', 'inspector', 'dialog', 'toolbar', 'search', 'tab'];

/** Puts a node below its parent: how deep it is, what it can be seen through, and how many layers lie under it. */
function place(node, parent) {
  node.isModifier = node.kind === 'modifier';
  if (!parent) {
    Object.assign(node, {depth: 0, layer: 0, clip: null});
    return;
  }
  parent.children.push(node.index);
  node.depth = parent.depth + 1;
  const isApart = presented.includes(node.role);
  node.layer = parent.layer + (isApart ? 1 : 0);
  node.clip = isApart ? null : parent.scrolls ? common(parent, parent.clip) : parent.clip;
}

/** What two rectangles have in common. */
function common(one, other) {
  if (!other) return {x: one.x, y: one.y, width: one.width, height: one.height};
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x, y, width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

/** Whether a node is another, or stands in it. */
function isWithin(nodes, index, outer) {
  for (let next = index; next >= 0; next = nodes[next].parent) if (next === outer) return true;
  return false;
}

/** The modifiers around a view, the innermost first; for a modifier those of what it modifies. */
function chainOf(nodes, node) {
  let view = node;
  while (view.isModifier && view.children.length) view = nodes[contentOf(nodes, view)];
  const chain = [];
  let inner = view;
  for (let outer = nodes[view.parent]; outer?.isModifier && contentOf(nodes, outer) === inner.index;) {
    chain.push(outer);
    inner = outer;
    outer = nodes[outer.parent];
  }
  return {view, chain};
}

/** What a modifier modifies: the first node in it that is not beside its content. */
function contentOf(nodes, modifier) {
  return modifier.children.find((child) => !nodes[child].role) ?? modifier.children[0];
}
