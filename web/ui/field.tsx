import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What every field has around it. */
export type FieldWords = {
  label: string;
  /** A short note beside the label, such as 'optional' or '2 letters'. */
  hint?: string;
  /** The sentence that says what to do; the field is marked as wrong while there is one. */
  error?: string;
};

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/**
 * Puts label, hint and error around a control and ties them together for screen readers.
 *
 * @param props.children draws the control, given the attributes that tie it to its words
 */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldWords & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label} {hint && <span className="hint">{hint}</span>}
      </label>
      {children({
        id,
        'aria-describedby': error ? `${id}-error` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The sentence under a field that is wrong; nothing while it is right. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={id} className="error">
      <CircleAlert className="icon" />
      {error}
    </p>
  );
}
