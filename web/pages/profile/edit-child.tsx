import { useNavigation } from 'react-router';
import type { Child } from '#contract/children.ts';
import { ChildForm } from '#web/family/child-form.tsx';
import { levelsToEdit } from '#web/family/level-choices.ts';
import type { ChildRefused } from '#web/family/save-child.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChildSection } from './child-section.tsx';

/** The edit card of a child, as long as the query names it: `edit_child={childId}`. */
export function EditChild({
  child,
  start,
  years,
  refused,
}: {
  child: Child;
  start: TypedChild;
  years: number[];
  refused?: ChildRefused;
}) {
  const seen = refused?.seen ?? { updatedAt: child.updated_at, typed: start, isNews: false };
  const isSaving = useNavigation().formData?.get('intent') === 'change-child';
  return (
    <ChildSection
      title={`Edit ${child.name}`}
      words="Books that you have bought stay as they are. Previews are drawn again."
    >
      <ChildForm
        // What somebody else has saved meanwhile comes into the fields only with new ones.
        key={seen.updatedAt}
        intent="change-child"
        kind={{
          levels: levelsToEdit(child.reading_level),
          years,
          isBirthdayOptional: true,
          areLooksOptional: child.is_given_to || !(child.photo_url || child.description),
          whose: child.is_given_to ? 'the' : 'your',
        }}
        start={start}
        seen={seen}
        to="/"
        refused={refused}
      >
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <ButtonLink look="quiet" to="/profile" preventScrollReset>
            Cancel
          </ButtonLink>
          <Button type="submit" busy={isSaving} busyLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </ChildForm>
    </ChildSection>
  );
}
