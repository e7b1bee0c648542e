import { useNavigate } from 'react-router';
import { wantedPath } from '#contract/wanted-path.ts';
import { KeepDraft } from '#web/draft/keep-draft.tsx';
import { useDraft } from '#web/draft/use-draft.ts';
import { shopRequest } from '#web/request-context.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { nameWanted } from '#web/sign-in/wanted-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/signup.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Welcome | Wonderling' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { name } = signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const to = wantedPath(url.searchParams.get('to'), shop.settings.publicUrl);
  const { goOn } = (await nameWanted(shop, to)) ?? { goOn: 'Continue to the page you wanted' };
  return { name, to, goOn };
}

/**
 * The welcome for a new account (specification, section 4). A page that was wanted is carried on and is its main button,
 * by name; without one that is the first child.
 */
export default function SignUp({ loaderData: { name, to, goOn } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const isDrawn = Boolean(useDraft()?.name.trim());
  const wanted = to !== '/';
  const onboarding = wanted ? `/onboarding?${new URLSearchParams({ to })}` : '/onboarding';
  return (
    <div className="stage">
      <div className="shop grid min-h-[70vh] content-center justify-items-center py-16 text-center">
        <h1 className="text-4xl">Welcome{name && `, ${name}`}</h1>
        <p className="mt-5 max-w-[30rem] text-lg">
          Your account is ready. Tell us who the stories are for, and we'll draw them into every
          book. It takes about a minute.
        </p>
        <KeepDraft
          className="mt-8 w-full max-w-[34rem]"
          isMain
          onKept={() => navigate(wanted ? to : '/books')}
        />
        <div className="mt-8 flex w-full max-w-[22rem] flex-col gap-3">
          {wanted && (
            <ButtonLink to={to} look={isDrawn ? 'quiet' : 'primary'}>
              {goOn}
            </ButtonLink>
          )}
          <ButtonLink to={onboarding} look={wanted || isDrawn ? 'quiet' : 'primary'}>
            Add your first child
          </ButtonLink>
          <ButtonLink to="/books" look={wanted ? 'text' : 'quiet'}>
            Browse Books
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
