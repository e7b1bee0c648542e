import { hash } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { canSet } from '#bookmaking/fonts/faces.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { inLettersOf } from '#bookmaking/text/story-words.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Title } from '#bookmaking/title.ts';
import { castFor, toldTo } from '#bookmaking/told-to.ts';
import { readInterest } from '#bookmaking/words/interests.ts';
import type { DrawnPage } from './bound-page.ts';
import { coatOf } from './coat.ts';
import type { Imprint } from './copy.ts';
import { counted } from './counted.ts';
import { smallFiguresIn } from './figures.ts';
import { safeOn } from './margins.ts';
import { onEndpaper } from './on-endpaper.ts';
import { keepsake, onPaper, paperOf, plain, rows, setOnPaper, spot } from './paper.ts';

const RULE = '#22323a';

/** One thing of the story, small on paper, without a word. */
export function lastLook(title: Title): DrawnPage {
  const safe = safeOn('recto');
  const [x, y] = [safe.x + safe.width / 2, safe.y + safe.height * 0.46];
  const coat = coatOf(title, 12);
  const page = onPaper(
    title,
    [],
    () => coat.art + (coat.art && spot(title, x, y, 58)) + keepsake(title, x, y, 74),
  );
  return {
    ...page,
    part: 'last look',
    shows: title.inside?.keepsakeIs ?? 'One thing of the story',
  };
}

/** What is in the pictures and not in the words, counted in the letters of the title. */
export function lookAgain(title: Title, reader: Reader): DrawnPage {
  const safe = safeOn('verso');
  const asked = title.inside?.lookAgain ?? USUAL;
  const head = plain('Look again');
  const { lettering } = title.cover;
  const heading = setOnPaper(head, {
    box: { ...rows(safe, 0.05, 0.2), x: safe.x + 8, width: safe.width - 16 },
    ...inLettersOf(lettering, head),
    align: 'left',
    largest: 46,
    smallest: 20,
  });
  const questions = counted(
    asked.map((each) => toldTo(title, reader, each)),
    { ...rows(safe, 0.26, 0.96), x: safe.x + 8, width: safe.width - 16 },
    lettering,
  );
  return {
    ...onPaper(title, [heading, ...questions]),
    part: 'look again',
    shows: 'Things to look for',
  };
}

const USUAL = [
  'Who was there on the very first page, before anybody spoke of it?',
  'What does {name} carry that nobody mentions?',
  'Which picture is told without a word?',
  'What would {name} do next?',
] as const;

/** Three ways to stand, and what was true when the book was made. */
export function heroPage(title: Title, reader: Reader): DrawnPage {
  const safe = safeOn('recto');
  const { hero } = castFor(title, reader);
  const size = Math.min(27, 92 / (bodyAt(hero.years).heads + 0.45));
  const ground = safe.y + safe.height * 0.57;
  const third = safe.width / 3;
  const poses: readonly HeroWish[] = [
    { pose: 'wave', mood: 'happy', yaw: 12 },
    { pose: 'run', mood: 'happy', yaw: 50 },
    { pose: 'stand', mood: 'happy', yaw: 180 },
  ];
  let faces: DrawnPage['faces'] = [];
  const draw = (): string => {
    const placed = poses.map((wish, i) =>
      placeHero(hero, size, 'ground', [safe.x + third * (i + 0.5), ground], wish, DAYLIGHT),
    );
    faces = placed.map(({ face }) => face);
    const loved = lovedBy(reader).map(({ drawnAs }, i, all) =>
      at(
        safe.x + safe.width / 2 + (i - (all.length - 1) / 2) * 44,
        safe.y + safe.height * 0.9,
        0.3,
        thing(drawnAs, DAYLIGHT),
      ),
    );
    const art = placed.map(({ shadow, art }) => shadow + art);
    return art.join('') + loved.join('');
  };
  const text = setOnPaper(toldTo(title, reader, factsOf(reader)), {
    box: rows(safe, 0.64, 0.83),
    largest: 21,
    smallest: 14,
  });
  const page = onPaper(title, [text], draw, {
    name: `h${hash(reader.seed).toString(36)}`,
    dressing: smallFiguresIn(title),
  });
  const shows = `${reader.name} three times: waving, running, and from behind`;
  return { ...page, faces, part: 'hero', shows };
}

/** Notation. What a family did not say is not said for it. */
function factsOf(reader: Reader): string {
  const age = '[{name} was {age} when this was made.]';
  const [first, second] = lovedBy(reader).map(({ topic }) => topic);
  if (!first) return reader.ageMonths === null ? 'The hero of this book is {name}.' : age;
  const loved = second ? `${first} and ${second}` : first;
  return `${age}\n{They} {love|loves} ${loved.replace(/[[\]{}]/g, '')}.`;
}

