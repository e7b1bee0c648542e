/**
 * Reading levels (specification, sections 1 and 9). The label is what is stored with a child; the
 * text is which of a title's four tellings that label is given.
 */
export const tellings = ['seedling', 'sprout', 'sapling', 'explorer'] as const;
export type Telling = (typeof tellings)[number];

export type ReadingLevel = { label: string; telling: Telling };

/** Add form, onboarding and gift. */
export const newChildLevels = [
  { label: 'Seedling', telling: 'seedling', ages: 'ages 0-2' },
  { label: 'Sprout', telling: 'sprout', ages: '2-4' },
  { label: 'Sapling', telling: 'sapling', ages: '4-6' },
  { label: 'Explorer', telling: 'explorer', ages: '6-8' },
] as const satisfies (ReadingLevel & { ages: string })[];

/** The edit card has a list of its own. */
export const editCardLevels = [
  { label: 'Pre-Reader', telling: 'seedling' },
  { label: 'Emerging Reader', telling: 'sprout' },
  { label: 'Developing Reader', telling: 'sapling' },
  { label: 'Blossoming Reader', telling: 'explorer' },
  { label: 'Fluent Reader', telling: 'explorer' },
  { label: 'Advanced Reader', telling: 'explorer' },
] as const satisfies ReadingLevel[];

const allLevels = [...newChildLevels, ...editCardLevels];

/** Every label that a form may send. */
export const readingLevels = allLevels.map(({ label }) => label);

const tellingByLabel = new Map<string, Telling>(
  allLevels.map(({ label, telling }) => [label, telling]),
);

/** The telling for a stored label; a label of an older list reads the middle one, Sapling. */
export function tellingOf(label: string): Telling {
  return tellingByLabel.get(label) ?? 'sapling';
}
