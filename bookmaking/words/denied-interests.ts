/**
 * What a picture book for a child does not print, even if somebody typed it: weapons, killing,
 * drink, drugs, gambling, sex, hate, and the common swear words. Whole words only, so that grapes,
 * Scunthorpe and cocktail dresses are nobody's problem; "s" is taken off first. Legitimate phrases
 * with such a word in them ("killer whales") are in the lexicon, which is asked first.
 */
const deniedWords = new Set(
  `
  gun gunfight rifle pistol shotgun revolver ammo bullet bomb bombing grenade missile landmine weapon
  knife knive dagger machete shooting stabbing hunting
  kill killer killing murder murderer torture execution suicide gore blood bloody corpse war
  terrorist terrorism hitler nazi nazism fascism fascist racism racist kkk isis jihad swastika hate
  beer wine vodka whisky whiskey rum gin tequila alcohol cocktail booze drunk
  drug cocaine heroin meth weed cannabis marijuana crack opium lsd ecstasy ketamine
  cigarette cigar vape vaping smoking tobacco gambling casino betting poker
  sex sexy sexual nude naked porno erotic fetish boob tit penis vagina dick cock pussy anal anus
  stripper escort orgy rape rapist pedophile
  shit crap piss bastard bitch cunt wanker whore slut asshole arsehole bollock
  fag faggot dyke tranny retard spastic nigger nigga chink paki kike gook coon wetback
  `
    .trim()
    .split(/\s+/),
);

/** The few that are never part of an innocent word. */
const deniedAnywhere = /fuck|porn/;

const digitsReadAsLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** Whether an interest that a family typed has a word in it that we do not print. */
export function isDenied(topic: string): boolean {
  const plain = topic
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457]/g, (digit) => digitsReadAsLetters[digit] ?? digit);
  if (deniedAnywhere.test(plain.replace(/[^\p{L}]/gu, ''))) return true;
  const words = plain.split(/[^\p{L}]+/u);
  return words.some((word) => deniedWords.has(word) || deniedWords.has(word.replace(/s$/, '')));
}
