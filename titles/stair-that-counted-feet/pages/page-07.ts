import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { bathTub, clawFoot, taps } from '#bookmaking/house/bath.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bathTowel } from '#titles/stair-that-counted-feet/set/bath-towel.ts';
import { LAMPLIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL, MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool } from '#titles/stair-that-counted-feet/set/night.ts';

/** Nose to claw: on both knees and one hand; the other is drawn back from what has just been lifted. */
const SNIFFS: Pose = {
  ...POSES.crawl,
  lean: 84,
  nod: -34,
  tilt: -4,
  armL: { upper: [-66, 24], lower: [78, 4], hand: 'open' },
  armR: { upper: [30, 0], lower: [14, 0], hand: 'open' },
};
/** As far out of the chair as one dares: one hand stays on its rim, the other is drawn back. */
const BENDS: Pose = {
  ...POSES.sit,
  roll: 0,
  lean: 50,
  nod: 2,
  tilt: -6,
  armL: { upper: [-30, 18], lower: [16, 4], hand: 'hold' },
  armR: { upper: [-6, 20], lower: [108, 6], hand: 'open' },
};
/** How far to the right the foot reaches, and what it stands on; in mm. */
const CLAW: Point = [122, 197];
/** How far behind it toes may be. */
const MOST = 77;
/** From where to where the way out is, in mm. */
const DOOR = [128, 206] as const;

/** Low, from beside an iron bath that has one toe up already: eye to eye with its foot. */
export const page07: Painting = ({ hero, name, telling, beside = false }) => {
  // The longest telling of a name that takes a line to itself needs all of the page beside it.
  const over = beside && (telling !== 'explorer' || (name?.signs.length ?? 0) <= 12);
  const rolls = hero.wheelchair !== undefined;
  const placed = (x: number, size: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      [x, 199],
      {
        pose: rolls ? BENDS : SNIFFS,
        mood: 'wonder',
        face: { mouth: 'oh', askew: 4 },
        yaw: rolls ? -60 : -66,
        // From a little above, a trunk that lies level is all of one piece.
        pitch: rolls ? 4 : 25,
        gaze: [-0.9, rolls ? 0.8 : 0.3],
        leanInChair: 90,
      },
      HALL,
    );
  const size = rolls ? 29 : 31;
  const still = placed(0, size);
  const { legL, legR } = still.figure.skeleton;
  // Who is long is drawn smaller: feet stay on the page.
  const reach = 46 * still.scale - still.head[0] + Math.max(legL.toe[0], legR.toe[0]) * still.scale;
  const fits = Math.min(1, MOST / reach);
  const kid = placed(CLAW[0] + 4 + (46 * still.scale - still.head[0]) * fits, size * fits);
  const art =
    tiles() +
    (beside ? night() : '') +
    doorway(DOOR, 70) +
    floor(DOOR) +
    underBath(over) +
    bath(over) +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 51 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(
          tiles(PAST_FOLD.left, PAST_FOLD.right) +
            bathTowel() +
            floor(DOOR, PAST_FOLD.left) +
            underBath(over),
        ) +
        (over ? pastFold(bath(true)) : '') +
        strayDuck(),
    }),
  };
};

/** Where no words stand, the moon looks in. */
const night = (): string =>
  nightWindow(
    { x: 30, y: 16, width: 34, height: 44 },
    { high: '#1d1d50', low: '#3b3b80', moon: [0.6, 0.34] },
    '#7a6a98',
  );

/** What it throws on the floor. */
const underBath = (whole: boolean): string =>
  oval(40, 200, whole ? 108 : 90, 8, '#140f30', 'fill-opacity=".55"');

/** Longer than the page, turned so that four feet are seen, and on its way: a toe is up. */
const bath = (whole: boolean): string =>
  // Enamel takes no brush: marks are laid by how much is seen on a page, and changed at the fold.
  clean(ironBath(whole));

