import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { paragraphsOf } from './words-of-page.ts';

/** What pages show and say: read out, and at hand in larger letters. Words in a hand keep it. */
export function PagesInWords({
  pages,
  className,
}: {
  pages: readonly BoundPage[];
  className: string;
}) {
  return (
    <div className={className}>
      {pages.map((page) => (
        <figure key={page.name}>
          {page.shows && <span role="img" aria-label={page.shows} />}
          <Words page={page} />
        </figure>
      ))}
    </div>
  );
}

export function Words({ page }: { page: BoundPage }) {
  const isWritten = page.part === 'dedication';
  return (
    <div className={isWritten ? 'in-hand' : undefined}>
      {paragraphsOf(page).map((runs, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are nothing but their place.
        <p key={i}>
          {runs.map((run, n) =>
            run.isName ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: so are the stretches of one.
              <bdi key={n} className="rubric">
                {run.text}
              </bdi>
            ) : (
              run.text
            ),
          )}
        </p>
      ))}
    </div>
  );
}
