import { ArrowLeft } from 'lucide-react';
import { data, isRouteErrorResponse, Link } from 'react-router';
import { activitiesOf } from '#content/activities/find-activity.ts';
import { educatorVideo } from '#content/themes/educator-video.ts';
import { findTheme } from '#content/themes/find-theme.ts';
import { findScene } from '#pictures/find-scene.ts';
import { THEME_NOT_FOUND } from '#vocabulary/sentences/pages.ts';
import { scenePicture, themePath } from '#web/activity/paths.ts';
import { readShelf } from '#web/activity/read-shelf.ts';
import { shopRequest } from '#web/request-context.ts';
import { breadcrumbs } from '#web/seo/breadcrumbs.ts';
import { StructuredData } from '#web/seo/structured-data.tsx';
import { PageHead, useShopAddress } from '#web/shell/page-head.tsx';
import { ScenePicture } from '#web/ui/scene-picture.tsx';
import type { Route } from './+types/theme.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { EducatorCorner } from './educator-corner.tsx';
import { ThemeMissing } from './theme-missing.tsx';
import { WonderBookCard } from './wonder-book-card.tsx';
import { chooseWonderBooks } from './wonder-books.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const theme = findTheme(params.themeId);
  if (!theme) throw data(THEME_NOT_FOUND, { status: 404 });
  const { id, ageRange, title, description, educator } = theme;
  return {
    theme: { id, ageRange, title, description, pictureAlt: findScene(id)?.alt ?? '' },
    educator,
    video: educatorVideo,
    wonderBooks: chooseWonderBooks(theme.books, await readShelf(context.get(shopRequest))),
    activities: activitiesOf(id).map(({ id, title, subtitle, duration, ageRange, tags }) => ({
      id,
      title,
      subtitle,
      duration,
      ageRange,
      tags,
    })),
  };
}

/** One theme: its books, its educator, its activities (specification, section 2: Theme page). */
export default function ThemePage({ loaderData }: Route.ComponentProps) {
  const { theme, educator, video, wonderBooks, activities } = loaderData;
  const address = useShopAddress();
  return (
    <>
      <PageHead
        title={theme.title}
        description={theme.description}
        picture={scenePicture(theme.id)}
      />
      <StructuredData
        facts={[
          breadcrumbs(address, [
            ['Explore', '/explore'],
            [theme.title, themePath(theme.id)],
          ]),
        ]}
      />
      <div className="shop pt-4 md:pt-8">
        <Link className="back" to="/explore">
          <ArrowLeft className="icon" />
          Explore
        </Link>
        <header className="mt-2 items-center gap-16 md:grid md:grid-cols-[1fr_20rem]">
          <div>
            <p className="text-xs font-bold tracking-wide text-ink-soft">{theme.ageRange}</p>
            <h1 className="mt-1 text-4xl">{theme.title}</h1>
            <p className="mt-4 max-w-read text-lg">{theme.description}</p>
          </div>
          <div className="window mx-auto mt-8 w-[70%] max-w-80 shadow-[0_0_0_11px_var(--color-edge)] ring-[10px] ring-page md:mt-0 md:w-full">
            <ScenePicture
              name={theme.id}
              alt={theme.pictureAlt}
              eager
              sizes="30rem"
              className="!h-full object-cover"
            />
          </div>
        </header>
        {wonderBooks.length > 0 && (
          <section className="pt-16">
            <h2 className="text-3xl">Wonder Books</h2>
            <ul className="mt-6 grid gap-10 lg:grid-cols-2">
              {wonderBooks.map((wonder) => (
                <WonderBookCard key={wonder.book.id} wonder={wonder} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <EducatorCorner educator={educator} video={video} />
      <section className="shop pt-10">
        <h2 className="text-3xl">Activities</h2>
        <div className="mt-4 border-t-2 border-ink">
          {activities.map((activity) => (
            <ActivityEntry key={activity.id} activity={activity} />
          ))}
        </div>
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ThemeMissing />;
  throw error;
}
