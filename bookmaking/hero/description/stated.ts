// Holds what the parser read against what a description states in plain words.
import type { Traits } from '#bookmaking/hero/traits.ts';
import type { Stated } from './a-hundred-descriptions.ts';

/**
 * The ways in which a stated look counts as read: `look=value`, where any of the values will do. What is not in the list must be
 * read as it is stated. Several values stand where the drawing has no word of its own, or two that are as near.
 */
const COUNTS_AS: Record<string, Record<string, readonly string[]>> = {
  skin: {
    'very fair': ['porcelain'],
    pale: ['fair', 'porcelain'],
    tan: ['honey', 'olive'],
    medium: ['caramel', 'olive'],
    'light brown': ['caramel', 'honey'],
    'dark brown': ['chestnut', 'deep'],
    dark: ['deep', 'chestnut', 'ebony'],
    'very dark': ['ebony'],
  },
  hairColor: {
    'dark brown': ['darkBrown'],
    'light brown': ['lightBrown'],
    blond: ['blonde'],
    'dark blond': ['honey'],
    'white blond': ['platinum'],
    'strawberry blond': ['strawberry'],
  },
  hairKind: {
    'sticking up': ['tousled', 'spiky'],
    messy: ['tousled', 'wavy'],
    mohawk: ['spiky'],
    'box braids': ['boxBraids'],
    'barely any': ['fluff'],
    plait: ['braids'],
    braids: ['braids', 'boxBraids'],
    'two plaits': ['braids'],
    'high-top': ['highTop'],
    // Whatever does not curl or stand up.
    straight: ['short', 'bob', 'long', 'ponytail', 'braids', 'pigtails', 'bun'],
    'two puffs': ['puffs'],
    puff: ['puffs'],
    'two buns': ['puffs'],
    coily: ['curly', 'afro'],
    ringlets: ['curly'],
    bunches: ['pigtails'],
    pixie: ['short'],
    bowl: ['bob'],
  },
  eyes: { 'dark brown': ['dark', 'brown'], 'light brown': ['amber', 'hazel'] },
  glassesColor: { lilac: ['purple'] },
  clothes: { jumper: ['sweater'] },
  clothesColor: {
    teal: ['turquoise'],
    peach: ['coral'],
    yellow: ['yellow', 'mustard'],
    blue: ['blue', 'sky'],
  },
  headwearColor: { green: ['green', 'mint'], purple: ['purple', 'lilac'] },
};

/** Whether a stated look was read. */
export function isRead(read: Partial<Traits>, look: string, as: string): boolean {
  const found = read as Record<string, unknown>;
  const counts = COUNTS_AS[look]?.[as] ?? [as];
  const among = (value: unknown) => counts.includes(String(value));
  switch (look) {
    case 'hairKind':
      return among(found.hair);
    case 'hairLength':
      return isAsLong(found.hair, found.hairLength, as);
    case 'headwear':
      return as === 'hat' ? found.hat === true : found.hair === as;
    case 'glasses':
      return (as === 'yes') === ['round', 'square'].includes(String(found.glasses));
    case 'glassesShape':
      return among(found.glasses);
    case 'clothes':
      return among(found.outfit);
    case 'eyeShape':
      return found.monolid === true;
    case 'dress':
      return found.outfit !== 'dress';
    case 'aid':
      return as === 'wheelchair' ? found.wheelchair === true : found.hearingAids === true;
    case 'eyePatch':
      return ['left', 'right'].includes(String(found.eyePatch));
    default:
      if (as === 'yes') return found[look] === true;
      if (as === 'no') return found[look] !== true;
      return among(found[look]);
  }
}

/** Some kinds have one length, which nobody says twice. */
function isAsLong(hair: unknown, length: unknown, as: string): boolean {
  const own: Record<string, readonly unknown[]> = {
    short: ['short', 'buzz', 'spiky'],
    chin: ['bob', 'wavy'],
    long: ['long'],
  };
  if (own[as]?.includes(hair) && length === undefined) return true;
  return length === as || (as === 'chin' && length === 'shoulder');
}

/** What was not read as it is stated, a line each; and how many looks are stated in all. */
export function misread(
  descriptions: readonly (readonly [words: string, stated: Stated])[],
  parse: (words: string) => Partial<Traits>,
): { stated: number; misses: string[] } {
  const misses: string[] = [];
  let stated = 0;
  for (const [words, looks] of descriptions) {
    const read = parse(words);
    for (const [look, as] of Object.entries(looks)) {
      stated++;
      if (!isRead(read, look, as)) {
        misses.push(`${look} ${as}: ${words}\n    ${JSON.stringify(read)}`);
      }
    }
  }
  return { stated, misses };
}
