import { lazy, Suspense } from 'react';
import { shopRequest, type Viewer } from '#web/request-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/home.ts';
import { Hills } from './hills.tsx';
import { composeLeaves } from './landing/compose-leaves.ts';
import { Landing } from './landing/landing.tsx';

/** For those who are signed in: it is no part of what a visitor has to load first. */
const KeepDraft = lazy(() =>
  import('#web/draft/keep-draft.tsx').then(({ KeepDraft }) => ({ default: KeepDraft })),
);

export const handle: PageHandle = { onSky: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = context.get(shopRequest);
  if (viewer) return { viewer };
  const [books, leaves] = await Promise.all([api.books.list({}), composeLeaves()]);
  return { viewer, books, leaves };
}

/** Home: a welcome panel for who is signed in, the landing page for everybody else. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead description="Choose a story, describe a child, peek inside the book that we draw, then buy it." />
      {loaderData.viewer ? <WelcomeBack viewer={loaderData.viewer} /> : <Landing {...loaderData} />}
    </>
  );
}

function WelcomeBack({ viewer }: { viewer: Viewer }) {
  return (
    <div className="hero-sky relative isolate overflow-clip">
      <div className="shop pt-28 pb-[52vw] md:min-h-[48rem] md:pt-36 md:pb-40">
        <Welcome viewer={viewer} />
      </div>
      <Hills />
    </div>
  );
}

function Welcome({ viewer }: { viewer: Viewer }) {
  return (
    <div className="max-w-[34rem]">
      <h1 className="text-4xl">Welcome back{viewer.name && `, ${viewer.name}`}</h1>
      <p className="mt-5 max-w-[26rem] text-lg">
        The shelf is dusted and the lamp is on. Which story shall it be tonight?
      </p>
      <div className="mt-7 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/books">Browse Books</ButtonLink>
        <ButtonLink to="/profile" look="quiet">
          Manage Profile
        </ButtonLink>
      </div>
      <Suspense>
        <KeepDraft className="mt-6" />
      </Suspense>
    </div>
  );
}
