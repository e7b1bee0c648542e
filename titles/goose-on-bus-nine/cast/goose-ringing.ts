// The ding has gone right through it: everything that it wore or held is in the air.
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { capOf, keyed } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { wingLifted } from '#titles/goose-on-bus-nine/cast/wing-lifted.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';

export interface Ringing {
  /** How far out both wings come, in degrees from as steep as they go. */
  readonly spread: number;
  /** How far over the ledge its cap has got. */
  readonly cap: Point;
}

/** How far up its beak is, in degrees of the head. */
const UP = 68;
/** Where its head is on the neck. */
const NAPE: Point = [0, -99];

/** Where its beak ends, in its own mm: the ledge under it is at (0, 0). */
export const BEAK: Point = [
  NAPE[0] + Math.cos(radians(195 + UP)) * 48,
  NAPE[1] + Math.sin(radians(195 + UP)) * 48,
];

/** How much larger a wing is than as it is drawn. */
const WING = 1.08;

/** From the nape to the belly in one line, the breast before it all. */
const BODY =
  'M-9 -104C-12 -88 -13 -74 -22 -64C-43 -54 -56 -34 -51 -10C-49 -3 -44 4 -38 10H34C44 -14 38 -44 20 -58C13 -66 12 -82 16 -98Z';

/** Neck up, breast out, both wings flung open and the beak straight up, as wide as it goes: about 148 high over the ledge; but for what it spits. */
export const gooseRinging = (light: Light, { spread, cap }: Ringing): string =>
  clean(
    at(-16, -46, WING, wingLifted(mirrored(light)), -spread, -WING) +
      at(17, -47, WING, wingLifted(light), spread),
  ) +
  body(light) +
  coatOff(light) +
  at(NAPE[0], NAPE[1], 0.62, head(mirrored(light)), UP, -0.62) +
  // It is blown away from the beak, to whichever side that is.
  at(cap[0], cap[1], 0.6, capOf(light), 32 * Math.sign(cap[0]), 0.6 * Math.sign(cap[0]));

function body(light: Light): string {
  const t = tone(light, GOOSE.white);
  return calm(
    keyed(BODY, light, 1.2) +
      clip(BODY, path(BODY, t.shade) + shifted(light.direction[0] * 8, -2, path(BODY, t.base))) +
      line(
        'M-34 -34q3 4 7 3M-39 -22q3 4 8 3M-24 -26q3 4 7 3M-28 -12q3 4 8 3M-12 -18q4 4 8 2M-16 -34q3 3 7 2M-40 -9q3 4 7 3M-8 -50q3 3 6 2M-2 -64q3 3 6 2M-4 -78q3 3 6 2',
        t.shade,
        1.4,
      ),
  );
}

/** The coat has come open over all that breast, and both its halves are blown aside, so that one sees what it is lined with. */
function coatOff(light: Light): string {
  const t = tone(light, GOOSE.coat);
  const edge = `stroke="${t.deep}" stroke-width="1.4" stroke-linejoin="round"`;
  return (
    path('M-26 -62C-48 -48 -54 -22 -46 10H-20C-38 -8 -40 -36 -26 -62Z', '#6a4258') +
    path('M-28 -64C-52 -58 -74 -36 -86 10H-44C-52 -20 -46 -46 -28 -64Z', t.base, edge) +
    path(
      'M-28 -64C-40 -58 -52 -46 -56 -32L-47 -26L-52 -16L-44 -6C-46 -30 -40 -50 -28 -64Z',
      t.lite,
      edge,
    ) +
    path('M24 -60C42 -46 46 -20 40 10H16C30 -8 34 -36 24 -60Z', '#4d3048') +
    path('M25 -62C46 -56 62 -34 70 10H38C46 -20 42 -44 25 -62Z', t.shade, edge) +
    path('M25 -62C38 -56 48 -44 51 -31L43 -25L48 -15L39 -5C42 -28 38 -48 25 -62Z', t.base, edge) +
    line(HERRINGBONE, t.deep, 1.1, 'stroke-opacity=".55"') +
    [-4, 1].map((y) => oval(-58 + y * 2, y * 9 - 8, 3, 3, t.deep)).join('')
  );
}

/** Of its cloth. */
const HERRINGBONE =
  'M-70 -10l4 -4l4 4M-76 2l4 -4l4 4M-64 2l4 -4l4 4M-62 -22l4 -4l4 4M54 -12l4 -4l4 4M60 0l4 -4l4 4M48 2l4 -4l4 4';

/** All of it in the water: its masses, and none lighter than words can be read on. */
export const shapeRinging = ({ spread }: Ringing): string =>
  at(-16, -46, WING, WING_IN_WATER, -spread, -WING) +
  at(17, -47, WING, WING_IN_WATER, spread) +
  path('M-28 -64C-52 -58 -74 -36 -86 10H78C68 -34 48 -56 25 -62Z', '#33485a') +
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
