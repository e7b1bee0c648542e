import { grayOf } from '#bookmaking/printing/ink.ts';
import { PPI } from '#bookmaking/printing/print-sizes.ts';
import type { Extent, ReadColor, ReadSheet, ReadWords } from './read-sheet.ts';
import type { Wanted } from './wanted.ts';

type Seen = { readonly passed: boolean; readonly seen: string };

/** What a printer asks of a file, and a look at whether it is so. */
interface Rule {
  readonly rule: string;
  readonly look: (sheets: readonly ReadSheet[], wanted: Wanted, name: string) => Seen;
}

/** In points: what is written with two places may differ by that much. */
const NEARLY = 0.05;
/** In points: smaller, light letters fill up with the ink around them. */
const SMALLEST_LIGHT = 11;
/** More dots than that are thrown away by the printer, for nothing. */
const MOST_PPI = 600;

export const rules: readonly Rule[] = [
  {
    rule: 'has its pages',
    look: (sheets, { pages }) => ({
      passed: sheets.length === pages,
      seen: `${sheets.length} of ${pages}`,
    }),
  },
  {
    rule: 'sheets and bleed have the printer’s size',
    look: onEach(
      ({ boxes }, { width, height }) => {
        const whole = { left: 0, bottom: 0, right: width, top: height };
        return [boxes.media, boxes.crop, boxes.bleed].every((box) => isSame(box, whole));
      },
      ({ boxes: { media } }) =>
        `${shown(media.right - media.left)} x ${shown(media.top - media.bottom)} pt`,
    ),
  },
  {
    rule: 'is cut where the printer cuts',
    look: onEach(
      ({ boxes }, { width, height, inset }) =>
        isSame(boxes.trim, {
          left: inset,
          bottom: inset,
          right: width - inset,
          top: height - inset,
        }),
      ({ boxes: { trim } }) => `${shown(trim.left)} to ${shown(trim.right)} pt`,
    ),
  },
  {
    rule: 'one picture fills each sheet',
    look: onEach(
      ({ images, drawn }, { width, height }) =>
        drawn === 0 &&
        images.length === 1 &&
        isSame(images[0]!.extent, { left: 0, bottom: 0, right: width, top: height }),
      ({ images, drawn, boxes }) => {
        const least = images.length ? Math.min(...images.map(({ extent }) => widthOf(extent))) : 0;
        return `${images.length} pictures, ${shown(least)} of ${shown(widthOf(boxes.media))} pt wide, ${drawn} drawings`;
      },
    ),
  },
  {
    rule: 'pictures have 300 dots an inch, 600 at most',
    look: onEach(
      ({ images }) => images.every(({ ppi }) => ppi.least >= PPI - 1 && ppi.most <= MOST_PPI),
      ({ images }) => `${Math.round(Math.min(...images.map(({ ppi }) => ppi.least)))} ppi`,
    ),
  },
  {
    rule: 'pictures are sRGB, 8 bits',
    look: onEach(
      ({ images }) => images.every(({ space, bits }) => space === 'ICCBased 3' && bits === 8),
      ({ images }) =>
        [...new Set(images.map(({ space, bits }) => `${space}, ${bits} bits`))].join('; '),
    ),
  },
  {
    rule: 'nothing shines through',
    look: onEach(
      ({ transparent }) => transparent.length === 0,
      ({ transparent }) => transparent.join(', ') || 'no transparency',
    ),
  },
  {
    rule: 'fonts are embedded, of each the letters that are used',
    look: onEach(
      ({ fonts }) => fonts.every(({ isEmbedded, isSubset }) => isEmbedded && isSubset),
      ({ fonts }) =>
        fonts
          .filter(({ isEmbedded, isSubset }) => !isEmbedded || !isSubset)
          .map(({ name, isEmbedded }) => `${name} is ${isEmbedded ? 'whole' : 'not embedded'}`)
          .join(', ') || 'all of them',
    ),
  },
  {
    rule: 'words are in one ink, and light ones large',
    look: onEach(
      ({ words }) => words.every(isInked),
      ({ words }) => {
        const wrong = words.find((one) => !isInked(one));
        return wrong
          ? `${wrong.colors.map(({ space, parts }) => `${space} ${parts.map((part) => part.toFixed(2)).join(' ')}`).join(', ')} at ${shown(wrong.size)} pt`
          : 'black, paper, and names in color';
      },
    ),
  },
  { rule: 'words keep their distance from edges and fold', look: lookAtMargins },
  {
    rule: 'the name is there as it was typed',
    look: (sheets, _, name) => {
      const on = sheets.filter(({ words }) => says(words, name)).length;
      return { passed: on > 0, seen: `on ${on} of ${sheets.length} pages` };
    },
  },
];

