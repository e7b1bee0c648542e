import { ArrowLeft, Check } from 'lucide-react';
import { data, isRouteErrorResponse, Link } from 'react-router';
import { findActivity } from '#content/activities/find-activity.ts';
import { findTheme } from '#content/themes/find-theme.ts';
import { findScene } from '#pictures/find-scene.ts';
import { activityPath, scenePicture, themePath } from '#web/activity/paths.ts';
import { readShelf } from '#web/activity/read-shelf.ts';
import { TagRow } from '#web/book/tags.tsx';
import { shopRequest } from '#web/request-context.ts';
import { breadcrumbs } from '#web/seo/breadcrumbs.ts';
import { StructuredData } from '#web/seo/structured-data.tsx';
import { PageHead, useShopAddress } from '#web/shell/page-head.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScenePicture } from '#web/ui/scene-picture.tsx';
import type { Route } from './+types/activity.ts';
import { ActivityActions } from './activity-actions.tsx';
import { ActivityMissing } from './activity-missing.tsx';
import { booksForAges } from './books-for-ages.ts';
import { BooksForThem } from './books-for-them.tsx';
import { Fold } from './fold.tsx';
import { ShareYourExperience } from './share-your-experience.tsx';
import { useOpenFoldsInPrint } from './use-open-folds-in-print.ts';
import './activity.css';
import { ACTIVITY_NOT_FOUND } from '#vocabulary/sentences/pages.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const activity = findActivity(params.activityId);
  const theme = activity && findTheme(activity.themeId);
  if (!theme) throw data(ACTIVITY_NOT_FOUND, { status: 404 });
  const { steps, ...told } = activity;
  return {
    activity: { ...told, prep: steps.prep },
    pictureAlt: findScene(activity.id)?.alt ?? '',
    theme: { id: theme.id, title: theme.title },
    books: booksForAges(activity, await readShelf(context.get(shopRequest))),
  };
}

/** One activity (specification, section 2: Activity page). Of its steps the preparation is shown. */
export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  const { activity, theme, pictureAlt, books } = loaderData;
  const address = useShopAddress();
  useOpenFoldsInPrint();
  return (
    <article className="activity shop pt-4 md:pt-8">
      <PageHead
        title={activity.title}
        description={activity.description}
        picture={scenePicture(activity.id)}
      />
      <StructuredData
        facts={[
          breadcrumbs(address, [
            ['Explore', '/explore'],
            [theme.title, themePath(theme.id)],
            [activity.title, activityPath(activity.id)],
          ]),
        ]}
      />
      <Link className="back" to={themePath(theme.id)}>
        <ArrowLeft className="icon" />
        {theme.title}
      </Link>
      <header className="activity-head mt-2 grid items-center gap-8 md:grid-cols-[1fr_1fr] md:gap-14">
        <ScenePicture
          name={activity.id}
          alt={pictureAlt}
          eager
          sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 90vw"
          className="rounded-page"
        />
        <div>
          <h1 className="text-4xl">{activity.title}</h1>
          <p className="mt-4 mb-4 text-lg">{activity.subtitle}</p>
          <TagRow tags={[activity.ageRange, activity.duration, ...activity.tags]} />
          <ActivityActions activity={activity} />
        </div>
      </header>
      <div className="activity-body mt-12 items-start gap-16 lg:grid lg:grid-cols-[1fr_21rem]">
        <div className="border-t-2 border-ink">
          <Fold title="About This Activity" open>
            {activity.fullDescription.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <b>Good for:</b> {inOneLine(activity.perfectFor)}
            </p>
          </Fold>
          <Fold title="Supplies Needed" open>
            <Checklist items={activity.supplies} />
            <Notice kind="todo" title="Keep an eye on this">
              {activity.safety}
            </Notice>
          </Fold>
          <Fold title="Steps to Set Up" open>
            <ol className="space-y-3">
              {activity.prep.map((step, place) => (
                <li key={step} className="grid grid-cols-[2rem_1fr]">
                  <span className="display text-xl leading-tight text-pine" aria-hidden="true">
                    {place + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </Fold>
          <Fold title="Questions to Ask Your Child">
            <ul className="display space-y-2 text-xl">
              {activity.questions.map((question) => (
                <li key={question}>“{question}”</li>
              ))}
            </ul>
          </Fold>
          <Fold title="Why This Matters">
            <h3 className="text-lg">Philosophical background</h3>
            <p>{activity.educationalPhilosophy}</p>
            <h3 className="text-lg">Developmental benefits</h3>
            <Checklist items={activity.developmentalBenefits} />
          </Fold>
        </div>
        <ShareYourExperience title={activity.title} />
      </div>
      <BooksForThem books={books} />
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ActivityMissing />;
  throw error;
}

function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-1">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check className="icon mt-1 text-pine" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** 'The long half hour. Meeting a grandparent.' -> 'the long half hour; meeting a grandparent.' */
function inOneLine(occasions: readonly string[]): string {
  return `${occasions.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join('; ')}.`;
}
