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
    headToStand(hero, 104, 42),
    'ground',
    [46, 206],
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
    path('M-4 -4H220V108C196 136 160 146 112 146C60 146 20 130 -4 100Z', '#164a57') +
    path(
      'M-4 84C30 112 70 122 112 123C160 124 196 116 220 92V108C196 136 160 146 112 146C60 146 20 130 -4 100Z',
      '#c9402f',
    ) +
    line(
      'M-4 66C40 96 80 100 112 100C160 100 190 94 220 72M-4 78C36 106 76 112 112 112C160 113 194 104 220 84',
      '#0f3a46',
      1.6,
    ) +
    path('M96 144H136L130 156H102Z', '#8a5a35') +
    at(116, 179, 0.56, thing(things[0], DUSK)) +
    at(182, 196, 0.7, plank('&', '#f5c453', DUSK), 14) +
    line('M146 158q-5 4 -4 9M150 176q-6 1 -8 6', '#ffe6b0', 1.4) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'light' },
    faces: [child.face],
  };
};
