import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { canSet } from '#bookmaking/fonts/faces.ts';
import { BLEED, SHEET, TRIM } from '#bookmaking/sheet-size.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { Title } from '#bookmaking/title.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { BoundPage } from './bound-page.ts';
import { keepsake, plain, rows, setOnPaper } from './paper.ts';

/** What a gift card says; the giver's words may be in every script that we set. */
export type GiftCardWords = {
  recipient: string;
  message: string | null;
  from: string | null;
  /** '$50' */
  amount: string;
  /** In groups, as it is typed. */
  code: string;
  /** What to do with it, a line each. */
  steps: readonly string[];
};

const MIDDLE = SHEET / 2;
const MARGIN = 18;
const safe = {
  x: BLEED + MARGIN,
  y: BLEED + MARGIN,
  width: TRIM - 2 * MARGIN,
  height: TRIM - 2 * MARGIN,
};
/** What is inside of the ring. */
const within = { x: MIDDLE - 46, y: MIDDLE - 40, width: 92, height: 80 };

/**
 * A gift card to print at home, folded twice (`typesetting/fold-card.ts`): outside a ring of one thing from each title around
 * whom it is for; inside, facing each other, what the giver writes and what the card is worth.
 */
export function composeGiftCard(titles: readonly Title[], words: GiftCardWords): BoundPage[] {
  const message = written(words.message);
  const from = written(words.from);
  const drawn = (text: readonly TextBlock[], draw: () => string = () => '') => ({
    svg: sheet('g', [0, 0, SHEET, SHEET], draw),
    text,
    faces: [],
  });
  const front = [
    setOnPaper(plain('A book for'), {
      ...{ box: rows(within, 0, 0.32), style: 'hand', anchor: 'bottom' },
      ...{ largest: 44, smallest: 44 },
    }),
    setOnPaper(named(written(words.recipient) || 'you'), {
      ...{ box: rows(within, 0.34, 1), style: 'hand', anchor: 'top' },
      ...{ largest: 84, smallest: 6 },
    }),
  ];
  const letter = [
    ...(message
      ? [
          setOnPaper(plain(message), {
            ...{ box: rows(safe, 0.1, from ? 0.74 : 0.9), style: 'hand', anchor: 'middle' },
            ...{ largest: 60, smallest: 6 },
          }),
        ]
      : []),
    ...(from
      ? [
          setOnPaper(plain(from), {
            ...{ box: rows(safe, message ? 0.78 : 0.3, message ? 0.94 : 0.7), style: 'hand' },
            ...{ anchor: 'middle', largest: 52, smallest: 6 },
          }),
        ]
      : []),
  ] as const;
  const shopName = setOnPaper(plain('Wonderling'), {
    ...{ box: rows(safe, 0.56, 0.7), style: 'hand', anchor: 'top', largest: 34, smallest: 34 },
  });
  return [
    {
      ...drawn(front, () => keepsakeRing(titles, MIDDLE, MIDDLE, 76, 34)),
      ...{ name: 'front', part: 'cover', shows: 'A ring of things from our books' },
    },
    {
      ...drawn(worth(words)),
      ...{ name: 'inside', part: 'dedication', shows: 'What the card is worth' },
    },
    {
      ...drawn([shopName], () => keepsake(titles[0] as Title, MIDDLE, MIDDLE - 12, 34)),
      ...{ name: 'back', part: 'last look', shows: 'One thing of a story' },
    },
    {
      ...drawn(letter),
      ...{ name: 'facing', part: 'dedication', shows: 'What the giver writes' },
    },
  ];
}

/** What it is worth, its code large enough to be read out, and what to do with it. */
function worth({ amount, code, steps }: GiftCardWords): TextBlock[] {
  const [first, last] = [code.slice(0, 9), code.slice(10)];
  return [
    setOnPaper(plain(amount), {
      ...{ box: rows(safe, 0, 0.26), style: 'cover', anchor: 'top', largest: 92, smallest: 40 },
    }),
    setOnPaper(plain('for a book with a child in it'), {
      ...{
        box: rows(safe, 0.27, 0.37),
        style: 'hand',
        anchor: 'middle',
        largest: 36,
        smallest: 20,
      },
    }),
    setOnPaper(plain(`${first}\n${last}`), {
      ...{
        box: rows(safe, 0.4, 0.64),
        style: 'cover',
        anchor: 'middle',
        largest: 54,
        smallest: 30,
      },
    }),
    setOnPaper(plain(steps.join('\n')), {
      ...{ box: rows(safe, 0.68, 1), align: 'left', anchor: 'bottom', largest: 24, smallest: 16 },
    }),
  ];
}

/**
 * What was typed without what no face has, which the form has refused already. A word that is longer than any is broken, or there
 * would be no room for it.
 */
const written = (typed: string | null): string =>
  [...(typed?.normalize('NFC').trim() ?? '')]
    .filter((letter) => letter === '\n' || canSet(letter, 'hand'))
    .join('')
    .replace(/\S{24}(?=\S)/gu, '$& ');

/** In red ink, and broken between its words: somebody may be called 'the whole family Lindqvist'. */
const named = (name: string): Run[] =>
  name
    .split(' ')
    .flatMap((word, n) => [...(n > 0 ? plain(' ') : []), { text: word, isName: true }]);

const TWIG: Hex = '#8a9a6a';
const LEAVES: readonly Hex[] = ['#6f9a62', '#8fb274', '#4f8468'];
const BERRIES: readonly Hex[] = ['#d9573b', '#f0b43c', '#7a6fb0'];

/**
 * One thing of each title in a ring of leaves: `radius` to their middles, each `size` wide, in the units of the sheet.
 */
export function keepsakeRing(
  titles: readonly Title[],
  x: number,
  y: number,
  radius: number,
  size: number,
): string {
  const chance = chanceFrom('gift card');
  const point = (turn: number, far = radius): [number, number] => [
    x + Math.sin(turn) * far,
    y - Math.cos(turn) * far,
  ];
  const step = (2 * Math.PI) / titles.length;
  let art = '';
  for (let n = 0; n < titles.length; n++) {
    // Between two things: a twig along the ring, leaves on both of its sides, and a berry or two.
    const middle = (n + 0.5) * step;
    const reach = step * 0.3;
    const [fromX, fromY] = point(middle - reach);
    const [toX, toY] = point(middle + reach);
    art += line(
      `M${fromX.toFixed(1)} ${fromY.toFixed(1)}A${radius} ${radius} 0 0 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`,
      TWIG,
      size * 0.035,
    );
    for (let leaf = -2; leaf <= 2; leaf++) {
      const turn = middle + (leaf / 2) * reach;
      for (const side of [-1, 1]) {
        const [leafX, leafY] = point(turn, radius + side * size * 0.13);
        const color = LEAVES[Math.floor(chance() * LEAVES.length)] as Hex;
        const degrees = (turn * 180) / Math.PI + side * (32 + chance() * 24);
        art += at(leafX, leafY, 1, oval(0, 0, size * 0.15, size * 0.062, color), degrees);
      }
    }
    const [berryX, berryY] = point(middle + (chance() - 0.5) * reach, radius - size * 0.2);
    art += oval(berryX, berryY, size * 0.05, size * 0.05, BERRIES[n % BERRIES.length] as Hex);
  }
  for (const [n, title] of titles.entries()) {
    const [atX, atY] = point(n * step);
    art += keepsake(title, atX, atY, size);
  }
  return art;
}
