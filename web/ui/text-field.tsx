import type { ComponentProps, InputEvent } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { holdLetters } from './hold-letters.ts';

/** One line of text. Everything an `<input>` takes passes through, but that `maxLength` is in letters as people count. */
export function TextField({
  label,
  hint,
  error,
  maxLength,
  onInput,
  className = '',
  ...input
}: FieldWords & ComponentProps<'input'>) {
  const hold = holding(maxLength, onInput);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input {...input} {...wiring} onInput={hold} className={`input ${className}`} />}
    </Field>
  );
}

/** Several lines of text. Everything a `<textarea>` takes passes through, but that `maxLength` is in letters as people count. */
export function TextAreaField({
  label,
  hint,
  error,
  maxLength,
  onInput,
  className = '',
  ...area
}: FieldWords & ComponentProps<'textarea'>) {
  const hold = holding(maxLength, onInput);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea rows={4} {...area} {...wiring} onInput={hold} className={`input ${className}`} />
      )}
    </Field>
  );
}

/** Holds a field to so many letters before anybody else hears of them. */
const holding =
  <Typed extends HTMLInputElement | HTMLTextAreaElement>(
    most: number | undefined,
    tell: ((event: InputEvent<Typed>) => void) | undefined,
  ) =>
  (event: InputEvent<Typed>): void => {
    const { currentTarget, nativeEvent } = event;
    // Letters that are being put together (Chinese, an accent) are left alone until they are whole.
    if (most !== undefined && !nativeEvent.isComposing) holdLetters(currentTarget, most);
    tell?.(event);
  };
