import { companionWords } from './companions.ts';
import { isDenied } from './denied-interests.ts';
import { type DrawnThing, readInterest } from './interests.ts';
import { isolate } from './isolate.ts';
import { NameNeedsAHuman, nameAsPrinted } from './names.ts';

/** A toy or an animal that goes wherever its child goes, in the forms that a sentence needs. */
export type Companion = {
  /** As it is printed; null where it has none. */
  name: string | null;
  /** Singular, in lower case: "her ___", "Rexy the ___". */
  kind: string;
  article: 'a' | 'an';
  drawnAs: DrawnThing;
};

/** As a family typed it: one of the two may be empty. */
export type TypedCompanion = { readonly kind: string; readonly name: string };

/**
 * What became of it: `known` is drawn as it is called; `unknown` is called what it was called and drawn as `STAND_IN`;
 * `unsaid` had no kind; `denied` and `unreadable` are kinds that no book prints, so the stand-in is called what it is.
 */
export type CompanionReading = 'known' | 'unknown' | 'unsaid' | 'denied' | 'unreadable';

/** What nobody else is drawn as: a child whose toy we do not know has one, too. */
export const STAND_IN = 'teddy bear' satisfies DrawnThing;

const possessive = /^(?:my|our|his|her|their|a|an|the)\s+/i;
const described =
  /^(?:(?:very |really )?(?:little|big|old|new|soft|stuffed|toy|plush|cuddly|favou?rite|beloved|fluffy|fuzzy|floppy|pet|baby|cute|tiny|giant|real|wooden|knitted|velvet|red|blue|green|yellow|orange|purple|pink|white|black|brown|gr[ae]y|golden|spotted|striped|rainbow|special)\s+)+/i;
/** "a rabbit called Flops", "my dog named Rex", "my dog, Rex". */
const called = /^(.+?)(?:\s+(?:called|named|whose name is)\s+|\s*,\s*)(\S.*)$/iu;
/** "Rexy the stegosaurus". */
const nameFirst = /^(\p{Lu}\S*)\s+the\s+(.+)$/u;
/** "my dog Rex": a capital after a kind that is known. */
const nameLast = /^(.+?)\s+(\p{Lu}\p{L}+)$/u;
/** Letters, and what stands between words. */
const plainKind = /^[\p{L}\p{M}][\p{L}\p{M} ’-]*$/u;
const longestKind = { codePoints: 14, words: 2 };

/**
 * Reads what a family says of a toy or an animal: "our dog Rex" is a dog called Rex. `undefined` where nothing is said.
 */
export function readCompanion(
  typed: TypedCompanion,
): { companion: Companion; reading: CompanionReading } | undefined {
  const phrase = typed.kind
    .slice(0, 200)
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’');
  const said = apart(phrase.replace(/[.!?]+$/, ''));
  const name = printed(typed.name) ?? printed(said.name);
  if (!phrase && !name) return undefined;
  const standIn = (reading: CompanionReading) => ({
    companion: { name, kind: STAND_IN, article: 'a', drawnAs: STAND_IN } as const,
    reading,
  });
  if (!phrase) return standIn('unsaid');
  if (isDenied(said.kind)) return standIn('denied');
  const found = find(said.kind);
  if (found) {
    return { companion: { name, ...found, article: articleOf(found.kind) }, reading: 'known' };
  }
  const kind = said.kind.replace(described, '').toLowerCase();
  const tooLong =
    [...kind].length > longestKind.codePoints || kind.split(' ').length > longestKind.words;
  if (tooLong || !plainKind.test(kind)) return standIn('unreadable');
  const unknown = { name, kind: `toy ${isolate(kind)}`, article: 'a', drawnAs: STAND_IN } as const;
  return { companion: unknown, reading: 'unknown' };
}

/** What it is, and what it is called where that is said in the same breath. */
function apart(phrase: string): { kind: string; name: string } {
  const bare = phrase.replace(possessive, '');
  const [, first, kindAfter] = nameFirst.exec(bare) ?? [];
  if (first && kindAfter && find(kindAfter)) return { kind: kindAfter, name: first };
  const [, kindBefore, nameAfter] = called.exec(bare) ?? [];
  if (kindBefore && nameAfter) return { kind: kindBefore, name: nameAfter };
  const [, kind, last] = nameLast.exec(bare) ?? [];
  if (kind && last && !find(bare) && find(kind)) return { kind, name: last };
  return { kind: bare, name: '' };
}

/** The word and the drawing: of "my stuffed brown bunnies" the bunny. */
function find(phrase: string): { kind: string; drawnAs: DrawnThing } | undefined {
  const words = phrase.toLowerCase().replace(possessive, '');
  const plain = words.replace(described, '');
  const last = plain.split(' ').at(-1) as string;
  for (const each of [words, plain, last]) {
    for (const spelling of [
      each,
      each.replace(/ies$/, 'y'),
      each.replace(/s$/, ''),
      each.replace(/es$/, ''),
    ]) {
      const known = companionWords.get(spelling);
      if (known) return known;
    }
  }
  const interest = readInterest(words);
  return interest && interest.drawnAs !== 'book'
    ? { kind: interest.thing, drawnAs: interest.drawnAs }
    : undefined;
}

/** As far as we can print it; a small letter at the head of a name is a slip of the hand. */
export function printed(typed: string): string | null {
  try {
    const name = nameAsPrinted(typed);
    return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  } catch (error) {
    if (error instanceof NameNeedsAHuman) return null;
    throw error;
  }
}

/** Every kind is written by us, or begins with 'toy': of the vowels only this u is none. */
const articleOf = (kind: string): 'a' | 'an' => (/^(?:[aeio]|umb)/i.test(kind) ? 'an' : 'a');
