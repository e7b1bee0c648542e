import type { Pronoun } from '#vocabulary/genders.ts';

/**
 * Authors write in the form of *they*, because it is the only English pronoun whose five forms all
 * differ: "her" alone would not say whether it is *them* or *their*.
 */
export const pronounForms = {
  they: { she: 'she', he: 'he', they: 'they' },
  them: { she: 'her', he: 'him', they: 'them' },
  their: { she: 'her', he: 'his', they: 'their' },
  theirs: { she: 'hers', he: 'his', they: 'theirs' },
  themself: { she: 'herself', he: 'himself', they: 'themself' },
  'they’re': { she: 'she’s', he: 'he’s', they: 'they’re' },
  'they’ve': { she: 'she’s', he: 'he’s', they: 'they’ve' },
  'they’d': { she: 'she’d', he: 'he’d', they: 'they’d' },
  'they’ll': { she: 'she’ll', he: 'he’ll', they: 'they’ll' },
} as const satisfies Readonly<Record<string, Readonly<Record<Pronoun, string>>>>;

export type PronounForm = keyof typeof pronounForms;

/** What the friend of the story is called, so that *he* and *she* never mean two on one page. */
export function friendOf(hero: Pronoun): Pronoun {
  return hero === 'she' ? 'he' : 'she';
}

/** Whether a word of the notation is one of the forms above, in lower case. */
export function isPronounForm(word: string): word is PronounForm {
  return Object.hasOwn(pronounForms, word);
}
