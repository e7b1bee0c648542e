import { contrast, type Hex } from '#bookmaking/drawing/color.ts';
import { box } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INKS } from '#bookmaking/text/type-sizes.ts';
import type { StoryPage, Title } from '#bookmaking/title.ts';
import { paperOf } from './paper.ts';

/** The ground that words stand on beside their picture. */
export interface Coat {
  /** As it is seen. */
  readonly color: Hex;
  /** What reads on it. */
  readonly inks: { readonly color: Hex; readonly nameColor: Hex };
  /** Over the paper, through which that is seen. */
  readonly art: string;
}

/** Less asks for the other ink. */
const READABLE = 5.5;
/** The red of names is too light for any paper but a bare one. */
const NAME_ON_COLOR: Hex = '#781a08';

/** The color that the picture of a page lends to the paper beside it, or bare paper. */
export function coatOf(title: Title, beat: StoryPage): Coat {
  const paper = paperOf(title);
  const lent = title.inside?.beside?.[beat];
  if (!lent) return { color: paper, inks: INKS.dark, art: '' };
  const color = multiplied(paper, lent);
  const isPale = contrast(color, INKS.dark.color) >= READABLE;
  return {
    color,
    inks: isPale ? { ...INKS.dark, nameColor: NAME_ON_COLOR } : INKS.light,
    art: box(-4, -4, SHEET + 8, SHEET + 8, lent, 0, 'style="mix-blend-mode:multiply"'),
  };
}

const multiplied = (a: Hex, b: Hex): Hex =>
  `#${[1, 3, 5]
    .map((from) => [a, b].map((color) => Number.parseInt(color.slice(from, from + 2), 16)))
    .map(([x = 0, y = 0]) =>
      Math.round((x * y) / 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
