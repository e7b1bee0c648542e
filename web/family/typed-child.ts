/** What a parent typed about a child, as the browser has it: no schema comes along (specification, section 5). */

import type { ChildDetails } from '#contract/children.ts';
import { type HeroTrait, type HeroTraits, heroTraitNames } from '#vocabulary/hero-traits.ts';
import { BIRTHDAY_NOT_WHOLE } from '#vocabulary/sentences/children.ts';
import { readCrop } from './photo/crop.ts';

/**
 * What was typed, word for word, to be shown again; each look has a field of its own. `id` is the child's, also before
 * it is saved: what nobody describes is drawn as the id decides, and the drawing must not change by being saved.
 */
export type TypedChild = Record<
  'id' | Exclude<keyof ChildDetails, 'traits'> | `trait_${HeroTrait}`,
  string
>;

type QuestionOf<Field> = Field extends `birth_${string}`
  ? 'birthday'
  : Field extends `photo_${string}`
    ? 'photo'
    : Field;

/** What the form asks: the birthday's three lists are one question, and a photo with its square is. */
export type Question = QuestionOf<keyof ChildDetails>;

/** A sentence per question that is answered wrongly. */
export type ChildErrors = Partial<Record<Question, string>>;

/** The three lists of the birthday. */
export const birthParts = ['birth_year', 'birth_month', 'birth_day'] as const;

/** The fields of the looks that can be set. */
export const traitQuestions = heroTraitNames.map((trait) => `trait_${trait}` as const);

/** The same fields with nothing typed. */
export function emptied(typed: TypedChild): TypedChild {
  const empty = { ...typed };
  for (const field of Object.keys(empty) as (keyof TypedChild)[]) empty[field] = '';
  return empty;
}

/**
 * The form as it was left, after its page was loaded anew: the child's id, too, for one that was sent and not answered must not
 * become a second child. A photo is not kept; words that have come in its place take it away.
 */
export function asLeft(start: TypedChild, kept: Record<string, string>): TypedChild {
  const left = { ...start };
  for (const field of Object.keys(start) as (keyof TypedChild)[]) left[field] = kept[field] ?? '';
  const { photo_url, photo_crop } = left.description ? { photo_url: '', photo_crop: '' } : start;
  return { ...left, photo_url, photo_crop };
}

/** The looks that were set; what is left as described is absent. */
export function traitsIn(typed: TypedChild): HeroTraits {
  const set = heroTraitNames.map((trait) => [trait, typed[`trait_${trait}`]] as const);
  const meant: Record<string, boolean> = { yes: true, no: false };
  // The contract checks the choices; a made-up one is refused there.
  return Object.fromEntries(
    set.filter(([, answer]) => answer).map(([trait, answer]) => [trait, meant[answer] ?? answer]),
  );
}

/** The photo and its square; none of either is said as such, so that a photo that was removed goes. */
export const photoOf = (typed: TypedChild) => ({
  photo_url: typed.photo_url || null,
  photo_crop: typed.photo_url ? readCrop(typed.photo_crop) : null,
});

/** What is said where a birthday is begun and not whole; it is saved empty then (specification, section 5). */
export function birthdayNote(typed: TypedChild): string | undefined {
  const answers = birthParts.map((part) => typed[part]);
  const isHalf = answers.some(Boolean) && !answers.every(Boolean);
  return isHalf ? BIRTHDAY_NOT_WHOLE : undefined;
}

/** The birthday if year, month and day are all chosen; empty otherwise. */
export function birthPartsOf(typed: TypedChild) {
  const [year, month, day] = birthParts.map((part) => Number(typed[part]));
  if (!year || !month || !day) return { birth_year: null, birth_month: null, birth_day: null };
  return { birth_year: year, birth_month: month, birth_day: day };
}
