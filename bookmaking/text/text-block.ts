import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';
import type { Style } from '#bookmaking/fonts/faces.ts';
import type { Run } from '#bookmaking/words/render.ts';
import { breakLines, type Line, lineWidth, type SetIn } from './lines.ts';

/** What a page wants set: where, how large at most, in which inks. */
export interface TextWish {
  /** In mm on the sheet, bleed included. */
  readonly box: Box;
  readonly style: SetIn;
  /** What names are set in, if `style` lacks one of their letters. */
  readonly nameStyle?: 'cover';
  readonly align: 'left' | 'center';
  /** Where short text lies in its box. */
  readonly anchor: 'top' | 'middle' | 'bottom';
  /** In pt: the largest that fits is taken. */
  readonly largest: number;
  readonly smallest: number;
  /** From baseline to baseline, in em, if not as usual. */
  readonly leading?: number;
  /** How much fatter its letters are than the face's, in em; and those of names, where `nameStyle` sets them. */
  readonly swell?: number;
  readonly nameSwell?: number;
  readonly color: Hex;
  readonly nameColor: Hex;
}

/** Text with its size found and its lines broken: the browser and Typst set the same lines. */
export interface TextBlock
  extends Omit<
    TextWish,
    'largest' | 'smallest' | 'leading' | 'anchor' | 'style' | 'swell' | 'nameSwell'
  > {
  /** The name on a cover is in its title's face, if that has all of its letters. */
  readonly style: Style | DisplayFace;
  /** How much fatter its letters are than the face's, in mm; and those of names, if otherwise. */
  readonly swell?: number;
  readonly nameSwell?: number;
  /** In pt. */
  readonly size: number;
  readonly lines: readonly SetLine[];
}

export interface SetLine {
  readonly runs: readonly Run[];
  /** Distance of its baseline from the top of the sheet, in mm. */
  readonly baseline: number;
  /** Never more than this, in mm. */
  readonly width: number;
}

export const MM_PER_PT = 25.4 / 72;
/** From baseline to baseline, in em. */
export const LEADING = 1.38;
/** Small type gives up a little air before it becomes smaller: whoever reads that much reads well. */
const TIGHT = { under: 14.5, leading: 1.26, paragraph: 0.17 } as const;
/** Air above a paragraph, in lines. */
const PARAGRAPH = 0.24;
/** Height of the letters over the baseline, and of the tails under it, in em. */
export const ASCENT = 0.78;
export const DESCENT = 0.26;

/**
 * The largest size, in half points, at which the text stays inside its box.
 * @throws RangeError if even the smallest does not: the title's fault, and its tests find it
 */
export function fitText(runs: readonly Run[], wish: TextWish): TextBlock {
  for (let size = wish.largest; size >= wish.smallest; size -= 0.5) {
    const em = size * MM_PER_PT;
    const lines = breakLines(runs, wish.box.width / em, wish.style);
    const widths = lines.map((line) => lineWidth(line, wish.style) * em);
    if (Math.max(0, ...widths) > wish.box.width) continue;
    const heights = leadingsAt(size, wish)
      .map((leading) => baselines(lines, leading, em))
      .find((each) => heightOf(each, em) <= wish.box.height);
    if (!heights) continue;
    const height = heightOf(heights, em);
    const spare = wish.box.height - height;
    const top = wish.box.y + { top: 0, middle: spare / 2, bottom: spare }[wish.anchor];
    return {
      box: wish.box,
      style: typeof wish.style === 'string' ? wish.style : wish.style.face,
      align: wish.align,
      color: wish.color,
      nameColor: wish.nameColor,
      ...(wish.nameStyle && { nameStyle: wish.nameStyle }),
      ...(wish.swell && { swell: wish.swell * em }),
      ...(wish.nameSwell && { nameSwell: wish.nameSwell * em }),
      size,
      lines: lines.map((line, i) => ({
        runs: line.runs,
        baseline: top + (heights[i] as number),
        width: widths[i] as number,
      })),
    };
  }
  throw new RangeError(`a text does not fit its box, even at ${wish.smallest} pt`);
}

const leadingsAt = (size: number, { leading = LEADING, style }: TextWish): number[] =>
  style === 'text' && size < TIGHT.under && TIGHT.leading < leading
    ? [leading, TIGHT.leading]
    : [leading];

const heightOf = (heights: readonly number[], em: number): number =>
  (heights.at(-1) ?? 0) + DESCENT * em;

/** Baselines from the top of the block, in mm. */
function baselines(lines: readonly Line[], leading: number, em: number): number[] {
  const air = leading === TIGHT.leading ? TIGHT.paragraph : PARAGRAPH;
  let y = ASCENT * em;
  return lines.map((line, i) => {
    if (i > 0) y += leading * em * (line.opensParagraph ? 1 + air : 1);
    return y;
  });
}
