/**
 * Draws a page on a bitmap by Skia, what browsers draw with. Librsvg, which draws our small pictures, takes 20 s of a processor for a
 * painted page at 300 ppi, resvg 5 to 7.5 s, PDFium 1.5 to 2.5 s: patterns and masks grow worse than the page does.
 *
 * It knows what our drawings are made of and no more: groups, paths, rects, ellipses, pictures; gradients, tiles, clips, luminance
 * masks, opacity and two blend modes (a test draws all titles by this and by librsvg, and compares).
 */
import {
  type Canvas,
  createCanvas,
  type Image,
  loadImage,
  type Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { type Matrix, within } from '#bookmaking/surface/transform.ts';
import { type Drawn, treeOf } from './drawing-tree.ts';
import { letGo } from './let-go.ts';
import { takeAwayMasked } from './mask.ts';
import { outlineOf } from './outline.ts';
import { type Paintbox, paintOf, referred } from './paint.ts';

/** What an element has of those around it. */
interface Inherited {
  readonly fill: string;
  readonly stroke: string;
  readonly rule: 'nonzero' | 'evenodd';
}

/** A part of the page, in pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * @param svg a whole drawing with its tiles inside (`typesetting/tile-files.ts`)
 * @param width in pixels; the height follows from the drawing's shape
 * @param from the part of the drawing that is wanted, in its own units; else all of it
 */
export async function drawOnCanvas(svg: string, width: number, from?: Area): Promise<Canvas> {
  const { root, byId } = treeOf(svg);
  const [left, top, wide, high] = (root.attributes.viewBox as string).split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const part = from ?? { x: left, y: top, width: wide, height: high };
  const scale = width / part.width;
  const canvas = createCanvas(width, Math.round(part.height * scale));
  const on = canvas.getContext('2d');
  on.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale);
  const painter = new Painter({ byId, images: await imagesIn(svg) });
  for (const child of root.children) painter.draw(child, on, OUTSIDE);
  return canvas;
}

/** Pictures are read before anything is drawn, each once. */
async function imagesIn(svg: string): Promise<Map<string, Image>> {
  const sources = new Set(
    [...svg.matchAll(/href="(data:[^"]+)"/g)].map(([, href]) => href as string),
  );
  const read = [...sources].map(async (href) => [href, await loadImage(href)] as const);
  return new Map(await Promise.all(read));
}

class Painter {
  readonly #paints: Paintbox;

  constructor(paints: Paintbox) {
    this.#paints = paints;
  }

  draw(element: Drawn, on: SKRSContext2D, outer: Inherited): void {
    const { attributes, name } = element;
    if (name === 'defs') return;
    const own = inherited(attributes, outer);
    on.save();
    const transform = attributes.transform;
    if (transform) on.transform(...within(UNMOVED, transform));
    this.#clip(attributes, on);
    on.globalCompositeOperation = blendOf(attributes) ?? on.globalCompositeOperation;
    const mask = this.#paints.byId.get(referred(attributes.mask) ?? '');
    const opacity = Number(attributes.opacity ?? 1);
    if (mask || (opacity < 1 && !hasOnePaint(element, own))) {
      this.#drawLayer(element, on, own, mask, opacity);
    } else {
      on.globalAlpha *= opacity;
      this.#drawContent(element, on, own);
    }
    on.restore();
  }

