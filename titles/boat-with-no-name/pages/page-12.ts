import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { oilskin } from '#titles/boat-with-no-name/cast/oilskin.ts';
import { boat } from '#titles/boat-with-no-name/set/boat.ts';
import { lighthouse } from '#titles/boat-with-no-name/set/harbor.ts';
import { NIGHT } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Far out and near: a chin on the gunwale, fingers in the sea, and everybody has something to do. */
export const page12: Painting = (cast) => paint(cast, SHEET);
export const spread12: Painting = (cast) => paint(cast, SPREAD);

/** Mm to a unit of the boat, its keel, and how far over the fold it lies in an opening. */
const K = 1.25;
const KEEL: Point = [112, 172];
const OVER_FOLD = 178;
const GUNWALE = 108;
/** Where the sea closes over the hull. */
const WATER = 143;
const BOARD: Box = { x: 39, y: 118, width: 99, height: 18 };
const HEAD: Point = [108, 64];

function paint({ hero, things, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const dx = wide ? OVER_FOLD : 0;
  const by = ([x, y]: Point): Point => [x + dx, y];
  const kid = overTheSide(hero, by);
  const master = heron(
    { at: by([203, 142]), height: 120, flip: true, book: 'open', looks: 'down', sits: true },
    NIGHT,
  );
  const lettered = nameboard(nameOf(name), { ...BOARD, x: BOARD.x + dx }, NIGHT, true);
  // Below the gunwale nothing of those aboard is seen.
  const over = `M${dx - 40} -40H${dx + 260}V${GUNWALE + 6}H${dx - 40}Z`;
  const art =
    night(width) +
    lighthouse(NIGHT, wide ? 60 : 12, 64, 0.32, true) +
    seaAtNight(width) +
    oval(
      dx + 168,
      72,
      120,
      90,
      radial([
        [0, '#ffd58a', 0.6],
        [1, '#ffd58a', 0],
      ]),
    ) +
    shifted(dx, 0, lanternStaff()) +
    clip(
      over,
      at(dx + 59, 176, 0.9, oilskin(NIGHT, 'rows')) +
        at(dx + 18, 89, 0.31, thing(things[0], NIGHT)) +
        parkedChair(hero, 46, by([152, 141]), 30, NIGHT) +
        master.art,
    ) +
    at(dx + KEEL[0], KEEL[1], K, boat(NIGHT)) +
    clean(
      path(
        roundedBox(BOARD.x + dx - 4, BOARD.y - 2, BOARD.width + 8, BOARD.height + 4, 3),
        tone(NIGHT, '#123a4c').base,
      ),
    ) +
    lettered.art +
    shifted(dx, 0, rowing()) +
    clip(aboveRim(dx), kid.behind) +
    kid.before +
    shifted(dx, 0, onTheWater());
  return {
    art,
    quiet: wide
      ? {
          box: { x: 16, y: 84, width: 140, height: 112 },
          ink: 'light',
          anchor: 'middle',
          largest: LARGE,
        }
      : { box: { ...SAFE, y: 155, height: 49 }, ink: 'light', anchor: 'middle', largest: LARGE },
    faces: [kid.face, master.face],
    signs: lettered.signs,
  };
}

/** Chin on one arm that lies along the gunwale; the other hangs over the side, to feel how fast one goes. */
function overTheSide(
  hero: Hero,
  by: (p: Point) => Point,
): { behind: string; before: string; face: Box } {
  // A chair of one's own comes along, behind: on a thwart one sits as everybody does.
  const kid = placeHero(
    outOfChair(hero),
    60,
    'head',
    // Of the smallest the neck is so short that the arm lay on the mouth.
    by([HEAD[0], HEAD[1] - (hero.years < 3 ? 4.5 : 0)]),
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, lids: { upper: 0.24, lower: 0.06, slant: -2 }, brow: [-3, -5, 1] },
      yaw: 24,
      pitch: 4,
      nod: 12,
      tilt: 13,
      gaze: [0.7, 1],
      body: { lean: 24, roll: 10, shrug: 8 },
      armsByPage: true,
    },
    NIGHT,
  );
  const under = ownArm(
    hero,
    kid,
    -1,
    { elbow: by([72, 106]), wrist: by([97, 108]), hand: flat, degrees: 0, size: 1.08 },
    NIGHT,
  );
  const trailing = ownArm(
    hero,
    kid,
    1,
    { elbow: by([152, 103]), wrist: by([160, 126]), hand: flat, degrees: 80, size: 1.1 },
    NIGHT,
  );
  return {
    behind: kid.art,
    before: trailing.art + under.art,
    face: kid.face,
  };
}