const ironBath = (whole: boolean): string =>
  // Where it is seen whole, its feet stand as far apart as it is long.
  far(whole ? 6 : 36) +
  far(whole ? 52 : 66) +
  at(
    whole ? 44 : 36,
    168,
    whole ? 0.76 : 0.82,
    bathTub(MOON, ENAMEL) +
      turnOfTub() +
      oval(0, -97.4, 84, 3.4, '#6d6494', 'fill-opacity=".6"') +
      at(72, -97, 0.95, taps(HALL)) +
      shifted(-30, -217, duck()),
    -3,
  ) +
  at(whole ? -22 : 12, 200, 1.4, clawFoot(HALL, '#7a708a'), 0, -1.4) +
  oval(104, 200, 24, 3, '#140f30', 'fill-opacity=".6"') +
  at(86, 195, 1.4, clip('M-40 -50H40V0.4H-40Z', clawFoot(HALL, '#8a809a')), -15, -1.4);

const ENAMEL = '#e8e2f0';

/** Its shade has an edge, which at the fold would be taken for a seam: from there it fades. */
const turnOfTub = (): string => {
  const { shade } = tone(MOON, ENAMEL);
  const from = -60 * MOON.direction[0];
  return clip(
    'M-100 -91.4C-96 -50 -78 -22 -40 -20H44C80 -22 92 -52 98 -91.4Z',
    box(
      from,
      -91.4,
      100,
      72,
      linear(
        [
          [0, shade, 0.5],
          [1, shade, 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
  );
};

/** The two at the wall. */
const far = (x: number): string => at(x, 187, 1, clawFoot(HALL, '#5b5368'), 0, -1);

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
    ) +
    line(seams, '#2a2350', 0.6) +
    box(left, 101, 166 - left, 7, '#2f2654') +
    box(0, 108, 166, 3.4, '#6f6596') +
    // Behind words the light does not reach its edge.
    box(left, 108, -left, 3.4, '#443b6c')
  );
}

/** The way out, as wide as two arms reach, and the one hall light behind it. */
function doorway([left, right]: readonly [number, number], top: number): string {
  const frame = (x: number): string =>
    box(
      x,
      top,
      11,
      184 - top,
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
  const opening = `M${num(left)} ${num(top + 10)}H${num(right)}V184H${num(left)}Z`;
  return (
    path(
      opening,
      linear([
        [0, '#7a4a58'],
        [1, '#a86a56'],
      ]),
    ) +
    clip(opening, pool((left + right) / 2, top + 50, 58, 66, LAMPLIGHT, 1)) +
    box(left - 14, top, right - left + 28, 11, '#7d6a94') +
    line(`M${num(left - 14)} ${num(top)}H${num(right + 14)}`, '#c0a2c4', 0.9) +
    frame(left - 11) +
    frame(right)
  );
}

function floor([left, right]: readonly [number, number], from = 0): string {
  let dark = '';
  for (let row = 0; row < 4; row++) {
    const top = 182 + row * row * 2.2 + row * 5;
    const depth = 5 + row * 4.4;
    const wide = 18 + row * 7;
    for (let i = from < 0 ? -21 : -7; i < 8; i += 2) {
      const x = 108 + (i + (row % 2)) * wide;
      dark += `M${num(x)} ${num(top)}h${num(wide)}l${num((x - 80) * 0.06)} ${num(depth)}h${num(-wide)}Z`;
    }
  }
  return (
    box(
      from,
      182,
      SHEET - from,
      34,
      linear([
        [0, '#4a4070'],
        [1, '#2c2450'],
      ]),
    ) +
    path(dark, '#221b44', 'fill-opacity=".5"') +
    path(
      `M${num(left)} 182H${num(right)}L${num(right - 14)} 216H${num(left - 34)}Z`,
      LAMPLIGHT,
      'fill-opacity=".34"',
    )
  );
}

/** Another keeps clear of the claws, and looks at them. */
const strayDuck = (): string =>
  oval(-152, 205, 17, 2.2, '#140f30', 'fill-opacity=".6"') + at(-240, 30, 1.44, duck());

/** It does not look worried either. */
const duck = (): string =>
  path(
    'M52 120C46 112 52 106 58 110C56 101 68 99 69 107C69 111 66 112 66 114C70 118 66 121 62 121Z',
    '#dcb04e',
  ) +
  path('M69 105l5 1.4l-4.6 2.4Z', '#d08240') +
  oval(65.6, 104.6, 0.8, 0.9, '#2c1b22');
