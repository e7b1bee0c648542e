import { Form, useNavigate, useNavigation } from 'react-router';
import { KeepDraft } from '#web/draft/keep-draft.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import { MOST_CHILDREN } from './steps.ts';

const COUNTS = Array.from({ length: MOST_CHILDREN }, (_, before) => {
  const count = String(before + 1);
  return { value: count, label: count };
});

/** The first question of onboarding. `count` is what was answered before, 0 if nothing was; `to` the page that was wanted. */
export function ChildCount({
  count,
  to,
  error,
}: {
  count: number;
  to: string;
  error?: { count: string };
}) {
  const navigate = useNavigate();
  const form = useFirstInvalid(error);
  const isBusy = useNavigation().formData?.get('intent') === 'count';
  return (
    <>
      <PageHeading title="Who are the stories for?">
        Tell us about your children, one at a time, and we'll draw each of them into their books.
      </PageHeading>
      <KeepDraft
        className="mb-8 max-w-[34rem]"
        onKept={() => navigate(to === '/' ? '/books' : to)}
      />
      <Form ref={form} method="post" noValidate className="grid max-w-[34rem] gap-8">
        <input type="hidden" name="intent" value="count" />
        <ChoiceTiles
          label="How many children do you have?"
          name="count"
          choices={COUNTS}
          columns="grid-cols-5"
          defaultValue={count > 0 ? String(count) : undefined}
          error={error?.count}
        />
        <div className="grid sm:justify-start">
          <Button type="submit" busy={isBusy} busyLabel="One moment...">
            Continue
          </Button>
        </div>
      </Form>
    </>
  );
}
