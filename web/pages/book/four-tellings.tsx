import { useMemo, useState } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import { type LandingLevel, levels } from '#content/landing/levels.ts';
import type { Book } from '#contract/books.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { LevelRows } from '#web/book/leaf/level-rows.tsx';
import { LeafFor } from '#web/book/live/leaf-for.tsx';
import { useNear } from '#web/ui/use-near.ts';

/** Bedtime is a kind of story, and no telling of its own. */
const tellings = levels.slice(0, 4);

/**
 * The same page in each of the four reading levels: printed for the title's invented child, or drawn
 * live for whoever stars in the book, once somebody comes near.
 *
 * @param props.leaves that page in every telling
 * @param props.onChoose told the level that is chosen, where that is to change the reader
 */
export function FourTellings({
  book,
  leaves,
  reader,
  onChoose,
}: {
  book: Book;
  leaves: Readonly<Record<Telling, Leaf>>;
  reader?: Reader;
  onChoose?: (level: string) => void;
}) {
  const [chosen, setChosen] = useState<Telling>();
  const { mark, isNear } = useNear<HTMLElement>();
  const telling = (onChoose ? reader?.level : (chosen ?? reader?.level)) ?? 'sapling';
  const level = tellings.find((each) => each.telling === telling) as LandingLevel;
  const leaf = leaves[telling];
  const star = useMemo(() => reader && { ...reader, level: telling }, [reader, telling]);
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
        <LevelRows
          name="telling"
          levels={tellings}
          chosen={level}
          onChoose={({ name, telling }) => (onChoose ? onChoose(name) : setChosen(telling))}
          className="w-full max-md:order-last"
        />
        <figure className="w-full">
          <div className="mx-auto max-w-[34rem]">
            <LeafFor
              slug={book.slug}
              leaf={leaf}
              reader={isNear ? star : undefined}
              sizes="(min-width: 48rem) 34rem, 90vw"
            />
          </div>
          <figcaption className="sr-only" aria-live="polite">
            {leaf.words}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
