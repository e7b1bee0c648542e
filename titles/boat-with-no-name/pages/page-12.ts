import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { oilskin } from '#titles/boat-with-no-name/cast/oilskin.ts';
import { rowing } from '#titles/boat-with-no-name/cast/rowing.ts';
import { boardFor, OFF_OAR } from '#titles/boat-with-no-name/set/board-for.ts';
import { aboveGunwale, boat, darkBoard } from '#titles/boat-with-no-name/set/boat.ts';
import { islet, lighthouse } from '#titles/boat-with-no-name/set/harbor.ts';
import { BY_THE_BOOK, NIGHT } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { onSternSeat } from '#titles/boat-with-no-name/set/stern-seat.ts';
import { LARGE, LARGER } from '#titles/boat-with-no-name/set/type.ts';

/** Far out, small under all the stars: one lantern, and under it two heads over one book. */
export const page12: Painting = (cast) => paint(cast, SHEET);
export const spread12: Painting = (cast) => paint(cast, SPREAD);

const HORIZON = 76;
/** Where the sea closes over the hull, in units of the boat. */
const WATER = 22;

function paint({ hero, things, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const keel: Point = wide ? [310, 172] : [104, 154];
  // Mm to a unit of the boat.
  const k = wide ? 0.85 : 0.74;
  const by = (ahead: number, up: number): Point => [keel[0] + ahead * k, keel[1] - up * k];
  const kid = overTheBook(hero, 32 * k, by);
  const master = heron(
    { at: by(92, 37), height: 98 * k, flip: true, book: 'open', looks: 'down', sits: true },
    NIGHT,
  );
  const whole = nameOf(name);
  const onHull = boardFor(whole, OFF_OAR);
  const board = by(onHull.x, -onHull.y);
  const lettered = nameboard(
    whole,
    { x: board[0], y: board[1], width: onHull.width * k, height: onHull.height * k },
    NIGHT,
    true,
  );
  const here = (art: string): string => at(keel[0], keel[1], k, art);
  const [, waterline] = by(0, WATER);
  const overWater = `M${keel[0] - 120} -4H${keel[0] + 120}V${waterline}H${keel[0] - 120}Z`;
  const afloat = here(boat(NIGHT) + clean(darkBoard(NIGHT, onHull)) + lanternStaff());
  const art =
    clean(night(width)) +
    clean(seaAtNight(width)) +
    lighthouse(NIGHT, wide ? 70 : 22, HORIZON - 2, 0.3, true) +
    at(wide ? 70 : 22, HORIZON + 2, 0.8, islet(0, 0, '#1c2754')) +
    (wide ? lit() : '') +
    shine(by(50, 90)) +
    (wide ? upsideDown(waterline, here(boat(NIGHT)) + lettered.art) : '') +
    clip(overWater, afloat) +
    lettered.art +
    clip(
      aboveGunwale(keel, k),
      here(onSternSeat(things[0], NIGHT) + at(-46, -28, 0.5, oilskin(NIGHT, 'rows'))) +
        parkedChair(hero, 30 * k, by(8, 26), 30, NIGHT) +
        kid.art +
        master.art,
    ) +
    clip(overWater, here(rowing(NIGHT))) +
    here(onTheWater(wide));
  return {
    art,
    quiet: wide
      ? {
          box: { x: 16, y: 92, width: 150, height: 104 },
          ink: 'light',
          anchor: 'middle',
          largest: LARGER,
        }
      : { box: { ...SAFE, y: 158, height: 46 }, ink: 'light', anchor: 'middle', largest: LARGE },
    faces: [kid.face, master.face],
    signs: lettered.signs,
  };
}

/** Close beside who writes, half asleep: upright on a thwart, eyes on the line that is still empty. */
function overTheBook(
  hero: Hero,
  size: number,
  by: (ahead: number, up: number) => Point,
): PlacedHero {
  const young = hero.years < 3;
  // A chair of one's own comes along, behind: on a thwart one sits as everybody does.
  return placeHero(
    outOfChair(hero),
    size,
    'head',
    young ? by(38, 86) : by(35, 92),
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, lids: { upper: 0.24, lower: 0.1, slant: -2 }, brow: [-3, -6, -4] },
      yaw: 58,
      pitch: 4,
      nod: 8,
      tilt: 4,
      gaze: [0.9, 0.6],
      body: { lean: 10, roll: 4 },
      armL: { upper: [4, 6], lower: [14, 2], hand: 'rest' },
      armR: { upper: [-8, 8], lower: [4, 4], hand: 'rest' },
    },
    BY_THE_BOOK,
  );
}

