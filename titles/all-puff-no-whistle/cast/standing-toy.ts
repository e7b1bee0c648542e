import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact, type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { formOf } from '#bookmaking/surface/shape-box.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { chalkToy } from './chalk-toy.ts';

/** Things are drawn around their middle, some flat and some high: one that stands is put down on its lowest point. */
export function standingToy(
  light: Light,
  name: DrawnThing,
  [x, y]: Point,
  size: number,
  side: 1 | -1 = 1,
): string {
  const lowest = lowestOf(thing(name, light)) * size;
  const art = chalkToy(side < 0 ? mirrored(light) : light, name);
  const shadow = contact(light, x, y, 42 * size, 1.6);
  return shadow + at(x, y - lowest, size, art, 0, side * size);
}

/** Where its lowest shape ends; a shape that is turned is told as if it were not, which is near enough. */
function lowestOf(art: string): number {
  const ends = [...art.matchAll(/<(path|ellipse|rect)( [^>]*)>/g)].flatMap(
    ([, name = '', attributes = '']) => {
      const form = formOf(name, attributes);
      return form ? [form.box[1] + form.box[3], ...footOfDiscs(attributes)] : [];
    },
  );
  return Math.max(...ends);
}

/** Wheels are discs, and of an arc only its end is a point: a disc ends its second radius below where it begins. */
const footOfDiscs = (attributes: string): number[] =>
  [...attributes.matchAll(/M-?[\d.]+[ ,]?(-?[\d.]+)a[\d.]+ ([\d.]+) 0 1 0/g)].map(
    ([, y, ry]) => Number(y) + Number(ry),
  );
