import type { ReactNode } from 'react';
import { TextField } from '#web/ui/text-field.tsx';
import { askedCompany } from './asked-company.ts';
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
  const asked = (field: keyof typeof askedCompany) => ({
    ...askedCompany[field],
    name: field,
    autoComplete: 'off',
    defaultValue: typed[field],
    error: errors[field],
  });
  return (
    <fieldset className="min-w-0">
      <legend className="label">
        Who comes along <span className="hint">all optional</span>
      </legend>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...asked('companion_kind')} />
        <TextField {...asked('companion_name')} />
        <div className="md:col-span-2 empty:hidden">{children}</div>
        <TextField {...asked('grown_up')} hint="as the child says it" />
        <TextField {...asked('baby_name')} />
      </div>
    </fieldset>
  );
}
