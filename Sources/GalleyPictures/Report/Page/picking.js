// Which nodes are meant by a place in the picture or in the document.

/** How far a node's outline is from a point within or around it; infinite for one beyond `reach`. */
function distanceFromEdge(node, x, y, reach) {
  const [left, top] = [x - node.x, y - node.y];
  const [right, bottom] = [node.x + node.width - x, node.y + node.height - y];
  const least = Math.min(left, top, right, bottom);
  return least < -reach ? Infinity : Math.abs(least);
}

/** Whether a rectangle has a point; nothing has all. */
function has(rectangle, x, y) {
  return !rectangle || x >= rectangle.x && y >= rectangle.y
    && x <= rectangle.x + rectangle.width && y <= rectangle.y + rectangle.height;
}

/**
 * The views at a point of the window, those first that are meant most likely: what has an edge within `reach`, then the
 * smallest. Of what is presented over something else only the uppermost is there.
 */
function nodesAt(nodes, x, y, reach, isShown) {
  const here = nodes.filter((node) => !node.isModifier && isShown(node) && has(node.clip, x, y)
    && (has(node, x, y) || distanceFromEdge(node, x, y, reach) <= reach));
  const covers = here.filter((node) => node.role === 'sheet' || node.role === 'cover' || node.role === 'popover'
    || node.role === 'dialog');
  const front = covers.at(-1);
  const candidates = front ? here.filter((node) => isWithin(nodes, node.index, front.index)) : here;
  const area = (node) => node.width * node.height;
  const order = (one, other) => area(one) - area(other) || other.layer - one.layer || other.index - one.index;
  const atEdge = candidates.filter((node) => distanceFromEdge(node, x, y, reach) <= reach).sort(order);
  const others = candidates.filter((node) => !atEdge.includes(node)).sort(order);
  return [...atEdge.slice(0, 1), ...[...atEdge.slice(1), ...others].sort(order)];
}

/** The nodes that a line of a file means: the innermost whose text holds it, and all others that are made of that text. */
function nodesOnLine(nodes, file, line) {
  let best = null;
  for (const node of nodes) {
    if (node.file !== file || node.line > line || node.endLine < line) continue;
    const lines = node.endLine - node.line;
    const isBetter = !best || lines < best.endLine - best.line
      || lines === best.endLine - best.line && (node.line > best.line || node.line === best.line && isBefore(node, best));
    if (isBetter) best = node;
  }
  return best ? usesOf(nodes, best) : [];
}

/** Whether the first of two nodes that begin in one line is rather meant by it: a view before its modifiers and what these make. */
function isBefore(node, other) {
  const rank = (one) => one.kind === 'container' ? 2 : one.isModifier ? 1 : 0;
  return rank(node) < rank(other) || rank(node) === rank(other) && node.column < other.column;
}

/** The nodes that one text of the document makes, as in a loop or a view of the document's own. */
function usesOf(nodes, node) {
  if (node.line < 0) return [node];
  return nodes.filter((other) => other.file === node.file && other.line === node.line && other.column === node.column
    && other.kind === node.kind && other.view === node.view);
}
