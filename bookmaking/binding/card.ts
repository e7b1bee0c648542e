import { composePage } from '#bookmaking/compose-page.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { canSet } from '#bookmaking/fonts/faces.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { BLEED, SHEET, TRIM } from '#bookmaking/sheet-size.ts';
import { withoutLongWords } from '#bookmaking/text/long-words.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { Title } from '#bookmaking/title.ts';
import { toldTo } from '#bookmaking/told-to.ts';
import type { BoundPage } from './bound-page.ts';
import { keepsake, plain, rows, setOnPaper } from './paper.ts';

/** Words keep this far from the edge of a card's page, in mm of the sheet: it is less than half as large on paper. */
const MARGIN = 20;
const safe = {
  x: BLEED + MARGIN,
  y: BLEED + MARGIN,
  width: TRIM - 2 * MARGIN,
  height: TRIM - 2 * MARGIN,
};

/**
 * A card that goes with a given book, in the hand of its title: the cover outside, for whom and from whom inside with room to
 * write between them, and one thing of the story on the back.
 * @param from who gives; nothing where nobody said, so that it can be written
 * @throws CannotPrint if the reader's name cannot be set
 */
export function composeCard(title: Title, reader: Reader, from: string | null): BoundPage[] {
  const { svg, text, lettering, faces } = composePage(title, { ...reader, photo: null }, 'cover');
  const signed = [...(from?.normalize('NFC').trim() ?? '')]
    .filter((letter) => canSet(letter, 'hand'))
    .join('');
  const words = setOnPaper(toldTo(title, reader, 'For {name}'), {
    box: rows(safe, 0, 0.3),
    style: 'hand',
    anchor: 'top',
    largest: 96,
    smallest: 18,
  });
  const below = {
    box: rows(safe, 0.78, 1),
    style: 'hand',
    anchor: 'bottom',
    largest: 60,
    smallest: 16,
  } as const;
  const signature = setOnPaper(plain(withoutLongWords(signed, below) || ' '), below);
  const middle = SHEET / 2;
  return [
    { svg, text, lettering, faces, name: 'front', part: 'cover' },
    {
      ...onWhite(signed ? [words, signature] : [words]),
      name: 'inside',
      part: 'dedication',
      shows: 'For whom the book is, and who gives it',
    },
    {
      ...onWhite([], () => keepsake(title, middle, middle, 48)),
      name: 'back',
      part: 'last look',
      shows: title.inside?.keepsakeIs ?? 'One thing of the story',
    },
  ];
}

/** What a family's printer prints: not the paper, of which it has its own. */
const onWhite = (text: readonly TextBlock[], draw: () => string = () => '') => ({
  svg: sheet('p', [0, 0, SHEET, SHEET], draw),
  text,
  faces: [],
});
