import { useNavigate } from 'react-router';
import { wantedPath } from '#contract/wanted-path.ts';
import { KeepDraft } from '#web/draft/keep-draft.tsx';
import { useDraft } from '#web/draft/use-draft.ts';
import { shopRequest } from '#web/request-context.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/signup.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Welcome | Wonderling' }];

export function loader({ url, context }: Route.LoaderArgs) {
  const { name } = signedInViewer({ url, context });
  const { settings } = context.get(shopRequest);
  return { name, to: wantedPath(url.searchParams.get('to'), settings.publicUrl) };
}

/** The welcome for a new account; it carries the page that was wanted on (specification, section 4). */
export default function SignUp({ loaderData: { name, to } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const isDrawn = Boolean(useDraft()?.name.trim());
  const wanted = to !== '/';
  const onboarding = wanted ? `/onboarding?${new URLSearchParams({ to })}` : '/onboarding';
  return (
    <div className="stage">
      <div className="shop grid min-h-[70vh] content-center justify-items-center py-16 text-center">
        <h1 className="text-4xl">Welcome{name && `, ${name}`}</h1>
        <p className="mt-5 max-w-[30rem] text-lg">
          Your account is ready. Tell us who the stories are for, and we draw them into every book.
          It takes about a minute.
        </p>
        <KeepDraft
          className="mt-8 w-full max-w-[34rem]"
          isMain
          onKept={() => navigate(wanted ? to : '/books')}
        />
        <div className="mt-8 flex w-full max-w-[22rem] flex-col gap-3">
          <ButtonLink to={onboarding} look={isDrawn ? 'quiet' : 'primary'}>
            Add your first child
          </ButtonLink>
          {wanted && (
            <ButtonLink to={to} look="quiet">
              Go on to the page you wanted
            </ButtonLink>
          )}
          <ButtonLink to="/books" look={wanted ? 'text' : 'quiet'}>
            Browse Books
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
