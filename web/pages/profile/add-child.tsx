import { useNavigation } from 'react-router';
import { ChildForm } from '#web/family/child-form.tsx';
import { levelsToAdd } from '#web/family/level-choices.ts';
import type { ChildRefused } from '#web/family/save-child.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChildSection } from './child-section.tsx';

/**
 * The add-child form, as long as the query says `add_child=true`.
 *
 * @param props.start empty, with an id for the child
 * @param props.family the ids of the others
 * @param props.to where to go afterwards
 */
export function AddChild({
  start,
  family,
  years,
  to,
  refused,
}: {
  start: TypedChild;
  family: string[];
  years: number[];
  to: string;
  refused?: ChildRefused;
}) {
  const isAdding = useNavigation().formData?.get('intent') === 'add-child';
  return (
    <ChildSection
      title="Add Child"
      words="The more you tell us, the more the drawing looks like them. You can change everything later."
    >
      <ChildForm
        intent="add-child"
        kind={{
          levels: levelsToAdd,
          years,
          isBirthdayOptional: true,
          areLooksOptional: false,
          whose: 'your',
        }}
        start={start}
        family={family}
        to={to}
        refused={refused}
      >
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <ButtonLink
            look="quiet"
            to={to === '/' ? '/profile' : to}
            preventScrollReset={to === '/'}
          >
            Cancel
          </ButtonLink>
          <Button type="submit" busy={isAdding} busyLabel="Adding...">
            Add Child
          </Button>
        </div>
      </ChildForm>
    </ChildSection>
  );
}
