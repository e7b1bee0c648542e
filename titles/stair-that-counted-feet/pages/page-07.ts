import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { bathTub, clawFoot, taps } from '#bookmaking/house/bath.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { LAMPLIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool } from '#titles/stair-that-counted-feet/set/night.ts';

const IRON = '#4a4356';

/** Close and low: an iron bath, one foot a little ahead of the others; round the door frame, somebody who keeps an eye on it. */
export const page07: Painting = ({ hero }) => {
  const worn = inPyjamas(hero);
  // Further off, and no wash in the way of the chair.
  const rolls = hero.wheelchair !== undefined;
  const kid = placeHero(
    worn,
    SIZE,
    'head',
    rolls ? [158, 103] : [162, 107],
    {
      pose: 'stand',
      mood: 'worried',
      face: { eyes: 'narrow', brow: [2, -6, -9], mouth: 'firm', askew: 7 },
      yaw: -30,
      pitch: 6,
      nod: 8,
      gaze: [-0.8, 0.7],
      armsByPage: true,
      body: { roll: -20, tilt: -4, lean: 8 },
    },
    HALL,
  );
  const [hx, hy] = kid.head;
  const jamb: Point = [JAMB - 8, hy + 39];
  const rim: Point = [hx - 41, RIM + 15];
  const holds = ownArm(
    worn,
    kid,
    1,
    {
      elbow: rolls ? elbowOf(kid, 1, jamb, 1) : [hx + 27, hy + 68],
      wrist: jamb,
      hand: grip,
      degrees: -14,
      size: 1.2,
    },
    HALL,
  );
  const onRim = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 31, hy + 62],
      wrist: rim,
      hand: flat,
      degrees: -82,
      size: 1.3,
    },
    HALL,
  );
  const art =
    tiles() +
    nightWindow(
      { x: 22, y: 66, width: 28, height: 38 },
      { high: '#1d1d50', low: '#3b3b80', moon: [0.6, 0.32] },
      '#7a6a98',
    ) +
    doorway() +
    floor() +
    path('M40 182L88 182L150 216H60Z', '#9fb2ee', 'fill-opacity=".12"') +
    door() +
    // What of the body is behind the bath and the basket is not drawn.
    (rolls ? kid.shadow : '') +
    clip(`M0 0H${SHEET}V${rolls ? SHEET : 186}H0Z`, kid.art + holds.art) +
    holds.before +
    bath() +
    // Fingers that go over the edge are not seen from outside.
    clip(`M0 ${RIM - 4}H${SHEET}V${SHEET}H0Z`, onRim.art) +
    (rolls ? '' : basket());
  return {
    art,
    quiet: { box: { ...SAFE, height: 51 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};

/** The frame of the door, in mm: what is right of it is wall. */
const JAMB = 198;
/** The edge of the bath, and the size of a head near enough to need no feet. */
const RIM = 121;
const SIZE = 51;

/** Longer than the page: it comes in from the left. */
const bath = (): string =>
  shifted(
    -37,
    0,
    at(40, 190, 0.92, clawFoot(HALL, IRON)) +
      at(124, 190, 0.92, clawFoot(HALL, IRON), 0, -0.92) +
      at(84, 206, 0.84, bathTub(HALL, '#e2dcec')) +
      oval(84, 119.6, 70, 3, '#6d6494', 'fill-opacity=".55"') +
      at(126, 121, 0.9, taps(HALL)) +
      duck() +
      at(24, 207, 1.2, clawFoot(HALL, '#5f566e')) +
      at(140, 202, 1.2, clawFoot(HALL, '#5f566e'), 0, -1.2),
  );

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

/** The landing behind, with the one hall light on it. */
const doorway = (): string =>
  box(128, 68, JAMB - 118, 118, '#7d6a94') +
  line(`M128 68H${JAMB + 10}`, '#a48bb0', 0.8) +
  box(
    134,
    76,
    JAMB - 134,
    116,
    linear(
      [
        [0, '#4a3150'],
        [1, '#8a5a5c'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  clip(`M134 76H${JAMB}V190H134Z`, pool(JAMB - 2, 116, 50, 70, LAMPLIGHT, 0.85));

/** The side of its frame that somebody holds on to, and the wall beside it. */
const door = (): string =>
  box(JAMB + 10, 68, 30, 118, '#3f3566') +
  line(
    `M${JAMB + 20} 78V186M${JAMB + 9} 78H216M${JAMB + 9} 122H216M${JAMB + 9} 166H216`,
    '#2a2350',
    0.6,
  ) +
  box(
    JAMB,
    76,
    10,
    116,
    linear(
      [
        [0, '#b08ca8'],
        [0.3, '#8b739c'],
        [1, '#5d4f80'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  line(`M${JAMB} 76V190`, '#e0b48a', 0.8, 'stroke-opacity=".8"');

function floor(): string {
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
    path('M168 182H216V216H196Z', '#ffc873', 'fill-opacity=".2"')
  );
}

/** Wash that waits by the door, near enough to hide whose feet they are. */
function basket(): string {
  const rim = 'M142 174C150 168 222 168 230 174';
  let weave = '';
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 10; i++) {
      const x = 144 + i * 9 + (row % 2) * 4.5;
      weave += `M${num(x)} ${num(184 + row * 8)}q3.4 -3 6.8 0`;
    }
  }
  return (
    oval(178, 214, 50, 7, '#120d2c', 'fill-opacity=".5"') +
    path('M150 178C148 160 162 154 174 161C184 150 206 152 212 164L222 178Z', '#a99cc4') +
    path(
      'M174 161C166 166 166 172 168 178M196 157C190 164 192 170 196 178',
      'none',
      'stroke="#776a9a" stroke-width="1"',
    ) +
    path(
      'M160 170C152 172 150 182 156 192C162 196 168 190 166 182C172 178 172 172 168 168Z',
      '#c9879a',
    ) +
    path('M142 176H230L222 222H150Z', '#6b4f52') +
    path('M142 176H166L170 222H150Z', '#2c2450', 'fill-opacity=".3"') +
    line(weave, '#a37a68', 2.2) +
    line(rim.replace('174C', '177C').replace(/174$/, '177'), '#3a2a3c', 6) +
    line(`${rim}`, '#9a725f', 6) +
    line(rim, '#d0a07c', 1, 'transform="translate(0 -1.6)"') +
    path(
      'M166 168C158 170 153 180 157 190C163 195 169 189 167 181C173 177 174 171 170 168Z',
      '#b3778e',
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
