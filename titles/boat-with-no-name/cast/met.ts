import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import { inLetters, type NameInLetters } from '#bookmaking/words/letters.ts';
import {
  type LetterPage,
  type Meeting,
  type Met,
  metOn,
} from '#titles/boat-with-no-name/met-on.ts';
import { edgesAt } from './edge-of-letter.ts';
import { isSawn } from './is-sawn.ts';
import { breath, carried, footOf, leans, legs, type Posture } from './legs.ts';
import { atWork, paintOf, widthOfLetter } from './letter.ts';
import { painted } from './painted.ts';

/** Where one letter stands: the middle of the foot of its wood, how high a capital is, in mm, and which it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Where its soles are. */
  readonly ground: number;
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
  readonly posture: Posture;
  readonly art: string;
  readonly signs: readonly TextBlock[];
}

/** A page may be painted for nobody in particular, as by a test. */
export const nameOf = (name: NameInLetters | undefined): NameInLetters => name ?? inLetters('Maya');

/** As its page tells of it: at work, off with its job, sat down, or on its way. */
function postureOn(page: LetterPage, { here, before, comes }: Met): Posture {
  if (page === 7) return 'comes';
  if (here.length > 1 || before === 0) return page === 5 ? 'ignores' : 'works';
  return comes ? 'rests' : 'runs';
}

export interface Meet {
  /** Draws what a letter stands on. */
  readonly under?: (spot: Spot, upper: boolean) => string;
  /** Where they face: 1 is the right. */
  readonly way?: 1 | -1;
  /** All of them side by side, where there is one thing to stand on; of three or more the last is so large, and leans so. */
  readonly inOneRow?: Last;
}

/** How many times as large as the others, and how far it leans, in degrees. */
interface Last {
  readonly times: number;
  readonly lean: number;
}

/**
 * The letters of a page within `area`, on their legs: alone and large, two side by side, three and four in two rows, the
 * upper one further off.
 */
export function met(
  page: LetterPage,
  name: NameInLetters,
  area: Box,
  light: Light,
  { under = () => '', way = 1, inOneRow }: Meet = {},
): MetLetters {
  const told = metOn(page, name);
  const { here } = told;
  const posture = postureOn(page, told);
  const sawn = isSawn(name);
  const rows = here.length > 2 && !inOneRow ? [here.slice(0, -2), here.slice(-2)] : [here];
  const spots: Spot[] = [];
  const signs: TextBlock[] = [];
  let art = '';
  for (const [row, letters] of rows.entries()) {
    const foot = area.y + (area.height * (row + 1)) / rows.length;
    const room = area.height / rows.length;
    const last = here.length > 2 ? inOneRow : undefined;
    const columns = columnsOf(letters, { ...area, height: room }, posture, sawn, last);
    for (const [i, { letter, place }] of letters.entries()) {
      const { x, height } = columns[i] as Column;
      // Nobody stands in rank and file.
      const ground = foot - (i % 2) * room * 0.05;
      const leaning = last && i === letters.length - 1 ? last.lean : undefined;
      const askew =
        leaning ?? (posture === 'works' ? (place % 2 ? 2.5 : -2.5) : leans[posture] * way);
      const tilt = sawn ? askew : askew / 2;
      const [left, right] = footOf(letter.base, sawn);
      // Who leans back sits on the corner behind.
      const corner = posture === 'rests' ? (way > 0 ? -left : right) : 0;
      const raised = carried[posture] + corner * Math.sin(radians(Math.abs(tilt)));
      const y = ground - (raised * height) / 100;
      const spot = { x, y, ground, height, base: letter.base, tilt };
      const k = height / 100;
      const stands =
        under({ ...spot, y: ground }, row < rows.length - 1) +
        at(spot.x, ground, k, legs(letter.base, sawn, posture, way, paintOf(place), light));
      spots.push(spot);
      if (sawn) {
        const drawn = atWork(letter, paintOf(place), light, {
          other: i > 0,
          over: carried[posture],
          large: here.length === 1,
        });
        art += stands + at(spot.x, y, k, drawn, tilt);
      } else {
        const thing = painted(letter.text, place, [spot.x, y], height, paintOf(place), light);
        art += stands + thing.art;
        signs.push(thing.sign);
      }
      if (posture === 'rests') {
        const [px, py] = holdOn(spot, 88, way > 0 ? 'right' : 'left', sawn);
        art += at(px + 9 * k * way, py, k, breath(way));
      }
    }
  }
  return { spots, sawn, posture, art, signs };
}

interface Column {
  /** Its middle, in mm. */
  readonly x: number;
  /** Of a capital in it. */
  readonly height: number;
}

/** Where the letters of a row stand: in columns of one width or, if the last is larger, each in one as wide as it is, up to the right edge. */
function columnsOf(
  letters: readonly Meeting[],
  { x, width, height: room }: Box,
  posture: Posture,
  sawn: boolean,
  last: Last | undefined,
): readonly Column[] {
  const sizes = letters.map(({ letter }, i) => {
    const times = last && i === letters.length - 1 ? last.times : 1;
    const wide = (sawn ? widthOfLetter(letter.base) + (last ? 8 : 14) : 112) * times;
    const high = ((sawn ? 126 + letter.marks.length * 12 : 106) + carried[posture]) * times;
    return { times, wide, most: (room / high) * 100 };
  });
  if (!last) {
    const each = width / letters.length;
    return sizes.map(({ wide, most }, i) => ({
      x: x + each * (i + 0.5),
      height: Math.min((each / wide) * 100, most),
    }));
  }
  const all = sizes.reduce((total, { wide }) => total + wide, 0);
  const usual = Math.min((width / all) * 100, ...sizes.map(({ most }) => most));
  let begins = x + width - (all * usual) / 100;
  return sizes.map(({ times, wide }) => {
    begins += (wide * usual) / 100;
    return { x: begins - (wide * usual) / 200, height: usual * times };
  });
}