/** What a family said, as we read it; at most two, of which each has a drawing. */
const lovedBy = (reader: Reader) =>
  reader.interests
    .filter((interest) => canSet(interest, 'text'))
    .map(readInterest)
    .filter((interest) => interest !== undefined)
    .filter(({ topic }, i, all) => all.findIndex((other) => other.topic === topic) === i)
    .slice(0, 2);

/** A frame that waits for a pencil. */
export function yourOwnPage(title: Title, reader: Reader): DrawnPage {
  const safe = safeOn('verso');
  const frame: Box = { ...rows(safe, 0.13, 0.86), x: safe.x + 2, width: safe.width - 4 };
  const head = plain('And then?');
  const heading = setOnPaper(head, {
    box: rows(safe, 0, 0.11),
    ...inLettersOf(title.cover.lettering, head),
    largest: 36,
    smallest: 20,
  });
  const under = setOnPaper(toldTo(title, reader, 'Drawn by {name}'), {
    box: rows(safe, 0.885, 0.945),
    largest: 15,
    smallest: 9,
  });
  const page = onPaper(title, [heading, under], () => {
    const { x, y, width, height } = frame;
    const inner = roundedBox(x + 2.4, y + 2.4, width - 4.8, height - 4.8, 3);
    const dots = `M${num(safe.x + 34)} ${num(safe.y + safe.height * 0.985)}h${num(safe.width - 68)}`;
    return (
      path(roundedBox(x, y, width, height, 4), '#fffdf6') +
      line(roundedBox(x, y, width, height, 4), RULE, 0.9) +
      line(inner, RULE, 0.3, 'stroke-opacity=".55"') +
      line(dots, RULE, 0.5, 'stroke-dasharray="0.1 2.2"')
    );
  });
  return { ...page, part: 'your own page', shows: 'An empty frame to draw in' };
}

/** Who made this copy, and which it is; what European law wants to find on it (Regulation (EU) 2023/988, article 9). */
export function imprintPage(title: Title, reader: Reader, imprint: Imprint): DrawnPage {
  const safe = safeOn('verso');
  const { maker, address, mail, personInEu, copyNumber } = imprint;
  const made = setOnPaper(toldTo(title, reader, `${title.words.title}\nMade once, for {name}.`), {
    box: rows(safe, 0.5, 0.66),
    align: 'left',
    anchor: 'bottom',
    largest: 15,
    smallest: 11.5,
  });
  const lines = [
    `Story and pictures: ${title.words.author}. Drawn and set for one reader.`,
    `Made by ${maker}, ${address}, ${mail}.`,
    ...(personInEu ? [`In the European Union: ${personInEu}.`] : []),
    `Copy ${copyNumber}. To be read together with a grown-up by children under three.`,
  ];
  const block = setOnPaper(plain(lines.join('\n')), {
    box: rows(safe, 0.69, 1),
    align: 'left',
    anchor: 'top',
    largest: 11.5,
    smallest: 9,
  });
  const page = onPaper(title, [made, block], () =>
    keepsake(title, safe.x + 14, safe.y + safe.height * 0.44, 28),
  );
  return { ...page, part: 'imprint', shows: 'Who made this book' };
}

/** The title's paper, a panel with what the story is about, and the hero looking at it from in front. */
export function backCover(title: Title, reader: Reader): DrawnPage {
  const { fromYears, toYears } = title.words.ageRange;
  const panel: Box = { x: 25, y: 24, width: 166, height: 104 };
  const inside = { x: panel.x + 12, width: panel.width - 24 };
  const blurb = setOnPaper(toldTo(title, reader, title.words.blurb), {
    box: { ...inside, y: panel.y + 9, height: 62 },
    align: 'left',
    largest: 17,
    smallest: 12,
  });
  const facts = setOnPaper(
    toldTo(
      title,
      reader,
      `${title.words.author} · Ages ${fromYears} to ${toYears}\nMade once, for {name}`,
    ),
    { box: { ...inside, y: panel.y + 74, height: 22 }, align: 'left', largest: 13, smallest: 9 },
  );
  const panelArt = path(roundedBox(panel.x, panel.y, panel.width, panel.height, 5), paperOf(title));
  const page = onEndpaper(
    title,
    reader,
    'k',
    ({ hero }) => {
      const size = Math.min(21, 68 / (bodyAt(hero.years).heads + 0.45));
      const wish: HeroWish = { pose: 'stand', mood: 'happy', yaw: 176 };
      return placeHero(hero, size, 'ground', [SHEET / 2, 200], wish, DAYLIGHT);
    },
    panelArt,
  );
  const shows = `${reader.name} from behind, before the paper of the book`;
  return { ...page, text: [blurb, facts], part: 'back cover', shows };
}
