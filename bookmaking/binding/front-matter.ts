import { type ComposedPage, nameIn } from '#bookmaking/compose-page.ts';
import { contrast } from '#bookmaking/drawing/color.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { at, clean } from '#bookmaking/drawing/marks.ts';
import { canSet } from '#bookmaking/fonts/faces.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import type { HeroWish } from '#bookmaking/hero/place-hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { letterTitle } from '#bookmaking/lettering/letter-title.ts';
import { measureName } from '#bookmaking/lettering/measure-name.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { inMedium } from '#bookmaking/surface/in-medium.ts';
import { withoutLongWords } from '#bookmaking/text/long-words.ts';
import { storyWords } from '#bookmaking/text/story-words.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Title } from '#bookmaking/title.ts';
import { castFor, toldTo } from '#bookmaking/told-to.ts';
import { isolate } from '#bookmaking/words/isolate.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import type { DrawnPage } from './bound-page.ts';
import { coatOf } from './coat.ts';
import { kept, moved, RECTO_AT, safeOn } from './margins.ts';
import { onEndpaper } from './on-endpaper.ts';
import { around, clearOf, OPENING_AT_LEFT, onLeftPage, thingsIn } from './over-fold.ts';
import { painted } from './painted.ts';
import { keepsake, onPaper, paperOf, plain, rows, setOnPaper, spot } from './paper.ts';
import { type Beyond, SMALLEST_INSIDE } from './story.ts';

/** 'This book belongs to', as painted, with its words inside the margins of a bound book. */
export function exLibris(title: Title, reader: Reader): DrawnPage {
  const runs = toldTo(title, reader, title.words.belongs);
  const page = painted(title, reader, 'x', title.belongs, SHEET, ({ quiet }) => {
    const { box, last } = quiet;
    const placed = {
      ...quiet,
      box: kept(box, 'recto'),
      last: last && { ...last, box: kept(last.box, 'recto') },
    };
    return storyWords(runs, placed, {
      level: reader.level,
      page: 'belongs',
      lettering: title.cover.lettering,
      refrain: [],
      smallest: SMALLEST_INSIDE,
    });
  });
  return { ...page, part: 'ex libris', shows: `${reader.name}’s own bookplate` };
}

/** The paper of the title, with its hero on the way in, or out again. */
export function endpaper(title: Title, reader: Reader, way: 'in' | 'out'): DrawnPage {
  const wish: HeroWish =
    way === 'in'
      ? { pose: 'walk', mood: 'happy', yaw: 62, gaze: [0.8, 0] }
      : { pose: 'walk', mood: 'happy', yaw: 152 };
  const where: Point = way === 'in' ? [150, 190] : [122, 190];
  const shows =
    way === 'in'
      ? `${reader.name} walks into the book`
      : `${reader.name} from behind, walking out of the book`;
  const page = onEndpaper(title, reader, way, ({ hero }) => {
    const size = Math.min(24, 84 / (bodyAt(hero.years).heads + 0.45));
    return placeHero(hero, size, 'ground', where, wish, DAYLIGHT);
  });
  return { ...page, text: [], part: 'endpaper', shows };
}

/** The title in its own lettering, who wrote it, and one thing of the story. */
export function titlePage(title: Title, reader: Reader): DrawnPage {
  const runs = toldTo(title, reader, title.words.coverTitle);
  const safe = safeOn('recto');
  const { lettering } = title.cover;
  const paper = paperOf(title);
  const readable = {
    ...lettering,
    // Some rows are inked for the ground of the cover.
    rows: lettering.rows.map((row) =>
      'ink' in row && row.ink && contrast(row.ink, paper) < 4.5 ? { ...row, ink: undefined } : row,
    ),
  };
  const lettered = letterTitle(readable, measureName(readable, nameIn(runs)), {
    box: { ...rows(safe, 0.06, 0.56), x: safe.x + 3, width: safe.width - 6 },
    ink: 'dark',
    align: 'center',
    anchor: 'middle',
  });
  const author = setOnPaper(plain(title.words.author), {
    box: rows(safe, 0.9, 1),
    largest: 15,
    smallest: 14,
  });
  const middle = safe.x + safe.width / 2;
  const page: ComposedPage = onPaper(title, [lettered.name, author], () =>
    keepsake(title, middle, safe.y + safe.height * 0.73, 52),
  );
  return {
    ...page,
    lettering: {
      art: lettered.art,
      rows: lettered.rows,
      words: `${runs.map((run) => run.text).join('')}. ${title.words.author}`,
    },
    part: 'title page',
    shows: 'The title page',
  };
}

/** What is said where nobody wrote anything: still for this child alone. */
const QUIET = 'For {name},\nand for whoever turns the pages.';

