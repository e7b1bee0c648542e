/** Reads what a parent typed about a child and checks it as the form promises to (specification, section 5). */

import type { Child } from '#contract/children.ts';
import type { HeroTraits } from '#contract/hero-traits.ts';
import { readCrop, writeCrop } from './photo/crop.ts';

/** The most letters of a description. */
export const LONGEST_DESCRIPTION = 300;

/** The looks that a parent may set; the form's field is called `trait_` and this. */
export const TRAITS = [
  'skin',
  'hair',
  'hairColor',
  'eyes',
  'glasses',
  'glassesColor',
  'freckles',
  'hearingAids',
  'hearingAidColor',
  'wheelchair',
  'wheelchairColor',
  'outfit',
] as const satisfies (keyof HeroTraits)[];

const FIELDS = [
  'id',
  'name',
  'birth_year',
  'birth_month',
  'birth_day',
  'reading_level',
  'gender',
  'interests',
  'description',
  'photo_url',
  'photo_crop',
  ...TRAITS.map((trait) => `trait_${trait}` as const),
] as const;

/**
 * What was typed, word for word, to be shown again. `id` is the child's, also before it is saved: what
 * nobody describes is drawn as the id decides, and the drawing must not change by being saved.
 */
export type TypedChild = Record<(typeof FIELDS)[number], string>;

/** A sentence per field that is wrong; the three lists of the birthday share one. */
export type ChildErrors = Partial<
  Record<
    'name' | 'birthday' | 'reading_level' | 'gender' | 'interests' | 'description' | 'photo',
    string
  >
>;

/** What the form shows before anybody typed. */
export const emptyChild = Object.fromEntries(FIELDS.map((field) => [field, ''])) as TypedChild;

/** What the form shows of a child who is in the family already. */
export function typedFromChild(child: Child): TypedChild {
  const typed = { ...emptyChild };
  for (const field of FIELDS) {
    if (field in child) typed[field] = String(child[field as keyof Child] ?? '');
  }
  typed.photo_crop = child.photo_crop ? writeCrop(child.photo_crop) : '';
  for (const trait of TRAITS) typed[`trait_${trait}`] = answerTo(child.traits[trait]);
  return typed;
}

const answerTo = (trait: unknown): string => {
  if (typeof trait === 'boolean') return trait ? 'yes' : 'no';
  return typeof trait === 'string' ? trait : '';
};

/** The looks that were set; what is left as described is absent. */
export function traitsIn(typed: TypedChild): HeroTraits {
  const set = TRAITS.map((trait) => [trait, typed[`trait_${trait}`]] as const);
  const meant: Record<string, boolean> = { yes: true, no: false };
  // The contract checks the choices; a made-up one is refused there.
  return Object.fromEntries(
    set.filter(([, answer]) => answer).map(([trait, answer]) => [trait, meant[answer] ?? answer]),
  );
}

export function readTypedChild(form: FormData): TypedChild {
  const typed = { ...emptyChild };
  for (const field of FIELDS) {
    // A browser sends line ends as two letters, which would count twice against the limit.
    typed[field] = String(form.get(field) ?? '').replaceAll('\r\n', '\n');
  }
  return typed;
}

/**
 * Every sentence that the form for a child of the family has to say, in the order of its fields; {} if
 * there is none (specification, section 5: Add child).
 */
export function checkTypedChild(typed: TypedChild): ChildErrors {
  return {
    ...checkNameAndLevel(typed),
    ...(!typed.gender && { gender: 'Please help us know how to personalize their story' }),
    ...(!typed.description.trim() &&
      !typed.photo_url && {
        description:
          'Please either upload a photo or describe your child to help us create their illustrations.',
      }),
  };
}

/** The same for onboarding, which wants the birthday too (specification, section 5: Onboarding child form). */
export function checkOnboardedChild(typed: TypedChild): ChildErrors {
  const { name, ...rest } = checkTypedChild(typed);
  const birthday = askForBirthday(typed);
  return { ...(name && { name }), ...(birthday && { birthday }), ...rest };
}

/** All that a giver must know of the child (specification, section 5: Gift form). */
export function checkNameAndLevel(typed: TypedChild): ChildErrors {
  return {
    ...(!typed.name.trim() && { name: "Please share your little one's name with us" }),
    ...(!typed.reading_level && {
      reading_level: 'Please help us understand their reading journey',
    }),
  };
}

/** Names the lists of the birthday that nothing is chosen from; undefined if there is none. */
function askForBirthday(typed: TypedChild): string | undefined {
  const missing = (['year', 'month', 'day'] as const).filter((part) => !typed[`birth_${part}`]);
  if (missing.length === 0) return undefined;
  const last = missing.pop();
  const named = missing.length > 0 ? `${missing.join(', ')} and ${last}` : last;
  return `Please choose the ${named} of the birthday`;
}

/** The photo and its square; none of either is said as such, so that a photo that was removed goes. */
export const photoOf = (typed: TypedChild) => ({
  photo_url: typed.photo_url || null,
  photo_crop: typed.photo_url ? readCrop(typed.photo_crop) : null,
});

/** The birthday if year, month and day are all chosen; empty otherwise. */
export function birthPartsOf(typed: TypedChild) {
  const [year, month, day] = [typed.birth_year, typed.birth_month, typed.birth_day].map(Number);
  if (!year || !month || !day) return { birth_year: null, birth_month: null, birth_day: null };
  return { birth_year: year, birth_month: month, birth_day: day };
}
