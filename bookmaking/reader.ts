import type { Pronoun } from '#vocabulary/genders.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import type { Traits } from './hero/traits.ts';

/**
 * Everything that a book is drawn and worded from. Two readers that are equal get the same book,
 * byte for byte, in any process and any year.
 */
export interface Reader {
  /** The child's id: chooses, once and for ever, what the description does not say. */
  readonly seed: string;
  readonly name: string;
  /** Never inferred from a name; a family that says nothing gets 'they'. */
  readonly pronoun: Pronoun;
  readonly ageMonths: number | null;
  readonly level: Telling;
  readonly interests: readonly string[];
  /** A toy or an animal that is always there, in the family's words; one of the two may be ''. */
  readonly companion?: { readonly kind: string; readonly name: string };
  /** What the child calls the grown-up of the stories. */
  readonly grownUp?: string;
  /** The baby's, in What the Baby Said. */
  readonly babyName?: string;
  /** The parent's words, up to 300 characters; may be empty or nonsense. */
  readonly description: string;
  /** Given directly: these win over the description, which wins over the seed. */
  readonly traits: Partial<Traits>;
  /** A square JPEG as a data URI, cut as the parent set it; null for a child without a photo. */
  readonly photo: string | null;
}
