import { type Box, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { type LetterPage, type Meeting, metOn } from '#titles/boat-with-no-name/met-on.ts';
import { isSawn } from './is-sawn.ts';
import { breath, footOf, legs } from './legs.ts';
import { atWork, paintOf, widthOfLetter } from './letter.ts';
import { holdOn, type MetLetters, type Spot } from './met.ts';
import { painted } from './painted.ts';

/** How much of a capital whoever sits behind has somebody before it: a sign that is printed must stay free. */
const BEHIND = { sawn: 0.36, painted: 0.14 } as const;
/** How much of their width two share who lean on each other. */
const SHARED = { sawn: 0.1, painted: 0 } as const;
/** Over a capital, in parts of it: who lives up there. */
const ABOVE = 0.26;
/** Neighbors lean on each other, in degrees; those behind a little less. */
const LEAN = [6, 8] as const;

export interface Tired extends MetLetters {
  /** Where whoever sits behind has its seat: nothing, if all sit in one row. */
  readonly bank?: Box;
}

/**
 * Two to four who have run uphill together: one heap on the ground, back to back, those behind a little higher, each nearly as large as one
 * alone would be. Small toys in rows were what a long name got.
 */
export function tired(page: LetterPage, name: NameInLetters, area: Box, light: Light): Tired {
  const { here } = metOn(page, name);
  const sawn = isSawn(name);
  const kind = sawn ? 'sawn' : 'painted';
  const rows = here.length > 2 ? [here.slice(0, -2), here.slice(-2)] : [here];
  const wide = ({ letter }: Meeting): number => (sawn ? widthOfLetter(letter.base) : 104);
  const widthOf = (row: readonly Meeting[]): number =>
    row.reduce((sum, each) => sum + wide(each), 0) * (row.length > 1 ? 1 - SHARED[kind] : 1) + 6;
  const hats = Math.max(...here.map(({ letter }) => letter.marks.length)) * 0.14;
  const high = 1 + ABOVE + hats + (rows.length - 1) * (1 - BEHIND[kind]);
  const height = Math.min(
    area.height / high,
    ...rows.map((row) => (area.width / widthOf(row)) * 100),
  );
  const k = height / 100;
  const spots: Spot[] = [];
  const signs: TextBlock[] = [];
  let art = '';
  for (const [nth, row] of rows.entries()) {
    const ahead = rows.length - 1 - nth;
    const ground = area.y + area.height - ahead * height * (1 - BEHIND[kind]);
    let x = area.x + (area.width - widthOf(row) * k) / 2 + 3 * k;
    for (const [i, met] of row.entries()) {
      const { letter, place } = met;
      const way = i === 0 ? 1 : -1;
      const tilt = sawn ? way * (LEAN[ahead ? 0 : 1] ?? 0) * (row.length > 1 ? 1 : 0.6) : 0;
      const [left, right] = footOf(letter.base, sawn);
      const middle = x + (wide(met) * k) / 2;
      x += wide(met) * k * (1 - SHARED[kind] * 1.1);
      const y = ground - (tilt > 0 ? right : -left) * Math.sin(radians(Math.abs(tilt))) * k;
      const spot: Spot = { x: middle, y, ground, height, base: letter.base, tilt };
      spots.push(spot);
      if (sawn) {
        art += at(
          middle,
          y,
          k,
          atWork(letter, paintOf(place), light, { other: i > 0, large: true }),
          tilt,
        );
      } else {
        const thing = painted(letter.text, place, [middle, y], height, paintOf(place), light);
        art += thing.art;
        signs.push(thing.sign);
      }
      // Of who sits behind, they would hang into faces.
      if (ahead === 0)
        art += at(middle, ground, k, legs(letter.base, sawn, 'sits', 1, paintOf(place), light));
      if (i === 0 && nth === 0) {
        const [px, py] = holdOn(spot, 88, 'left', sawn);
        art += at(px - 9 * k, py, k, breath(-1));
      }
    }
  }
  const [first] = spots;
  return {
    spots,
    sawn,
    posture: 'sits',
    art,
    signs,
    before: '',
    ...(rows.length > 1 &&
      first && {
        bank: {
          x: area.x,
          y: first.ground,
          width: area.width,
          height: area.y + area.height - first.ground,
        },
      }),
  };
}
