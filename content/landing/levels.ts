import type { Telling } from '#vocabulary/reading-levels.ts';

export interface LandingLevel {
  readonly name: string;
  readonly ages: string;
  readonly text: string;
  /** The page that is shown: four levels on one page, bedtime in a book of its own. */
  readonly slug: string;
  /** Position of that page in its title's preview, from 1, the cover. */
  readonly position: number;
  readonly telling: Telling;
}

/** The name is on this page in every telling, or it would not be seen that a name was typed. */
const hole = { slug: 'hole-department', position: 2 } as const;

/** The four tellings, and bedtime, as the landing page tells of them (specification, section 1: five reading levels). */
export const levels = [
  {
    name: 'Seedling',
    ages: 'ages 0-2',
    text: 'Read-aloud, 1-3 words per page.',
    telling: 'seedling',
    ...hole,
  },
  {
    name: 'Sprout',
    ages: 'ages 2-4',
    text: 'About 100-150 words.',
    telling: 'sprout',
    ...hole,
  },
  {
    name: 'Sapling',
    ages: 'ages 4-6',
    text: 'About 200-300 words.',
    telling: 'sapling',
    ...hole,
  },
  {
    name: 'Explorer',
    ages: 'ages 6-8',
    text: '400-800+ words.',
    telling: 'explorer',
    ...hole,
  },
  {
    name: 'Bedtime Stories',
    ages: 'all ages',
    text: 'A book of its own, for the last ten minutes of the day.',
    telling: 'sapling',
    slug: 'stair-that-counted-feet',
    position: 2,
  },
] as const satisfies readonly LandingLevel[];
