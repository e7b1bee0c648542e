import { Link } from 'react-router';
import { CoverWith } from '#web/book/cover-with.tsx';
import { ON_COVERS } from '#web/book/on-covers.ts';
import { bookPath } from '#web/book/paths.ts';
import { StandingBook } from '#web/book/standing-book.tsx';
import { figurePath } from '#web/family/figure-path.ts';
import { keep } from '#web/shell/word-cookie.ts';
import type { ChildAtHome } from './load-family-home.ts';

/** A child as we draw it, with three books that it could be in next. Whatever is opened here is opened for this child. */
export function ChildCard({ child }: { child: ChildAtHome }) {
  const { hero, updated_at, isGivenTo, next } = child;
  const star = () => keep(ON_COVERS, hero.id);
  return (
    <li className="sheet grid grid-cols-[24%_1fr] gap-4 overflow-hidden pt-5 pr-5 pl-4 sm:grid-cols-[30%_1fr] sm:gap-5">
      <img
        src={figurePath({ id: hero.id, updated_at })}
        alt={`${hero.name}, as we draw them`}
        width={260}
        height={480}
        className="cutout -mb-1 max-h-64 w-full self-end object-contain object-bottom"
      />
      <div className="min-w-0 pb-4">
        <h3 className="rubric text-2xl break-words">{hero.name}</h3>
        <p className="text-sm text-ink-soft">
          {hero.about}
          {isGivenTo && '. You give books to them'}
        </p>
        <ul className="mt-4 mb-2 grid grid-cols-3 gap-4">
          {next.map((book) => (
            <li key={book.id}>
              <Link className="opens block" to={bookPath(book.id)} onClick={star}>
                <StandingBook
                  book={book}
                  cover={<CoverWith hero={hero} book={book} lazy sizes="8rem" />}
                />
                <span className="sr-only">
                  {book.title} for {hero.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link className="link inline-flex min-h-11 items-center" to="/books" onClick={star}>
          All books with {hero.name}
        </Link>
      </div>
    </li>
  );
}
