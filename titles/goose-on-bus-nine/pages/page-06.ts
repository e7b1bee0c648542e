import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { chairBack } from '#titles/goose-on-bus-nine/cast/chair-from-before.ts';
import { eyeToEye } from '#titles/goose-on-bus-nine/cast/eye-to-eye.ts';
import { capOf, gooseCoat, gooseHead } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { edgeLit } from '#titles/goose-on-bus-nine/cast/in-dawn.ts';
import { breadthsOf, longNeck } from '#titles/goose-on-bus-nine/cast/long-neck.ts';
import {
  BACK_TO_NAPE,
  DOWN_TO_NAPE,
  FAR,
  FAR_OVER_THE_FOLD,
  LOW,
  TO_NAPE,
} from '#titles/goose-on-bus-nine/cast/neck-ways.ts';
import { wheelFromBefore } from '#titles/goose-on-bus-nine/cast/wheel-from-before.ts';
import { benchesBefore, forgotten, NEAR } from '#titles/goose-on-bus-nine/set/benches-before.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, BUTTON_RED, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { nightInWindow } from '#titles/goose-on-bus-nine/set/night-in-window.ts';
import { sideSeat } from '#titles/goose-on-bus-nine/set/side.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [93, 120];
const BAND = { ...SAFE, y: 174, width: 147, height: 28 };
/** Over the fold the bench under the neck is for who it was. */
const SAID = { x: 226, y: 176, width: 136, height: 28 };
/** Over the fold whose loss it is sits clear of the edge, and all that is eye to eye with it. */
const FROM_THE_EDGE = 29;
/** Eye to eye: a neck has come the whole length of the bus, along the ceiling, to look down. */
export const page06: Painting = (cast) => paint(cast, SHEET, FAR);
/** Over the fold the neck is as long as the words say. */
export const spread06: Painting = (cast) => paint(cast, SPREAD, FAR_OVER_THE_FOLD);

