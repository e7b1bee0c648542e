import { type ComponentProps, Suspense } from 'react';
import { inBrief } from '#web/book/in-brief.ts';
import { landingLeaves } from '#web/book/leaf/leaves-for-all.ts';
import { fetchDrawPanel } from '#web/draft/draw-panel-later.tsx';
import { partLater } from '#web/line/part-later.tsx';
import { shopRequest } from '#web/request-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Route } from './+types/home.ts';
import type { FamilyHome } from './family/family-home.tsx';
import { loadFamilyHome } from './family/load-family-home.ts';
import { Landing } from './landing/landing.tsx';

/** Apart, because every visitor's first page is the landing page: with it that was 3 KB more. */
const familyHome = partLater<ComponentProps<typeof FamilyHome>>(
  async () => (await import('./family/family-home.tsx')).FamilyHome,
);

export const handle: PageHandle = { onSky: true };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const { api, viewer } = shop;
  if (viewer) {
    const [home] = await Promise.all([loadFamilyHome(shop, viewer), familyHome.fetchPart()]);
    return { viewer, home };
  }
  const [books, reviews] = await Promise.all([
    api.books.list({}),
    api.reviews.latest(),
    fetchDrawPanel(),
  ]);
  return { viewer, books: books.map(inBrief), reviews, leaves: landingLeaves() };
}

/** Home: what a family comes home to, the landing page for everybody else. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead description="Choose a story, describe a child, peek inside the book that we draw, then buy it." />
      {loaderData.viewer ? (
        <Suspense fallback={<div className="hero-sky min-h-[48rem]" />}>
          <familyHome.Part name={loaderData.viewer.name} home={loaderData.home} />
        </Suspense>
      ) : (
        <Landing {...loaderData} />
      )}
    </>
  );
}
