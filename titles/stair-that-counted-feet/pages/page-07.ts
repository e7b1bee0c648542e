import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { taps } from '#bookmaking/house/bath.ts';
import { groundPastFold, PAST_FOLD } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { LAMPLIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { lionClaw } from '#titles/stair-that-counted-feet/set/lion-claw.ts';
import { pool } from '#titles/stair-that-counted-feet/set/night.ts';

/** Nose to claw: on both knees, a finger out to it; the far arm hangs behind the trunk. */
const KNEELS: Pose = {
  ...POSES.kneel,
  lean: 26,
  roll: 0,
  hips: 0,
  twist: 0,
  nod: 16,
  tilt: -6,
  armL: { upper: [40, 4], lower: [52, 0], hand: 'point' },
  armR: { upper: [-16, -4], lower: [-8, -4] },
};
/** As far out of the chair as one dares, with a finger on it, too. */
const BENDS: Pose = {
  ...POSES.sit,
  roll: 0,
  lean: 50,
  nod: 14,
  tilt: -6,
  armL: { upper: [40, 4], lower: [52, 0], hand: 'point' },
  armR: { upper: [-16, -4], lower: [-8, -4], hand: 'hold' },
};
/** Where a fingertip touches the nail, in mm. */
const NAIL: Point = [112.6, 192];
/** How far the toes of the near foot reach, and what they stand on; in mm. */
const TOES: Point = [113, 204];
/** From where to where the way out is, in mm. */
const DOOR = [106, 240] as const;

/** From the floor beneath an iron bath that has one foot up already, on to who has come to count them: between its claws all is lamplight. */
export const page07: Painting = ({ hero, beside = false }) => {
  const rolls = hero.wheelchair !== undefined;
  const placed = (x: number, size: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      [x, 203],
      {
        pose: rolls ? BENDS : KNEELS,
        mood: 'wonder',
        face: { mouth: 'oh', askew: 4 },
        yaw: -66,
        turn: 20,
        pitch: 4,
        gaze: [-0.9, 0.9],
        leanInChair: 90,
        touchL: NAIL,
      },
      HALL,
    );
  const rim = beside ? 25 : 70;
  const { head } = placed(0, 30).figure;
  // Who is tall is drawn smaller: under the words, and under the lintel.
  const size = Math.min(rolls ? 33 : 38, ((beside ? 136 : 114) / (52 - head[1])) * 100);
  const still = placed(0, size);
  const kid = placed(TOES[0] + (rolls ? -4 : 0.5) + 46 * still.scale - still.head[0], size);
  const art = tiles() + doorway(DOOR, rim + 14) + floor() + kid.shadow + bath(rim) + kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(tiles(PAST_FOLD.left, PAST_FOLD.right) + floor(PAST_FOLD.left) + bath(rim)) +
        strayDuck(),
    }),
  };
};

/** As long as both pages, its rim so many mm down; enamel takes no brush: marks are laid by how much is seen on a page, and changed at the fold. */
const bath = (rim: number): string => clean(feet() + tub(rim) + (rim < 40 ? onRim(rim) : ''));

const tub = (rim: number): string => {
  const d = `M-260 ${rim + 6}H92C90 ${rim + 44} 84 116 44 124C-30 142 -120 160 -260 168Z`;
  return (
    path(
      d,
      linear([
        [0, '#4d4582'],
        [0.7, '#443a70'],
        [1, '#5c4470'],
      ]),
    ) +
    // What comes in at the door runs along its belly.
    line(
      `M91 ${rim + 18}C88 ${rim + 52} 82 114 43 122C0 133 -40 141 -70 147`,
      linear(
        [
          [0, '#ffc98a', 0],
          [0.6, '#ffc98a', 0.5],
          [1, '#ffdca8', 1],
        ],
        0,
        0,
        1,
        0,
      ),
      3,
    ) +
    path(
      `M-260 ${rim - 6}H94C104 ${rim - 6} 106 ${rim + 8} 95 ${rim + 9}H-260Z`,
      alongRim('#544b86', '#8a80b8'),
    ) +
    box(-260, rim - 4.6, 355, 1.2, alongRim('#6a609c', '#cfc6ee'))
  );
};

/** Toward the words it gets dark. */
const alongRim = (far: Hex, near: Hex): string =>
  linear(
    [
      [0.4, far],
      [0.72, near],
      [1, near],
    ],
    0,
    0,
    1,
    0,
  );

