/** The children of a family (specification, sections 3, 5 and 7: children). */
import { z } from 'zod';
import { EARLIEST_BIRTH_YEAR } from '#vocabulary/family.ts';
import { genders } from '#vocabulary/genders.ts';
import { CLOSEST, type PhotoCrop } from '#vocabulary/photos.ts';
import { printedNames } from '#vocabulary/printed-names.ts';
import { readingLevels } from '#vocabulary/reading-levels.ts';
import {
  BIRTHDAY_IMPOSSIBLE,
  CHILD_CHANGED,
  COMPANION_TOO_LONG,
  DESCRIPTION_TOO_LONG,
  FAMILY_FULL,
  GENDER_MISSING,
  INTERESTS_TOO_LONG,
  LOOKS_MISSING,
  NAME_CANNOT_BE_PRINTED,
  NAME_MISSING,
  NAME_TOO_LONG,
  READING_LEVEL_MISSING,
} from '#vocabulary/sentences/children.ts';
import {
  LONGEST_CHILD_NAME,
  LONGEST_COMPANION,
  LONGEST_DESCRIPTION,
  LONGEST_INTERESTS,
} from '#vocabulary/text-lengths.ts';
import { shipTo } from './addresses.ts';
import { heroTraits } from './hero-traits.ts';
import { notFound, signedInCall } from './named-failures.ts';
import { unchecked } from './unchecked.ts';
import { moment, typed, typedLines, uuid } from './wire-values.ts';

export const photoCrop = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zoom: z.number().min(1).max(CLOSEST),
}) satisfies z.ZodType<PhotoCrop>;

const birthPart = (low: number, high: number) =>
  z.int().min(low, BIRTHDAY_IMPOSSIBLE).max(high, BIRTHDAY_IMPOSSIBLE).nullable();

/**
 * What a family says of a child, each field once: what is taken, what is told, the columns of the table and the
 * questions of the form follow from here by type (docs/decisions/086).
 */
const childFields = {
  name: typed(LONGEST_CHILD_NAME, NAME_TOO_LONG, NAME_MISSING).trim().min(1, NAME_MISSING),
  birth_year: birthPart(EARLIEST_BIRTH_YEAR, 2200),
  birth_month: birthPart(1, 12),
  birth_day: birthPart(1, 31),
  reading_level: z.enum(readingLevels, READING_LEVEL_MISSING),
  gender: z.enum(genders, GENDER_MISSING),
  interests: typed(LONGEST_INTERESTS, INTERESTS_TOO_LONG),
  /** A toy or an animal that is always there: 'stegosaurus', 'our dog'. '' without one. */
  companion_kind: typed(LONGEST_COMPANION, COMPANION_TOO_LONG).trim(),
  /** What it is called, as a book prints it; '' where it has no name. */
  companion_name: typed(LONGEST_CHILD_NAME, NAME_TOO_LONG).trim(),
  /** What the child calls the grown-up of the stories: 'Grandma', 'Papa', 'Nonna', a first name. */
  grown_up: typed(LONGEST_CHILD_NAME, NAME_TOO_LONG).trim(),
  /** A baby brother's or sister's name, for What the Baby Said. */
  baby_name: typed(LONGEST_CHILD_NAME, NAME_TOO_LONG).trim(),
  description: typedLines(LONGEST_DESCRIPTION, DESCRIPTION_TOO_LONG).trim(),
  /** As an upload was answered, signed or not. It clears the description, and a description clears it. */
  photo_url: typed(2000).nullable(),
  /** It goes with its photo: a new one begins with the middle. */
  photo_crop: photoCrop.nullable(),
  /** All that the parent has set; what is left out is unset again. */
  traits: heroTraits,
  /** Somebody whom the family gives books to, and no child of its own. Such a one needs no looks. */
  is_given_to: z.boolean(),
};
export const childDetails = z.object(childFields);
export type ChildDetails = z.infer<typeof childDetails>;
export const childFieldNames = Object.keys(childFields) as (keyof ChildDetails)[];

