import type { RefObject } from 'react';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { Constraints, RefusedForm } from './read-form.ts';
import { type Kept, useKept } from './use-kept.ts';

/** What a field of ui/text-field.tsx takes. */
export type FieldOf<Name> = {
  name: Name;
  defaultValue: string | undefined;
  error: string | undefined;
  required: boolean;
  maxLength: number | undefined;
};

/**
 * The fields of a form that is read by `readForm`: each with its limits, with what was typed (before the page was loaded anew,
 * too), and with its sentence. After a refusal the focus goes to the first wrong field, which reads its sentence out.
 *
 * @param as what tells the form from the others of this shop
 * @param refused the action's answer; a new object means a new answer
 * @param start what is shown before anybody typed
 */
export function useFields<Field extends string>(
  as: string,
  constraints: Constraints<Field>,
  refused: RefusedForm<Field> | undefined,
  start: Partial<Record<Field, string>> = {},
): {
  form: RefObject<HTMLFormElement | null>;
  field: <Name extends Field>(name: Name) => FieldOf<Name>;
  kept: Kept | undefined;
} {
  const form = useFirstInvalid(refused?.errors);
  const kept = useKept(form, as);
  const field = <Name extends Field>(name: Name) => ({
    name,
    ...constraints[name],
    defaultValue: refused?.typed[name] ?? kept?.[name] ?? start[name],
    error: refused?.errors[name],
  });
  return { form, field, kept };
}
