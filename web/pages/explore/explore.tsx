import { Link } from 'react-router';
import { exploreThemes, themes } from '#content/themes/find-theme.ts';
import type { Theme } from '#content/themes/theme.ts';
import { findScene } from '#pictures/find-scene.ts';
import { themePath } from '#web/activity/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ReadingSpot } from '#web/shell/reading-spot.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Hillcut } from '#web/ui/hillcut.tsx';
import type { Route } from './+types/explore.ts';
import { FoundActivities } from './found-activities.tsx';
import { ClearSearch, SearchBox } from './search-box.tsx';
import { sayFound, searchActivities, searchThemes } from './search-themes.ts';
import { ThemeWindow } from './theme-window.tsx';

/** The search runs here: it works without scripts, and the browser never loads what it did not find. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  const occasions = themes.filter((theme) => !exploreThemes.includes(theme));
  return {
    query,
    found: searchThemes(exploreThemes, query).map(show),
    occasions: searchThemes(occasions, query).map(({ id, title }) => ({ id, title })),
    activities: searchActivities(query).map(({ id, title, subtitle, ageRange, duration }) => ({
      ...{ id, title, subtitle, ageRange, duration },
      pictureAlt: findScene(id)?.alt ?? '',
    })),
  };
}

const show = ({ id, ageRange, title, description, iconBg }: Theme) => ({
  id,
  ageRange,
  title,
  description,
  iconBg,
  pictureAlt: findScene(id)?.alt ?? '',
});

/** Things to do together, by age (specification, section 2: Explore). */
export default function Explore({ loaderData }: Route.ComponentProps) {
  const { query, found, occasions, activities } = loaderData;
  const themeCount = found.length + occasions.length;
  const foundNothing = themeCount + activities.length === 0;
  return (
    <>
      <PageHead
        title="Explore"
        description="Small things to do together in the first six years, with what the house and the street have to offer."
      />
      <section className="bg-sky">
        <div className="shop pt-10 pb-4 text-center md:pt-16 md:pb-6">
          <p className="display text-xl">Wonder is where learning begins.</p>
          <h1 className="mx-auto mt-3 max-w-[18ch] text-4xl">
            How might we inspire your little one?
          </h1>
          <SearchBox query={query} />
        </div>
        <Hillcut className="-mb-px text-paper" />
      </section>
      <div className="shop">
        <p role="status" className="min-h-8 text-center font-bold">
          {query && !foundNothing && sayFound(themeCount, activities.length)}
        </p>
        {found.length > 0 && (
          <ul className="mt-4 grid gap-x-12 gap-y-10 md:grid-cols-2 md:gap-y-16 lg:grid-cols-3">
            {found.map((theme, place) => (
              <ThemeWindow key={theme.id} theme={theme} place={place} />
            ))}
          </ul>
        )}
        {foundNothing && (
          <EmptyState picture={<ReadingSpot />} title="No results found" action={<ClearSearch />}>
            <p role="alert">
              We couldn't find any activities matching "{query}". Try adjusting your search terms.
            </p>
          </EmptyState>
        )}
        {occasions.length > 0 && <Occasions occasions={occasions} />}
        {activities.length > 0 && <FoundActivities activities={activities} />}
      </div>
    </>
  );
}

/** Two more pages, for weeks that have nothing to do with an age. */
function Occasions({ occasions }: { occasions: { id: string; title: string }[] }) {
  return (
    <section className="mt-16 flex flex-wrap items-baseline justify-center gap-x-8 gap-y-1 border-t border-edge pt-6">
      <h2 className="text-xl">And for special weeks</h2>
      {occasions.map(({ id, title }) => (
        <Link key={id} to={themePath(id)} className="link inline-flex min-h-11 items-center">
          {title}
        </Link>
      ))}
    </section>
  );
}
