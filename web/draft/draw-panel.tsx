import './draw-panel.css';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { HAIR_COLORS, SKINS } from '#bookmaking/hero/traits.ts';
import { genders } from '#vocabulary/genders.ts';
import { newChildLevels } from '#vocabulary/reading-levels.ts';
import { LONGEST_CHILD_NAME, LONGEST_DESCRIPTION } from '#vocabulary/text-lengths.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import { Portrait } from '#web/book/live/portrait.tsx';
import { inWords } from '#web/family/hero/in-words.ts';
import { AS_DESCRIBED, Swatches } from '#web/family/hero/swatches.tsx';
import { again } from '#web/line/again.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { changeDraft, forgetDraft } from './browser-draft.ts';
import { blankDraft } from './draft.ts';
import { DraftNotDrawn } from './draft-not-drawn.tsx';
import { useDraft, useDraftReader } from './use-draft.ts';
import { fieldOf, useEarlyWords } from './use-early-words.ts';

/** Asked by few before they have seen a page: it comes when it is opened, so that no first load has it. */
const WhoComesAlong = lazy(() => again(() => import('./who-comes-along.tsx')));

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
 * @param props.whole where the whole book can be seen, for a page that shows no more than one of its pages
 */
export function DrawPanel({
  nameless,
  title,
  whole,
}: {
  nameless: string;
  title: string;
  whole?: string;
}) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const draft = useDraft();
  const reader = useDraftReader(nameless);
  const said = draft ?? blankDraft;
  const [isAsked, setAsked] = useState(false);
  const name = said.name.trim();
  useEarlyWords(panel, said);
  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="draw-panel [@media(scripting:none)]:hidden"
    >
      <div className="draw-panel-who">
        {reader && <Portrait reader={reader} />}
        <h2 id={id}>
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
        name={fieldOf('trait_skin')}
        colors={SKINS}
        value={said.trait_skin}
        onChoose={(trait_skin) => changeDraft({ trait_skin })}
      />
      <Swatches
        label="Hair color"
        name={fieldOf('trait_hairColor')}
        colors={HAIR_COLORS}
        value={said.trait_hairColor}
        onChoose={(trait_hairColor) => changeDraft({ trait_hairColor })}
      />
      <div className="draw-panel-pair">
        <SelectField
          label="Hair"
          name={fieldOf('trait_hair')}
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
          name={fieldOf('description')}
          value={said.description}
          onChange={(event) => changeDraft({ description: event.target.value })}
          maxLength={LONGEST_DESCRIPTION}
          autoComplete="off"
          placeholder="green glasses, freckles"
        />
        <TextField
          label="Name"
          name={fieldOf('name')}
          value={said.name}
          onChange={(event) => changeDraft({ name: event.target.value })}
          maxLength={LONGEST_CHILD_NAME}
          autoComplete="off"
        />
        <ChoiceTiles
          label="Gender"
          name={fieldOf('gender')}
          choices={GENDERS}
          columns="grid-cols-3"
          value={said.gender}
          onChoose={(gender) => changeDraft({ gender })}
        />
      </div>
      {said.description && <DraftNotDrawn description={said.description} />}
      <ChoiceTiles
        label="Reading level"
        name={fieldOf('reading_level')}
        choices={LEVELS}
        columns="draw-panel-levels"
        value={said.reading_level}
        onChoose={(reading_level) => changeDraft({ reading_level })}
      />
      <details onToggle={() => setAsked(true)}>
        <summary className="label inline-flex min-h-11 cursor-pointer items-center gap-2">
          Who comes along <span className="hint">optional</span>
        </summary>
        {isAsked && (
          <Suspense>
            <WhoComesAlong said={said} />
          </Suspense>
        )}
      </details>
      {whole && (
        <ButtonLink to={whole} look={name ? 'primary' : 'quiet'}>
          <span className="max-w-64 truncate">See {name ? `${name}'s` : 'the'} whole book</span>
        </ButtonLink>
      )}
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