function paint({ hero, telling }: Cast, width: number, far: readonly Point[]): Picture {
  // What is told stands on the cloth (over the fold, for all who are told more than a cry), and so all that is before it stands higher; the rail stays where it is.
  const wide = width === SPREAD;
  const young = telling !== 'explorer';
  const lap = telling === 'seedling';
  const up = wide ? (lap ? 14 : young ? 32 : 39) : young ? 0 : 27;
  // Over the fold one sees whose loss it is down to the waist.
  const near = wide ? (lap ? 178 : 184) : NEAR;
  const cloth = near - up;
  const { child, points, other, face } = eyeToEye(hero, wide ? [73, 142] : [69, 137], wide);
  const toMiddle = wide ? FROM_THE_EDGE : 0;
  const low = up > 0 && !wide;
  const neck = low
    ? LOW
    : [
        ...far.map(([x, y]): Point => [x, y + up * Math.min(1, Math.max(0, (88 - y) / 62))]),
        ...(up ? TO_NAPE : wide ? DOWN_TO_NAPE : BACK_TO_NAPE).map(
          ([x, y]): Point => [x + toMiddle, y],
        ),
      ];
  const widths = breadthsOf(neck, low ? 25 : 29);
  const [coatX] = far[0] as Point;
  // Over the fold it is far from whoever it belongs to, and is to be seen.
  const coatNearer: Nearer = { scale: wide ? 1.25 : 1, x: coatX, y: FLOOR + 4 };
  const seats = wide ? [coatX - 8, 318, 252] : [coatX - 8];
  const seated =
    // A small child is drawn larger, and its seat would stand among the words.
    (hero.wheelchair
      ? ''
      : sideSeat(child.pelvis[0] - 16, Math.max(182, child.pelvis[1] + 4), 100)) +
    flash() +
    // The flash lies on the wall behind the hand, which was lost on the amber.
    oval(
      70,
      142,
      34,
      22,
      radial([
        [0, '#fff6da', 0.95],
        [0.5, '#ffeec2', 0.55],
        [1, '#ffe3a8', 0],
      ]),
    ) +
    rings(BUTTON[0], BUTTON[1], 11, 4) +
    (hero.wheelchair ? backOf(child, hero.wheelchair) : '') +
    // Red is an edge on whoever looks into it: over a face it was a wash.
    edgeLit(child.art, '#ff5f48', [1.3, 0.2]) +
    child.art +
    (hero.wheelchair ? atTheHips(hero.wheelchair, wide) : '') +
    other.art +
    points +
    pole(BUTTON[0], 98, 240, 6.4) +
    button(BUTTON[0], BUTTON[1], 12.4, true);
  const scene =
    nightInWindow(width) +
    shifted(0, up, rail(width, up > 0)) +
    seats.map((x) => sideSeat(x, 178, 50)).join('') +
    nearer(coatNearer, at(coatX, 142, 0.24, gooseCoat(LAMPS, false)) + standing(coatX)) +
    shifted(toMiddle, 0, seated) +
    // Under one cry two benches were an empty one and a full one.
    benchesBefore(width, wide ? lap : up > 0, near) +
    other.before +
    (wide ? shifted(75, near - NEAR, forgotten()) : '') +
    longNeck(neck, widths, LAMPS) +
    (wide ? shifted(0, up, pulledStrap()) : '') +
    nearer(
      coatNearer,
      // Its collar, pushed open by so much neck.
      at(
        coatX,
        142,
        0.24,
        path(
          'M-42 -22C-52 4 -38 30 -8 38L-3 16C-18 12 -26 0 -27 -18ZM42 -22C52 4 38 30 8 38L3 16C18 12 26 0 27 -18Z',
          tone(LAMPS, GOOSE.coat).base,
        ) +
          line(
            'M-42 -22C-36 -24 -31 -22 -27 -18C-26 0 -18 12 -3 16M42 -22C36 -24 31 -22 27 -18C26 0 18 12 3 16',
            '#b9bcc4',
            2.6,
          ),
      ),
    ) +
    headAt(low ? [133.2, 98.6] : [141 + toMiddle, 95], low ? 0.69 : 0.82) +
    lettered(SOUNDS['DING!'], wide ? [175, 143] : [142.6, 142], {
      height: wide ? 12 : 9.4,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    });
  return {
    art: shifted(0, -up, scene),
    quiet: {
      box: up
        ? // Over the fold what the goose says has a bench of its own.
          {
            ...SAFE,
            y: cloth + 5.4,
            ...(wide ? { width: 182, height: young ? 44 : 51 } : { height: 41 }),
          }
        : { ...SAFE, y: 20, width: 94, height: 54 },
      ink: 'light',
      anchor: 'middle',
      largest: { sprout: wide ? 34 : 28, sapling: wide ? 32 : 26, explorer: wide ? 29 : 18.5 },
      // Its place begins within that of what is told, so that it does not flow along with it; its letters stand below.
      last: {
        box: up
          ? wide
            ? { ...SAID, y: cloth + 5, height: 47 }
            : { ...SAFE, y: 191, height: 14.6 }
          : wide
            ? SAID
            : BAND,
        ink: 'light',
        align: up && !wide ? 'left' : 'center',
        largest: wide ? 72 : young ? 52 : 42,
        // Who it was comes last, alone and large: there is a picture before it.
        ends: true,
      },
      lap: {
        box: wide ? { x: 230, y: 168, width: 137, height: 37 } : BAND,
        ink: 'light',
        align: 'center',
        largest: wide ? 150 : 76,
      },
    },
    faces: [
      { ...face, x: face.x + toMiddle, y: face.y - up },
      { x: 108 + toMiddle, y: 50 - up, width: 66, height: 68 },
    ],
  };
}

