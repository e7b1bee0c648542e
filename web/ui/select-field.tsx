import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

/** The phone's own picker; `children` are its options. */
export function SelectField({
  label,
  hint,
  error,
  className = '',
  ...select
}: FieldWords & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="select">
          <select {...select} {...wiring} className={`input ${className}`} />
          <ChevronDown className="icon" />
        </span>
      )}
    </Field>
  );
}
