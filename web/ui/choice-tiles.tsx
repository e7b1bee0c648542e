import { type ReactNode, useId } from 'react';
import { FieldError, type FieldWords } from './field.tsx';

export type Choice = { value: string; label: ReactNode; hint?: string };

/**
 * A question with a few answers, all in sight: real radio buttons that look like tiles.
 *
 * @param props.name the form field that carries the chosen value
 * @param props.defaultValue the answer at first; give `value` and `onChoose` instead to follow it
 * @param props.columns CSS classes for the tiles' grid, such as 'grid-cols-2 md:grid-cols-4'
 */
export function ChoiceTiles({
  label,
  hint,
  error,
  name,
  choices,
  columns,
  value,
  defaultValue,
  onChoose,
}: FieldWords & {
  name: string;
  choices: Choice[];
  columns: string;
  value?: string;
  defaultValue?: string;
  onChoose?: (value: string) => void;
}) {
  const id = useId();
  const followed = onChoose !== undefined;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="legend">
        {label} {hint && <span className="hint">{hint}</span>}
      </legend>
      <div className={`grid gap-2 ${columns}`}>
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-invalid={error ? true : undefined}
              checked={followed ? choice.value === value : undefined}
              defaultChecked={followed ? undefined : choice.value === defaultValue}
              onChange={() => onChoose?.(choice.value)}
            />
            {choice.label}
            {choice.hint && <span className="hint">{choice.hint}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
