import { useNavigation } from 'react-router';
import { ChildForm } from '#web/family/child-form.tsx';
import { levelsToAdd } from '#web/family/level-choices.ts';
import type { ChildRefused } from '#web/family/save-child.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/**
 * One of the children of onboarding.
 *
 * @param props.start the child as it was saved, or empty
 * @param props.back where Back leads
 */
export function ChildStep({
  start,
  number,
  count,
  years,
  back,
  to,
  refused,
}: {
  start: TypedChild;
  number: number;
  count: number;
  years: number[];
  back: string;
  to: string;
  refused?: ChildRefused;
}) {
  const isSaving = useNavigation().formData?.get('intent') === 'save-child';
  const isLast = number === count;
  return (
    <>
      <PageHeading title={count === 1 ? 'Your child' : `Child ${number} of ${count}`}>
        The more you tell us, the more the drawing looks like them. You can change everything later.
      </PageHeading>
      <ChildForm
        key={start.id}
        intent="save-child"
        kind={{
          levels: levelsToAdd,
          years,
          isBirthdayOptional: false,
          areLooksOptional: false,
          whose: 'your',
        }}
        start={start}
        to={to}
        refused={refused?.typed.id === start.id ? refused : undefined}
      >
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <ButtonLink look="quiet" to={back}>
            Back
          </ButtonLink>
          <Button type="submit" busy={isSaving} busyLabel="Saving...">
            {isLast ? 'Finish' : 'Next child'}
          </Button>
        </div>
      </ChildForm>
    </>
  );
}
