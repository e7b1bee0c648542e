import { useMemo } from 'react';
import { CannotPrint } from '#bookmaking/cannot-print.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { Run } from '#bookmaking/words/render.ts';
import { useArtist } from '#web/book/live/use-artist.ts';
import { again } from '#web/line/again.ts';
import { Paragraphs } from '#web/reading/paragraphs.tsx';
import type { Room } from '#web/reading/use-room.ts';

const fetchWords = (slug: string) =>
  again(() => import('#web/book/live/words-of-preview.ts')).then(({ openWords }) =>
    openWords(slug),
  );

/**
 * What the page says, below it as in the reading room: on a phone, and wherever larger words are asked for. A screen reader has
 * it from the page.
 */
export function WordsBelow({ slug, reader, room }: { slug: string; reader: Reader; room: Room }) {
  const position = room.at + 1;
  const words = useArtist(fetchWords, slug);
  const told = useMemo(
    () => words && toldOr(() => words(reader, position)),
    [words, reader, position],
  );
  if (!told?.length) return null;
  return (
    <div
      className={`room-words mx-auto mt-5 ${room.step === 1 ? 'lg:hidden' : ''}`}
      aria-hidden="true"
    >
      <Paragraphs paragraphs={told} />
    </div>
  );
}

/** Why a name cannot be printed is said in the page's place. */
function toldOr(tell: () => Run[][]): Run[][] {
  try {
    return tell();
  } catch (error) {
    if (error instanceof CannotPrint) return [];
    throw error;
  }
}
