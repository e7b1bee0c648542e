/** Reads what a parent typed about a child and checks it as the form promises to (specification, section 5). */

import { z } from 'zod';
import {
  type Child,
  type ChildDetails,
  childDetails,
  childFieldNames,
} from '#contract/children.ts';
import { isBlank } from '#vocabulary/blank.ts';
import { heroTraitNames } from '#vocabulary/hero-traits.ts';
import { LOOKS_MISSING } from '#vocabulary/sentences/children.ts';
import { typedInto } from '#web/forms/read-form.ts';
import type { SeenChild } from './changed-meanwhile.ts';
import { writeCrop } from './photo/crop.ts';
import {
  birthPartsOf,
  type ChildErrors,
  photoOf,
  type TypedChild,
  traitQuestions,
  traitsIn,
} from './typed-child.ts';

// Read from the contract's schema, so that no field is forgotten: only loaders and actions may import this file, or
// the schema would come along to the browser.
const WITHOUT_LOOKS = childFieldNames.filter((field) => field !== 'traits');
const FIELDS: (keyof TypedChild)[] = ['id', ...WITHOUT_LOOKS, ...traitQuestions];

/** What the form shows before anybody typed. */
export const emptyChild = Object.fromEntries(FIELDS.map((field) => [field, ''])) as TypedChild;

/** What the form shows of a child who is in the family already. */
export function typedFromChild(child: Child): TypedChild {
  const typed = { ...emptyChild, id: child.id };
  for (const field of WITHOUT_LOOKS) {
    if (field !== 'photo_crop') typed[field] = asText(child[field]);
  }
  typed.photo_crop = child.photo_crop ? writeCrop(child.photo_crop) : '';
  for (const trait of heroTraitNames) typed[`trait_${trait}`] = answerTo(child.traits[trait]);
  return typed;
}

const asText = (value: string | number | boolean | null): string =>
  value === false ? '' : String(value ?? '');

const answerTo = (trait: unknown): string => {
  if (typeof trait === 'boolean') return trait ? 'yes' : 'no';
  return typeof trait === 'string' ? trait : '';
};

export function readTypedChild(form: FormData): TypedChild {
  const typed = { ...emptyChild };
  for (const field of FIELDS) typed[field] = typedInto(form, field);
  return typed;
}

/** What is sent of a text or of a choice is the text; every other field has to be made of it. */
type FromTexts = {
  [Field in keyof ChildDetails]: ChildDetails[Field] extends string | undefined
    ? string
    : ChildDetails[Field];
};

/** What the family says with it. The contract checks the choices: a made-up one comes back as a sentence. */
export function saidIn(typed: TypedChild): ChildDetails {
  const texts = Object.fromEntries(WITHOUT_LOOKS.map((field) => [field, typed[field]])) as Record<
    (typeof WITHOUT_LOOKS)[number],
    string
  >;
  const said: FromTexts = {
    ...texts,
    ...birthPartsOf(typed),
    ...photoOf(typed),
    is_given_to: typed.is_given_to === 'true',
    traits: traitsIn(typed),
  };
  return said as ChildDetails;
}

/**
 * Every sentence that the edit card has to say, in the order of its fields; {} if there is none. Whether a child can do
 * without looks is the shop's to say: one that was saved without them can.
 */
export const checkChangedChild = (typed: TypedChild): ChildErrors =>
  sentencesOf(childDetails.safeParse(saidIn(typed)));

/** The same for a new child, who needs looks (specification, section 5: Add child). */
export function checkTypedChild(typed: TypedChild): ChildErrors {
  const hasLooks = !isBlank(typed.description) || typed.photo_url;
  return { ...checkChangedChild(typed), ...(!hasLooks && { description: LOOKS_MISSING }) };
}

/** The same for onboarding, which wants the birthday too (specification, section 5: Onboarding child form). */
export function checkOnboardedChild(typed: TypedChild): ChildErrors {
  const { name, ...rest } = checkTypedChild(typed);
  const birthday = askForBirthday(typed);
  return { ...(name && { name }), ...(birthday && { birthday }), ...rest };
}

/** The same for a child that is given to, of whom a name and a level will do (specification, section 5: Gift form). */
export function checkGiftedChild(typed: TypedChild): ChildErrors {
  return sentencesOf(childDetails.omit({ gender: true }).safeParse(saidIn(typed)));
}

/** What the form was opened with, as it sends it along; undefined where that cannot be read. */
export function readSeen(form: FormData): SeenChild | undefined {
  const seen = seenChild.safeParse(typedInto(form, 'seen'));
  return seen.data && { ...seen.data, typed: { ...emptyChild, ...seen.data.typed } };
}

const seenChild = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      updatedAt: z.iso.datetime(),
      typed: z.partialRecord(z.enum(FIELDS), z.string()),
      isNews: z.boolean(),
    }),
  );

function sentencesOf({ error }: z.ZodSafeParseResult<unknown>): ChildErrors {
  return error ? byQuestion(z.flattenError(error as z.ZodError<ChildDetails>).fieldErrors) : {};
}

/** The first sentence of every field, the birthday's three lists and a photo with its square each taken as one. */
export function byQuestion(fields: Record<string, string[] | undefined>): ChildErrors {
  const errors: ChildErrors = {};
  for (const [field, [sentence] = []] of Object.entries(fields)) {
    errors[questionOf(field)] = sentence;
  }
  return errors;
}

function questionOf(field: string): keyof ChildErrors {
  if (field.startsWith('birth_')) return 'birthday';
  return (field.startsWith('photo_') ? 'photo' : field) as keyof ChildErrors;
}

/** Names the lists of the birthday that nothing is chosen from; undefined if there is none. */
function askForBirthday(typed: TypedChild): string | undefined {
  const missing = (['year', 'month', 'day'] as const).filter((part) => !typed[`birth_${part}`]);
  if (missing.length === 0) return undefined;
  const last = missing.pop();
  const named = missing.length > 0 ? `${missing.join(', ')} and ${last}` : last;
  return `Please choose the ${named} of the birthday`;
}
