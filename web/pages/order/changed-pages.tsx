import { type ReactNode, useEffect, useState } from 'react';
import { NAMES, OPENINGS } from '#bookmaking/binding/openings.ts';
import type { ComposedPage } from '#bookmaking/compose-page.ts';
import type { Changes } from '#contract/orders.ts';
import { type Correctable, correctableLabels } from '#vocabulary/making.ts';
import { again } from '#web/line/again.ts';
import { shop } from '#web/shell/shop-client.ts';
import { useNear } from '#web/ui/use-near.ts';

/** 'name, looks and dedication' */
export const inWords = (fields: readonly Correctable[]): string =>
  new Intl.ListFormat('en-US').format(fields.map((field) => correctableLabels[field]));

/** The pages that a proposal changes, each as it is and as it would be. */
export function ChangedPages({ orderId, changes }: { orderId: string; changes: Changes }) {
  const { fields, pages } = changes;
  return (
    <section aria-labelledby="changes" className="mt-8">
      <h3 id="changes" className="text-xl" tabIndex={-1}>
        What would change
      </h3>
      <p role="status" className="mt-1">
        {pages === null && 'We are drawing the pages that change...'}
        {pages && `Different: ${inWords(fields)}. ${howMany(pages.length)}`}
      </p>
      <ul className="mt-5 grid gap-8">
        {pages?.map(({ page }) => (
          <li key={page}>
            <p className="mb-2 font-bold">{nameOf(page)}</p>
            <div className="grid grid-cols-2 gap-3 sm:gap-6">
              <Side orderId={orderId} page={page} side="before" label="As it is" />
              <Side orderId={orderId} page={page} side="after" label="With your correction" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const howMany = (pages: number) => {
  if (pages === 0) return 'No page of the book changes.';
  return pages === 1 ? 'One page of the book changes.' : `${pages} pages of the book change.`;
};

const BOUND = OPENINGS.flatMap((opening) => NAMES[opening]);

const OWN_NAMES: Record<string, string> = {
  'ex-libris': 'This book belongs to',
  'endpaper-in': 'First endpaper',
  'endpaper-out': 'Last endpaper',
  hero: 'Who is in it',
};

/** A page as a family calls it: by what it is, or by its number in the reading room. */
function nameOf(page: string): string {
  if (/^\d/.test(page)) return `Page ${BOUND.indexOf(page) + 1}`;
  return OWN_NAMES[page] ?? page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');
}

type Wanted = { orderId: string; page: string; side: 'before' | 'after' };

/** Fetched and drawn when somebody comes near: a page is 100 KB. */
function Side({ label, ...wanted }: Wanted & { label: string }) {
  const { mark, isNear } = useNear<HTMLElement>();
  const drawn = useDrawn(isNear ? wanted : undefined);
  return (
    <figure ref={mark} className="min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-sm border border-edge bg-page">
        {drawn}
      </div>
      <figcaption className="mt-1 text-sm text-ink-soft">{label}</figcaption>
    </figure>
  );
}

function useDrawn(wanted: Wanted | undefined) {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  const { orderId, page, side } = wanted ?? {};
  useEffect(() => {
    if (!orderId || !page || !side) return;
    let isWanted = true;
    const draw = async () => {
      const [{ LivePage }, { data }] = await Promise.all([
        again(() => import('#web/book/live/live-page.tsx')),
        shop.orders.changedPage({ id: orderId, page, side }),
      ]);
      const composed = data as unknown as ComposedPage | undefined;
      if (isWanted && composed) {
        setDrawn(<LivePage page={{ ...composed, lettering: composed.lettering ?? undefined }} />);
      }
    };
    draw().catch((error) => console.warn('A page could not be shown', error));
    return () => {
      isWanted = false;
    };
  }, [orderId, page, side]);
  return drawn;
}
