import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldError } from '#web/ui/field.tsx';
import { DAYS, MONTHS } from './birthday-choices.ts';
import { birthParts, type TypedChild } from './typed-child.ts';

/**
 * Year, month and day. The day waits for the month (specification, section 5); without scripts,
 * where nobody could open it later, it is open from the start.
 *
 * @param props.isOptional whether the form can do without it, and says so
 * @param props.note said while it is only half chosen
 * @param props.isMonthMissing true once it is known that no month is chosen
 */
export function BirthdayFields({
  years,
  typed,
  isOptional,
  isMonthMissing,
  note,
  error,
}: {
  years: number[];
  typed: TypedChild;
  isOptional: boolean;
  isMonthMissing: boolean;
  note?: string;
  error?: string;
}) {
  const id = useId();
  // Only the lists that wait for an answer are wrong; if all have one, the date as a whole is.
  const isWhole = birthParts.every((part) => typed[part]);
  const wrong = (part: (typeof birthParts)[number]) => ({
    'aria-invalid': error && (isWhole || !typed[part]) ? (true as const) : undefined,
  });
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="legend">
        Birthday {isOptional && <span className="hint">optional</span>}
      </legend>
      <div className="grid grid-cols-[1fr_1.35fr_.85fr] gap-2">
        <Picker
          label="Year"
          name="birth_year"
          defaultValue={typed.birth_year}
          {...wrong('birth_year')}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Picker>
        <Picker
          label="Month"
          name="birth_month"
          defaultValue={typed.birth_month}
          {...wrong('birth_month')}
        >
          {MONTHS.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </Picker>
        <Picker
          label="Day"
          name="birth_day"
          defaultValue={typed.birth_day}
          disabled={isMonthMissing}
          {...wrong('birth_day')}
        >
          {DAYS.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </Picker>
      </div>
      <p role="status" className="hint">
        {note}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** One of the three lists. Its name is read out, and shown as long as nothing is chosen. */
function Picker({
  label,
  children,
  ...select
}: {
  label: string;
  name: string;
  defaultValue: string;
  disabled?: boolean;
  'aria-invalid'?: true;
  children: ReactNode;
}) {
  return (
    <span className="select">
      <select {...select} aria-label={label} className="input">
        <option value="">{label}</option>
        {children}
      </select>
      <ChevronDown className="icon" />
    </span>
  );
}
