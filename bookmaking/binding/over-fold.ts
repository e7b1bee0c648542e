import type { Box } from '#bookmaking/drawing/geometry.ts';
import { overlaps } from '#bookmaking/drawing/geometry.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { attribute, formOf } from '#bookmaking/surface/shape-box.ts';
import { apply, IDENTITY, type Matrix, within } from '#bookmaking/surface/transform.ts';

/** In mm: nearer, a word touches what comes over the fold. */
const AIR = 7;

/** Where the things of a drawing are on its sheet. Light over all of its height is no thing, nor is what is drawn as ground. */
export function thingsIn(art: string): Box[] {
  const things: Box[] = [];
  const places: (Matrix | undefined)[] = [IDENTITY];
  for (const [, closing, name, attributes] of art.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    const place = places.at(-1);
    if (name === 'g') {
      if (closing) places.pop();
      else places.push(place && insideOf(place, attributes as string));
      continue;
    }
    if (!place) continue;
    const form = formOf(name as string, attributes as string);
    if (!form) continue;
    const thing = onSheet(place, form.box);
    if (thing.height < SHEET) things.push(thing);
  }
  return things;
}

/** In mm: so wide is half of the widest line, and what a hand adds to an edge. */
const STROKE = 8;

/**
 * What of a drawing can be seen on its sheet, `wide` mm wide. A scene that goes on over the fold was drawn whole for both its
 * pages, and what lies beside a page weighs as much as what lies on it: six openings of the Goose made its book 90 KB heavier.
 */
export function seenOnSheet(art: string, wide = SHEET): string {
  const places: Matrix[] = [IDENTITY];
  return art.replace(/<(\/?)(\w+)([^>]*?)\/?>/g, (tag, closing, name, attributes) => {
    const place = places.at(-1) as Matrix;
    if (name === 'g') {
      if (closing) places.pop();
      else places.push(within(place, attribute(attributes, 'transform')));
      return tag;
    }
    const form = formOf(name, attributes);
    if (!form) return tag;
    const { x, y, width, height } = onSheet(place, form.box);
    const isSeen =
      x < wide + STROKE && x + width > -STROKE && y < SHEET + STROKE && y + height > -STROKE;
    return isSeen ? tag : '';
  });
}

/** Where a group lies, unless it is ground. */
const insideOf = (place: Matrix, attributes: string): Matrix | undefined =>
  attributes.includes('data-ground')
    ? undefined
    : within(place, attribute(attributes, 'transform'));

function onSheet(place: Matrix, [x, y, width, height]: readonly [number, number, number, number]) {
  const corners = [
    apply(place, x, y),
    apply(place, x + width, y),
    apply(place, x, y + height),
    apply(place, x + width, y + height),
  ];
  const [xs, ys] = [corners.map(([cx]) => cx), corners.map(([, cy]) => cy)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** All of them as one thing. */
export function around(things: readonly Box[]): Box {
  const [x, y] = [Math.min(...things.map((t) => t.x)), Math.min(...things.map((t) => t.y))];
  const right = Math.max(...things.map((t) => t.x + t.width));
  const foot = Math.max(...things.map((t) => t.y + t.height));
  return { x, y, width: right - x, height: foot - y };
}

/** The largest part of a box that keeps clear of things, each of which takes off its right, its foot or its head. */
export const clearOf = (box: Box, things: readonly Box[]): Box => things.reduce(without, box);

function without(free: Box, thing: Box): Box {
  if (!overlaps(free, thing)) return free;
  const { x, y, width, height } = free;
  const under = Math.min(y + height, thing.y + thing.height + AIR);
  const parts: Box[] = [
    { x, y, width: Math.max(0, Math.min(x + width, thing.x - AIR) - x), height },
    { x, y, width, height: Math.max(0, Math.min(y + height, thing.y - AIR) - y) },
    { x, y: under, width, height: y + height - under },
  ];
  const area = (part: Box): number => part.width * part.height;
  return parts.reduce((best, part) => (area(part) > area(best) ? part : best));
}
