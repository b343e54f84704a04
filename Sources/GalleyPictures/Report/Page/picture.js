// The picture of a variant, with what is drawn over it.

const picture = {
  element: byId('picture'),
  window: byId('window'),
  /** The pictures by their templates; made when they are first shown. */
  made: new Map(),
  zoom: 'fit',
  variant: null,

  /** How much of the other document's picture is shown, from the trailing edge, in percent. */
  share: 0,

  /** The drawing of a variant; null if it has none. */
  drawing(number, position) {
    const id = `picture-${number}-${position}`;
    if (!this.made.has(id)) {
      const template = byId(id);
      const content = template ? template.content.cloneNode(true).firstElementChild : this.element.querySelector('svg');
      if (content) {
        content.classList.add('drawing');
        content.setAttribute('aria-hidden', 'true');
      }
      this.made.set(id, content);
    }
    return this.made.get(id);
  },

  /** Shows a variant, and over a part of it that of another document, if there is one to compare with. */
  show(number, position, variant, description, other) {
    this.variant = variant;
    const drawing = this.drawing(number, position);
    this.other = other && drawing ? this.drawing(other.number, other.position) : null;
    this.over = draw('svg', {class: 'over', viewBox: `0 0 ${variant.width} ${variant.height}`, role: 'img'});
    this.over.setAttribute('aria-label', description);
    if (drawing) {
      this.element.replaceChildren(drawing, ...(this.other ? [this.other] : []), this.over);
      drawing.style.clipPath = '';
      this.compare(this.share);
    } else {
      this.element.replaceChildren(make('p', 'empty', 'There is no picture: see what is wrong with the document.'));
    }
    this.resize();
  },

  /** Shows so much of the other picture. */
  compare(share) {
    this.share = share;
    if (this.other) this.other.style.clipPath = `inset(0 0 0 ${100 - share}%)`;
    this.element.classList.toggle('compared', Boolean(this.other) && share > 0);
    this.element.style.setProperty('--seam', `${100 - share}%`);
  },

  /** The size of a point of the window on the page. */
  get scale() {
    const {width, height} = this.variant;
    if (!width || !height) return 1;
    if (this.zoom !== 'fit') return Number(this.zoom);
    const room = this.window.getBoundingClientRect();
    const margin = 48;
    const scale = Math.min((room.width - margin) / width, (room.height - margin) / height, 2);
    return Math.max(scale, 0.1);
  },

  /** Gives the picture the size that the zoom asks for. */
  resize() {
    if (!this.variant) return;
    const {width, height, hasPicture} = this.variant;
    this.element.style.width = hasPicture ? `${width * this.scale}px` : '';
    this.element.style.height = hasPicture ? `${height * this.scale}px` : '';
  },

  /** The point of the window under a pointer. */
  pointAt(event) {
    const room = this.element.getBoundingClientRect();
    const scale = room.width / this.variant.width;
    return {x: (event.clientX - room.left) / scale, y: (event.clientY - room.top) / scale, reach: 2 / scale};
  },

  /** Draws a rectangle over the picture. */
  outline(node, classes) {
    const {x, y, width, height} = node;
    this.over.append(draw('rect', {class: classes, x, y, width, height}));
  },

  /** Marks what is chosen, and what else is made of the same text; draws the overlays that are on. */
  mark(node, uses, overlays, nodes, isShown, isolated) {
    this.over.replaceChildren();
    if (isolated) this.veil(isolated);
    if (overlays.size) drawOverlays(this.over, overlays, nodes, nodes.filter(isShown), this.variant, this.scale);
    for (const use of uses) if (use !== node) this.outline(use, 'use');
    if (!node) return;
    if (node.drawn) this.outline(node.drawn, 'drawn');
    this.outline(node, 'chosen');
    this.pointTo(node);
  },

  /** Hides all but one node. */
  veil(node) {
    const {width, height} = this.variant;
    const hole = `M${node.x} ${node.y}v${node.height}h${node.width}v${-node.height}z`;
    this.over.append(draw('path', {class: 'veil', 'fill-rule': 'evenodd', d: `M0 0h${width}v${height}h${-width}z${hole}`}));
  },

  /** Draws an arrow at the edge towards a node that is not in sight. */
  pointTo(node) {
    const {width, height} = this.variant;
    const all = {x: 0, y: 0, width, height};
    const sight = node.clip ? common(all, node.clip) : all;
    const [x, y] = [node.x + node.width / 2, node.y + node.height / 2];
    const isEmpty = node.width === 0 || node.height === 0;
    if (isInSight(node, this.variant) || isEmpty && has(sight, x, y)) return;
    const inset = 14;
    const [left, top] = [
      Math.min(Math.max(x, sight.x + inset), sight.x + sight.width - inset),
      Math.min(Math.max(y, sight.y + inset), sight.y + sight.height - inset),
    ];
    const angle = Math.atan2(y - top, x - left) * 180 / Math.PI;
    this.over.append(draw('path', {
      class: 'arrow', d: 'M12 0L-8 -9L-3 0L-8 9z', transform: `translate(${left} ${top}) rotate(${angle})`,
    }));
  },
};
