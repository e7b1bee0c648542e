import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import { inLetters, type NameInLetters } from '#bookmaking/words/letters.ts';
import { type LetterPage, type Met, metOn } from '#titles/boat-with-no-name/met-on.ts';
import { type Column, columnsOf, type Last } from './columns.ts';
import { edgesAt } from './edge-of-letter.ts';
import { isSawn } from './is-sawn.ts';
import { breath, carried, footOf, leans, legs, type Posture } from './legs.ts';
import { atWork, paintOf } from './letter.ts';
import { painted, type Waist, waistOf } from './painted.ts';

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
  /** Of a thing that a letter is painted on. */
  readonly waist?: Waist;
}

/** Where somebody holds on to whoever stands at `spot`: on its left or right edge, `level` hundredths of a capital up. */
export function holdOn(
  { x, y, height, base, tilt }: Spot,
  level: number,
  side: 'left' | 'right',
  sawn: boolean,
): Point {
  const across = edgesAt(base, level, sawn)[side === 'left' ? 0 : 1];
  return onWood({ x, y, height, tilt }, across, level);
}

/** A point of it, in hundredths of a capital from the middle of its foot. */
const onWood = (
  { x, y, height, tilt }: Pick<Spot, 'x' | 'y' | 'height' | 'tilt'>,
  across: number,
  level: number,
): Point => {
  const k = height / 100;
  const [cos, sin] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  return [x + (across * cos + level * sin) * k, y + (across * sin - level * cos) * k];
};

/** Where something that goes round it comes to its left edge and to its right: at `level`, or below what is painted on it. */
export function roundOf(spot: Spot, level: number): readonly [left: Point, right: Point] {
  const { waist, base } = spot;
  if (waist) return [onWood(spot, waist.left, waist.level), onWood(spot, waist.right, waist.level)];
  const [left, right] = edgesAt(base, level, true);
  return [onWood(spot, left, level), onWood(spot, right, level)];
}

export interface MetLetters {
  readonly spots: readonly Spot[];
  readonly sawn: boolean;
  readonly posture: Posture;
  readonly art: string;
  readonly signs: readonly TextBlock[];
  /** Who is before the wood of those that are seen from behind. */
  readonly before: string;
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
  /** Sat down with their backs to us and their legs out of sight, each leaning so far, in degrees. */
  readonly fromBehind?: number;
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
  { under = () => '', way = 1, inOneRow, fromBehind }: Meet = {},
): MetLetters {
  const told = metOn(page, name);
  const { here } = told;
  const asked = postureOn(page, told);
  const posture = fromBehind !== undefined && asked !== 'runs' ? 'sits' : asked;
  const back = posture === 'sits';
  const sawn = isSawn(name);
  const rows = here.length > 2 && !inOneRow ? [here.slice(0, -2), here.slice(-2)] : [here];
  const spots: Spot[] = [];
  const signs: TextBlock[] = [];
  let art = '';
  let before = '';
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
        (back ? fromBehind : leaning) ??
        (posture === 'works' ? (place % 2 ? 2.5 : -2.5) : leans[posture] * way);
      const tilt = sawn ? askew : askew / 2;
      const [left, right] = footOf(letter.base, sawn);
      // Who leans back sits on the corner behind.
      const behind = posture === 'rests' ? -way : back ? Math.sign(tilt) : 0;
      const corner = behind > 0 ? right : behind < 0 ? -left : 0;
      const raised = carried[posture] + corner * Math.sin(radians(Math.abs(tilt)));
      const y = ground - (raised * height) / 100;
      const spot: Spot = {
        x,
        y,
        ground,
        height,
        base: letter.base,
        tilt,
        ...(!sawn && { waist: waistOf(place) }),
      };
      const k = height / 100;
      const stands =
        under({ ...spot, y: ground }, row < rows.length - 1) +
        (back
          ? ''
          : at(spot.x, ground, k, legs(letter.base, sawn, posture, way, paintOf(place), light)));
      spots.push(spot);
      if (sawn) {
        const drawn = (only?: 'wood' | 'before'): string =>
          at(
            spot.x,
            y,
            k,
            atWork(letter, paintOf(place), light, {
              other: i > 0,
              over: carried[posture],
              large: here.length === 1,
              way,
              only,
            }),
            tilt,
          );
        art += stands + drawn(back ? 'wood' : undefined);
        if (back) before += drawn('before');
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
  return { spots, sawn, posture, art, signs, before };
}
