import { Gift } from 'lucide-react';
import { tryOutPage } from '#content/landing/try-out.ts';
import type { Book } from '#contract/books.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { LeafFor } from '#web/book/live/leaf-for.tsx';
import { previewPath } from '#web/book/paths.ts';
import { DrawPanelLater } from '#web/draft/draw-panel-later.tsx';
import { useDraftReader } from '#web/draft/use-draft.ts';
import { Hills } from '#web/pages/home/hills.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Cutout } from './cutout.tsx';

/**
 * The shop's promise, two ways in (specification, section 1), and what nobody else has, before anything is asked: a child
 * drawn into a page from two presses. The page is printed on the server, and drawn in the browser from the first touch.
 *
 * @param props.leaf the page for the sample hero
 * @param props.book whose page it is; without it there is nothing to try
 */
export function Hero({ leaf, book }: { leaf: Leaf; book: Book | undefined }) {
  return (
    <section className="hero-sky relative isolate overflow-clip">
      <div className="shop hero">
        <h1 className="hero-title">
          There was a goose, a bus, and <span className="rubric">your child.</span>
        </h1>
        <div className="hero-ways">
          <ButtonLink to="/onboarding?flow=gift" look="quiet">
            <Gift className="icon" />
            Gift Wonder
          </ButtonLink>
          <ButtonLink to="/books" look="quiet">
            Discover Books
          </ButtonLink>
        </div>
        {book && (
          <>
            <TriedPage leaf={leaf} />
            <div id="draw" className="hero-drawing stack">
              <DrawPanelLater
                title="Draw your child. It takes a minute."
                nameless={zoe.name}
                whole={previewPath(book.id)}
              />
            </div>
          </>
        )}
        <p className="hero-lead text-lg">
          A picture book with their name, their hair, their glasses. You describe them, we draw
          them, and you can peek inside before you pay.
        </p>
      </div>
      <Hills />
      <div className="the-cast">
        <Cutout
          name="the-cast"
          width={1280}
          height={760}
          sizes="(min-width: 48rem) min(46vw, 38rem), 100vw"
          className="w-full"
        />
      </div>
    </section>
  );
}

/** Apart, so that nothing beside it is rendered again as a child is drawn: the panel may not be alive yet. */
function TriedPage({ leaf }: { leaf: Leaf }) {
  const reader = useDraftReader(zoe.name);
  return (
    <figure className="hero-page">
      <LeafFor
        slug={tryOutPage.slug}
        leaf={leaf}
        reader={reader}
        sizes="(min-width: 48rem) 32rem, 17.5rem"
        first
        saysWhy
      />
      {!reader && <figcaption className="sr-only">{leaf.words}</figcaption>}
    </figure>
  );
}
