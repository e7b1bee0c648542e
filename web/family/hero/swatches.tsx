import './swatches.css';
import type { CSSProperties } from 'react';
import { inWords } from './in-words.ts';
import { Swatch } from './swatch.tsx';

/** How a look reads that nobody has set. */
export const AS_DESCRIBED = 'As described';

/**
 * Colors to choose from, each a dot, with its name beside it where many are near each other; the first choice leaves the color
 * to the words.
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
  isNamed = false,
  onChoose,
}: {
  label: string;
  name: string;
  colors: Record<string, string>;
  value?: string;
  defaultValue?: string;
  isNamed?: boolean;
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
        {Object.entries(colors).map(([color, hex]) =>
          isNamed ? (
            <label key={color} className="choice">
              <input {...radio(color)} />
              <Swatch color={hex} />
              {inWords(color)}
            </label>
          ) : (
            <label key={color} className="swatch" style={{ '--swatch': hex } as CSSProperties}>
              <input {...radio(color)} aria-label={inWords(color)} title={inWords(color)} />
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
