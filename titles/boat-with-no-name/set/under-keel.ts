import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { carried, leans, legs } from '#titles/boat-with-no-name/cast/legs.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { fitted } from './fitted.ts';
import { balks, keelAt } from './great-hull.ts';

/** As high as there is room under a keel, less a hand. */
const sizeOfAnd = ([x, ground]: Point): number =>
  (ground - keelAt(x) - 4) / (104 + carried.tiptoes);

/** Out from under a keel, on its toes, its knees still bent from the day. */
export function andGoes([x, ground]: Point, light: Light): string {
  const k = sizeOfAnd([x, ground]);
  return (
    at(x, ground, k, legs('&', true, 'tiptoes', 1, '#f5c453', light)) +
    at(x, ground - carried.tiptoes * k, k, plank('&', '#f5c453', light), leans.tiptoes)
  );
}

/** Where it is narrow, which is where one holds it. */
export function waistOfAnd([x, ground]: Point): Point {
  const k = sizeOfAnd([x, ground]);
  return [x + 30 * k, ground - (carried.tiptoes + 62) * k];
}

/** As wide as ever under a keel and not as high, on balks and a sack that gives way. */
export function crushed(
  name: DrawnThing,
  { left, right }: { readonly left: number; readonly right: number },
  ground: number,
  light: Light,
): string {
  const [wider, flatter] = [1.16, 0.74];
  const middle = (left + right) / 2;
  const toy = fitted(name, { x: 0, y: 0, width: (right - left) / wider, height: 48 }, light);
  const [w, h] = [toy.where.width * wider, toy.where.height * flatter];
  const top = keelAt(middle) + 1.4;
  const foot = top + h;
  return (
    balks(middle, (right - left) / 2, foot + 3, ground, ['#a5734c', '#7c5340']) +
    sack(left, right, foot, 'back') +
    `<g transform="translate(${middle - w / 2} ${top.toFixed(2)}) scale(${wider} ${flatter})">${toy.art}</g>` +
    sack(left, right, foot, 'front')
  );
}

const sack = (left: number, right: number, y: number, part: 'back' | 'front'): string => {
  const [l, r] = [left - 2, right + 2];
  return part === 'back'
    ? path(
        `M${l} ${y + 2}C${l} ${y - 7} ${l + 10} ${y - 6} ${l + 16} ${y - 3}H${r - 16}C${r - 10} ${y - 6} ${r} ${y - 7} ${r} ${y + 2}Z`,
        '#a08a78',
      )
    : path(
        `M${l} ${y + 1}C${l + 3} ${y - 4} ${l + 10} ${y - 2} ${l + 18} ${y - 1}H${r - 18}C${r - 10} ${y - 2} ${r - 3} ${y - 4} ${r} ${y + 1}C${r + 1} ${y + 6} ${r - 4} ${y + 7} ${r - 8} ${y + 6.4}H${l + 8}C${l + 4} ${y + 7} ${l - 1} ${y + 6} ${l} ${y + 1}Z`,
        '#c9b094',
      ) + line(`M${l + 12} ${y + 2}q10 2 18 1M${r - 26} ${y + 3}q8 0 14 -2`, '#8d7663', 0.8);
};

/** On the ground, under what is heavy. */
export const weight = (x: number, y: number, half: number): string =>
  oval(x, y, half, 3.4, '#1d1a33', 'fill-opacity=".5"');