  #drawContent(element: Drawn, on: SKRSContext2D, own: Inherited): void {
    const { name, attributes, children } = element;
    if (name === 'g') for (const child of children) this.draw(child, on, own);
    else if (name === 'use') this.#drawReferred(attributes, on, own);
    else if (name === 'image') this.#drawImage(attributes, on);
    else this.#drawShape(element, on, own);
  }

  #drawReferred({ href }: Drawn['attributes'], on: SKRSContext2D, own: Inherited): void {
    const referred = this.#paints.byId.get(href?.slice(1) ?? '');
    if (referred) this.draw(referred, on, own);
  }

  #drawShape(element: Drawn, on: SKRSContext2D, { fill, stroke, rule }: Inherited): void {
    const { attributes } = element;
    const outline = outlineOf(element);
    if (!outline) throw new Error(`The press cannot draw <${element.name}>`);
    const opacity = (key: string): number => Number(attributes[key] ?? 1);
    const filled = paintOf(fill, opacity('fill-opacity'), outline, this.#paints, on);
    if (filled) {
      on.fillStyle = filled.style;
      if (filled.space) fillInSpace(outline, filled.space, rule, on);
      else on.fill(outline, rule);
    }
    const drawn = paintOf(stroke, opacity('stroke-opacity'), outline, this.#paints, on);
    if (drawn) {
      on.strokeStyle = drawn.style;
      on.lineWidth = Number(attributes['stroke-width'] ?? 1);
      on.lineCap = (attributes['stroke-linecap'] ?? 'butt') as CanvasLineCap;
      on.lineJoin = (attributes['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
      on.setLineDash(
        (attributes['stroke-dasharray'] ?? '').split(/[ ,]+/).filter(Boolean).map(Number),
      );
      on.lineDashOffset = Number(attributes['stroke-dashoffset'] ?? 0);
      on.stroke(outline);
    }
  }

  /** A photo fills its frame: what is too much on two sides is left out (`xMidYMid slice`). */
  #drawImage(attributes: Drawn['attributes'], on: SKRSContext2D): void {
    const image = this.#paints.images.get(attributes.href ?? '') as Image;
    const n = (key: string): number => Number(attributes[key] ?? 0);
    const [width, height] = [n('width'), n('height')];
    const k = Math.min(image.width / width, image.height / height);
    const [w, h] = [width * k, height * k];
    on.drawImage(
      image,
      (image.width - w) / 2,
      (image.height - h) / 2,
      w,
      h,
      n('x'),
      n('y'),
      width,
      height,
    );
  }

  #clip(attributes: Drawn['attributes'], on: SKRSContext2D): void {
    const clip = this.#paints.byId.get(referred(attributes['clip-path']) ?? '');
    if (!clip) return;
    const [first, ...rest] = clip.children.map((child) => {
      const outline = outlineOf(child);
      if (!outline) throw new Error(`The press cannot clip by <${child.name}>`);
      const transform = child.attributes.transform;
      return transform ? outline.transform(matrix(within(UNMOVED, transform))) : outline;
    });
    if (!first) return;
    for (const outline of rest) first.addPath(outline);
    on.clip(first);
  }

  /**
   * What is masked or fades as a whole is drawn apart, no larger than what can be seen of it. It is handed on as it was recorded
   * (`drawCanvas`): as bitmaps, the layers of a book cost half as much again (decision 127).
   */
  #drawLayer(
    element: Drawn,
    on: SKRSContext2D,
    own: Inherited,
    mask: Drawn | undefined,
    opacity: number,
  ): void {
    const area = areaOf(mask, on);
    if (area.width < 1 || area.height < 1) return;
    const layer = layerOver(area, on);
    layer.save();
    this.#drawContent(element, layer, own);
    layer.restore();
    if (mask) takeAwayMasked(mask, layer, this.#paints);
    on.resetTransform();
    on.globalAlpha = opacity;
    on.drawCanvas(layer.canvas, area.x, area.y);
    letGo(layer.canvas);
  }
}

const OUTSIDE: Inherited = { fill: '#000000', stroke: 'none', rule: 'nonzero' };

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

const matrix = ([a, b, c, d, e, f]: Matrix) => ({ a, b, c, d, e, f });

const inherited = (attributes: Drawn['attributes'], outer: Inherited): Inherited => ({
  fill: attributes.fill ?? outer.fill,
  stroke: attributes.stroke ?? outer.stroke,
  rule: (attributes['fill-rule'] as Inherited['rule'] | undefined) ?? outer.rule,
});

const blendOf = ({ style }: Drawn['attributes']) =>
  style?.match(/mix-blend-mode:([a-z-]+)/)?.[1] as GlobalCompositeOperation | undefined;

/** The paint lies in a box of its own: there the outline is filled, as it looks from there. */
function fillInSpace(
  outline: Path2D,
  space: Matrix,
  rule: 'nonzero' | 'evenodd',
  on: SKRSContext2D,
): void {
  on.save();
  on.clip(outline, rule);
  on.transform(...space);
  on.fillRect(-0.5, -0.5, 2, 2);
  on.restore();
}

/** Such a shape fades like its paint. The grain that lies over a whole page is one, and a layer of it took 28 MB. */
const hasOnePaint = ({ name }: Drawn, { fill, stroke }: Inherited): boolean =>
  name !== 'g' && name !== 'use' && (fill === 'none' || stroke === 'none');

/** What of an element may be seen, in pixels: its mask's own box, or everything. */
function areaOf(mask: Drawn | undefined, on: SKRSContext2D): Area {
  const all = { x: 0, y: 0, width: on.canvas.width, height: on.canvas.height };
  if (!mask) return all;
  const n = (key: string): number => Number(mask.attributes[key] ?? 0);
  const at = on.getTransform();
  const corners = [0, 1].flatMap((i) =>
    [0, 1].map((j) => {
      const [x, y] = [n('x') + i * n('width'), n('y') + j * n('height')];
      return [at.a * x + at.c * y + at.e, at.b * x + at.d * y + at.f] as const;
    }),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.max(0, Math.floor(Math.min(...ys))),
  ];
  const right = Math.min(all.width, Math.ceil(Math.max(...xs)));
  const bottom = Math.min(all.height, Math.ceil(Math.max(...ys)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** An empty canvas of that size, on which things lie as on the one below. */
function layerOver({ x, y, width, height }: Area, on: SKRSContext2D): SKRSContext2D {
  const layer = createCanvas(width, height).getContext('2d');
  const { a, b, c, d, e, f } = on.getTransform();
  layer.setTransform(a, b, c, d, e - x, f - y);
  return layer;
}
