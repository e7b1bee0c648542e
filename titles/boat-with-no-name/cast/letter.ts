import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Light, mirrored, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
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

/** How a saw left the wood of a plank, in units of an outline: what is as large as a ground has no grain of its own by the surface. */
const GRAIN =
  'M-9 -188C20 -191 50 -184 96 -187M120 -184C150 -188 180 -182 210 -186M24 -177C60 -172 110 -180 150 -175M-9 -168C10 -171 30 -166 44 -167M70 -164C110 -169 150 -161 210 -165M-9 -152C40 -147 80 -156 122 -150M140 -154C170 -150 190 -156 210 -152M30 -141C70 -145 130 -137 176 -141M-9 -131C20 -127 50 -134 80 -130M104 -126C140 -131 170 -123 210 -127M10 -117C60 -122 100 -112 150 -117M-9 -106C30 -101 60 -110 90 -105M118 -102C150 -107 180 -99 210 -103M24 -93C60 -97 120 -89 170 -94M-9 -82C30 -86 60 -78 104 -82M126 -80C160 -76 180 -84 210 -79M16 -69C50 -65 100 -73 140 -68M-9 -57C20 -61 60 -53 92 -57M110 -54C150 -59 180 -51 210 -55M30 -44C70 -40 110 -48 160 -43M-9 -33C30 -37 60 -29 110 -33M136 -31C160 -27 190 -35 210 -31M20 -21C60 -25 90 -17 150 -21M-9 -11C30 -7 80 -15 120 -10M146 -12C170 -8 190 -14 210 -11';
const grain = (d: string, dark: Hex, lite: Hex): string =>
  clip(
    d,
    line(GRAIN, dark, 2.2, 'stroke-opacity=".32"') +
      at(7, -5, 1, line(GRAIN, lite, 2, 'stroke-opacity=".6"')),
  );

/** One sign sawn out of a plank, standing on (0, 0), 100 high; `large` as seen from near. */
export function plank(base: string, color: Hex, light: Light, large = false): string {
  const t = tone(light, color);
  const cut = (dx: number, dy: number, fill: string, more = ''): string =>
    alongOutline(base, (d) => path(d, fill, more), dx, dy);
  const side = light.direction[0] > 0 ? -1 : 1;
  return (
    cut(side * THICK, THICK * 0.5, mix(t.deep, '#123a4c', 0.35)) +
    cut(side * THICK * 0.5, THICK * 0.25, t.deep) +
    cut(0, 0, t.base, `stroke="${t.lite}" stroke-width="3" stroke-linejoin="round"`) +
    (large ? alongOutline(base, (d) => grain(d, t.deep, t.lite)) : '')
  );
}

/** A sawn letter with what it wears, standing on (0, 0), 100 high. */
export const sawn = (letter: Letter, color: Hex, light: Light, large = false): string =>
  plank(letter.base, color, light, large) +
  marksOf(letter, tone(light, '#e2492f').base, tone(light, '#123a4c').base);

/** All that a letter wears, in two colors. */
export const marksOf = (letter: Letter, red: Hex, ink: Hex): string =>
  letter.marks.map((mark, i) => worn(mark, letter, i, red, ink)).join('');

interface AtWork {
  /** It is not the first of its page. */
  readonly other?: boolean;
  /** How far its foot is over the ground. */
  readonly over?: number;
  readonly large?: boolean;
  /** Where it faces: to the left, its right edge is its back. */
  readonly way?: 1 | -1;
  /** Apart, where something comes between: the wood and who is behind it, or who is before it. */
  readonly only?: 'wood' | 'before';
}

/** The same at work. */
export function atWork(
  letter: Letter,
  color: Hex,
  light: Light,
  { other = false, over = 0, large = false, way = 1, only }: AtWork = {},
): string {
  const jobs = jobsOf(shapeOf(letter)).map((job) =>
    job.eitherEdge && way < 0 ? onOtherEdge(job) : job,
  );
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
  const wood = only === 'before' ? '' : who(true) + sawn(letter, color, light, large);
  return wood + (only === 'wood' ? '' : who(false));
}

const onOtherEdge = (job: Job): Job => ({
  ...job,
  at: [-job.at[0], job.at[1]],
  turn: -(job.turn ?? 0),
  flip: !job.flip,
});

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
