import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { bathTub, clawFoot, taps } from '#bookmaking/house/bath.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { LAMPLIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL, MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool } from '#titles/stair-that-counted-feet/set/night.ts';

const IRON = '#4a4356';

/** How far apart both hands may be, in mm: two frames of a door stand there. */
const REACH = 96;

/** Both arms out, both legs apart: nobody leaves by this door. */
const BARS: Pose = {
  lean: 2,
  roll: 2,
  tilt: 0,
  nod: 2,
  hips: 0,
  shrug: 4,
  armL: { upper: [4, 88], lower: [4, 96], hand: 'press' },
  armR: { upper: [4, 84], lower: [4, 92], hand: 'press' },
  legL: { upper: [4, 22], lower: [0, 18] },
  legR: { upper: [4, 22], lower: [0, 18] },
};

/** Low, from beside an iron bath that has one foot up already: somebody small bars the way out. */
export const page07: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const ground: Point = [153, 195];
  const placed = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      ground,
      {
        pose: BARS,
        mood: 'brave',
        face: { eyes: 'narrow', brow: [6, -3, -9], mouth: 'frown', askew: 6 },
        yaw: hero.wheelchair ? -26 : -14,
        pitch: 3,
        gaze: [-1, 0.1],
      },
      HALL,
    );
  const tall = beside ? 122 : 108;
  const { figure } = placed(30);
  const reach = Math.abs(figure.handL[0] - figure.handR[0]);
  const kid = placed(Math.min(40, (tall / (50 - figure.head[1])) * 100, (REACH / reach) * 100));
  const jambs = [kid.handR[0] + 3, kid.handL[0] - 3] as const;
  const art =
    tiles() +
    (beside ? night() : '') +
    doorway(jambs, ground[1] - tall - 14) +
    floor(jambs) +
    kid.shadow +
    kid.art +
    bath();
  return {
    art,
    quiet: { box: { ...SAFE, height: 51 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};

/** Where no words stand, the moon looks in. */
const night = (): string =>
  nightWindow(
    { x: 30, y: 16, width: 34, height: 44 },
    { high: '#1d1d50', low: '#3b3b80', moon: [0.6, 0.34] },
    '#7a6a98',
  );

/** Longer than the page, and on its way: its head is up, and so is one foot. */
const bath = (): string =>
  oval(34, 203, 92, 7, '#140f30', 'fill-opacity=".55"') +
  at(60, 199, 1, clawFoot(HALL, IRON), 0, -1) +
  at(
    -58,
    206,
    1,
    at(70, 2, 0.96, bathTub(MOON, '#e8e2f0')) +
      oval(70, -95.4, 84, 3.4, '#6d6494', 'fill-opacity=".6"') +
      at(142, -95, 1.05, taps(HALL)) +
      shifted(34, -215, duck()),
    -7,
  ) +
  at(78, 190, 1.34, clip('M-40 -50H40V0H-40Z', clawFoot(HALL, '#6a6079')), -12, -1.34);

/** Tiled to the ceiling, as only the bath's own room is; a row of darker ones at the height of its rim. */
function tiles(): string {
  let seams = '';
  for (let y = 2; y < 180; y += 11) seams += `M0 ${y}H216`;
  for (let x = 6; x < 216; x += 11) seams += `M${x} 0V180`;
  return (
    box(
      0,
      0,
      SHEET,
      182,
      linear([
        [0, '#332a58'],
        [0.5, '#453c6e'],
        [1, '#3a3160'],
      ]),
    ) +
    line(seams, '#2a2350', 0.6) +
    box(0, 101, 166, 7, '#2f2654') +
    box(0, 108, 166, 3.4, '#6f6596')
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

function floor([left, right]: readonly [number, number]): string {
  let dark = '';
  for (let row = 0; row < 4; row++) {
    const top = 182 + row * row * 2.2 + row * 5;
    const depth = 5 + row * 4.4;
    const wide = 18 + row * 7;
    for (let i = -7; i < 8; i += 2) {
      const x = 108 + (i + (row % 2)) * wide;
      dark += `M${num(x)} ${num(top)}h${num(wide)}l${num((x - 80) * 0.06)} ${num(depth)}h${num(-wide)}Z`;
    }
  }
  return (
    box(
      0,
      182,
      SHEET,
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

/** It does not look worried either. */
const duck = (): string =>
  path(
    'M52 120C46 112 52 106 58 110C56 101 68 99 69 107C69 111 66 112 66 114C70 118 66 121 62 121Z',
    '#dcb04e',
  ) +
  path('M69 105l5 1.4l-4.6 2.4Z', '#d08240') +
  oval(65.6, 104.6, 0.8, 0.9, '#2c1b22');
