import type { Reader } from '#bookmaking/reader.ts';
import { type Gender, genders } from '#vocabulary/genders.ts';
import { newChildLevels } from '#vocabulary/reading-levels.ts';
import {
  LONGEST_CHILD_NAME,
  LONGEST_COMPANION,
  LONGEST_DESCRIPTION,
} from '#vocabulary/text-lengths.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import { readerOfChild } from '#web/book/reader-of-child.ts';
import type { TypedChild } from '#web/family/typed-child.ts';

/** What a visitor is asked: the fields of the form for a child, by the same names, as far as they draw and word a book. */
export const draftQuestions = [
  'name',
  'gender',
  'reading_level',
  'description',
  'trait_skin',
  'trait_hair',
  'trait_hairColor',
  'companion_kind',
  'companion_name',
  'grown_up',
  'baby_name',
] as const satisfies (keyof TypedChild)[];

/**
 * A child whom a visitor draws before anybody knows him (readings: A visitor's draft). '' where nothing is said. Its id is
 * the child's to be: what nobody describes is drawn as the id decides, and the face must not change at sign-in.
 */
export type Draft = Record<'id' | (typeof draftQuestions)[number], string>;

/** Nothing is said yet. Gender and level have an answer from the start, since both can be seen and pressed. */
export const blankDraft: Draft = {
  id: '',
  name: '',
  gender: 'Neutral',
  reading_level: 'Sapling',
  description: '',
  trait_skin: '',
  trait_hair: '',
  trait_hairColor: '',
  companion_kind: '',
  companion_name: '',
  grown_up: '',
  baby_name: '',
};

/** The reader that a draft is drawn as: the very one that the child of this draft will be. */
export function readerOfDraft(draft: Draft, nameless: string): Reader {
  const { trait_skin: skin, trait_hair: hair, trait_hairColor: hairColor, ...said } = draft;
  return readerOfChild(
    {
      ...said,
      name: said.name.trim() || nameless,
      description: said.description.trim(),
      gender: said.gender as Gender,
      interests: '',
      birth_year: null,
      birth_month: null,
      birth_day: null,
      traits: { ...(skin && { skin }), ...(hair && { hair }), ...(hairColor && { hairColor }) },
    },
    // Without a birthday there is no age, whatever the day.
    new Date(0),
  );
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const among = (choices: readonly string[]) => (text: string) => choices.includes(text);
const orNone = (choices: readonly string[]) => (text: string) => !text || choices.includes(text);
const upTo = (most: number) => (text: string) => text.length <= most * LONGEST_LETTER;
/** Some letters are made of several signs: the form holds them back as people count, and this only what is absurd. */
const LONGEST_LETTER = 12;

const isSaid: Record<keyof Draft, (text: string) => boolean> = {
  id: (text) => UUID.test(text),
  name: upTo(LONGEST_CHILD_NAME),
  gender: among(genders),
  reading_level: among(newChildLevels.map(({ label }) => label)),
  description: upTo(LONGEST_DESCRIPTION),
  trait_skin: orNone(traitChoices.skin),
  trait_hair: orNone(traitChoices.hair),
  trait_hairColor: orNone(traitChoices.hairColor),
  companion_kind: upTo(LONGEST_COMPANION),
  companion_name: upTo(LONGEST_CHILD_NAME),
  grown_up: upTo(LONGEST_CHILD_NAME),
  baby_name: upTo(LONGEST_CHILD_NAME),
};

/** Reads a draft as the browser has kept it. What is kept there is the visitor's to change: whatever is none counts as none. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const draft = { ...blankDraft };
    for (const field of Object.keys(isSaid) as (keyof Draft)[]) {
      // A browser may have kept it before all of this was asked.
      const said: unknown = (kept as Partial<Draft>)[field] ?? draft[field];
      if (typeof said !== 'string' || !isSaid[field](said)) return undefined;
      draft[field] = said;
    }
    return draft;
  } catch {
    return undefined;
  }
}
