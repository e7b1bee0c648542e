import './swatches.css';
import type { CSSProperties } from 'react';
import { inWords } from './in-words.ts';

/** How a look reads that nobody has set. */
export const AS_DESCRIBED = 'As described';

/**
 * Colors to choose from, each a dot; the first choice leaves the color to the words.
 *
 * @param props.name the form field that carries the chosen color
 * @param props.colors what each looks like, by its name
 * @param props.defaultValue the color at first, '' for none; give `value` and `onChoose` instead to follow it
 */
export function Swatches({
  label,
  name,
  colors,
  value,
  defaultValue,
  onChoose,
}: {
  label: string;
  name: string;
  colors: Record<string, string>;
  value?: string;
  defaultValue?: string;
  onChoose?: (color: string) => void;
}) {
  const followed = onChoose !== undefined;
  const radio = (color: string) => ({
    type: 'radio',
    name,
    value: color,
    checked: followed ? color === value : undefined,
    defaultChecked: followed ? undefined : color === defaultValue,
    onChange: () => onChoose?.(color),
  });
  return (
    <fieldset>
      <legend className="legend">{label}</legend>
      <div className="swatches">
        <label className="choice">
          <input {...radio('')} />
          {AS_DESCRIBED}
        </label>
        {Object.entries(colors).map(([color, hex]) => (
          <label key={color} className="swatch" style={{ '--swatch': hex } as CSSProperties}>
            <input {...radio(color)} aria-label={inWords(color)} title={inWords(color)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
