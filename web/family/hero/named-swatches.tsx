import { inWords } from './in-words.ts';
import { Swatch } from './swatch.tsx';
import { AS_DESCRIBED } from './swatches.tsx';

/**
 * Colors of cloth to choose from, each with its name: twenty dots are too many to tell maroon from red. The first choice leaves
 * the color to the words.
 *
 * @param props.name the form field that carries the chosen color
 * @param props.colors what each looks like, by its name
 * @param props.defaultValue the color at first, '' for none
 */
export function NamedSwatches({
  label,
  name,
  colors,
  defaultValue,
}: {
  label: string;
  name: string;
  colors: Record<string, string>;
  defaultValue: string;
}) {
  const radio = (color: string) => ({
    type: 'radio',
    name,
    value: color,
    defaultChecked: color === defaultValue,
  });
  return (
    <fieldset>
      <legend className="legend">{label}</legend>
      <div className="swatches">
        <label className="choice named-swatch">
          <input {...radio('')} />
          {AS_DESCRIBED}
        </label>
        {Object.entries(colors).map(([color, hex]) => (
          <label key={color} className="choice named-swatch">
            <input {...radio(color)} />
            <Swatch color={hex} />
            {inWords(color)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
