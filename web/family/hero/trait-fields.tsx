import './trait-fields.css';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CLOTH_COLORS } from '#bookmaking/hero/cloth-colors.ts';
import {
  EYE_COLORS,
  GEAR_COLORS,
  HAIR_COLORS,
  SKINS,
  type Traits,
} from '#bookmaking/hero/traits.ts';
import {
  eyePatches,
  type HeroTrait,
  hairLengths,
  heroTraitNames,
  teethChoices,
} from '#vocabulary/hero-traits.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { inWords } from './in-words.ts';
import { NamedSwatches } from './named-swatches.tsx';
import { Swatch } from './swatch.tsx';
import { AS_DESCRIBED, Swatches } from './swatches.tsx';

const YES_OR_NO = ['yes', 'no'];
const COVERED = ['hijab', 'patka'];

/**
 * The looks, for a parent to set: what is set wins over the description, and 'As described' leaves a
 * look to the words again. Each is folded behind a line that says how it stands, because all of them together are
 * four screens of a phone.
 *
 * @param props.typed what the form began with
 * @param props.now what it says now
 * @param props.drawn the looks of the drawing; undefined before there is one
 */
export function TraitFields({
  typed,
  now,
  drawn,
}: {
  typed: TypedChild;
  now: TypedChild;
  drawn: Traits | undefined;
}) {
  // Open from the start where something is set; from then on it is the parent's to open and close.
  const [isOpen] = useState(() => heroTraitNames.some((trait) => typed[`trait_${trait}`]));
  const list = (trait: HeroTrait, label: string, choices: readonly string[]) => (
    <ChoiceList trait={trait} label={label} choices={choices} typed={typed} />
  );
  const swatches = (trait: HeroTrait, label: string, colors: Record<string, string>) => (
    <Swatches
      label={label}
      name={`trait_${trait}`}
      colors={colors}
      defaultValue={typed[`trait_${trait}`]}
    />
  );
  const clothColors = (trait: HeroTrait, label: string) => (
    <NamedSwatches
      label={label}
      name={`trait_${trait}`}
      colors={CLOTH_COLORS}
      defaultValue={typed[`trait_${trait}`]}
    />
  );
  const look = (trait: HeroTrait) => ({ set: now[`trait_${trait}`], drawn: drawn?.[trait] });
  const isOne = (trait: HeroTrait, kinds: readonly string[]) =>
    kinds.includes(now[`trait_${trait}`] || String(drawn?.[trait]));
  // A color is asked for only where there is something to color.
  const has = (trait: 'glasses' | 'hearingAids' | 'wheelchair' | 'hat') => {
    const { set, drawn } = look(trait);
    return set ? set !== 'none' && set !== 'no' : drawn !== undefined && drawn !== 'none' && drawn;
  };
  return (
    <details open={isOpen} className="looks">
      <summary className="looks-summary font-bold text-pine">
        <ChevronDown className="icon" />
        Choose the looks yourself
      </summary>
      <p className="mb-3 text-ink-soft">
        What you choose here counts more than words or a photo. Anything else is drawn as described.
      </p>
      <Fold title="Skin" looks={[{ ...look('skin'), colors: SKINS }]}>
        {swatches('skin', 'Skin', SKINS)}
      </Fold>
      <Fold
        title="Hair"
        looks={[look('hair'), look('hairLength'), { ...look('hairColor'), colors: HAIR_COLORS }]}
      >
        {list('hair', 'Hair', traitChoices.hair)}
        {!isOne('hair', COVERED) && list('hairLength', 'Length of the hair', hairLengths)}
        {swatches('hairColor', 'Hair color', HAIR_COLORS)}
        {!isOne('hair', COVERED) && list('fringe', 'Bangs', YES_OR_NO)}
        {isOne('hair', ['boxBraids']) && list('beads', 'Beads in the braids', YES_OR_NO)}
      </Fold>
      <Fold title="Head covering" looks={[{ ...look('headwearColor'), colors: CLOTH_COLORS }]}>
        {isOne('hair', COVERED) ? (
          <p>A hijab or a patka is chosen with the hair.</p>
        ) : (
          list('hat', 'Knitted hat', YES_OR_NO)
        )}
        {(isOne('hair', COVERED) || has('hat')) &&
          clothColors('headwearColor', 'Color of the head covering')}
      </Fold>
      <Fold title="Eyes" looks={[{ ...look('eyes'), colors: EYE_COLORS }]}>
        {swatches('eyes', 'Eyes', EYE_COLORS)}
        {list('monolid', 'Monolid eyes', YES_OR_NO)}
        {list('lashes', 'Long lashes', YES_OR_NO)}
        {list('eyePatch', 'Eye patch', eyePatches)}
      </Fold>
      <Fold title="Freckles, cheeks and teeth" looks={[look('teeth')]}>
        {list('freckles', 'Freckles', YES_OR_NO)}
        {list('blush', 'Rosy cheeks', YES_OR_NO)}
        {list('teeth', 'Front teeth', teethChoices)}
      </Fold>
      <Fold title="Glasses" looks={[look('glasses')]}>
        {list('glasses', 'Glasses', traitChoices.glasses)}
        {has('glasses') && swatches('glassesColor', 'Color of the glasses', GEAR_COLORS)}
      </Fold>
      <Fold
        title="Clothes"
        looks={[look('outfit'), { ...look('clothesColor'), colors: CLOTH_COLORS }]}
      >
        {list('outfit', 'Clothes', traitChoices.outfit)}
        {clothColors('clothesColor', 'Color of the clothes')}
      </Fold>
      <Fold title="Hearing aids" looks={[look('hearingAids')]}>
        {list('hearingAids', 'Hearing aids', YES_OR_NO)}
        {has('hearingAids') &&
          swatches('hearingAidColor', 'Color of the hearing aids', GEAR_COLORS)}
      </Fold>
      <Fold title="Wheelchair" looks={[look('wheelchair')]}>
        {list('wheelchair', 'Wheelchair', YES_OR_NO)}
        {has('wheelchair') && swatches('wheelchairColor', 'Color of the wheelchair', GEAR_COLORS)}
      </Fold>
    </details>
  );
}

/** How a look stands: what is set, else what is drawn. */
type Look = { set: string; drawn: unknown; colors?: Record<string, string> };

/** A line that says how its looks stand, and opens to change them. */
function Fold({ title, looks, children }: { title: string; looks: Look[]; children: ReactNode }) {
  const set = looks.filter((look) => look.set).map((look) => inWords(look.set));
  return (
    <details className="look">
      <summary className="looks-summary">
        <ChevronDown className="icon text-pine" />
        <span className="grow font-bold">{title}</span>
        <span className="look-value">
          {set.length > 0 ? set.join(', ') : <span className="text-ink-soft">{AS_DESCRIBED}</span>}
          {looks.map((look) => {
            const color = look.colors?.[look.set || String(look.drawn)];
            return color && <Swatch key={color} color={color} />;
          })}
        </span>
      </summary>
      <div className="grid gap-4 pt-1 pb-5 lg:pl-8">{children}</div>
    </details>
  );
}

function ChoiceList({
  trait,
  label,
  choices,
  typed,
}: {
  trait: HeroTrait;
  label: string;
  choices: readonly string[];
  typed: TypedChild;
}) {
  return (
    <SelectField label={label} name={`trait_${trait}`} defaultValue={typed[`trait_${trait}`]}>
      <option value="">{AS_DESCRIBED}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {inWords(choice)}
        </option>
      ))}
    </SelectField>
  );
}
