import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { Drawn } from './drawing-tree.ts';
import { outlineOf } from './outline.ts';
import { type Paintbox, referred, tiled, tileOf } from './paint.ts';

/**
 * Takes away from a layer what a mask hides (SVG 2, luminance masks): a tile in its inverse, then what is black. Ours are a tile or white,
 * with black over it here and there (`surface/`); a mask of anything else is refused.
 */
export function takeAwayMasked(mask: Drawn, layer: SKRSContext2D, paints: Paintbox): void {
  layer.globalCompositeOperation = 'destination-out';
  for (const part of mask.children) {
    if (part.attributes.fill === '#fff') continue;
    const outline = outlineOf(part);
    if (!outline) throw new Error(`The press cannot mask by <${part.name}>`);
    layer.fillStyle = hiddenBy(part, layer, paints);
    layer.fill(outline);
  }
}

function hiddenBy({ attributes }: Drawn, layer: SKRSContext2D, paints: Paintbox) {
  const { fill } = attributes;
  if (!fill) return `rgba(0, 0, 0, ${attributes['fill-opacity'] ?? 1})`;
  const pattern = paints.byId.get(referred(fill) ?? '');
  if (pattern?.name !== 'pattern') throw new Error(`The press cannot mask by ${fill}`);
  return tiled(inverseOf(tileOf(pattern, paints)), pattern, layer);
}

/** The inverses of a drawing's tiles, which several of its masks lay. */
const inverses = new WeakMap<Image, Canvas>();

/** Covers where the tile is dark, as much as it is dark there. */
function inverseOf(tile: Image): Canvas {
  const known = inverses.get(tile);
  if (known) return known;
  const inverse = createCanvas(tile.width, tile.height);
  const on = inverse.getContext('2d');
  on.drawImage(tile, 0, 0);
  const pixels = on.getImageData(0, 0, tile.width, tile.height);
  const { data } = pixels;
  for (let i = 0; i < data.length; i += 4) {
    const bright =
      0.2126 * (data[i] as number) +
      0.7152 * (data[i + 1] as number) +
      0.0722 * (data[i + 2] as number);
    data[i + 3] = 255 - (bright * (data[i + 3] as number)) / 255;
  }
  on.putImageData(pixels, 0, 0);
  inverses.set(tile, inverse);
  return inverse;
}