/** A duck that does not look worried, and where the water comes from. */
const onRim = (rim: number): string =>
  at(78, rim - 5, 0.56, taps(HALL)) + at(-14, rim - 90.6, 0.7, duck());

/** Where the light hardly comes. */
const BENEATH: Light = { ...HALL, rim: '#75668c' };

/** Three that stay; and one before us, which has just been put up on its heel. */
const feet = (): string =>
  at(-166, 202, 0.85, lionClaw(BENEATH, '#4c4164', '#7c7090')) +
  at(-90, 180, 0.48, lionClaw(BENEATH, '#453a60', '#7c7090')) +
  at(-38, 180, 0.48, lionClaw(BENEATH, '#4c4164', '#7c7090')) +
  oval(66, 207, 50, 5, '#140f30', 'fill-opacity=".55"') +
  at(54, 204, 0.98, lionClaw(HALL, '#7d7092'), -10, 0.92);

/** Tiled to the ceiling, as only the bath's own room is, from a place beyond the page or from its edge; a row of darker ones at the height of its rim. */
function tiles(left = 0, right: number = SHEET): string {
  let seams = '';
  for (let y = 2; y < 180; y += 11) seams += `M${left} ${y}H216`;
  for (let x = 6; x > left; x -= 11) seams += `M${x} 0V180`;
  for (let x = 17; x < 216; x += 11) seams += `M${x} 0V180`;
  return (
    box(
      left,
      0,
      right - left,
      182,
      linear([
        [0, '#332a58'],
        [0.5, '#453c6e'],
        [1, '#3a3160'],
      ]),
    ) + line(seams, '#2a2350', 0.6)
  );
}

/** The way out, as wide as two arms reach, and the one hall light behind it. */
function doorway([left, right]: readonly [number, number], top: number): string {
  const frame = (x: number): string =>
    box(
      x,
      top,
      11,
      178 - top,
      linear(
        [
          [0, '#a98aae'],
          [0.25, '#8b739c'],
          [1, '#5d4f80'],
        ],
        0,
        0,
        1,
        0,
      ),
    );
  const opening = `M${num(left)} ${num(top + 10)}H${num(right)}V178H${num(left)}Z`;
  return (
    path(
      opening,
      linear([
        [0, '#a8644e'],
        [1, '#e0925a'],
      ]),
    ) +
    clip(opening, pool((left + right) / 2, top + 60, 92, 96, LAMPLIGHT, 1)) +
    box(left - 14, top, right - left + 28, 11, '#7d6a94') +
    line(`M${num(left - 14)} ${num(top)}H${num(right + 14)}`, '#c0a2c4', 0.9) +
    frame(left - 11) +
    frame(right)
  );
}

/** Tiles that run toward the door, and on them all the light that comes in. */
function floor(from = 0): string {
  let seams = `M${num(from)} 184H216M${num(from)} 194H216`;
  for (let x = -420; x < 480; x += 42) seams += `M${num(130 + (x - 130) * 0.55)} 176L${x} 216`;
  return (
    box(
      from,
      176,
      SHEET - from,
      40,
      linear([
        [0, '#3d3364'],
        [1, '#2c2450'],
      ]),
    ) +
    path(
      'M100 176H230V216H-150L-60 192Z',
      linear(
        [
          [0, LAMPLIGHT, 0],
          [0.4, LAMPLIGHT, 0.4],
          [0.75, '#ffb25e', 0.85],
          [1, '#ffb25e', 0.75],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    clip(`M${num(from)} 176H216V216H${num(from)}Z`, line(seams, '#221b44', 0.7))
  );
}

/** Another keeps clear of the claws, and looks at them. */
const strayDuck = (): string =>
  oval(-86, 205, 13, 2, '#140f30', 'fill-opacity=".6"') + at(-152, 72, 1.08, duck());

/** It does not look worried either. */
const duck = (): string =>
  path(
    'M52 120C46 112 52 106 58 110C56 101 68 99 69 107C69 111 66 112 66 114C70 118 66 121 62 121Z',
    '#dcb04e',
  ) +
  path('M69 105l5 1.4l-4.6 2.4Z', '#d08240') +
  oval(65.6, 104.6, 0.8, 0.9, '#2c1b22');
