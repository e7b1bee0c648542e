import { Check } from 'lucide-react';
import type { Book } from '#contract/books.ts';
import { CoverWith } from '#web/book/cover-with.tsx';
import type { HeroToChoose } from '#web/book/family.ts';
import { StandingBook } from '#web/book/standing-book.tsx';
import { ALSO_FOR } from '#web/checkout/sheet-fields.ts';

/**
 * The same book for a brother or sister, with one press each: a copy of their own, with themselves on its cover.
 *
 * @param props.isChosen whether a child gets one
 * @param props.onChange told whom the press was for, and whether to add or to leave out
 */
export function AlsoFor({
  book,
  siblings,
  isChosen,
  onChange,
}: {
  book: Book;
  siblings: HeroToChoose[];
  isChosen: (hero: HeroToChoose) => boolean;
  onChange: (hero: HeroToChoose, isChosen: boolean) => void;
}) {
  if (siblings.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-3 font-bold">Also for a brother or sister?</legend>
      <div className="grid gap-2">
        {siblings.map((hero) => (
          <label
            key={hero.id}
            className="choice group !justify-start gap-4 !px-4 !py-2.5 !text-left"
          >
            <input
              type="checkbox"
              name={ALSO_FOR}
              value={hero.id}
              checked={isChosen(hero)}
              onChange={({ target }) => onChange(hero, target.checked)}
            />
            <span className="w-14 flex-none" aria-hidden="true">
              <StandingBook book={book} cover={<CoverWith hero={hero} book={book} />} />
            </span>
            <span className="min-w-0 grow break-words">
              One for <span className="rubric">{hero.name}</span>
            </span>
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-md border-2 border-line group-has-checked:border-pine group-has-checked:bg-pine group-has-checked:text-on-pine"
            >
              <Check className="invisible size-4 group-has-checked:visible" strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