/** Its cap pushed back, by so long a way under a ceiling: its brim hung before the button. The edge of it catches the lamps, or the night had it. */
const headAt = ([x, y]: Point, size: number): string =>
  at(
    x,
    y,
    size,
    gooseHead({ beak: 'pressing', gaze: [0.9, 0.4], lid: 'wide' }, mirrored(LAMPS)) +
      at(
        -5,
        -1,
        1,
        capOf(mirrored(LAMPS)) +
          path('M9 -29C22 -34 40 -30 46 -17C36 -22 24 -24 12 -24Z', '#8d8494') +
          line('M9 -29.4C22 -34.4 40 -30.4 46 -17', '#e9dcc4', 1.3),
        -13,
      ),
    -24,
    -size,
  );

/** Out of the hem, before the dark under a bench, flat on the board of the floor there. */
const standing = (x: number): string =>
  box(x - 16, 177, 32, 80, '#3a2438', 0, 'fill-opacity=".6"') +
  box(x - 16, FLOOR, 32, 60, '#a9743f') +
  line(`M${x - 16} ${FLOOR}H${x + 16}`, '#e0a95c', 1.2) +
  oval(x, FLOOR + 5.6, 13, 2.2, '#2a1630', 'fill-opacity=".5"') +
  line(`M${x - 4.4} 175V${FLOOR}M${x + 4.4} 175V${FLOOR}`, GOOSE.beak, 2.8) +
  at(x - 5, FLOOR - 1, 1, foot()) +
  at(x + 5.6, FLOOR - 1, 1, foot());
const FLOOR = 194;

/** From before and a little above: its toes spread on what it stands on. */
const foot = (): string =>
  path(
    'M-1.4 0H1.4L5.4 5.2Q3 5.4 2 6.8H-2Q-3 5.4 -5.4 5.2Z',
    GOOSE.beak,
    'stroke="#b8612a" stroke-width=".5" stroke-linejoin="round"',
  ) + line('M-.8 1.2L-4 4.6M0 1.2V6.2M.8 1.2L4 4.6', '#b8612a', 0.7);

/** Behind both shoulders, which have left it: broad enough to be seen past hair. */
const backOf = (child: PlacedHero, chair: Hex): string => {
  const { head, scale } = child;
  return chairBack(
    { ...child, pelvis: [head[0] - 4 * scale, child.pelvis[1]], scale: scale * 1.3 },
    head[1] + scale * 128,
    chair,
  );
};

/** Where there is room at the hips, two wheels; else one, before them. */
const atTheHips = (chair: Hex, wide: boolean): string =>
  wide
    ? wheelFromBefore([-13, 178], [11, 42], chair) + wheelFromBefore([66, 178], [11, 40], chair)
    : wheelFromBefore([12, 190], [30, 38], chair);

/** Along the ceiling, with straps: behind the neck. */
const rail = (width: number, isLow: boolean): string =>
  line(`M-4 15H${width + 4}`, '#6a4028', 3.6) +
  line(`M-4 14.4H${width + 4}`, BUS.pole, 2.4) +
  Array.from({ length: Math.ceil(width / 52) }, (_, i) =>
    line(`M${26 + i * 52} 16v9l-4 8h8l-4 -8`, '#c98a3a', 1.5),
  )
    // None over words, and none on a cap.
    .filter((_, i) => (width === SHEET ? i === 2 && !isLow : i > (isLow ? 2 : 1) && i !== 5))
    .join('');

/** One strap in its way: it is round the neck and as tight as it gets, and its handle stands off. */
const pulledStrap = (): string =>
  line('M312 15.4L309 27M311 52L306 61', '#8a5a26', 2.6) +
  line('M309 26C312.6 32 313.4 44 310.6 53', '#6a4028', 4.4) +
  line('M309 26C312.6 32 313.4 44 310.6 53', '#c98a3a', 3) +
  line('M306 61L300 67.6L311 69Z', '#c98a3a', 2.2);

/** What a ding looks like when somebody else has made it. */
const flash = (): string =>
  clean(
    oval(
      BUTTON[0],
      BUTTON[1],
      74,
      62,
      radial([
        [0, BUTTON_RED, 0.42],
        [0.45, BUTTON_RED, 0.16],
        [1, BUTTON_RED, 0],
      ]),
    ),
  );
