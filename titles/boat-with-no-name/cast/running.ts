import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { isSawn } from './is-sawn.ts';
import { carried, leans, legs } from './legs.ts';
import { paintOf, sawn } from './letter.ts';
import { painted } from './painted.ts';

/** Down the road of page 1: soles, height of a capital in mm, and the way that one runs there. */
const PLACES = [
  [91, 191, 40, 1],
  [131, 139, 25, -1],
  [162, 121, 19, -1],
  [122, 101, 13.5, 1],
  [130, 83, 11.6, -1],
] as const;

/** The first letters of a name on the run, the first of all ahead and nearest. */
export function running(
  name: NameInLetters,
  light: Light,
): { readonly art: string; readonly signs: readonly TextBlock[] } {
  const few = name.letters.slice(0, PLACES.length);
  const whole = isSawn(name);
  const signs: TextBlock[] = [];
  let art = '';
  for (const [i, letter] of [...few.entries()].toReversed()) {
    const nth = few.length > 2 ? Math.floor((i * (PLACES.length - 1)) / (few.length - 1)) : i * 2;
    const [x, y, height, way] = PLACES[nth] as (typeof PLACES)[number];
    const k = height / 100;
    const foot = y - carried.runs * k;
    const thing = whole ? undefined : painted(letter.text, i, [x, foot], height, paintOf(i), light);
    if (thing) signs.push(thing.sign);
    art +=
      oval(x, y + 0.4, height * 0.42, height * 0.05, '#8a6f42', 'fill-opacity=".4"') +
      at(x, y, k, legs(letter.base, whole, 'runs', way, paintOf(i), light)) +
      (thing?.art ?? at(x, foot, k, sawn(letter, paintOf(i), light), leans.runs * way));
  }
  return { art, signs };
}
