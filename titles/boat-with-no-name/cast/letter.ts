import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Light, mirrored, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Letter } from '#bookmaking/words/letters.ts';
import { shapeOf } from '#titles/boat-with-no-name/at-work.ts';
import { CREATURES } from './creatures.ts';
import { outlineOf, shapeOfGlyph } from './is-sawn.ts';
import { type Job, jobsOf } from './jobs.ts';

/** What letters are painted with, one after the other. */
const PAINTS: readonly Hex[] = ['#e2492f', '#f5c453', '#a7d6ea', '#f4a28c', '#fff3dc', '#6fb3a6'];
export const paintOf = (place: number): Hex => PAINTS[place % PAINTS.length] as Hex;

/** A plank's thickness, in hundredths of a capital, down and to the right. */
const THICK = 7;
/** A capital is 200 units in the outlines. */
const UNIT = 0.5;

/** Width of a letter in hundredths of its capital. */
export const widthOfLetter = (base: string): number =>
  (outlineOf(shapeOfGlyph(base))?.width ?? 90) * UNIT;

/** What `draw` makes of a letter's outline, shifted by `dx` and `dy`; the letter stands on (0, 0), 100 high. */
export function alongOutline(base: string, draw: (d: string) => string, dx = 0, dy = 0): string {
  const outline = outlineOf(shapeOfGlyph(base));
  if (!outline) return '';
  const d = outline.strokes[0]?.d ?? '';
  return `<g transform="translate(${-outline.width * UNIT * 0.5 + dx} ${dy}) scale(${UNIT})">${draw(d)}</g>`;
}

/** One sign sawn out of a plank, standing on (0, 0), 100 high. */
export function plank(base: string, color: Hex, light: Light): string {
  const t = tone(light, color);
  const cut = (dx: number, dy: number, fill: string, more = ''): string =>
    alongOutline(base, (d) => path(d, fill, more), dx, dy);
  const side = light.direction[0] > 0 ? -1 : 1;
  return (
    cut(side * THICK, THICK * 0.5, mix(t.deep, '#123a4c', 0.35)) +
    cut(side * THICK * 0.5, THICK * 0.25, t.deep) +
    cut(0, 0, t.base, `stroke="${t.lite}" stroke-width="3" stroke-linejoin="round"`)
  );
}

/** A sawn letter with what it wears, standing on (0, 0), 100 high. */
export const sawn = (letter: Letter, color: Hex, light: Light): string =>
  plank(letter.base, color, light) +
  marksOf(letter, tone(light, '#e2492f').base, tone(light, '#123a4c').base);

/** All that a letter wears, in two colors. */
export const marksOf = (letter: Letter, red: Hex, ink: Hex): string =>
  letter.marks.map((mark, i) => worn(mark, letter, i, red, ink)).join('');

/** The same at work, its foot `over` the ground. */
export function atWork(letter: Letter, color: Hex, light: Light, other = false, over = 0): string {
  const jobs = jobsOf(shapeOf(letter));
  const away = (job: Job): boolean => Boolean(job.flip) !== (other && job.at[0] === 0 && !job.turn);
  const drawn = (job: Job): string => {
    const seen = away(job) ? mirrored(light) : light;
    const size = job.size ?? 1;
    return at(
      job.at[0],
      job.stands ? over - job.at[1] : -job.at[1],
      size,
      CREATURES[job.who](turned(seen, job.turn ?? 0)),
      job.turn ?? 0,
      away(job) ? -size : size,
    );
  };
  const who = (behind: boolean): string =>
    jobs
      .filter((job) => Boolean(job.behind) === behind)
      .map(drawn)
      .join('');
  return who(true) + sawn(letter, color, light) + who(false);
}

/** Marks are hats and tails of their own, not of the font: a child has to see who wears what. */
function worn(mark: string, letter: Letter, nth: number, red: Hex, ink: Hex): string {
  const y = -110 - nth * 20;
  switch (mark) {
    case '\u0308':
      return oval(-19, y, 9, 9, red) + oval(19, y, 9, 9, red);
    case '\u0307':
      return oval(0, y, 9.4, 9.4, red);
    case '\u0323':
      return oval(0, 14, 8, 8, red);
    case '\u030a':
      return line(`M-11 ${y - 3}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0`, red, 6.4);
    case '\u0301':
      return feather(1, y, red);
    case '\u0300':
      return feather(-1, y, red);
    case '\u030b':
      return at(-11, 0, 1, feather(1, y, red)) + at(11, 0, 1, feather(1, y, red));
    case '\u0302':
      return path(
        `M-27 ${y + 6}L0 ${y - 15}L27 ${y + 6}L20 ${y + 9}L0 ${y - 5}L-20 ${y + 9}Z`,
        red,
      );
    case '\u030c':
      return path(
        `M-27 ${y - 12}L0 ${y + 9}L27 ${y - 12}L20 ${y - 15}L0 ${y - 1}L-20 ${y - 15}Z`,
        red,
      );
    case '\u0303':
      return line(
        `M-24 ${y + 3}C-16 ${y - 15} -4 ${y - 7} 0 ${y - 3}S18 ${y + 7} 24 ${y - 9}`,
        red,
        7,
      );
    case '\u0304':
      return line(`M-22 ${y}H22`, red, 8);
    case '\u0306':
      return path(
        `M-22 ${y - 11}C-18 ${y + 12} 18 ${y + 12} 22 ${y - 11}L14 ${y - 11}C10 ${y} -10 ${y} -14 ${y - 11}Z`,
        red,
      );
    case '\u0309':
      return line(`M-7 ${y - 11}C8 ${y - 22} 16 ${y - 6} 1 ${y + 4}`, red, 6.4);
    case '\u031b':
      return line(`M${widthOfLetter(letter.base) / 2 - 14} -92c18 2 22 -10 18 -22`, red, 8);
    case '\u0326':
    case '\u0327':
      return path('M-4 -4H9C16 6 8 22 -10 24C2 16 2 10 -4 8Z', red);
    case '\u0328':
      return path('M16 -6H28C12 6 14 18 32 16C22 28 0 22 16 -6Z', red);
    case '\u0338':
      return sash(letter.base, red, ink);
    default:
      return '';
  }
}

const feather = (side: number, y: number, color: string): string =>
  path(
    `M${-9 * side} ${y + 7}C${-8 * side} ${y - 10} ${6 * side} ${y - 18} ${22 * side} ${y - 20}C${18 * side} ${y - 6} ${4 * side} ${y + 4} ${-9 * side} ${y + 7}Z`,
    color,
  );

/** Where each letter has its stroke: through the round ones, over the stem of the others. */
const sash = (base: string, red: string, ink: string): string => {
  const d = { L: 'M-47 -38L-6 -60', O: 'M-46 4L-28 -18M28 -82L46 -104' }[base] ?? 'M-52 -50H-12';
  return line(d, ink, 13) + line(d, red, 9);
};