/** In pt: a dedication that needs less has the page to itself. */
const SMALLEST_BESIDE = 18;

/**
 * The giver's words in a hand, line by line as they were written, and from whom; over them something that the child loves. They
 * keep clear of what comes over the fold from the first picture, or lie where that says; if they are too many for it, nothing comes.
 */
export function dedicationPage(
  title: Title,
  reader: Reader,
  inscription: Inscription | null,
  beyond: Beyond,
): DrawnPage {
  if (!beyond.overFold) return dedication(title, reader, inscription, {});
  try {
    return dedication(title, reader, inscription, beyond);
  } catch (error) {
    if (error instanceof RangeError) return dedication(title, reader, inscription, {});
    throw error;
  }
}

function dedication(
  title: Title,
  reader: Reader,
  inscription: Inscription | null,
  { overFold, dedicated: place }: Beyond,
): DrawnPage {
  const coat = coatOf(title, 1);
  const [loved] = castFor(title, reader).things;
  let text: readonly TextBlock[] = [];
  const write = (area: Box, foot: number, smallest: number): void => {
    text = dedicated(title, reader, inscription, { area, foot, smallest }).map(eachWayRound);
  };
  const draw = (): string => {
    const over = overFold ? onLeftPage(overFold) : '';
    const smallest = over ? SMALLEST_BESIDE : 12;
    if (place) {
      const area = moved(place, RECTO_AT);
      write(area, area.y + area.height, smallest);
      return clean(coat.art) + over;
    }
    const things = thingsIn(over);
    const free = clearOf(safeOn('verso'), things.length > 0 ? [around(things)] : []);
    const area = { ...rows(free, 0.45, 0.93), x: free.x + 8, width: free.width - 16 };
    write(area, free.y + free.height, smallest);
    const [x, y] = [free.x + free.width / 2, free.y + free.height * 0.25];
    const seal = (coat.art && spot(title, x, y, 29)) + at(x, y, 0.42, thing(loved, DAYLIGHT));
    return over ? clean(coat.art) + over + clean(seal) : coat.art + seal;
  };
  const dressing = overFold && inMedium(title.cover.medium, OPENING_AT_LEFT);
  const page = onPaper(title, [], draw, { name: 'd', dressing });
  return {
    ...page,
    text,
    part: 'dedication',
    shows:
      settable(inscription?.dedication) || settable(inscription?.from)
        ? 'The dedication'
        : 'For the reader',
  };
}

/** What is written, and under it from whom, as far down as `foot`. */
function dedicated(
  title: Title,
  reader: Reader,
  inscription: Inscription | null,
  {
    area,
    foot,
    smallest,
  }: { readonly area: Box; readonly foot: number; readonly smallest: number },
): TextBlock[] {
  const written = settable(inscription?.dedication);
  const from = settable(inscription?.from);
  const coat = coatOf(title, 1);
  const wish = {
    box: rows(area, 0, from ? 0.78 : 1),
    style: 'hand',
    anchor: 'top',
    largest: 38,
    smallest,
    ...coat.inks,
  } as const;
  const words = written
    ? setOnPaper(plain(withoutLongWords(written, wish)), wish)
    : largerInHalves(toldTo(title, reader, QUIET), (runs) => setOnPaper(runs, wish));
  if (!from) return [words];
  const under = (words.lines.at(-1)?.baseline ?? 0) + 8;
  const below = {
    ...wish,
    box: { ...area, y: under, height: foot - under },
    largest: Math.min(28, words.size),
    smallest: 11.5,
  } as const;
  return [words, setOnPaper(plain(withoutLongWords(from, below)), below)];
}

/** A name with a hyphen goes on in the next line, if all can be larger then: one long name made a dedication of small print. */
function largerInHalves(runs: Run[], set: (runs: Run[]) => TextBlock): TextBlock {
  const whole = set(runs);
  if (!runs.some(({ isName, text }) => isName && text.includes('-'))) return whole;
  const inHalves = set(runs.flatMap((run) => (run.isName ? halvesOf(run) : run)));
  return inHalves.size > whole.size ? inHalves : whole;
}

const halvesOf = (name: Run): Run[] =>
  name.text.split(/(?<=-)/).flatMap((text, i) => [...(i > 0 ? plain(' ') : []), { ...name, text }]);

/** What was typed without what no face has; the form has refused that already. */
const settable = (typed: string | null | undefined): string =>
  [...(typed?.normalize('NFC').trim() ?? '')]
    .filter((letter) => letter === '\n' || canSet(letter, 'hand'))
    .join('');

/** A line that is written from the right keeps its stop at its own end. */
const eachWayRound = (block: TextBlock): TextBlock => ({
  ...block,
  lines: block.lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => ({ ...run, text: isolate(run.text) })),
  })),
});
