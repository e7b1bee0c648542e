import { disc } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { castShadow, contact, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { dogHead, dogSitting } from '#titles/all-puff-no-whistle/cast/dog.ts';
import { callingWoman } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { type Street, street } from '#titles/all-puff-no-whistle/set/street.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

/** A very large dog that has turned away, a small child on a pot beside it, and one breath into an ear. */
export const page02: Painting = (cast) => paint(cast, PAGE);
/** Bound, one sees how far it has come. */
export const spread02: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const view: Street = wide
    ? { from: [-150, 144], eaves: 0.37, foot: 0.15 }
    : { from: [-24, 152], eaves: 0.3, foot: 0.16 };
  // It sits, and is as high as the page; with words above, lower.
  const dog = wide ? { x: 146, y: 85, size: 0.505 } : { x: 148, y: 106, size: 0.43 };
  const rolls = hero.wheelchair !== undefined;
  const isSmall = hero.years < 3;
  const high = wide ? 112 : 92;
  const child = puffingHero(
    hero,
    headToStand(hero, rolls ? high * 1.3 : high, isSmall ? 45 : 40),
    'ground',
    rolls ? [42, 208] : [46, 178],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [0, -8, -9], flushed: true },
      cheeks: 2,
      yaw: rolls || isSmall ? 79 : 46,
      pitch: 0,
      nod: -8,
      tilt: -16,
      gaze: [1.3, -0.5],
      body: {
        lean: rolls ? 24 : 10,
        shrug: 8,
        roll: 0,
        hips: 0,
        legL: rolls ? AHEAD : TOES,
        legR: rolls ? ON_TOE : TOES_TOO,
      },
      leanInChair: 24,
      ...(rolls ? {} : { armL: HIDDEN, armR: isSmall ? SHORT : BACK }),
    },
    MORNING,
  );
  const [x, y] = child.mouth;
  const ear: Point = [dog.x - 62 * dog.size, dog.y - 74 * dog.size];
  const art =
    street(MORNING, frame, view) +
    (wide ? wherePawsWere() : '') +
    at(197, 190, 0.3, hatStanding(MORNING)) +
    contact(MORNING, dog.x - 18, 211, 62, 5) +
    (rolls
      ? child.shadow
      : contact(MORNING, 48, 208, 30, 2.6) + at(46, 175, 1.75, pot(false), 180)) +
    at(
      dog.x,
      dog.y,
      dog.size,
      dogSitting(TURNED) + dogHead(TURNED, { look: 'disbelief', gaze: 0.9, insideOut: true }),
      0,
      -dog.size,
    ) +
    child.art +
    breath({ from: child.mouth, to: ear, wide: 14, bend: 2, torn: 0.16, shade: '#5f9fd3' }) +
    lettered(SOUNDS['Fff.'], [lerp(x, ear[0], 0.4) - 19, lerp(y, ear[1], 0.4) - 16], {
      height: 11,
      turn: -48,
      ink: '#2f5f8c',
      rim: '#ffffff',
    });
  return laidIn(frame, {
    art,
    quiet: wide
      ? { box: { x: -197, y: 16, width: 176, height: 84 }, ink: 'dark', anchor: 'middle' }
      : { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face, { x: dog.x - 42, y: dog.y - 36, width: 84, height: 66 }],
  });
}

/** The dog is drawn the other way round, and the sun stays where it is. */
const TURNED = mirrored(MORNING);

const BACK: Arm = { upper: [-44, 12], lower: [-48, 8], hand: 'hold' };
/** A short arm that is thrown back stands on a hip. */
const SHORT: Arm = { upper: [10, 12], lower: [24, 8], hand: 'hold' };
const HIDDEN: Arm = { upper: [-58, -12], lower: [-62, -16] };
/** Both heels up: a pot has not much room. */
const TOES: Leg = { upper: [8, 3], lower: [-6, 2], foot: 34 };
const TOES_TOO: Leg = { upper: [0, 3], lower: [-12, 3], foot: 40 };
const AHEAD: Leg = { upper: [18, 4], lower: [8, 3] };
const ON_TOE: Leg = { upper: [-14, 4], lower: [-30, 4], foot: 36 };

/** The whole length of the street: dust behind every leap, the larger the nearer, and one pot fewer that stands. */
const wherePawsWere = (): string => {
  const paw = (x: number, y: number, k: number): string =>
    disc(x, y, 3.4 * k, 2 * k) +
    disc(x + 4.6 * k, y - 1.6 * k, 1.3 * k, k) +
    disc(x + 5.4 * k, y + 0.6 * k, 1.3 * k, k) +
    disc(x + 3.4 * k, y - 3 * k, 1.3 * k, k);
  return (
    path(
      PAWS.map(([x, y, k]) => paw(x, y, k) + paw(x + 11 * k, y + 3 * k, k)).join(''),
      '#a8714f',
      'fill-opacity=".6"',
    ) +
    path(
      PAWS.map(
        ([x, y, k]) =>
          disc(x - 8 * k, y - 6 * k, 8 * k, 5 * k) +
          disc(x, y - 9 * k, 6 * k, 4.6 * k) +
          disc(x - 17 * k, y - 4 * k, 5 * k, 3 * k),
      ).join(''),
      '#fffaf0',
      'fill-opacity=".85"',
    ) +
    at(-98, 176, 0.3, castShadow(MORNING, 26, 90)) +
    at(-98, 176, 0.3, callingWoman(MORNING)) +
    note(-84, 146, 0.9, TOWN.tileDark) +
    note(-75, 139, 1.1, '#8f3d31') +
    note(-65, 133, 1.3, TOWN.tileDark) +
    contact(MORNING, -166, 204, 16, 2.2) +
    at(-166, 204, 1.5, pot()) +
    contact(MORNING, -22, 201, 18, 2.2) +
    at(-32, 198, 1.2, pot(), 84)
  );
};

/** Where it touched the ground, and how near that is. */
const PAWS = [
  [-140, 151, 0.16],
  [-131, 157, 0.3],
  [-110, 166, 0.46],
  [-96, 180, 0.66],
  [-64, 186, 0.9],
  [-18, 192, 1.15],
] as const;

/** A flower pot, its foot at (0, 0). */
const pot = (planted = true): string => {
  const [clay, leaf] = [tone(MORNING, TOWN.clay), tone(MORNING, TOWN.leaf)];
  return (
    path('M-9 -16H9L6.6 0H-6.6Z', clay.base) +
    path('M2 -16H9L6.6 0H1.4Z', clay.shade) +
    box(-10.4, -18.6, 20.8, 4.6, clay.lite, 1) +
    (planted
      ? path(`${disc(-5, -23, 6)}${disc(4, -25, 7)}${disc(9, -21, 4.6)}`, leaf.base) +
        path(
          `${disc(-6, -25, 2.2)}${disc(3, -28, 2.4)}${disc(9, -23, 2)}`,
          tone(MORNING, '#d8516c').base,
        )
      : '')
  );
};