/** A rule that every page has to keep; what is seen is said of the first that does not, or else of the first. */
function onEach(
  keeps: (sheet: ReadSheet, wanted: Wanted) => boolean,
  tell: (sheet: ReadSheet) => string,
): Rule['look'] {
  return (sheets, wanted) => {
    const wrong = sheets.findIndex((sheet) => !keeps(sheet, wanted));
    const shownOf = sheets[Math.max(0, wrong)];
    const seen = shownOf ? tell(shownOf) : 'no page';
    return { passed: wrong < 0, seen: wrong < 0 ? seen : `page ${wrong + 1}: ${seen}` };
  };
}

/** How near words come to where they may not stand, over all pages; negative is over it. In points. */
function lookAtMargins(sheets: readonly ReadSheet[], wanted: Wanted): Seen {
  let nearest = { room: Number.POSITIVE_INFINITY, page: 0 };
  for (const [i, { words }] of sheets.entries()) {
    const { left, right, across } = wanted.margins(i + 1);
    for (const [place, { extent, glyphs }] of words.entries()) {
      if (!glyphs.join('').trim() || isMark(words, place)) continue;
      const room = Math.min(
        extent.left - left,
        wanted.width - right - extent.right,
        extent.bottom - across,
        wanted.height - across - extent.top,
      );
      if (room < nearest.room) nearest = { room, page: i + 1 };
    }
  }
  const passed = nearest.room >= -NEARLY;
  if (nearest.page === 0) return { passed, seen: 'no words' };
  const away = `${shown(Math.abs(nearest.room))} pt ${passed ? 'more than' : 'less than'} asked for`;
  return { passed, seen: `nearest on page ${nearest.page}: ${away}` };
}

const isInked = ({ colors, size }: ReadWords): boolean =>
  colors.every(
    (color) => isInk(color) || (isPaper(color) && size >= SMALLEST_LIGHT) || isColor(color),
  );

const isInk = ({ space, parts }: ReadColor): boolean => space === 'DeviceGray' && parts[0] === 0;
const isPaper = ({ space, parts }: ReadColor): boolean => space === 'DeviceGray' && parts[0] === 1;
/** A name's own: neither dark nor light, or it would be set in several inks for nothing. */
const isColor = ({ space, parts }: ReadColor): boolean =>
  space === 'ICCBased 3' &&
  parts.length === 3 &&
  grayOf(parts as unknown as [number, number, number]) === undefined;

/** The dots of Arabic letters are set by themselves over or under them, higher or lower than any line. */
function isMark(words: readonly ReadWords[], place: number): boolean {
  const { glyphs, extent } = words[place]!;
  const { left, right } = words[place + 1]?.extent ?? extent;
  return (
    glyphs.length === 1 &&
    JOINED.test(glyphs[0]!) &&
    extent.left >= left - NEARLY &&
    extent.right <= right + NEARLY &&
    place + 1 < words.length
  );
}

const JOINED = /\p{Script=Arabic}/u;

/**
 * Whether a page says a name. Arabic letters share their forms and their dots, and a file tells of each form one letter that it
 * stands for: there most of the letters have to be found, side by side.
 */
function says(words: readonly ReadWords[], name: string): boolean {
  const wanted = bare(name);
  const read = bare(words.flatMap(({ glyphs }) => glyphs).join(''));
  if (!JOINED.test(wanted)) return read.includes(wanted);
  const letters = [...wanted];
  return read
    .split(/\P{Script=Arabic}+/u)
    .some((run) => 2 * letters.filter((letter) => run.includes(letter)).length >= letters.length);
}

/** Letters without what prints nothing. */
const bare = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u200b-\u200f\u2066-\u2069]/g, '')
    .replace(/['\u2018\u2019]/g, '’');

const isSame = (one: Extent, other: Extent): boolean =>
  (['left', 'bottom', 'right', 'top'] as const).every(
    (edge) => Math.abs(one[edge] - other[edge]) <= NEARLY,
  );

const widthOf = ({ left, right }: Extent): number => right - left;
const shown = (points: number): string => Number(points.toFixed(1)).toString();
