import { useId } from 'react';
import type { Book } from '#contract/books.ts';
import { CoverFor } from '#web/book/buying/cover-for.tsx';
import type { HeroToChoose } from '#web/book/family.ts';
import { CoverPicture, Ribbon, StandingBook } from '#web/book/standing-book.tsx';
import type { Star } from './use-star.ts';

/** The book with whoever is its hero on the cover, drawn in the browser from the first choice on. */
export function CoverOnShow({ book, star }: { book: Book; star: Star }) {
  return (
    <div className="mx-auto w-[88%] max-w-[30rem] pt-6 md:w-full">
      <div className="opens">
        {star.reader ? (
          <CoverFor book={book} reader={star.reader}>
            <Ribbon book={book} />
          </CoverFor>
        ) : (
          <StandingBook
            book={book}
            cover={<CoverPicture book={book} first sizes="(min-width: 48rem) 480px, 80vw" />}
          >
            <Ribbon book={book} />
          </StandingBook>
        )}
      </div>
      <div className="mt-9">
        {star.heroes.length > 0 ? (
          <ChooseHero heroes={star.heroes} chosen={star.childId} onChoose={star.choose} />
        ) : (
          <TypeName name={star.name} onType={star.type} />
        )}
      </div>
    </div>
  );
}

/** Without scripts nothing could be drawn, so nothing is asked. */
const NEEDS_SCRIPTS = '[@media(scripting:none)]:hidden';

function ChooseHero({
  heroes,
  chosen,
  onChoose,
}: {
  heroes: HeroToChoose[];
  chosen?: string;
  onChoose: (hero: HeroToChoose) => void;
}) {
  return (
    <fieldset className={`flex flex-wrap gap-2 ${NEEDS_SCRIPTS}`}>
      <legend className="label">On the cover</legend>
      {heroes.map((hero) => (
        <label key={hero.id} className="choice">
          <input
            type="radio"
            name="on-the-cover"
            checked={hero.id === chosen}
            onChange={() => onChoose(hero)}
          />
          <span className="rubric max-w-48 truncate">{hero.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** For who has no child here yet: a name is enough to see one's own book. */
function TypeName({ name, onType }: { name: string; onType: (name: string) => void }) {
  const id = useId();
  return (
    <div className={NEEDS_SCRIPTS}>
      <label className="label" htmlFor={id}>
        See a name on it
      </label>
      <input
        id={id}
        className="input"
        value={name}
        onChange={(event) => onType(event.target.value)}
        maxLength={60}
        autoComplete="off"
      />
    </div>
  );
}
