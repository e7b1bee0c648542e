/** Two people who edit one child: what the second has seen, what he is told, and what he chooses. */
import { birthParts, type TypedChild, traitQuestions } from './typed-child.ts';

/** A child as a form knew it when it was opened, or when its parent was last told of another change. */
export type SeenChild = {
  /** The child's `updated_at`. */
  updatedAt: string;
  typed: TypedChild;
  /** Whether the parent has been told that this is not what he began with. */
  isNews: boolean;
};

/** What is taken together: of a photo and a description, a child has only one. */
export const parts = {
  Name: ['name'],
  Birthday: birthParts,
  'Reading level': ['reading_level'],
  Gender: ['gender'],
  Interests: ['interests'],
  'Toy or animal': ['companion_kind', 'companion_name'],
  'Grown-up': ['grown_up'],
  Baby: ['baby_name'],
  'Photo or words': ['photo_url', 'photo_crop', 'description'],
  Looks: traitQuestions,
} satisfies Record<string, readonly (keyof TypedChild)[]>;
export type Part = keyof typeof parts;
const partNames = Object.keys(parts) as Part[];

/** The parts in which two differ. The signature in a photo's address is another at each look. */
export const differingParts = (one: TypedChild, other: TypedChild): Part[] =>
  partNames.filter((part) => said(one, part) !== said(other, part));

const said = (typed: TypedChild, part: Part): string =>
  JSON.stringify(parts[part].map((field) => typed[field].replace(/\?expires=.*/, '').trim()));

/** These parts of `other`, and the rest of `typed`. */
export function withPartsOf(
  other: TypedChild,
  names: readonly Part[],
  typed: TypedChild,
): TypedChild {
  const result = { ...typed };
  for (const field of names.flatMap((name) => [...parts[name]])) result[field] = other[field];
  return result;
}

/** What stands in the form after the news: what was typed, and where nothing was, what somebody else has saved. */
export function mergeChild(seen: TypedChild, typed: TypedChild, present: TypedChild): TypedChild {
  const mine = differingParts(seen, typed);
  const theirs = differingParts(typed, present).filter((part) => !mine.includes(part));
  return withPartsOf(present, theirs, typed);
}

/** The parts that the parent chose from the other window. */
export const chosenParts = (form: FormData): Part[] =>
  partNames.filter((part) => form.getAll('use').includes(part));
