import { useState } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { GIFT_TITLE } from '#vocabulary/sentences/pages.ts';
import { DedicationFields } from '#web/checkout/dedication-fields.tsx';
import { giftTo, useTypedSheet } from '#web/checkout/typed-sheet.ts';
import { KeepDraft } from '#web/draft/keep-draft.tsx';
import { ChildForm } from '#web/family/child-form.tsx';
import { useKeptId } from '#web/family/kept-id.ts';
import { levelsToAdd } from '#web/family/level-choices.ts';
import type { ChildRefused } from '#web/family/save-child.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** Who gets the present (specification, section 2: Onboarding with flow=gift). */
export function GiftForm({
  start,
  family,
  years,
  refused,
}: {
  start: TypedChild;
  family: string[];
  years: number[];
  refused?: ChildRefused;
}) {
  const navigate = useNavigate();
  const isSaving = useNavigation().formData?.get('intent') === 'save-gift';
  // The child as its form knows it: what is written now is found again by whoever chooses a book for this child in this tab.
  const [first] = useState(start.id);
  const gift = useTypedSheet(giftTo(useKeptId(first, family)));
  return (
    <>
      <PageHeading title={GIFT_TITLE}>
        Tell us who the book is for. A name and a reading level are enough; the rest makes the
        drawing look more like them. Do you want them to choose the story?{' '}
        <Link className="link" to="/gift-cards">
          Give a gift card
        </Link>
      </PageHeading>
      <KeepDraft isGivenTo className="mb-8 max-w-[34rem]" onKept={() => navigate('/books')} />
      <ChildForm
        intent="save-gift"
        kind={{
          levels: levelsToAdd,
          years,
          isBirthdayOptional: true,
          areLooksOptional: true,
          whose: 'the',
        }}
        start={start}
        family={family}
        to="/books"
        refused={refused}
      >
        <DedicationFields
          key={String(gift.isFromBefore)}
          start={gift.typed}
          errors={undefined}
          onType={gift.note}
        />
        <p className="hint">
          Written into the book that you choose next. You can still change it before you pay.
        </p>
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <ButtonLink look="quiet" to="/">
            Back
          </ButtonLink>
          <Button type="submit" busy={isSaving} busyLabel="Saving...">
            Choose a book
          </Button>
        </div>
      </ChildForm>
    </>
  );
}
