import type { CompanionReading, TypedCompanion } from './companion.ts';
import { readCompanion, STAND_IN } from './companion.ts';
import { companionWords } from './companions.ts';
import { isDenied } from './denied-interests.ts';
import { isInLexicon, readInterest } from './interests.ts';
import { lexicon } from './lexicon.ts';

/** What came of something that a family typed: in its words, in ours, and what it may have meant. */
export type Understood = {
  typed: string;
  says: string;
  /** At most two, to be put in the place of `typed`. */
  instead: string[];
};

/** The object that the hero carries is drawn on so many pages of most titles at least; held by `titles/words.test.ts`. */
export const PAGES_OF_THE_CARRIED = 5;

/**
 * What becomes of each interest, in the order in which they were typed.
 * @param hasCompanion then that is carried, and the first interest's object comes second
 */
export function understoodInterests(text: string, hasCompanion: boolean): Understood[] {
  let comesBefore = hasCompanion ? 1 : 0;
  const carried = new Set<string>();
  return listed(text).map((typed) => {
    const interest = readInterest(typed);
    if (!interest) return { typed, says: whyNot(typed), instead: nearest(typed) };
    if (carried.has(interest.thing))
      return { typed, says: 'the same thing once more', instead: [] };
    carried.add(interest.thing);
    const place = comesBefore;
    comesBefore += 1;
    const isBook = interest.drawnAs === 'book';
    const thing = isBook ? `becomes a ${interest.thing}` : `${interest.article} ${interest.thing}`;
    return {
      typed,
      says: `${thing}, ${placed(place)}`,
      instead: isBook && !isInLexicon(typed) ? nearest(typed) : [],
    };
  });
}

/** What becomes of the companion; nothing where nothing is said of one. */
export function understoodCompanion(typed: TypedCompanion): Understood[] {
  const read = readCompanion(typed);
  if (!read) return [];
  const { name, kind, article } = read.companion;
  const called = name ?? `${article} ${kind}`;
  return [
    {
      typed: typed.kind.trim() || typed.name.trim(),
      says: companionSays(read.reading, called, name && `${name} the ${kind}`),
      instead: read.reading === 'known' || read.reading === 'unsaid' ? [] : nearestToy(typed.kind),
    },
  ];
}

function companionSays(reading: CompanionReading, called: string, introduced: string | null) {
  switch (reading) {
    case 'known':
      return `${introduced ?? called}, ${onPages}`;
    case 'unsaid':
      return `${introduced}, ${onPages}. Say what it is, and we draw that`;
    case 'unknown':
      return `${introduced ?? called}, ${onPages}; drawn as a ${STAND_IN}, since we have not drawn one yet`;
    case 'denied':
      return `not in a picture book; ${introduced ?? called} comes along`;
    case 'unreadable':
      return `one or two words are best; until then ${introduced ?? called} comes along`;
  }
}

const onPages = `on ${PAGES_OF_THE_CARRIED} pages or more of most books`;

const placed = (place: number) => {
  if (place === 0) return onPages;
  if (place === 1) return 'and a word or two about it';
  return 'where another cannot come into a story';
};

function whyNot(typed: string): string {
  if (isDenied(typed)) return 'not in a picture book; something else comes along';
  if (!/\p{L}/u.test(typed)) return 'no words that we can print';
  return 'left out: one to three words are best';
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const nearest = (typed: string) => nearestOf(Object.keys(lexicon), typed);
const nearestToy = (typed: string) => nearestOf([...companionWords.keys()], typed);

/** Up to two names that look like what was typed: a slip of the hand away, or a word of it. */
function nearestOf(names: readonly string[], typed: string): string[] {
  const said = typed.toLowerCase().slice(0, 60);
  const words = said.split(/[^\p{L}]+/u).filter((word) => word.length >= 4);
  const near = names
    .map((name) => ({ name, far: Math.min(...[said, ...words].map((word) => slips(word, name))) }))
    .filter(({ name, far }) => far <= (name.length < 6 ? 1 : 2));
  return near
    .sort((one, other) => one.far - other.far)
    .slice(0, 2)
    .map(({ name }) => name);
}

/** How many letters have to be put in, left out, exchanged or turned; an s at the end is none. Three is as good as many. */
function slips(one: string, other: string): number {
  const a = one.replace(/s$/, '');
  const b = other.replace(/s$/, '');
  if (Math.abs(a.length - b.length) > 2) return 3;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const turned = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (turned && i > 1 && j > 1) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
