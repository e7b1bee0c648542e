import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { cups, kitchenWindow, lettuce, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { chairLegs, roundTable } from '#titles/very-slow-parade/set/table.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';
import { SOUNDS } from '#titles/very-slow-parade/sounds.ts';

const CLOSE = cameraAt({ from: [0, 40, -110], to: [0, 36, 60], middle: [108, 150], focal: 150 });
const FLOOR = { left: -400, right: 860, near: -92, far: 200 };

/** Where the pot is squeezed between a tummy and a shell. */
const POT: Point = [72, 214];

/** Close: somebody is in front. Everybody else finds out from behind. */
export const page03: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: how far it is still, and another parade, which now has somebody in front as well. */
export const spread03: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const worn = inPyjamas(hero);
  const kid = placeHero(
    worn,
    53,
    'head',
    [62, 112],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 34,
      pitch: 4,
      gaze: [0.9, 0.6],
      nod: 8,
      tilt: 11,
      body: { lean: 26, roll: 12, shrug: 10 },
      armsByPage: true,
    },
    LOUD,
  );
  const stops = ownArm(
    worn,
    kid,
    1,
    { elbow: [95, 154], wrist: [118, 117], hand: flat, degrees: 36, size: 1.1 },
    LOUD,
  );
  const holds = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [30, 166],
      wrist: [POT[0] - 36, POT[1] - 33],
      hand: grip,
      degrees: 8,
      size: 1.1,
    },
    LOUD,
  );
  const [, base] = CLOSE.see([0, 0, FLOOR.far]);
  const sound = bands(
    [64, 176],
    [
      ...(wide ? BEYOND : []),
      [250, '#ffd95c'],
      [210, '#ffe486'],
      [182, '#ffd95c'],
      [154, '#ffe486'],
      [128, '#ffd95c'],
      [106, RINGS.pot],
      [88, '#ffe486'],
      [72, RINGS.lid],
      [58, '#fff0b0'],
    ],
  );
  const art =
    wall(UPROAR, base, { from: 0, to: width }) +
    sound +
    (wide ? farKitchen(base) : '') +
    tiles(CLOSE, UPROAR, FLOOR) +
    clip(`M0 ${num(base)}H${width}V${SHEET}H0Z`, `<g opacity=".34">${sound}</g>`) +
    at(134, 88, 0.42, thing(things[0], LOUD), -16) +
    line('M128 106l-2 6M140 107l1 6', '#b8443c', 1.4) +
    at(6, 160, 0.46, wagon(LOUD, ''), 30) +
    kid.art +
    at(POT[0], POT[1], 0.74, pot(LOUD), 10) +
    holds.art +
    holds.before +
    at(12, 176, 0.46, duck(LOUD, { eye: 'open', roll: 30 }), 26) +
    patch(LOUD, 18, 207, 32) +
    at(
      15,
      211,
      0.56,
      bear(LOUD, { arms: [4, -12], eyes: 'open', gaze: [0.9, 0.6], plays: true }),
      14,
    ) +
    patch(LOUD, wide ? 116 : 122, 207, 140) +
    at(wide ? 117 : 124, 207, wide ? 0.83 : 0.86, snail(LOUD, { pose: 'ahead' })) +
    stops.art +
    at(22, 84, 0.56, spoon(LOUD), -128) +
    line('M10 92l-3 5M24 96l-1 6', '#b8443c', 1.4) +
    (wide ? band() : '') +
    lettered(SOUNDS['PUM!'], [182, 88], { height: 11, turn: 8, ink: '#22323a', rim: '#fff4c8' });
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { ...LARGE, explorer: 16 } },
    faces: [kid.face],
  };
}

/** What the noise still is, over there. */
const BEYOND = [
  [390, '#ffd04a'],
  [352, '#ffde70'],
  [316, '#ffd04a'],
  [282, '#ffe486'],
] as const;

/** The table, a window with a lettuce in it, and every cup in the air. */
const farKitchen = (base: number): string =>
  at(262, 84, 0.5, cups(LOUD, true)) +
  kitchenWindow(LOUD, UPROAR, { x: 362, y: 56, width: 36, height: 46 }) +
  at(380, 103, 0.5, lettuce(LOUD)) +
  at(300, base + 10, 0.72, roundTable(LOUD, UPROAR.wood)) +
  at(396, base + 16, 0.84, chairLegs(LOUD, UPROAR.wood));

/** Four ants with macaroni for horns and a pea for a drum. They have stopped too: one does not pass the front. */
const band = (): string =>
  [
    [246, 196, 1, true],
    [288, 202, 1.08, false],
    [332, 197, 0.96, false],
    [374, 204, 1.12, false],
  ]
    .map(([x, y, k, first]) =>
      at(x as number, y as number, k as number, ant(first as boolean), 0, k as number),
    )
    .join('');

/** Walks to the left: 40 long on y 0. */
function ant(drums: boolean): string {
  const ink = '#5a2433';
  const horn = '#ffe9b0';
  return (
    oval(2, 0.4, 19, 2.2, '#7d2b4c', 'fill-opacity=".3"') +
    line('M-6 -9L-11 0M0 -9L-2 0M4 -9L7 0M10 -9L15 0', ink, 1.3) +
    oval(14, -11, 9, 6.4, ink) +
    oval(1, -10.4, 5.4, 4.4, ink) +
    oval(-9, -15, 6.6, 6, ink) +
    oval(11, -13.6, 4, 1.8, '#9a5566') +
    line('M-12 -20Q-16 -26 -20 -24M-8 -21Q-8 -27 -11 -29', ink, 1) +
    oval(-11.4, -15.6, 2.4, 2.8, '#fffdf6') +
    oval(-12, -15.4, 1.2, 1.6, '#2a1420') +
    (drums
      ? oval(-18, -6, 5.6, 5.6, '#8fb04a') +
        oval(-19.6, -8, 2, 1.8, '#c8dc8a') +
        line('M-6 -9L-14 -13M-8 -8L-22 -13', ink, 1.2)
      : line('M-16 -13Q-24 -12 -24 -20', horn, 5) +
        line('M-16 -13Q-24 -12 -24 -20', '#e0b45c', 1, 'stroke-opacity=".8"') +
        line('M-4 -8L-18 -12', ink, 1.2)) +
    line(drums ? '' : 'M-28 -27l-3 -3M-24 -29v-4', '#b8443c', 1)
  );
}
