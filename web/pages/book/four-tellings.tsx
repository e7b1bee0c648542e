import { type ReactElement, useMemo, useState } from 'react';
import type { Reader } from '../../../bookmaking/reader.ts';
import { SAMPLE_POSITION } from '../../../bookmaking/sample-heroes.ts';
import { levels } from '../../../content/landing/levels.ts';
import type { Telling } from '../../../content/reading-levels.ts';
import type { Book } from '../../../contract/books.ts';
import type { Leaf } from '../../book/leaf/leaf.ts';
import { LevelPlant } from '../../book/leaf/level-plant.tsx';
import { PrintedLeaf } from '../../book/leaf/printed-leaf.tsx';
import type { Studio } from '../../book/live/studio.tsx';
import { useArtist } from '../../book/live/use-artist.ts';
import { useNear } from './use-near.ts';

/** Bedtime is a kind of story, and no telling of its own. */
const tellings = levels.slice(0, 4);

const SIZES = '(min-width: 48rem) 34rem, 90vw';

/**
 * The same page in each of the four reading levels: printed for the title's invented child, or drawn
 * live for whoever stars in the book, once somebody comes near.
 *
 * @param props.leaves that page in every telling
 */
export function FourTellings({
  book,
  leaves,
  reader,
}: {
  book: Book;
  leaves: Readonly<Record<Telling, Leaf>>;
  reader?: Reader;
}) {
  const [chosen, setChosen] = useState<Telling>();
  const { mark, isNear } = useNear<HTMLElement>();
  const telling = chosen ?? reader?.level ?? 'sapling';
  const leaf = leaves[telling];
  return (
    <section ref={mark} className="mt-16 border-t-2 border-ink pt-8" aria-labelledby="tellings">
      <h2 id="tellings" className="text-2xl">
        The same page, as tall as{' '}
        {reader ? <span className="rubric">{reader.name}</span> : 'they are'}
      </h2>
      <p className="mt-2 max-w-read text-ink-soft">
        Every story is told four times. Choose a reading level, and the words change; the picture
        stays.
      </p>
      <div className="mt-8 flex flex-col items-start gap-x-10 gap-y-6 md:grid md:grid-cols-[5fr_7fr] lg:gap-x-16">
        <fieldset className="grid w-full max-md:order-last">
          <legend className="sr-only">Reading level</legend>
          {tellings.map((level, place) => (
            <label key={level.telling} className="level-row">
              <input
                type="radio"
                name="telling"
                checked={level.telling === telling}
                onChange={() => setChosen(level.telling)}
              />
              <LevelPlant height={place} />
              <span className="py-2">
                <span className="display text-xl">{level.name}</span>{' '}
                <span className="text-sm text-ink-soft">{level.ages}</span>
                <span className="block text-sm text-ink-soft">{level.text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <figure className="w-full">
          <div className="mx-auto max-w-[34rem] overflow-hidden rounded-r-md rounded-l-xs shadow-(--shadow-book)">
            {reader && isNear ? (
              <LiveLeaf book={book} reader={reader} telling={telling} leaf={leaf} />
            ) : (
              <PrintedLeaf leaf={leaf} sizes={SIZES} />
            )}
          </div>
          <figcaption className="sr-only" aria-live="polite">
            {leaf.words}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

const fetchStudio = (slug: string) =>
  import('../../book/live/studio.tsx').then(({ openStudio }) => openStudio(slug));

function LiveLeaf({
  book,
  reader,
  telling,
  leaf,
}: {
  book: Book;
  reader: Reader;
  telling: Telling;
  leaf: Leaf;
}) {
  const studio = useArtist(fetchStudio, book.slug);
  const page = useMemo(
    () => studio && drawn(studio, { ...reader, level: telling }),
    [studio, reader, telling],
  );
  if (!page) return <PrintedLeaf leaf={leaf} sizes={SIZES} />;
  return <span className="relative block aspect-square">{page}</span>;
}

/** A name that cannot be printed has no page; why is said when the book is asked for. */
function drawn(studio: Studio, reader: Reader): ReactElement | undefined {
  try {
    return studio(reader, SAMPLE_POSITION);
  } catch (error) {
    console.warn('The page could not be drawn', error);
    return undefined;
  }
}
