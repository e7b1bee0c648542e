import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import { inLetters, type NameInLetters } from '#bookmaking/words/letters.ts';
import { type LetterPage, metOn } from '#titles/boat-with-no-name/met-on.ts';
import { edgesAt } from './edge-of-letter.ts';
import { isSawn } from './is-sawn.ts';
import { atWork, paintOf, widthOfLetter } from './letter.ts';
import { painted } from './painted.ts';

/** Where one letter stands: the middle of its foot, how high a capital is, in mm, and which it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly base: string;
  /** Its lean, in degrees. */
  readonly tilt: number;
}

/** Where somebody holds on to whoever stands at `spot`: on its left or right edge, `level` hundredths of a capital up. */
export function holdOn(
  { x, y, height, base, tilt }: Spot,
  level: number,
  side: 'left' | 'right',
  sawn: boolean,
): Point {
  const across = edgesAt(base, level, sawn)[side === 'left' ? 0 : 1];
  const k = height / 100;
  const [cos, sin] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  return [x + (across * cos + level * sin) * k, y + (across * sin - level * cos) * k];
}

export interface MetLetters {
  readonly spots: readonly Spot[];
  readonly sawn: boolean;
  readonly art: string;
  readonly signs: readonly TextBlock[];
}

/** A page may be painted for nobody in particular, as by a test. */
export const nameOf = (name: NameInLetters | undefined): NameInLetters => name ?? inLetters('Maya');

/**
 * The letters of a page at work within `area`: alone and large, two side by side, three and four in two rows, the upper
 * one further off. `under` draws what each stands on.
 */
export function met(
  page: LetterPage,
  name: NameInLetters,
  area: Box,
  light: Light,
  under: (spot: Spot, upper: boolean) => string = () => '',
  /** How many at most stand side by side. */
  abreast = 2,
): MetLetters {
  const { here } = metOn(page, name);
  const sawn = isSawn(name);
  const rows = here.length > abreast ? [here.slice(0, -2), here.slice(-2)] : [here];
  const spots: Spot[] = [];
  const signs: TextBlock[] = [];
  let art = '';
  for (const [row, letters] of rows.entries()) {
    const foot = area.y + (area.height * (row + 1)) / rows.length;
    const room = area.height / rows.length;
    const each = area.width / letters.length;
    for (const [i, { letter, place }] of letters.entries()) {
      const wide = sawn ? widthOfLetter(letter.base) + 14 : 112;
      const high = sawn ? 126 + letter.marks.length * 12 : 106;
      const height = Math.min((each / wide) * 100, (room / high) * 100);
      // Nobody stands in rank and file.
      const spot = {
        x: area.x + each * (i + 0.5),
        y: foot - (i % 2) * room * 0.05,
        height,
        base: letter.base,
        tilt: sawn ? (place % 2 ? 2.5 : -2.5) : 0,
      };
      const stands = under(spot, row < rows.length - 1);
      spots.push(spot);
      if (sawn) {
        art +=
          stands +
          at(spot.x, spot.y, height / 100, atWork(letter, paintOf(place), light, i > 0), spot.tilt);
      } else {
        const thing = painted(letter.text, place, [spot.x, spot.y], height, paintOf(place), light);
        art += stands + thing.art;
        signs.push(thing.sign);
      }
    }
  }
  return { spots, sawn, art, signs };
}
