import type { HairLength, HairStyle, Traits } from '#bookmaking/hero/traits.ts';
import {
  firstOf,
  HAIR_COLOR_WORDS,
  HAIR_KIND_WORDS,
  HAIR_LENGTH_WORDS,
  HAIR_TEXTURE_WORDS,
} from './looks-words.ts';

/** What is said of hair, in any order, until all of it has been read. */
export interface HairSaid {
  kind?: HairStyle;
  texture?: HairStyle | 'straight';
  length?: HairLength;
  color?: Traits['hairColor'] | undefined;
}

/** Notes what a phrase says of hair. What is said first counts, unless something is so 'now'. */
export function noteHair(text: string, said: HairSaid): void {
  const isNow = /\b(?:now|these days|turned|gone|at the moment)\b/.test(text);
  const note = <K extends keyof HairSaid>(key: K, value: HairSaid[K]): void => {
    if (value !== undefined && (isNow || said[key] === undefined)) said[key] = value;
  };
  note('kind', firstOf(HAIR_KIND_WORDS, text));
  note('texture', firstOf(HAIR_TEXTURE_WORDS, text));
  const length = firstOf(HAIR_LENGTH_WORDS, text);
  // "Long, down to her waist", "long black hair past her shoulders".
  if (said.length === 'long' && length && length !== 'short') said.length = length;
  else note('length', length);
  if (/\b(?:nearly|almost) black\b/.test(text)) said.color = 'black';
  note('color', firstOf(HAIR_COLOR_WORDS, text));
}

/** Which lengths are those that a kind has by itself. */
const OWN_LENGTH: Partial<Record<HairStyle, HairLength>> = {
  fluff: 'short',
  buzz: 'short',
  short: 'short',
  spiky: 'short',
  tousled: 'short',
  bob: 'chin',
  long: 'long',
};
const BOYISH = /\b(?:he|his|him|boy|son|grandson|nephew|brother|lad)\b/;

/** The looks of all that was said. `plain` tells a boy's straight hair from a girl's, where nobody says how long it is. */
export function hairOf(said: HairSaid, plain: string): Partial<Traits> {
  const { kind, texture, length, color } = said;
  const loose = (): HairStyle | undefined => {
    if (texture && texture !== 'straight') return texture;
    if (length) return length === 'short' ? 'short' : length === 'chin' ? 'bob' : 'long';
    if (texture) return BOYISH.test(plain) ? 'short' : 'bob';
    return undefined;
  };
  const hair = kind ?? loose();
  return {
    ...(hair && { hair }),
    ...(length && (!hair || OWN_LENGTH[hair] !== length) && { hairLength: length }),
    ...(color && { hairColor: color }),
  };
}
