import { disc } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { contact, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { dogHead, dogSitting } from '#titles/all-puff-no-whistle/cast/dog.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { tilesOn } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

/** A very large dog that has turned away, a small child behind it, and one breath from the lips into an ear. */
export const page02: Painting = ({ hero, beside }) => {
  // It sits, and is as high as the page; with no words above, higher.
  const dog = beside ? { x: 152, y: 85, size: 0.505 } : { x: 148, y: 106, size: 0.43 };
  const child = puffingHero(
    hero,
    headToStand(hero, hero.wheelchair ? 142 : 130, hero.years < 3 ? 45 : 34),
    'ground',
    [hero.wheelchair ? 40 : 36, 207],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [0, -8, -9] },
      cheeks: 1.9,
      yaw: 79,
      pitch: 0,
      nod: 0,
      tilt: -22,
      gaze: [1.3, -0.5],
      body: {
        lean: hero.wheelchair ? 24 : 12,
        shrug: 8,
        roll: 0,
        hips: 0,
        legL: AHEAD,
        legR: ON_TOE,
      },
      leanInChair: 24,
      ...(hero.wheelchair ? {} : { armL: HIDDEN, armR: hero.years < 3 ? SHORT : BACK }),
    },
    MORNING,
  );
  const [x, y] = child.mouth;
  const ear: Point = [dog.x - 62 * dog.size, dog.y - 74 * dog.size];
  const art =
    wall() +
    pavement(0, 216) +
    at(197, 186, 0.24, hatStanding(MORNING)) +
    contact(MORNING, dog.x - 18, 211, 62, 5) +
    child.shadow +
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
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face, { x: dog.x - 42, y: dog.y - 36, width: 84, height: 66 }],
    ...(beside && {
      overFold: () =>
        groundPastFold(bareWall(PAST_FOLD.left, 246) + roofsOnWall()) +
        pastFold(tilesOn(MORNING, -240, 160, 246, 27) + pavement(-240, 246) + wherePawsWere()),
    }),
  };
};

/** The dog is drawn the other way round, and the sun stays where it is. */
const TURNED = mirrored(MORNING);

const BACK: Arm = { upper: [-44, 12], lower: [-48, 8], hand: 'hold' };
/** A short arm that is thrown back stands on a hip. */
const SHORT: Arm = { upper: [10, 12], lower: [24, 8], hand: 'hold' };
const HIDDEN: Arm = { upper: [4, -8], lower: [8, -8] };
const AHEAD: Leg = { upper: [18, 4], lower: [8, 3] };
const ON_TOE: Leg = { upper: [-14, 4], lower: [-30, 4], foot: 36 };

const bareWall = (left: number, width: number): string =>
  box(
    left,
    -6,
    width,
    228,
    linear([
      [0, '#fbe6d4'],
      [0.45, '#f6cbae'],
      [1, '#e39a78'],
    ]),
  );

/** As high as the houses across the street throw their roofs on it. */
const roofsOnWall = (): string =>
  path(
    'M-240 160V88H-206L-176 54L-165 66V52H-155V78L-146 88H-122V104H-84V90H-75V104H-66L-38 74L-10 104L-4 160Z',
    '#b06a78',
    'fill-opacity=".15"',
  );

/** The whole length of the street: dust behind every leap, and one pot fewer that stands. */
const wherePawsWere = (): string => {
  const [clay, leaf] = [tone(MORNING, TOWN.clay), tone(MORNING, TOWN.leaf)];
  const paw = (x: number, y: number): string =>
    disc(x, y, 3.4, 2) +
    disc(x + 4.6, y - 1.6, 1.3, 1) +
    disc(x + 5.4, y + 0.6, 1.3, 1) +
    disc(x + 3.4, y - 3, 1.3, 1);
  const pot = (): string =>
    path('M-9 -16H9L6.6 0H-6.6Z', clay.base) +
    path('M2 -16H9L6.6 0H1.4Z', clay.shade) +
    box(-10.4, -18.6, 20.8, 4.6, clay.lite, 1) +
    path(`${disc(-5, -23, 6)}${disc(4, -25, 7)}${disc(9, -21, 4.6)}`, leaf.base) +
    path(
      `${disc(-6, -25, 2.2)}${disc(3, -28, 2.4)}${disc(9, -23, 2)}`,
      tone(MORNING, '#d8516c').base,
    );
  return (
    path(
      [-196, -158, -118, -78, -40]
        .map((x, i) => paw(x, 203 + (i % 2) * 4) + paw(x + 10, 206 - (i % 2) * 3))
        .join(''),
      '#a8714f',
      'fill-opacity=".55"',
    ) +
    path(
      [-176, -98, -22]
        .map((x) => disc(x, 197, 8, 5) + disc(x + 8, 194, 6, 4.6) + disc(x - 9, 199, 5, 3))
        .join(''),
      '#fff4e0',
      'fill-opacity=".8"',
    ) +
    contact(MORNING, -186, 192, 12, 1.6) +
    at(-186, 192, 1, pot()) +
    contact(MORNING, -124, 193, 16, 1.8) +
    at(-132, 191, 1, pot(), 84) +
    contact(MORNING, -56, 192, 12, 1.6) +
    at(-56, 192, 1, pot())
  );
};

const wall = (): string =>
  bareWall(0, 216) +
  path(
    'M8 130h14v4h-14ZM18 136h14v4h-14ZM184 80h14v4h-14ZM174 86h14v4h-14ZM152 70h12v4h-12ZM14 94h12v4h-12ZM6 100h12v4h-12Z',
    '#e0a892',
    'fill-opacity=".45"',
  ) +
  tilesOn(MORNING, 0, 160, 216, 27);

/** What all of them stand on, with the light along it. */
const pavement = (left: number, width: number): string =>
  box(
    left,
    186,
    width,
    36,
    linear([
      [0, '#f6dcb4'],
      [1, '#dcb288'],
    ]),
  ) + line(`M${left} 186.6h${width}`, '#fffaf0', 1.6);
