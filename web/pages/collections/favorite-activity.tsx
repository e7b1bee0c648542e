import { Link } from 'react-router';
import type { Favorite } from '#contract/favorites.ts';
import { Heart } from '#web/favorites/favorite-button.tsx';
import { ScenePicture } from '#web/ui/scene-picture.tsx';

/** An activity that has somebody's heart, with its picture and the way to it. */
export function FavoriteActivity({ activity }: { activity: Favorite }) {
  const to = `/activity/${activity.id}`;
  const titleId = `beloved-${activity.id}`;
  return (
    <li className="grid gap-x-10 gap-y-4 border-b border-edge py-8 sm:grid-cols-[16rem_1fr]">
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <ScenePicture
          name={activity.id}
          sizes="(min-width: 40rem) 16rem, 90vw"
          className="rounded-page"
        />
      </Link>
      <div className="flex flex-col items-start gap-2">
        <div className="flex w-full items-start gap-1">
          <h3 id={titleId} className="grow text-2xl">
            <Link className="underline-offset-4 hover:underline" to={to}>
              {activity.title}
            </Link>
          </h3>
          <Heart of={activity} className="-mt-1 -mr-3" />
        </div>
        <p className="max-w-read text-ink-soft">{activity.description}</p>
        <Link
          className="link mt-auto inline-flex min-h-11 items-center"
          to={to}
          aria-describedby={titleId}
        >
          View details
        </Link>
      </div>
    </li>
  );
}
