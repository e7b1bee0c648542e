import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { activityPath } from '#web/activity/paths.ts';
import { ScenePicture } from '#web/ui/scene-picture.tsx';

type FoundActivity = {
  id: string;
  title: string;
  subtitle: string;
  duration: string;
  ageRange: string;
  pictureAlt: string;
};

/** The activities that a search has found, in a group of their own below its themes. */
export function FoundActivities({ activities }: { activities: readonly FoundActivity[] }) {
  return (
    <section aria-labelledby="found-activities" className="mt-12 first:mt-4">
      <h2 id="found-activities" className="text-2xl">
        Things to do
      </h2>
      <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {activities.map(({ id, title, subtitle, duration, ageRange, pictureAlt }) => (
          <li key={id} className="relative grid grid-cols-[6.5rem_1fr] items-center gap-5">
            <ScenePicture
              name={id}
              alt={pictureAlt}
              sizes="130px"
              className="aspect-square rounded-page object-cover"
            />
            <div className="min-w-0">
              <p className="flex items-center gap-2 text-sm text-ink-soft">
                <Clock className="size-4 flex-none" />
                {duration}, {ageRange}
              </p>
              <h3 className="text-xl">
                <Link
                  className="underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
                  to={activityPath(id)}
                >
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-ink-soft">{subtitle}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
