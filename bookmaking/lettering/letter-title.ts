import type { Box } from '#bookmaking/drawing/geometry.ts';
import { MM_PER_PT, type TextBlock } from '#bookmaking/text/text-block.ts';
import { INKS } from '#bookmaking/text/type-sizes.ts';
import type { Quiet } from '#bookmaking/title.ts';
import { CAPITAL, type DrawnWords, type Lettering, type NameRow, strokeArt } from './lettering.ts';
import type { MeasuredName, MeasuredRow } from './measure-name.ts';

/** A title laid on its cover. */
export interface LetteredTitle {
  /** The title's own words as paths, in mm on the sheet. */
  readonly art: string;
  /** The name, to be set as text. */
  readonly name: TextBlock;
  /** What the drawn words cover, each row with its ink. */
  readonly rows: readonly { readonly box: Box; readonly ink: string }[];
}

/** How much fatter a face that sets what no display face has must be drawn beside one, in em. */
const OTHER_SWELL = 0.035;
/** Room over the capitals or ascenders of a name, for accents, and under the baseline, in em. No other gap follows a name. */
const ACCENT = 0.14;
const ASCENDER = 0.64;
const TAIL = 0.28;

/** From one row of a name to the next, in em. */
const LEADING = 0.92;

/**
 * Lays a title into the quiet box of its cover, as large as it goes. A name that is too long for its row becomes
 * smaller by itself, or is broken where its title lets it and it is larger so; the words of the title then grow into the
 * room that it leaves, unless a name has a room of its own.
 */
export function letterTitle(
  lettering: Lettering,
  measured: MeasuredName,
  quiet: Quiet,
): LetteredTitle {
  const { name, width, halves } = measured;
  const inOne = laid(lettering, measured, [{ text: name, width }], quiet);
  if (!halves) return inOne;
  const inTwo = laid(lettering, measured, halves, quiet);
  return inTwo.name.size > inOne.name.size ? inTwo : inOne;
}

function laid(
  lettering: Lettering,
  { isOwnFace, capital }: MeasuredName,
  lines: readonly MeasuredRow[],
  quiet: Quiet,
): LetteredTitle {
  const { box } = quiet;
  const width = Math.max(...lines.map((line) => line.width));
  const rise = Math.max(capital, ASCENDER) + ACCENT;
  const tail = TAIL + ((lettering.swell / CAPITAL) * capital) / 2 + (lines.length - 1) * LEADING;
  const emAt = ({ name: size, other = 1, room = Infinity }: NameRow, scale: number): number =>
    Math.min(
      (scale * size * (isOwnFace ? 1 : other) * CAPITAL) / capital,
      box.width / width,
      (scale * room) / (rise + tail),
    );
  const over = (row: DrawnWords | NameRow, scale: number): number => {
    if (!('name' in row)) return row.over * scale;
    if (row.room) return row.room * scale - emAt(row, scale) * tail;
    return emAt(row, scale) * rise;
  };
  const under = (row: DrawnWords | NameRow, scale: number): number =>
    'name' in row ? emAt(row, scale) * tail : (row.under + row.gap) * scale;
  const heightAt = (scale: number): number =>
    lettering.rows.reduce((sum, row) => sum + over(row, scale) + under(row, scale), 0);

  const scale = largest(
    Math.min(...lettering.rows.map((row) => ('name' in row ? 1 : box.width / row.width))),
    (tried) => heightAt(tried) <= box.height,
  );
  const spare = box.height - heightAt(scale);
  let y = box.y + { top: 0, middle: spare / 2, bottom: spare }[quiet.anchor ?? 'middle'];
  const { color, nameColor } = INKS[quiet.ink];
  const left = (rowWidth: number): number =>
    quiet.align === 'left' ? box.x : box.x + (box.width - rowWidth) / 2;
  let art = '';
  let set: TextBlock | undefined;
  const rows: LetteredTitle['rows'][number][] = [];
  for (const row of lettering.rows) {
    const baseline = y + over(row, scale);
    if ('name' in row) {
      const em = emAt(row, scale);
      set = {
        box,
        style: isOwnFace ? lettering.face : 'cover',
        align: quiet.align ?? 'center',
        size: em / MM_PER_PT,
        color,
        nameColor,
        swell: em * (isOwnFace ? (lettering.swell / CAPITAL) * capital : OTHER_SWELL),
        lines: lines.map((line, i) => ({
          runs: [{ text: line.text, isName: true }],
          baseline: baseline + i * LEADING * em,
          width: line.width * em,
        })),
      };
    } else {
      const ink = row.ink ?? color;
      const x = left(row.width * scale);
      art += `<g transform="translate(${x.toFixed(2)} ${baseline.toFixed(2)}) scale(${scale.toFixed(4)})">${strokeArt(row.strokes, ink)}</g>`;
      rows.push({
        box: { x, y, width: row.width * scale, height: (row.over + row.under) * scale },
        ink,
      });
    }
    y = baseline + under(row, scale);
  }
  if (!set) throw new Error('a lettering without a place for the name');
  return { art, name: set, rows };
}

/** The largest number up to `most` that fits, by halving. */
function largest(most: number, fits: (tried: number) => boolean): number {
  if (fits(most)) return most;
  let [low, high] = [0, most];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
