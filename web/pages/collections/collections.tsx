import { Suspense, useEffect, useRef } from 'react';
import { Await } from 'react-router';
import type { Favorite } from '#contract/favorites.ts';
import { type Family, findFamily, heroOnCovers } from '#web/book/family.ts';
import { useDraftOnCovers } from '#web/draft/draft-on-covers.ts';
import { shopRequest } from '#web/request-context.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/waiting.tsx';
import type { Route } from './+types/collections.ts';
import { FavoriteActivity } from './favorite-activity.tsx';
import { FavoriteBook } from './favorite-book.tsx';
import { NoFavorites } from './no-favorites.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Lovely | Wonderling' }];

/** What has a heart, the drawings' names of the books by their numbers, and the family that may be on their covers. */
type Loved = { favorites: Favorite[]; slugs: Record<string, string>; family: Family | null };

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const [favorites, shelf, family] = await Promise.all([
    shop.api.favorites.list(),
    shop.api.books.list({}),
    findFamily(shop),
  ]);
  const slugs = Object.fromEntries(shelf.map(({ id, slug }) => [id, slug]));
  const collection: Loved = { favorites, slugs, family };
  return { collection };
}

/** On the way here from another page the page opens at once, and its things follow. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = serverLoader();
  const collection = answer.then((loaded) => loaded.collection);
  // Who leaves before they have come gave them up; `Await` hears of every other failure.
  collection.catch(() => {});
  return { collection };
}

/** What somebody has given a heart to (specification, section 2: Collections). */
export default function Collections({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shop pb-section">
      <PageHeading title="Lovely">Everything you've given your heart to.</PageHeading>
      <Suspense fallback={<Spinner label="Loading your collection" />}>
        <Await resolve={loaderData.collection}>
          {(collection: Loved) => <Collection {...collection} />}
        </Await>
      </Suspense>
    </div>
  );
}

function Collection({ favorites, slugs, family }: Loved) {
  const draft = useDraftOnCovers(family);
  const hero = heroOnCovers(family) ?? draft;
  const whole = useKeptFocus(favorites.length);
  const books = favorites.filter(({ type }) => type === 'book');
  const activities = favorites.filter(({ type }) => type === 'activity');
  return (
    <div ref={whole} tabIndex={-1} className="outline-none">
      {favorites.length === 0 && <NoFavorites />}
      {books.length > 0 && (
        <section aria-labelledby="cherished">
          <h2 id="cherished" className="text-3xl">
            Cherished Books
          </h2>
          <ul className="shelf overflow-x-clip pt-8 sm:grid-cols-2 lg:grid-cols-3">
            {books.map((book) => (
              <FavoriteBook key={book.id} book={book} slug={slugs[book.id] ?? ''} hero={hero} />
            ))}
          </ul>
        </section>
      )}
      {activities.length > 0 && (
        <section aria-labelledby="beloved" className="mt-8">
          <h2 id="beloved" className="border-b-2 border-ink pb-4 text-3xl">
            Beloved Activities
          </h2>
          <ul>
            {activities.map((activity) => (
              <FavoriteActivity key={activity.id} activity={activity} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Who takes a heart back by keyboard stands on a button that is gone then: the focus stays in the list. */
function useKeptFocus(count: number) {
  const whole = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) {
      whole.current?.focus({ preventScroll: true });
    }
  }, [count]);
  return whole;
}
