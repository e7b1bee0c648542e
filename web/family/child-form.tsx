import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { newChildLevels } from '../../content/reading-levels.ts';
import { useFormText } from '../forms/use-form-text.ts';
import { ChoiceTiles } from '../ui/choice-tiles.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { useFirstInvalid } from '../ui/use-first-invalid.ts';
import type { ChildRefused } from './add-child.ts';
import { BirthdayFields } from './birthday-fields.tsx';
import { emptyChild, LONGEST_DESCRIPTION } from './read-child-form.ts';

const LEVELS = newChildLevels.map(({ label, ages }) => ({
  value: label,
  label,
  hint: ages.replace('ages ', ''),
}));

// Declared here and not taken from the contract, whose schemas would come along to the browser.
const GENDERS = ['Boy', 'Girl', 'Neutral'].map((gender) => ({ value: gender, label: gender }));

/**
 * What a parent tells about a child (specification, sections 5 and 9: Add child).
 *
 * @param props.intent what the page's action is to do with it
 * @param props.years for the birthday, the latest first
 * @param props.to where to go once the child is saved; '/' for nowhere in particular
 * @param props.refused the action's answer, if it was a refusal
 * @param props.children the buttons
 */
export function ChildForm({
  intent,
  years,
  to,
  refused,
  children,
}: {
  intent: string;
  years: number[];
  to: string;
  refused?: ChildRefused;
  children: ReactNode;
}) {
  const form = useFirstInvalid(refused?.errors);
  const texts = useFormText(form);
  const typed = refused?.typed ?? emptyChild;
  const errors = refused?.errors ?? {};
  const letters = (texts?.description ?? typed.description).length;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset={to === '/'}
      className="grid gap-6"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="to" value={to} />
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={typed.name}
        error={errors.name}
      />
      <BirthdayFields
        years={years}
        typed={typed}
        isMonthMissing={texts?.birth_month === ''}
        error={errors.birthday}
      />
      <ChoiceTiles
        label="Reading level"
        name="reading_level"
        choices={LEVELS}
        columns="grid-cols-2 md:grid-cols-4"
        defaultValue={typed.reading_level}
        error={errors.reading_level}
      />
      <ChoiceTiles
        label="Gender"
        name="gender"
        choices={GENDERS}
        columns="grid-cols-3"
        defaultValue={typed.gender}
        error={errors.gender}
      />
      <TextField
        label="Interests"
        hint="optional, with commas between"
        name="interests"
        autoComplete="off"
        maxLength={300}
        placeholder="dinosaurs, baking"
        defaultValue={typed.interests}
        error={errors.interests}
      />
      <div>
        <TextAreaField
          label="Describe your child"
          hint="hair, eyes, glasses, what they love to wear"
          name="description"
          maxLength={LONGEST_DESCRIPTION}
          defaultValue={typed.description}
          error={errors.description}
        />
        <p className="hint num mt-1 text-right">
          {letters} / {LONGEST_DESCRIPTION}
        </p>
      </div>
      {children}
    </Form>
  );
}
