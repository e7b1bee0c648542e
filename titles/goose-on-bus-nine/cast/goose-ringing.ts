// The ding has gone right through it: everything that it wore or held is in the air.
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { capOf, keyed } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { wingLifted } from '#titles/goose-on-bus-nine/cast/wing-lifted.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';

export interface Ringing {
  /** What its left wing reaches, in its own mm: a child's hand. */
  readonly reach: Point;
  /** How its right wing is turned, in degrees. */
  readonly spread: number;
  /** Whether it is out over the ledge, and one sees its feet. */
  readonly out: boolean;
  /** How far over the ledge its cap has got. */
  readonly cap: Point;
}

/** How far up its beak is, in degrees of the head. */
const UP = 68;
/** Where its head is on the neck. */
const NAPE: Point = [4, -103];

/** Where its beak ends, in its own mm: the ledge under it is at (0, 0). */
export const BEAK: Point = [
  NAPE[0] + Math.cos(radians(195 + UP)) * 48,
  NAPE[1] + Math.sin(radians(195 + UP)) * 48,
];

/** Where both wings begin, and how much larger than as it is drawn the right one is. */
const SHOULDERS: readonly [Point, Point] = [
  [-24, -56],
  [20, -54],
];
const WING = 1.12;
/** Of a wing as `wingLifted` draws it, what gives a hand. */
const TIP: Point = [77, -88];

/** A fat pear that has come out over the ledge, and a neck thrown back on it. */
const BODY =
  'M-7 -104C-8 -92 -13 -82 -25 -73C-50 -56 -62 -30 -54 -12C-47 7 -20 13 4 12C32 11 51 -4 51 -27C51 -48 40 -61 29 -69C20 -76 17 -88 17 -101Z';

/** Both wings, the left one as long as it has to be. */
function wings({ reach, spread }: Ringing, left: string, right: string): string {
  const [[lx, ly], [rx, ry]] = SHOULDERS;
  const [dx, dy] = [reach[0] - lx, reach[1] - ly];
  const long = Math.hypot(dx, dy) / Math.hypot(...TIP);
  const turn = ((Math.atan2(dy, dx) - Math.atan2(TIP[1], -TIP[0])) * 180) / Math.PI;
  return at(lx, ly, long, left, turn, -long) + at(rx, ry, WING, right, spread);
}

/** Off the ledge for joy: breast and beak up, one wing given to who rings and the other thrown up, both feet out; about 148 high, but for what it spits. */
export const gooseRinging = (light: Light, ringing: Ringing): string =>
  clean(wings(ringing, wingLifted(mirrored(light)), wingLifted(light))) +
  coatOff(light) +
  body(light, ringing.out) +
  at(NAPE[0], NAPE[1], 0.62, head(mirrored(light)), UP, -0.62) +
  // It is blown away from the beak, to whichever side that is.
  at(
    ringing.cap[0],
    ringing.cap[1],
    0.6,
    capOf(light),
    32 * Math.sign(ringing.cap[0]),
    0.6 * Math.sign(ringing.cap[0]),
  );

function body(light: Light, out: boolean): string {
  const t = tone(light, GOOSE.white);
  return calm(
    keyed(BODY, light, 1.2) +
      clip(BODY, path(BODY, t.shade) + shifted(light.direction[0] * 8, -3, path(BODY, t.base))) +
      line(
        'M-34 -40q3 4 7 3M-41 -26q3 4 8 3M-24 -30q3 4 7 3M-30 -14q3 4 8 3M-12 -22q4 4 8 2M-14 -42q3 3 7 2M-8 -58q3 3 6 2M2 -72q3 3 6 2M4 -86q3 3 6 2M4 -8q4 4 8 2M-10 -4q4 4 8 2',
        t.shade,
        1.4,
      ) +
      (out ? at(-45, -8, 1, sole(light), -54) + at(41, -4, 1, sole(light), 58) : ''),
  );
}

/** One foot kicked at us, its heel at (0, 0) and three toes up. */
function sole(light: Light): string {
  const t = tone(light, GOOSE.beak);
  return (
    path(
      'M-5 3C-8 -6 -20 -22 -25 -33C-25 -38 -19 -38 -15 -32C-11 -38 -7 -45 -1 -46C4 -45 6 -39 8 -33C13 -38 20 -38 21 -33C18 -22 8 -6 5 3Q0 7 -5 3Z',
      t.base,
      `stroke="${t.deep}" stroke-width="1.4" stroke-linejoin="round"`,
    ) + line('M-2 -2C-6 -12 -14 -22 -19 -31M0 -3V-38M2 -2C6 -12 12 -22 16 -31', t.deep, 1.6)
  );
}

