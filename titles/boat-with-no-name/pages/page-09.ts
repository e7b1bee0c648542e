import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';

/** From the ground, under the keel: the one that has been at work all day. */
export const page09: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 112, 44),
    'ground',
    [50, 204],
    { pose: 'crouch', mood: 'brave', yaw: 48, gaze: [0.9, 0.4], pitch: 6 },
    DUSK,
  );
  const art =
    box(
      -4,
      -4,
      SHEET + 8,
      SHEET + 8,
      linear([
        [0, '#3d4d8c'],
        [1, '#b08aa6'],
      ]),
    ) +
    box(
      -4,
      184,
      SHEET + 8,
      40,
      linear([
        [0, '#9c7a5c'],
        [1, '#6f5545'],
      ]),
    ) +
    line('M-4 190H220M-4 204H220', '#5a4438', 1) +
    oval(
      172,
      176,
      78,
      40,
      radial([
        [0, '#ffd58a', 0.7],
        [1, '#ffd58a', 0],
      ]),
    ) +
    path('M-4 -4H220V92C196 116 160 124 110 122C56 120 20 108 -4 84Z', '#22626e') +
    path(
      'M-4 62C30 92 70 100 112 101C160 102 196 94 220 72V92C196 116 160 124 110 122C56 120 20 108 -4 84Z',
      '#c9402f',
    ) +
    line(
      'M-4 20C40 44 80 50 112 50C160 50 190 42 220 26M-4 42C36 68 76 76 112 76C160 77 194 68 220 48',
      '#174a56',
      1.6,
    ) +
    path('M92 120H132L126 134H98Z', '#8a5a35') +
    at(118, 186, 0.62, thing(things[0], DUSK)) +
    at(172, 190, 0.74, plank('&', '#f5c453', DUSK), 12) +
    line('M150 150q-5 4 -4 9M196 146q6 3 6 9M172 108q0 -6 3 -8', '#ffe6b0', 1.4) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'light' },
    faces: [child.face],
  };
};