export const child = z.object({
  id: uuid,
  parent_id: uuid,
  ...unchecked(childFields),
  /** A label of an older list may stand there. */
  reading_level: z.string(),
  /** `photo_url` is signed, for 3600 seconds. */
  traits: z.record(z.string(), z.unknown()),
  /** The last address that was given at a checkout for this child's books; a gift goes there again. */
  ship_to: shipTo.nullable(),
  created_at: moment,
  updated_at: moment,
});
export type Child = z.infer<typeof child>;

/** Part of the specified body; read and ignored, because the owner is always the caller. */
const parent_id = z.string().optional();

// Defaults belong to adding only: on a change, a field that is not sent stays as it is.
const newChild = z.strictObject({
  ...childFields,
  parent_id,
  /**
   * The id that the form has drawn the child with: looks that nobody described follow from it. Sent
   * twice it is one child, who is changed the second time.
   */
  id: uuid.optional(),
  birth_year: childFields.birth_year.default(null),
  birth_month: childFields.birth_month.default(null),
  birth_day: childFields.birth_day.default(null),
  interests: childFields.interests.default(''),
  companion_kind: childFields.companion_kind.default(''),
  companion_name: childFields.companion_name.default(''),
  grown_up: childFields.grown_up.default(''),
  baby_name: childFields.baby_name.default(''),
  description: childFields.description.default(''),
  photo_url: childFields.photo_url.optional(),
  photo_crop: childFields.photo_crop.optional(),
  traits: childFields.traits.default({}),
  is_given_to: childFields.is_given_to.default(false),
});

const changedChild = z
  .strictObject({ ...childFields, parent_id, updated_at: z.string() })
  .partial()
  .extend({
    id: uuid,
    /** The child's `updated_at` as it was when the form was opened: whoever was slower is told (CHILD_CHANGED). */
    if_updated_at: moment.optional(),
  });

export const childRefusals = {
  BIRTHDAY_IMPOSSIBLE: {
    status: 422,
    message: BIRTHDAY_IMPOSSIBLE,
  },
  PHOTO_UNKNOWN: {
    status: 422,
    message: "We don't have this photo anymore. Please upload it again.",
  },
  PHOTO_AND_DESCRIPTION: { status: 422, message: LOOKS_MISSING },
  LOOKS_MISSING: { status: 422, message: LOOKS_MISSING },
  NAME_CANNOT_BE_PRINTED: {
    status: 422,
    message: NAME_CANNOT_BE_PRINTED,
    data: z.object({
      details: z.string(),
      /** Which of the child's names it is. */
      field: z.enum(printedNames),
    }),
  },
} as const;

export const children = {
  list: signedInCall
    .route({
      method: 'GET',
      path: '/children',
      tags: ['children'],
      summary: 'My children, oldest entry first',
    })
    .output(z.array(child)),
  find: signedInCall
    .errors(notFound('Child not found'))
    .route({ method: 'GET', path: '/children/{id}', tags: ['children'], summary: 'One child' })
    .input(z.strictObject({ id: uuid }))
    .output(child),
  add: signedInCall
    .errors({ ...childRefusals, FAMILY_FULL: { status: 409, message: FAMILY_FULL } })
    .route({
      method: 'POST',
      path: '/children',
      tags: ['children'],
      summary: 'Add a child',
      successStatus: 201,
    })
    .input(newChild)
    .output(child),
  change: signedInCall
    .errors({
      ...childRefusals,
      ...notFound('Child not found'),
      /** With the child as it is now. */
      CHILD_CHANGED: { status: 409, message: CHILD_CHANGED, data: z.object({ child }) },
    })
    .route({
      method: 'PATCH',
      path: '/children/{id}',
      tags: ['children'],
      summary: 'Change a child',
    })
    .input(changedChild)
    .output(child),
  remove: signedInCall
    .errors(notFound('Child not found'))
    .route({
      method: 'DELETE',
      path: '/children/{id}',
      tags: ['children'],
      summary: 'Delete a child with its photo and previews',
      successStatus: 204,
    })
    .input(z.strictObject({ id: uuid })),
};
