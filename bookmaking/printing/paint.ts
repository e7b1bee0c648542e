import type {
  Canvas,
  CanvasGradient,
  CanvasPattern,
  Image,
  Path2D,
  SKRSContext2D,
} from '@napi-rs/canvas';
import { type Matrix, product, within } from '#bookmaking/surface/transform.ts';
import type { Drawn } from './drawing-tree.ts';

/** What a shape is filled or drawn with. `space`: the paint has units of its own, and what these are in the shape's. */
export interface Paint {
  readonly style: string | CanvasGradient | CanvasPattern;
  readonly space?: Matrix;
}

/** Where paints come from: definitions by id, and the pictures that were read before. */
export interface Paintbox {
  readonly byId: ReadonlyMap<string, Drawn>;
  readonly images: ReadonlyMap<string, Image>;
}

export const referred = (value: string | undefined): string | undefined =>
  value?.match(/url\(#(.+)\)/)?.[1];

/** The paint that an attribute names; undefined for none. */
export function paintOf(
  value: string,
  opacity: number,
  outline: Path2D,
  paints: Paintbox,
  on: SKRSContext2D,
): Paint | undefined {
  if (value === 'none') return undefined;
  const definition = paints.byId.get(referred(value) ?? '');
  if (!definition) return { style: opacity === 1 ? value : withAlpha(value, opacity) };
  switch (definition.name) {
    case 'linearGradient':
      return linearPaint(definition, opacity, outline, on);
    case 'radialGradient':
      return radialPaint(definition, opacity, outline, on);
    default:
      return { style: tiled(tileOf(definition, paints), definition, on) };
  }
}

const number = ({ attributes }: Drawn, key: string, otherwise: number): number =>
  Number(attributes[key] ?? otherwise);

/**
 * In a box that is no square, lines of one color lie aslant to the line from first to last stop. The same colors along a line that
 * is square to them: so the shape need not be stretched, and a stroke keeps its width.
 */
function linearPaint(
  definition: Drawn,
  opacity: number,
  outline: Path2D,
  on: SKRSContext2D,
): Paint {
  const [x1, y1] = [number(definition, 'x1', 0), number(definition, 'y1', 0)];
  const [x2, y2] = [number(definition, 'x2', 1), number(definition, 'y2', 0)];
  if (definition.attributes.gradientUnits === 'userSpaceOnUse') {
    return { style: stopped(on.createLinearGradient(x1, y1, x2, y2), definition, opacity) };
  }
  const [left, top, right, bottom] = outline.computeTightBounds();
  const [width, height] = [right - left, bottom - top];
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const [gx, gy] = [(x2 - x1) / length / width, (y2 - y1) / length / height];
  const [x, y] = [left + x1 * width, top + y1 * height];
  const k = gx * gx + gy * gy;
  const gradient = on.createLinearGradient(x, y, x + gx / k, y + gy / k);
  return { style: stopped(gradient, definition, opacity) };
}

function radialPaint(
  definition: Drawn,
  opacity: number,
  outline: Path2D,
  on: SKRSContext2D,
): Paint {
  const [cx, cy] = [number(definition, 'cx', 0.5), number(definition, 'cy', 0.5)];
  const gradient = on.createRadialGradient(cx, cy, 0, cx, cy, number(definition, 'r', 0.5));
  const style = stopped(gradient, definition, opacity);
  if (definition.attributes.gradientUnits === 'userSpaceOnUse') return { style };
  const [left, top, right, bottom] = outline.computeTightBounds();
  return { style, space: [right - left, 0, 0, bottom - top, left, top] };
}

function stopped(gradient: CanvasGradient, { children }: Drawn, opacity: number): CanvasGradient {
  for (const { attributes } of children) {
    const alpha = Number(attributes['stop-opacity'] ?? 1) * opacity;
    gradient.addColorStop(
      Number(attributes.offset),
      withAlpha(attributes['stop-color'] as string, alpha),
    );
  }
  return gradient;
}

/** A tile is a picture of one unit's width that the pattern refers to. */
export function tileOf({ children }: Drawn, { byId, images }: Paintbox): Image {
  const tile = byId.get(children[0]?.attributes.href?.slice(1) ?? '');
  return images.get(tile?.attributes.href ?? '') as Image;
}

/** @param tile laid side by side as the pattern says */
export function tiled(
  tile: Image | Canvas,
  { attributes }: Drawn,
  on: SKRSContext2D,
): CanvasPattern {
  const place = within([1, 0, 0, 1, 0, 0], attributes.patternTransform);
  const pattern = on.createPattern(tile, 'repeat') as CanvasPattern;
  const [a, b, c, d, e, f] = product(place, [1 / tile.width, 0, 0, 1 / tile.height, 0, 0]);
  pattern.setTransform({ a, b, c, d, e, f });
  return pattern;
}

function withAlpha(color: string, alpha: number): string {
  if (alpha >= 1) return color;
  const hex = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
  return `rgba(${part(1)}, ${part(3)}, ${part(5)}, ${alpha})`;
}
