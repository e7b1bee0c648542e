import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

/** One line of text. Everything an `<input>` takes passes through. */
export function TextField({
  label,
  hint,
  error,
  className = '',
  ...input
}: FieldWords & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input {...input} {...wiring} className={`input ${className}`} />}
    </Field>
  );
}

/** Several lines of text. Everything a `<textarea>` takes passes through. */
export function TextAreaField({
  label,
  hint,
  error,
  className = '',
  ...area
}: FieldWords & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={`input ${className}`} />}
    </Field>
  );
}
