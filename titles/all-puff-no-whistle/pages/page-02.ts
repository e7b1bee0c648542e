import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import type { HeroWish } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gust } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { dogHead, dogSitting } from '#titles/all-puff-no-whistle/cast/dog.ts';
import { womanAtFour } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note, tilesOn } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

/** A very large dog, a whole small child on both toes, and all the air between them. */
export const page02: Painting = ({ hero, beside }) => {
  // It sits, and is as high as the page; with no words above, higher.
  const dog = beside ? { x: 150, y: 81, size: 0.52 } : { x: 152, y: 104, size: 0.44 };
  const child = puffingHero(
    hero,
    headToStand(hero, 132, 33),
    'ground',
    [hero.wheelchair ? 66 : 49, 207],
    {
      pose: TIPTOE,
      eyes: 'set',
      face: { brow: [4, -6, -9], askew: 4 },
      cheeks: 1.9,
      yaw: 79,
      pitch: 3,
      nod: -32,
      gaze: [1.6, -0.6],
      body: hero.wheelchair ? { lean: 14, shrug: 10, tilt: -6 } : ON_ONE_TOE,
      armL: { upper: [-34, 12], lower: [-46, 8], hand: 'hold' },
      armR: { upper: [-34, 12], lower: [-46, 8], hand: 'hold' },
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const onDog = (x: number, y: number): Point => [dog.x + x * dog.size, dog.y + y * dog.size];
  const art =
    wall() +
    pavement(0, 216) +
    at(-52, 50, 0.72, halfDoor()) +
    at(206, 186, 0.3, hatStanding(MORNING)) +
    contact(MORNING, dog.x + 18, 211, 62, 5) +
    child.shadow +
    at(dog.x, dog.y, dog.size, dogSitting(MORNING)) +
    // Behind the head that it goes round: over it, it was a veil before nose and brow.
    gust({ along: [child.mouth, ...ROUND_A_HEAD.map(([x, y]) => onDog(x, y))], wide: 20 }) +
    at(
      dog.x,
      dog.y,
      dog.size,
      dogHead(MORNING, { look: 'disbelief', gaze: -0.9, insideOut: true }),
    ) +
    child.art +
    lettered(
      SOUNDS['Fff.'],
      beside
        ? [child.head[0] - 18, Math.min(child.face.y - 20, 80)]
        : my < 120
          ? [mx + 20, 70]
          : [mx + 6, my - 50],
      {
        height: 12,
        turn: -34,
        ink: '#2f5f8c',
        rim: '#ffffff',
      },
    );
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

/** From under the muzzle up past the brow, and on to the ear; in the dog's own measure. */
const ROUND_A_HEAD: readonly Point[] = [
  [-102, 12],
  [-94, -26],
  [-74, -64],
  [-36, -92],
  [14, -104],
  [66, -112],
];

/** Nearly over: one leg has gone up behind, against so much air before. */
const ON_ONE_TOE: HeroWish['body'] = {
  lean: 36,
  shrug: 10,
  tilt: -6,
  roll: 0,
  hips: 0,
  legL: { upper: [8, 2], lower: [-2, 2], foot: 40 },
  legR: { upper: [-16, 4], lower: [-88, 4], foot: 60 },
};

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
  path('M0 112L216 66V170H0Z', '#fff3d6', 'fill-opacity=".3"') +
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

const OPENING = 'M87 190V86C87 63 127 63 127 86V190Z';

/** The lower half shut, the upper open: number four. */
const halfDoor = (): string => {
  const stone = tone(MORNING, TOWN.stone);
  const door = tone(MORNING, '#41619b');
  return (
    path('M80 190V84C80 54 132 54 132 84V190Z', stone.shade) +
    path('M82 190V84C82 57 132 57 132 84V190Z', stone.lite) +
    path(OPENING, tone(MORNING, '#5b4660').base) +
    clip(OPENING, at(107, 96, 0.42, womanAtFour(MORNING))) +
    box(87, 128, 40, 64, door.base) +
    box(84, 125, 46, 5, door.lite, 1) +
    line('M93 138h28v40h-28Z', door.shade, 1.2) +
    box(137, 76, 11, 13, '#eff3f6', 1.4) +
    line('M144.6 86v-8l-5 5.6h7', TOWN.tileDark, 1.3) +
    note(84, 52, 1.4, TOWN.tile) +
    note(98, 38, 1.1, TOWN.clay)
  );
};
