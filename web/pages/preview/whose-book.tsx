import { ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { AddChildLink } from '#web/book/add-child-link.tsx';
import type { Family, HeroToChoose } from '#web/book/family.ts';
import { HeroRow } from '#web/book/hero-row.tsx';
import { previewPath } from '#web/book/paths.ts';
import { KeepDraft } from '#web/draft/keep-draft.tsx';
import { useDraft } from '#web/draft/use-draft.ts';
import { loginPath } from '#web/sign-in/login-path.ts';

/**
 * Whose book this is: the family's children to choose from, or the way to sign in. Choosing sets
 * the address, so these are links; Back still leads to where the visitor came from.
 *
 * @param props.andGenerate whether the preview is asked for as soon as somebody is chosen
 */
export function WhoseBook({
  bookId,
  family,
  hero,
  andGenerate,
}: {
  bookId: number;
  family: Family | null;
  hero?: HeroToChoose;
  andGenerate: boolean;
}) {
  const drawn = useDraft();
  const navigate = useNavigate();
  if (!family) {
    return (
      <p className="mt-3 text-center">
        <Link className="link" to={loginPath(previewPath(bookId))}>
          Sign in
        </Link>{' '}
        {drawn ? 'to keep them, and to have the whole book made.' : 'to see your own child in it.'}
      </p>
    );
  }
  if (hero) {
    return (
      family.heroes.length > 1 && (
        <p className="mt-3 text-center">
          <Link
            className="link inline-flex min-h-11 items-center"
            to={previewPath(bookId)}
            replace
            preventScrollReset
          >
            Look at it with another child
          </Link>
        </p>
      )
    );
  }
  return (
    <section className="mx-auto mt-6 max-w-[27rem]" aria-labelledby="whose-book">
      <h2 id="whose-book" className="mb-3 text-center text-xl">
        Who is this book for?
      </h2>
      <KeepDraft
        className="mb-3"
        isMain={andGenerate}
        onKept={(id) => navigate(previewPath(bookId, id, andGenerate), { replace: true })}
      />
      <ul className="grid gap-3">
        {family.heroes.map((each) => (
          <li key={each.id}>
            <Link
              className="choice !justify-start gap-4 !px-4 !py-2.5 !text-left"
              to={previewPath(bookId, each.id, andGenerate)}
              replace
            >
              <HeroRow hero={each} />
              <ChevronRight className="icon" />
            </Link>
          </li>
        ))}
      </ul>
      <AddChildLink comeBackTo={previewPath(bookId, undefined, andGenerate)} />
    </section>
  );
}
