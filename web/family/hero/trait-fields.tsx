import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import {
  EYE_COLORS,
  GEAR_COLORS,
  HAIR_COLORS,
  HAIR_STYLES,
  OUTFITS,
  SKINS,
} from '../../../bookmaking/hero/traits.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TRAITS, type TypedChild } from '../read-child-form.ts';

type Trait = (typeof TRAITS)[number];

const AS_DESCRIBED = 'As described';
const GEAR = Object.keys(GEAR_COLORS);
const YES_OR_NO = ['yes', 'no'];

/** What is chosen from a list, in the order of the page. */
const LISTS: { trait: Trait; label: string; choices: readonly string[] }[] = [
  { trait: 'hair', label: 'Hair', choices: HAIR_STYLES },
  { trait: 'outfit', label: 'Clothes', choices: OUTFITS },
  { trait: 'glasses', label: 'Glasses', choices: ['none', 'round', 'square'] },
  { trait: 'glassesColor', label: 'Color of the glasses', choices: GEAR },
  { trait: 'hearingAids', label: 'Hearing aids', choices: YES_OR_NO },
  { trait: 'hearingAidColor', label: 'Color of the hearing aids', choices: GEAR },
  { trait: 'wheelchair', label: 'Wheelchair', choices: YES_OR_NO },
  { trait: 'wheelchairColor', label: 'Color of the wheelchair', choices: GEAR },
  { trait: 'freckles', label: 'Freckles', choices: YES_OR_NO },
];

/**
 * The looks, for a parent to set: what is set wins over the description, and 'As described' leaves a
 * look to the words again.
 */
export function TraitFields({ typed }: { typed: TypedChild }) {
  // Open from the start where something is set; from then on it is the parent's to open and close.
  const [isOpen] = useState(() => TRAITS.some((trait) => typed[`trait_${trait}`]));
  return (
    <details open={isOpen} className="group border-y border-edge py-1">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-bold text-pine">
        <ChevronDown className="icon transition-transform group-open:rotate-180" />
        Choose the looks yourself
      </summary>
      <p className="mb-5 text-ink-soft">
        What you choose here counts more than the words above. Anything else is drawn as described.
      </p>
      <div className="grid gap-6 pb-5">
        <Swatches trait="skin" label="Skin" colors={SKINS} typed={typed} />
        <Swatches trait="hairColor" label="Hair color" colors={HAIR_COLORS} typed={typed} />
        <Swatches trait="eyes" label="Eyes" colors={EYE_COLORS} typed={typed} />
        <div className="grid gap-5 sm:grid-cols-2">
          {LISTS.map(({ trait, label, choices }) => (
            <SelectField
              key={trait}
              label={label}
              name={`trait_${trait}`}
              defaultValue={typed[`trait_${trait}`]}
            >
              <option value="">{AS_DESCRIBED}</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {inWords(choice)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </div>
    </details>
  );
}

function Swatches({
  trait,
  label,
  colors,
  typed,
}: {
  trait: Trait;
  label: string;
  colors: Record<string, string>;
  typed: TypedChild;
}) {
  const name = `trait_${trait}` as const;
  const radio = (value: string) => ({
    type: 'radio',
    name,
    value,
    defaultChecked: typed[name] === value,
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

/** 'darkBrown' -> 'Dark brown'. */
function inWords(choice: string): string {
  const words = choice.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
