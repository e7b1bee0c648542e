import type { ReactNode } from 'react';
import { LONGEST_CHILD_NAME, LONGEST_COMPANION } from '#vocabulary/text-lengths.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { ChildErrors, TypedChild } from './typed-child.ts';

/**
 * Whom a child has in its stories: a toy or an animal, a grown-up, a baby. All of it optional: a story has its own for
 * whoever says nothing.
 *
 * @param props.children what a book makes of the first two
 */
export function CompanionFields({
  typed,
  errors,
  children,
}: {
  typed: TypedChild;
  errors: ChildErrors;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="label">
        Who comes along <span className="hint">all optional</span>
      </legend>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="A toy or an animal"
          name="companion_kind"
          autoComplete="off"
          maxLength={LONGEST_COMPANION}
          placeholder="stegosaurus, rabbit, our dog"
          defaultValue={typed.companion_kind}
          error={errors.companion_kind}
        />
        <TextField
          label="What it is called"
          name="companion_name"
          autoComplete="off"
          maxLength={LONGEST_CHILD_NAME}
          placeholder="Rexy"
          defaultValue={typed.companion_name}
          error={errors.companion_name}
        />
        <div className="md:col-span-2 empty:hidden">{children}</div>
        <TextField
          label="A grown-up"
          hint="as the child says it"
          name="grown_up"
          autoComplete="off"
          maxLength={LONGEST_CHILD_NAME}
          placeholder="Grandma, Papa, Nonna"
          defaultValue={typed.grown_up}
          error={errors.grown_up}
        />
        <TextField
          label="A baby brother or sister"
          name="baby_name"
          autoComplete="off"
          maxLength={LONGEST_CHILD_NAME}
          placeholder="Noah"
          defaultValue={typed.baby_name}
          error={errors.baby_name}
        />
      </div>
    </fieldset>
  );
}
