import type { Book } from '#contract/books.ts';
import { CoverFor } from '#web/book/buying/cover-for.tsx';
import type { HeroToChoose } from '#web/book/family.ts';
import { CoverPicture, Ribbon, StandingBook } from '#web/book/standing-book.tsx';
import type { Star } from './use-star.ts';

/** The book with whoever is its hero on the cover, drawn in the browser from the first choice on. */
export function CoverOnShow({ book, star }: { book: Book; star: Star }) {
  return (
    <div className="mx-auto w-[88%] max-w-[30rem] pt-6 md:sticky md:top-24 md:w-full">
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
      {star.heroes.length > 0 && (
        <div className="mt-9">
          <ChooseHero heroes={star.heroes} chosen={star.childId} onChoose={star.choose} />
        </div>
      )}
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