/** On the arm of a short mast, over the book. */
const lanternStaff = (): string =>
  line('M6 -54V-172M6 -149H52M48 -149v8', '#5a3f35', 2.6) +
  at(48, -121, 0.5, CREATURES.lantern(NIGHT));

/** Round the lantern, and from it in pieces along the sea toward us. */
const shine = ([x, y]: Point): string =>
  oval(
    x,
    y - 20,
    92,
    70,
    radial([
      [0, '#ffd58a', 0.8],
      [0.35, '#ffc878', 0.34],
      [1, '#ffd58a', 0],
    ]),
  );

/** The lighthouse looks round, and lays a way from itself to the boat, in pieces. */
function lit(): string {
  let d = '';
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const [x, y, half] = [98 + t * 138, 79 + 66 * t ** 2, 3 + t * 11];
    const shift = (((i * 7) % 5) - 2) * (0.6 + t * 2);
    d += `M${num(x - half + shift)} ${num(y)}h${num(half)}M${num(x - shift)} ${num(y + 1.6 + t)}h${num(half * 0.8)}`;
  }
  return clean(
    path(
      'M73 46L300 62V112Z',
      linear(
        [
          [0, '#fff0c4', 0.42],
          [1, '#fff0c4', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ) + line(d, '#ffe9b8', 1.3, 'stroke-opacity=".6"'),
  );
}

/** What is over the water, once more in it. */
const upsideDown = (waterline: number, art: string): string =>
  `<g opacity=".3">${clip(`M200 ${waterline}H432V${waterline + 46}H200Z`, at(0, 2 * waterline, -1, art, 0, 1))}</g>`;

/** The sea closes over the hull; round an oar there is a ring, and the lantern lies on it in pieces. */
const onTheWater = (wide: boolean): string =>
  line(
    'M-88 -17H70M-78 -11.600H-20M-8 -11.600H84M-70 -6.200H38M50 -6.200H74M-46 -0.800H-4M12 -0.800H56M-22 4.600H26',
    '#0d163c',
    3,
    'stroke-opacity=".55"',
  ) +
  line('M-112 -22C-90 -25 -60 -20 -10 -22C40 -24 70 -20 112 -23', '#8fb0d8', 1.4) +
  line('M-98 -20q8 3 17 0', '#dfe9f8', 1.3) +
  (wide ? lanternOnWater() : '');

/** In pieces, and not where words are. */
const lanternOnWater = (): string =>
  line('M30 3h34M40 9h38M36 15h22', '#ffd58a', 2, 'stroke-opacity=".75"');

const night = (width: number): string =>
  box(
    -4,
    -4,
    width + 8,
    HORIZON + 6,
    linear([
      [0, '#111c48'],
      [1, '#2c3a74'],
    ]),
  ) + stars(width);

const seaAtNight = (width: number): string =>
  box(
    -4,
    HORIZON,
    width + 8,
    150,
    linear([
      [0, '#33447f'],
      [0.4, '#1f2f68'],
      [1, '#101a44'],
    ]),
  ) + waves(width);

function stars(width: number): string {
  const chance = chanceFrom('stars');
  let d = '';
  for (let i = 0; i < width / 4; i++)
    d += `M${num(chance() * width)} ${num(chance() * (HORIZON - 4))}h.1`;
  return line(d, '#fff3dc', 0.9);
}

function waves(width: number): string {
  const chance = chanceFrom('night waves');
  let d = '';
  for (let y = HORIZON + 5; y < 216; y += 3 + (y - HORIZON) * 0.06) {
    const long = 4 + (y - HORIZON) * 0.16;
    for (let x = chance() * 20; x < width; x += long * (2 + chance() * 4))
      d += `M${num(x)} ${num(y)}q${num(long / 2)} -1.6 ${num(long)} 0`;
  }
  return line(d, '#5f74b4', 0.8, 'stroke-opacity=".25"');
}
