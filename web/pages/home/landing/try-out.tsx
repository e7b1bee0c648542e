import { tryOutPage } from '#content/landing/try-out.ts';
import type { Book } from '#contract/books.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { PrintedLeaf } from '#web/book/leaf/printed-leaf.tsx';
import { LiveLeaf } from '#web/book/live/live-leaf.tsx';
import { previewPath } from '#web/book/paths.ts';
import { DrawPanel } from '#web/draft/draw-panel.tsx';
import { useDraft, useDraftReader } from '#web/draft/use-draft.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/**
 * What nobody else has, before anything is asked: a child drawn into a page from a few words. The page is printed on the
 * server, and drawn in the browser from the first touch.
 *
 * @param props.leaf the page for the sample hero
 * @param props.book whose page it is
 */
export function TryOut({ leaf, book }: { leaf: Leaf; book: Book }) {
  const name = useDraft()?.name.trim();
  const reader = useDraftReader(zoe.name);
  const printed = <PrintedLeaf leaf={leaf} sizes="(min-width: 48rem) 36rem, 90vw" />;
  return (
    <div
      id="draw"
      className="shop scroll-mt-16 items-start gap-14 pt-10 md:grid md:grid-cols-[1fr_minmax(0,27rem)] md:pt-14"
    >
      <figure className="mb-6 md:sticky md:top-24 md:mb-0">
        <div className="mx-auto max-w-[36rem] overflow-hidden rounded-r-md rounded-l-xs shadow-(--shadow-book)">
          {reader ? (
            <span className="relative block aspect-square">
              <LiveLeaf
                slug={tryOutPage.slug}
                reader={reader}
                position={tryOutPage.position}
                refused={(why) => <span className="block p-8">{why}</span>}
              >
                {printed}
              </LiveLeaf>
            </span>
          ) : (
            printed
          )}
        </div>
        {!reader && <figcaption className="sr-only">{leaf.words}</figcaption>}
      </figure>
      <DrawPanel title="Draw your child. It takes a minute." nameless={zoe.name}>
        <ButtonLink to={previewPath(book.id)} look={name ? 'primary' : 'quiet'}>
          <span className="max-w-64 truncate">See {name ? `${name}'s` : 'the'} whole book</span>
        </ButtonLink>
      </DrawPanel>
    </div>
  );
}
