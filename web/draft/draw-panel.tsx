import './draw-panel.css';
import { type ReactNode, useId } from 'react';
import { HAIR_COLORS, SKINS } from '#bookmaking/hero/traits.ts';
import { genders } from '#vocabulary/genders.ts';
import { newChildLevels } from '#vocabulary/reading-levels.ts';
import { LONGEST_CHILD_NAME, LONGEST_DESCRIPTION } from '#vocabulary/text-lengths.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import { Portrait } from '#web/book/live/portrait.tsx';
import { inWords } from '#web/family/hero/in-words.ts';
import { AS_DESCRIBED, Swatches } from '#web/family/hero/swatches.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { changeDraft, forgetDraft } from './browser-draft.ts';
import { blankDraft } from './draft.ts';
import { useDraft, useDraftReader } from './use-draft.ts';

const GENDERS = genders.map((gender) => ({ value: gender, label: gender }));
const LEVELS = newChildLevels.map(({ label, ages }) => ({
  value: label,
  label,
  hint: ages.replace('ages ', ''),
}));

/**
 * Draws a child into the book that is looked at, before anybody has signed in: what is chosen and typed goes into this
 * browser's draft, which every picture on the page follows. Without scripts nothing could be drawn, so nothing is asked.
 *
 * @param props.nameless who stars until a name is typed
 * @param props.title its heading while nobody has a name
 * @param props.children where it leads on
 */
export function DrawPanel({
  nameless,
  title,
  children,
}: {
  nameless: string;
  title: string;
  children?: ReactNode;
}) {
  const id = useId();
  const draft = useDraft();
  const reader = useDraftReader(nameless);
  const said = draft ?? blankDraft;
  const name = said.name.trim();
  return (
    <section aria-labelledby={id} className="draw-panel [@media(scripting:none)]:hidden">
      <div className="draw-panel-who">
        {reader && <Portrait reader={reader} />}
        <h2 id={id} className="min-w-0 text-2xl break-words">
          {name ? (
            <>
              How we draw <span className="rubric">{name}</span>
            </>
          ) : (
            title
          )}
        </h2>
      </div>
      <Swatches
        label="Skin"
        name="draft_skin"
        colors={SKINS}
        value={said.trait_skin}
        onChoose={(trait_skin) => changeDraft({ trait_skin })}
      />
      <Swatches
        label="Hair color"
        name="draft_hair_color"
        colors={HAIR_COLORS}
        value={said.trait_hairColor}
        onChoose={(trait_hairColor) => changeDraft({ trait_hairColor })}
      />
      <SelectField
        label="Hair"
        value={said.trait_hair}
        onChange={(event) => changeDraft({ trait_hair: event.target.value })}
      >
        <option value="">{AS_DESCRIBED}</option>
        {traitChoices.hair.map((hair) => (
          <option key={hair} value={hair}>
            {inWords(hair)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="In a few words"
        hint="optional"
        value={said.description}
        onChange={(event) => changeDraft({ description: event.target.value })}
        maxLength={LONGEST_DESCRIPTION}
        autoComplete="off"
        placeholder="green glasses, freckles, a wheelchair"
      />
      <TextField
        label="Name"
        value={said.name}
        onChange={(event) => changeDraft({ name: event.target.value })}
        maxLength={LONGEST_CHILD_NAME}
        autoComplete="off"
      />
      <ChoiceTiles
        label="Gender"
        name="draft_gender"
        choices={GENDERS}
        columns="grid-cols-3"
        value={said.gender}
        onChoose={(gender) => changeDraft({ gender })}
      />
      <ChoiceTiles
        label="Reading level"
        name="draft_level"
        choices={LEVELS}
        columns="grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]"
        value={said.reading_level}
        onChoose={(reading_level) => changeDraft({ reading_level })}
      />
      {children}
      <p className="hint">
        Kept in this browser only, and sent nowhere until you save it.{' '}
        {draft && (
          <button type="button" className="link min-h-11" onClick={forgetDraft}>
            Begin again
          </button>
        )}
      </p>
    </section>
  );
}
