/** The children of a family (specification, sections 3, 5 and 7: children). */
import { z } from 'zod';
import { heroTraits } from './hero-traits.ts';
import { notFound, signedInCall } from './named-failures.ts';
import { moment, typed, uuid } from './wire-values.ts';

/** Add form, onboarding and gift; then the edit card's own list (specification, section 9). */
export const readingLevels = [
  'Seedling',
  'Sprout',
  'Sapling',
  'Explorer',
  'Pre-Reader',
  'Emerging Reader',
  'Developing Reader',
  'Blossoming Reader',
  'Fluent Reader',
  'Advanced Reader',
] as const;

export const genders = ['Boy', 'Girl', 'Neutral'] as const;

/**
 * A square of a photo: how far along the room that is left for it, from left to right and from top to bottom,
 * and how many times smaller it is than the largest square.
 */
export const photoCrop = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zoom: z.number().min(1).max(4),
});
export type PhotoCrop = z.infer<typeof photoCrop>;

export const child = z.object({
  id: uuid,
  parent_id: uuid,
  name: z.string(),
  birth_year: z.int().nullable(),
  birth_month: z.int().nullable(),
  birth_day: z.int().nullable(),
  reading_level: z.string(),
  gender: z.enum(genders),
  interests: z.string(),
  description: z.string(),
  /** Signed, for 3600 seconds. */
  photo_url: z.string().nullable(),
  /** Null without a photo, and while the middle of it is shown. */
  photo_crop: photoCrop.nullable(),
  traits: z.record(z.string(), z.unknown()),
  created_at: moment,
  updated_at: moment,
});
export type Child = z.infer<typeof child>;

const name = typed(60, 'Please use at most 60 letters for the name')
  .trim()
  .min(1, "Please share your little one's name with us");
const readingLevel = z.enum(readingLevels, 'Please help us understand their reading journey');
const gender = z.enum(genders, 'Please help us know how to personalize their story');
const birthPart = (low: number, high: number) => z.int().min(low).max(high).nullable();

/**
 * What a form sends. `parent_id` is part of the specified body; it is read and ignored, because the
 * owner is always the caller.
 */
const childFields = {
  parent_id: z.string().optional(),
  name,
  birth_year: birthPart(1900, 2200),
  birth_month: birthPart(1, 12),
  birth_day: birthPart(1, 31),
  reading_level: readingLevel,
  gender,
  interests: typed(300, 'Please use at most 300 letters for the interests'),
  description: typed(300, 'Please use at most 300 letters here').trim(),
  /** As an upload was answered, signed or not. It clears the description, and a description clears it. */
  photo_url: typed(2000).nullable(),
  /** It goes with its photo: a new one begins with the middle. */
  photo_crop: photoCrop.nullable(),
  /** All that the parent has set; what is left out is unset again. */
  traits: heroTraits,
};

// Defaults belong to adding only: on a change, a field that is not sent stays as it is.
const newChild = z.strictObject({
  ...childFields,
  /**
   * The id that the form has drawn the child with: looks that nobody described follow from it. Sent
   * twice it is one child, who is changed the second time.
   */
  id: uuid.optional(),
  birth_year: childFields.birth_year.default(null),
  birth_month: childFields.birth_month.default(null),
  birth_day: childFields.birth_day.default(null),
  interests: childFields.interests.default(''),
  description: childFields.description.default(''),
  photo_url: childFields.photo_url.optional(),
  photo_crop: childFields.photo_crop.optional(),
  traits: childFields.traits.default({}),
});

const changedChild = z
  .strictObject({ ...childFields, updated_at: z.string() })
  .partial()
  .extend({ id: uuid });

const childRefusals = {
  BIRTHDAY_IMPOSSIBLE: {
    status: 422,
    message: 'Please choose a birthday that exists and has been',
  },
  PHOTO_UNKNOWN: {
    status: 422,
    message: 'This photo is not here any more. Please upload it again.',
  },
  PHOTO_AND_DESCRIPTION: {
    status: 422,
    message:
      'Please either upload a photo or describe your child to help us create their illustrations.',
  },
  NAME_CANNOT_BE_PRINTED: {
    status: 422,
    message: 'We cannot print this name yet.',
    data: z.object({ details: z.string() }),
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
    .errors(childRefusals)
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
    .errors({ ...childRefusals, ...notFound('Child not found') })
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
