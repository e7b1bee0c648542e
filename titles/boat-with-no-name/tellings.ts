import { isolate } from '#bookmaking/words/isolate.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import type { Tellings, Twelve } from '#bookmaking/words/title-words.ts';
import { workOf, wornBy } from './at-work.ts';
import { isSawn } from './cast/is-sawn.ts';
import {
  LETTER_PAGES,
  type LetterPage,
  type Meeting,
  type Met,
  metOn,
  togetherAfter,
} from './met-on.ts';

/** Where the letters of a page have gone. */
const PLACES: Record<LetterPage, { readonly sapling: string; readonly explorer: string }> = {
  2: { sapling: 'On the wall,', explorer: 'The first job was on the harbor wall.' },
  3: { sapling: 'Up the hill,', explorer: 'Then up the hill, where the washing is.' },
  4: { sapling: 'In the water,', explorer: 'Work in the water is wet, but it is steady.' },
  5: { sapling: 'On the jetty,', explorer: 'The jetty is mostly planks and elbows.' },
  6: {
    sapling: 'By the lighthouse,',
    explorer: 'The lighthouse takes on anyone who does not blink.',
  },
  7: {
    sapling: 'In the boathouse,',
    explorer: 'In the boathouse, somebody was working late.',
  },
};

/** How a letter comes that is said: less and less against its will. Where the first may come, the rule is given. */
const CAME: Record<LetterPage, { readonly one: string; readonly all: string }> = {
  2: {
    one: 'A letter has to come when somebody says it. It sighed, and it came.',
    all: 'A letter has to come when somebody says it. All sighed, and all came.',
  },
  3: { one: 'It sighed, and it came.', all: 'All sighed, and all came.' },
  4: {
    one: 'A letter has to come when somebody says it. It dripped, but it came.',
    all: 'A letter has to come when somebody says it. All dripped, but all came.',
  },
  5: { one: 'It came.', all: 'All came.' },
  6: { one: 'It came before the echo did.', all: 'All came before the echo did.' },
  7: {
    one: 'It had only been waiting to be asked.',
    all: 'All had only been waiting to be asked.',
  },
};

/** The story, told for one name. Who is told of it four times: every page in four tellings. */
export function tellingsFor(name: NameInLetters): Twelve<Tellings> {
  const sawn = isSawn(name);
  const letterPage = (page: LetterPage): Tellings => lettersMet(page, name, sawn);
  const [p2, p3, p4, p5, p6, p7] = LETTER_PAGES.map(letterPage) as unknown as Tellings[];
  return [
    {
      seedling: 'No name!',
      sprout:
        '{name’s} boat had no name. Its letters had run off. “No name, no sea,” said a heron.',
      sapling:
        '{name} had a boat, and it needed a name. But the letters had gone down the hill to look for work.\n“No name, no sea,” said the harbor heron.',
      explorer:
        '{name} had a boat. It had oars, and room for {topic1}, within reason. It had no name.\nThe cart with the letters had tipped over on the hill. A letter cannot just lie about, so all had run off to find work.\n“No name, no sea,” said the harbor heron. It was in the rule book.',
    },
    p2,
    p3,
    p4,
    p5,
    p6,
    p7,
    {
      seedling: 'Heron? No name.',
      sprout: '“Come!” said {name}. The heron had none. “No name, no sea.”',
      sapling: `${name.joined ? 'Apart, the letters had been strangers. On the boat, each one took the next one’s hand.\n' : ''}“There,” said {name}. “Are you coming?”\nThe heron took off the cap. Its badge was empty. “No name, no sea,” the heron said.`,
      explorer: `${name.joined ? 'Apart, the letters had looked like strangers. On the boat, each took the next one’s hand.\n' : ''}“There,” said {name}. “Are you coming?”\nThe heron had seen off four thousand boats, and knew the islands by hearsay. {friend.They} took off the cap. Nobody had ever filled in the badge.\n“No name, no sea,” said the heron. It was the rule.`,
    },
    {
      seedling: 'And…?',
      sprout: 'One sign held {name’s} boat. {A companion} took over. “And!” It came.',
      sapling:
        'One sign had been at work all day, right there, holding up the boat. {name} let {a companion} do it, for a minute.\n“And,” said {name}. And it came.',
      explorer:
        'One sign was left. It had held up the boat all day, not being in anybody’s name.\n{name} pushed in {a companion} instead. {The companion} was not built for that, and knew it.\n“And,” said {name}, for that is what the sign says. It took the place after the last letter, as if there should be more.',
    },
    { seedling: 'Oh.', sprout: '', sapling: '', explorer: '' },
    {
      seedling: '“{name} and me!”',
      sprout: '“{name} and me,” read the heron. “A name, and the sea!”',
      sapling:
        '“{name},” read the heron, “and…”\n{friend.They} looked at where {friend.they} was standing. {friend.They} read it again.\n“And me,” said the heron. “A name, and the sea.”',
      explorer:
        '“{name},” read the heron, “and…”\nThere was nothing more to read. There was only the place where the next word goes, and somebody was standing in it, on one leg.\nThe heron looked down, and read it all again, more slowly.\n“And me,” said the heron, and took a pencil to the rules. “A name, and the sea.”',
    },
    {
      seedling: 'Good night, {name}.',
      sprout: '{name} read, too. {The companion} steered.',
      sapling:
        'Out went {name} and the heron. {The companion} steered. There was talk of {topic2}.\nThe heron wrote it in the book. “{name} and,” {friend.they} wrote, and left room.',
      explorer:
        'Past the lighthouse, the dark went up and down under {name}. {The companion} had the tiller, and {grownup|somebody in yellow} the oars. There was talk of {topic2}, and then less, and then none.\nThe book has a line for every boat. “{name} and,” wrote the heron, and left the rest of it empty. It is a long line.',
    },
  ] as unknown as Twelve<Tellings>;
}