/** Of those aboard nothing is seen before the near side, whose line the boat draws. */
const aboveRim = (dx: number): string =>
  `M${dx - 40} -40V104L${dx - 10.5} 102C${dx + 37} 112 ${dx + 162} 114.5 ${dx + 237} 89.5V-40Z`;

/** Over the bow on a bent staff, where it covers nobody. */
const lanternStaff = (): string =>
  line('M212 100V12C212 -4 180 -4 180 8', '#5a3f35', 2.6) +
  at(180, 33, 0.56, CREATURES.lantern(NIGHT));

/** The near oar and the arm that pulls it, at the stern's side of the board, which nothing may cover. */
const rowing = (): string => {
  const sleeve = tone(NIGHT, '#f5c453');
  const oar = tone(NIGHT, '#c98f52');
  return (
    line('M42 96L12 158', oar.deep, 5) +
    line('M41.4 96L11.4 158', oar.base, 3.4) +
    line('M36 76C26 86 26 97 38 105', sleeve.deep, 17) +
    line('M35.4 76C25.4 86 25.4 96 37.4 104', sleeve.base, 15) +
    oval(40, 105.6, 6.6, 6.2, tone(NIGHT, '#2f7f86').base)
  );
};

/** The sea closes over the hull; round fingers and an oar there are rings, and the lantern lies on it in pieces. */
const onTheWater = (): string =>
  path(
    `M-13 ${WATER}C0 ${WATER - 2} 20 ${WATER + 2} 60 ${WATER}C100 ${WATER - 2} 130 ${WATER + 2} 170 ${WATER}C186 ${WATER - 1} 196 ${WATER - 1} 207 ${WATER}C200 162 186 176 160 180C112 187 62 186 28 179C6 174 -8 160 -13 ${WATER}Z`,
    '#16265a',
  ) +
  line(
    `M-12 ${WATER}C0 ${WATER - 2} 20 ${WATER + 2} 60 ${WATER}C100 ${WATER - 2} 130 ${WATER + 2} 170 ${WATER}C186 ${WATER - 1} 196 ${WATER - 1} 206 ${WATER}`,
    '#8fb0d8',
    1.2,
  ) +
  line(
    'M152 144.6q10 2.6 20 0M146 145q16 4.4 32 0M2 145q8 3 17 0',
    '#dfe9f8',
    1.1,
    'stroke-opacity=".8"',
  ) +
  line('M186 146q8 -1.6 16 0', '#ffd58a', 2, 'stroke-opacity=".85"');

const night = (width: number): string =>
  box(
    -4,
    -4,
    width + 8,
    70,
    linear([
      [0, '#111c48'],
      [1, '#2c3a74'],
    ]),
  ) + stars(width);

const seaAtNight = (width: number): string =>
  box(
    -4,
    64,
    width + 8,
    160,
    linear([
      [0, '#33447f'],
      [0.4, '#1f2f68'],
      [1, '#101a44'],
    ]),
  ) + waves(width);

function stars(width: number): string {
  const chance = chanceFrom('stars');
  let d = '';
  for (let i = 0; i < width / 4; i++) d += `M${num(chance() * width)} ${num(chance() * 58)}h.1`;
  return line(d, '#fff3dc', 0.9);
}

function waves(width: number): string {
  const chance = chanceFrom('night waves');
  let d = '';
  for (let y = 70; y < 216; y += 3 + (y - 66) * 0.06) {
    const long = 4 + (y - 66) * 0.16;
    for (let x = chance() * 20; x < width; x += long * (2 + chance() * 4))
      d += `M${num(x)} ${num(y)}q${num(long / 2)} -1.6 ${num(long)} 0`;
  }
  return line(d, '#5f74b4', 0.8, 'stroke-opacity=".25"');
}
