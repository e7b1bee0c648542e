import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { testimonials } from '#content/landing/testimonials.ts';
import type { Book } from '#contract/books.ts';
import { previewPath } from '#web/book/paths.ts';
import { ScenePicture } from '#web/ui/scene-picture.tsx';

const TILTS = ['md:-rotate-1', '', 'md:rotate-1'];

/** Letters from families: a still, a sentence, and a way into the book that they read. */
export function ReadAtTheirHouse({ books }: { books: readonly Book[] }) {
  return (
    <section className="shop py-[var(--spacing-section)]" aria-labelledby="their-house">
      <h2 id="their-house" className="text-3xl">
        Read at their house
      </h2>
      <ul className="sideways mt-10 grid gap-8 pt-4 pb-6 md:grid-cols-3">
        {testimonials.map(({ scene, slug, quote, who }, place) => {
          const book = books.find((each) => each.slug === slug);
          return (
            <li key={scene} className={`taped flex flex-col pb-2 ${TILTS[place]}`}>
              <ScenePicture name={scene} className="w-full" />
              <figure className="px-2 pt-4">
                <blockquote className="display text-xl">“{quote}”</blockquote>
                <figcaption className="mt-2 text-sm text-print-soft">{who}</figcaption>
              </figure>
              {book && (
                <Link
                  to={previewPath(book.id)}
                  className="mt-auto inline-flex min-h-11 items-center gap-3 px-2 pt-3 pb-4 font-bold text-[var(--color-cloth-pine)] underline-offset-4 hover:underline"
                >
                  <span className="grid size-10 place-items-center rounded-full bg-[var(--color-cloth-pine)] text-[var(--color-print-page)]">
                    <Play className="icon" aria-hidden="true" />
                  </span>
                  See the book they read
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
