import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { bathTub, clawFoot, taps } from '#bookmaking/house/bath.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { LAMPLIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool } from '#titles/stair-that-counted-feet/set/night.ts';

const IRON = '#4a4356';

/** Close and low: an iron bath, one foot a little ahead of the others. */
export const page07: Painting = ({ hero }) => {
  const kid = placeHero(
    inPyjamas(hero),
    headToStand(hero, 104, 30),
    'ground',
    [190, 180],
    {
      pose: 'sneak',
      mood: 'wonder',
      yaw: -26,
      pitch: 6,
      gaze: [-0.8, 0.5],
      armR: { upper: [46, 22], lower: [80, 6], hand: 'hold' },
      armL: { upper: [10, 30], lower: [60, 30], hand: 'open' },
      touchR: [166, 121],
    },
    HALL,
  );
  const art =
    tiles() +
    nightWindow(
      { x: 22, y: 70, width: 28, height: 38 },
      { high: '#1d1d50', low: '#3b3b80', moon: [0.6, 0.32] },
      '#7a6a98',
    ) +
    clip('M166 70H216V190H166Z', doorway() + kid.shadow + kid.art) +
    door() +
    floor() +
    path('M40 182L88 182L150 216H60Z', '#9fb2ee', 'fill-opacity=".12"') +
    at(40, 190, 0.92, clawFoot(HALL, IRON)) +
    at(124, 190, 0.92, clawFoot(HALL, IRON), 0, -0.92) +
    at(84, 206, 0.84, bathTub(HALL, '#e2dcec')) +
    oval(84, 119.6, 70, 3, '#6d6494', 'fill-opacity=".55"') +
    at(146, 121, 0.9, taps(HALL)) +
    duck() +
    kid.hand(-1) +
    at(24, 207, 1.2, clawFoot(HALL, '#5f566e')) +
    at(140, 202, 1.2, clawFoot(HALL, '#5f566e'), 0, -1.2);
  return {
    art,
    quiet: { box: { ...SAFE, height: 51 }, ink: 'light', largest: { explorer: 15.5 } },
    faces: [kid.face],
  };
};

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
  box(
    166,
    70,
    50,
    120,
    linear(
      [
        [0, '#5a3a58'],
        [1, '#8a5a5c'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) + pool(206, 116, 46, 66, LAMPLIGHT, 0.85);

/** The door stands ajar, toward us. */
const door = (): string =>
  path('M160 62H216V70H168V190H160Z', '#7d6a94') +
  line('M168 70V190', '#b9a6c4', 0.8, 'stroke-opacity=".7"');

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

/** It does not look worried either. */
const duck = (): string =>
  path(
    'M52 120C46 112 52 106 58 110C56 101 68 99 69 107C69 111 66 112 66 114C70 118 66 121 62 121Z',
    '#dcb04e',
  ) +
  path('M69 105l5 1.4l-4.6 2.4Z', '#d08240') +
  oval(65.6, 104.6, 0.8, 0.9, '#2c1b22');
