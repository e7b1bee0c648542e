import { Link } from 'react-router';
import { testimonials } from '#content/landing/testimonials.ts';
import type { Book } from '#contract/books.ts';
import { previewPath } from '#web/book/paths.ts';
import { ScenePicture } from '#web/ui/scene-picture.tsx';

const TILTS = ['md:-rotate-1', '', 'md:rotate-1'];

/** What people in our books say of being read: a still, a sentence, and a way into the book that they live in. */
export function ReadAtTheirHouse({ books }: { books: readonly Book[] }) {
  return (
    <section className="shop py-[var(--spacing-section)]" aria-labelledby="their-house">
      <h2 id="their-house" className="text-3xl">
        Heard from inside the books
      </h2>
      <p className="mt-3 max-w-read text-ink-soft">
        These three live in our stories. Families’ own words will hang here one day.
      </p>
      <ul className="sideways mt-10 grid gap-8 pt-4 pb-6 md:grid-cols-3">
        {testimonials.map(({ scene, slug, quote, who }, place) => {
          const book = books.find((each) => each.slug === slug);
          return (
            <li key={scene} className={`taped flex flex-col pb-2 ${TILTS[place]}`}>
              <ScenePicture
                name={scene}
                sizes="(min-width: 48rem) 24rem, 64vw"
                className="w-full"
              />
              <figure className="px-2 pt-4">
                <blockquote className="display text-xl">“{quote}”</blockquote>
                <figcaption className="mt-2 text-sm text-print-soft">{who}</figcaption>
              </figure>
              {book && (
                <Link
                  to={previewPath(book.id)}
                  className="mt-auto inline-flex min-h-11 items-center px-2 pt-3 pb-4 font-bold text-[var(--color-cloth-pine)] underline-offset-4 hover:underline"
                >
                  Look inside their book
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