/** The coat has come off both shoulders and is blown out, so that one sees what it is lined with. */
function coatOff(light: Light): string {
  const t = tone(light, GOOSE.coat);
  const edge = `stroke="${t.deep}" stroke-width="1.4" stroke-linejoin="round"`;
  return (
    path(
      'M-22 -72C-48 -70 -78 -56 -106 -38C-98 -34 -98 -26 -101 -18C-92 -18 -88 -10 -89 -1C-80 -4 -70 2 -64 12H-30Z',
      t.base,
      edge,
    ) +
    path(
      'M-30 -60C-52 -56 -72 -46 -92 -33C-89 -27 -90 -22 -92 -16C-82 -15 -79 -8 -80 0C-70 -3 -62 3 -56 12H-30Z',
      LINING,
    ) +
    path('M22 -70C46 -66 66 -52 82 -30C74 -28 71 -21 74 -12C66 -14 60 -6 60 6H30Z', t.base, edge) +
    path('M28 -60C46 -56 60 -44 71 -28C66 -24 65 -19 66 -14C58 -12 53 -4 52 6H30Z', LINING)
  );
}
const LINING = '#8a4a68';

/** The feather that it gives as a thumb, over an open palm at (0, 0); where it comes from, it has no edge. */
export const featherOver = (light: Light): string =>
  clean(path(THUMB, tone(mirrored(light), '#5f5b70').base) + line(THUMB, '#4a3450', 1.6));
const THUMB = 'M24 19C12 19 0 13 -7 2C-10 -4 -5 -8 -1 -4C6 4 16 8 28 8';

/** All of it in the water: its masses, and none lighter than words can be read on. */
export const shapeRinging = (ringing: Ringing): string =>
  wings(ringing, WING_IN_WATER, WING_IN_WATER) +
  path('M-22 -72C-48 -70 -78 -56 -106 -38L-64 12H60L82 -30C66 -52 46 -66 22 -70Z', '#33485a') +
  path(BODY, '#435a6a') +
  at(
    NAPE[0],
    NAPE[1],
    0.62,
    path('M14 -20C32 -38 60 -48 78 -44L24 2L60 41L6 24Z', '#7a4c26') + path(SKULL, '#4a606e'),
    UP,
    -0.62,
  );
const WING_IN_WATER = path(
  'M-4 12C-8 -18 4 -46 22 -62C36 -76 54 -90 80 -96C92 -70 80 -40 59 -20C40 0 12 14 -4 12Z',
  '#38495c',
);

const SKULL =
  'M27 -8C22 -24 6 -33 -14 -33C-34 -32 -46 -14 -44 6C-42 22 -28 31 -12 30C6 30 24 22 28 6Z';

/** Looking right, as `gooseHead`; the tips of its beak are as far apart as a beak is long. */
function head(light: Light): string {
  const t = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  const edge = `stroke="${beak.deep}" stroke-width="1.4" stroke-linejoin="round"`;
  return calm(
    path('M14 -12L68 -34L52 30L12 20Z', '#6d2036') +
      path('M22 12C34 6 46 12 55 27C44 30 30 26 20 20Z', '#e5717c') +
      path('M10 4C24 14 44 24 60 41C44 44 22 36 6 24Z', beak.shade, edge) +
      path(
        'M14 -20C32 -38 60 -48 78 -44C80 -40 77 -36 72 -34C58 -26 40 -10 24 2C18 0 14 -8 14 -20Z',
        beak.base,
        edge,
      ) +
      line('M40 -28l5 -2.4', beak.deep, 2.6) +
      keyed(SKULL, light, 1.7) +
      clip(SKULL, path(SKULL, t.shade) + shifted(light.direction[0] * 6, -5, path(SKULL, t.base))) +
      line(
        'M-39 -3q4 1.6 8 .4M-41 6q4 2 8 .8M-36 15q5 2.4 9 .8M-30 -11q4 1 7 -.6M-27 6q4 1.8 7 .6M-20 20q5 2 9 .4',
        t.shade,
        1.6,
      ) +
      oval(-4, 12, 9, 6, '#f7a58a', 'fill-opacity=".6"') +
      oval(2, -9, 13.4, 14, '#f0a552') +
      oval(2, -9, 11.4, 12, '#fffdf6') +
      oval(5.4, -11.6, 6, 6.8, '#2c1b22') +
      oval(7.4, -14.4, 2.1, 2.2, '#ffffff'),
  );
}