/** Six pages of a pattern to join in with: where a letter is, what it does there, and that it comes when it is said. */
function lettersMet(page: LetterPage, name: NameInLetters, sawn: boolean): Tellings {
  const met = metOn(page, name);
  const at = { page, place: PLACES[page], said: met.here.map(saidOf).join('-') };
  const worn =
    met.before === 0 ? met.here.find((each) => each.place === firstWorn(name)) : undefined;
  const hat = worn && wornBy(worn.letter);
  const told = met.here.length > 1 ? together(met.here, at, hat, sawn) : alone(met, at, hat, sawn);
  if (page !== 3 && page !== 5) return told;
  const so = isolate(togetherAfter(page, name));
  const read = `“${so || 'Nothing yet'},” read the heron. “No name, no sea.”`;
  return {
    seedling: told.seedling,
    sprout: `${told.sprout} ${read}`,
    sapling: `${told.sapling}\n${read}`,
    explorer: `${told.explorer}\n${read}`,
  };
}

interface At {
  readonly page: LetterPage;
  readonly place: (typeof PLACES)[LetterPage];
  /** What has to be said for the letters to come. */
  readonly said: string;
}

/** Two to four letters on a page. */
function together(
  here: readonly Meeting[],
  { page, place, said }: At,
  hat: string | undefined,
  sawn: boolean,
): Tellings {
  const works = here.map(({ letter, place: nth }) => workOf(letter, nth, sawn));
  const letters = here.map(saidOf);
  const two = here.length === 2;
  const list = (was: string): string =>
    works.map(({ is }, i) => `${letters[i]}${was} ${is}.`).join(' ');
  const [first = '', ...rest] = works.map(({ is }, i) => `${letters[i]} ${is}`);
  const clauses = works.map(({ does }, i) => capital(`${subject(here[i] as Meeting)} ${does}.`));
  return {
    seedling: `${said}!`,
    sprout: list(two ? ' was' : ','),
    sapling: `${place.sapling} ${
      two
        ? `${subject(here[0] as Meeting)} ${works[0]?.does}. ${clauses[1]}`
        : `${first.replace(' ', ' was ')}, ${rest.join(', ')}.`
    }\n“${said}!” ${page === 4 ? 'said {name}, and all came.' : 'All came.'}`,
    explorer: `${place.explorer} ${clauses.join(' ')}${two ? ` ${asideOf(here[0] as Meeting, sawn)}` : ''}${
      hat ? ` One of these had ${hat}.` : ''
    }\n“${said}!” said {name}. ${CAME[page].all}`,
  };
}

/** One letter, on the only page that it has or on the first, middle or last of several. */
function alone(
  { here: [met], before, comes }: Met,
  { page, place, said }: At,
  hat: string | undefined,
  sawn: boolean,
): Tellings {
  const { does } = workOf((met as Meeting).letter, (met as Meeting).place, sawn);
  const who = subject(met as Meeting);
  const Who = capital(who);
  if (before === 0) {
    const wears = hat ? ` It was the one with ${hat}.` : '';
    return {
      seedling: comes ? `${said}!` : `${said}…`,
      sprout: `${Who} ${does}. ${comes ? `“${said}!” It came.` : 'It was busy.'}`,
      sapling: `${place.sapling} ${who} ${does}.${wears}\n${
        comes
          ? `“${said}!” ${page % 2 ? 'It came.' : 'said {name}, and it came.'}`
          : 'It had no time to be in a name.'
      }`,
      explorer: `${place.explorer} There ${who} ${does}. ${asideOf(met as Meeting, sawn)}${wears.replace(/\.$/, ', and would not go without.')}\n${
        comes
          ? `“${said}!” said {name}. ${CAME[page].one}`
          : '“You are in a name,” said {name}. But it was at work, as anyone could see.'
      }`,
    };
  }
  return comes
    ? {
        seedling: `${said}! ${said}!`,
        sprout: `“${said}!” said {name}. This time it came.`,
        sapling: `${place.sapling} ${who} sat down to rest.\n“${said}!” said {name}, very kindly. This time it came.`,
        // Some names linger twice: a second letter gives in for a reason of its own.
        explorer:
          page <= 4
            ? `${place.explorer} There sat ${who}, out of breath. It is hard to work and to run away.\n“${said},” said {name}, not loudly. When somebody says you like that, there is nothing for it. It came.`
            : `${place.explorer} There stood ${who}, looking out over the harbor. It had been about to ask after the others.\n“${said},” said {name}, as one says it to a friend. It came at once, and pretended that it had not.`,
      }
    : {
        seedling: `${said}?`,
        sprout: `“${said}?” It ran on. It had so much to do.`,
        sapling: `${place.sapling} ${who} was at work again, with a better view.\n“${said}?” It ran on.`,
        explorer: `${place.explorer} There it was: ${who}, the same job, and a better view.\n“${said}?” said {name}. It heard. Letters always hear. But it had just gotten comfortable, so it ran, job and all.`,
      };
}

const saidOf = ({ letter }: Meeting): string => isolate(letter.capital);
const subject = (met: Meeting): string => `${met.again ? 'another' : 'the'} ${saidOf(met)}`;

const asideOf = ({ letter, place, again }: Meeting, sawn: boolean): string =>
  again ? TAKEN : workOf(letter, place, sawn).aside;

const TAKEN = 'It had not heard that the job was taken.';

/** Where the first letter stands that wears something: one is a joke, six are a list. */
const firstWorn = ({ letters }: NameInLetters): number =>
  letters.findIndex((letter) => wornBy(letter));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
