import type { Reader } from '#bookmaking/reader.ts';
import type { Child } from '#contract/children.ts';
import { pronounOf } from '#vocabulary/genders.ts';
import { tellingOf } from '#vocabulary/reading-levels.ts';

/** What of a child a book is drawn from. */
export type DrawnChild = Pick<
  Child,
  | 'id'
  | 'name'
  | 'birth_year'
  | 'birth_month'
  | 'birth_day'
  | 'reading_level'
  | 'gender'
  | 'interests'
  | 'companion_kind'
  | 'companion_name'
  | 'grown_up'
  | 'baby_name'
  | 'description'
  | 'traits'
>;

/**
 * The reader that a child's books are drawn for, from the child as the API tells it. The worker
 * makes its own from the database; a test holds the two together, because the live drawing must
 * show the very child that is printed.
 */
export function readerOfChild(child: DrawnChild, today: Date): Reader {
  return {
    seed: child.id,
    name: child.name,
    pronoun: pronounOf[child.gender],
    ageMonths: ageMonths(child, today),
    level: tellingOf(child.reading_level),
    interests: interestsIn(child.interests),
    description: child.description,
    traits: child.traits as Reader['traits'],
    photo: null,
    ...theirOwn(child),
  };
}

/** Whom the child has; absent where nothing is said. */
export const theirOwn = ({
  companion_kind: kind,
  companion_name: name,
  grown_up,
  baby_name,
}: Pick<Child, 'companion_kind' | 'companion_name' | 'grown_up' | 'baby_name'>): Pick<
  Reader,
  'companion' | 'grownUp' | 'babyName'
> => ({
  ...((kind || name) && { companion: { kind, name } }),
  ...(grown_up && { grownUp: grown_up }),
  ...(baby_name && { babyName: baby_name }),
});

/** Completed months of life, or null without a whole birthday. */
function ageMonths(child: DrawnChild, today: Date): number | null {
  const { birth_year: year, birth_month: month, birth_day: day } = child;
  if (year === null || month === null || day === null) return null;
  const months = (today.getUTCFullYear() - year) * 12 + (today.getUTCMonth() + 1 - month);
  return today.getUTCDate() >= day ? months : months - 1;
}

/** Split on commas, trimmed, no doubles; the first spelling stays. */
function interestsIn(text: string): string[] {
  const interests = new Map<string, string>();
  for (const part of text.split(',')) {
    const interest = part.trim();
    const key = interest.toLocaleLowerCase('en');
    if (interest && !interests.has(key)) interests.set(key, interest);
  }
  return [...interests.values()];
}
