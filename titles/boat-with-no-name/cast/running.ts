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
  [39, 204, 46, -1],
  [63, 139, 23, -1],
  [86, 126, 16.5, -1],
  [122, 104, 12.6, 1],
  [102, 90, 10.6, -1],
  [124, 83, 9, -1],
  [144, 79, 7.6, -1],
] as const;

/** The first letters of a name on the run, the first of all ahead and nearest. */
export function running(
  name: NameInLetters,
  light: Light,
): { readonly art: string; readonly signs: readonly TextBlock[] } {
  const few = name.letters.slice(0, PLACES.length);
  // The last is still far up, whoever is ahead of it.
  const taken = Math.min(PLACES.length, few.length + 1);
  const whole = isSawn(name);
  const signs: TextBlock[] = [];
  let art = '';
  for (const [i, letter] of [...few.entries()].toReversed()) {
    const nth = Math.floor((i * (taken - 1)) / (few.length - 1));
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
