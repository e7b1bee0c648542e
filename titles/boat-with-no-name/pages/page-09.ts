import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** From the ground, under the keel: the one that has been at work all day. */
export const page09: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 134, 54),
    'ground',
    [hero.wheelchair ? 61 : 52, 208],
    {
      pose: 'crouch',
      mood: 'brave',
      yaw: 52,
      gaze: [0.9, 0.3],
      pitch: 4,
      touchL: [97, 181],
      touchR: [93, 190],
    },
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
        [0.8, '#e0a08e'],
        [1, '#f3c79a'],
      ]),
    ) +
    box(
      -4,
      186,
      SHEET + 8,
      40,
      linear([
        [0, '#9c7a5c'],
        [1, '#5f4a44'],
      ]),
    ) +
    line('M-4 194H220M-4 206H220', '#5a4438', 1) +
    oval(
      150,
      186,
      96,
      58,
      radial([
        [0, '#ffd58a', 0.85],
        [1, '#ffd58a', 0],
      ]),
    ) +
    keel() +
    at(13, 203, 0.62, CREATURES.lantern(DUSK)) +
    oval(122, 200, 38, 4.4, '#3a2c3c', 'fill-opacity=".45"') +
    at(119, 180, 0.56, thing(things[0], DUSK)) +
    child.shadow +
    child.art +
    oval(184, 205, 22, 4, '#3a2c3c', 'fill-opacity=".45"') +
    at(184, 203, 0.58, plank('&', '#f5c453', DUSK), 16) +
    line('M150 158q-6 5 -5 11M151 184q-7 1 -9 7', '#ffe6b0', 1.8) +
    child.hand(1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light', largest: LARGE },
    faces: [child.face],
  };
};

/** All that is seen of the boat, and as heavy as it looks: its belly, and the keel that something has to hold up. */
const keel = (): string =>
  path('M-4 -4H220V98C196 122 168 134 130 135C66 135 22 118 -4 90Z', '#164a57') +
  path(
    'M-4 72C30 98 76 108 124 109C166 110 198 102 220 82V98C196 122 168 134 130 135C66 135 22 118 -4 90Z',
    '#c9402f',
  ) +
  line(
    'M-4 54C40 82 84 88 124 88C164 88 194 80 220 62M-4 64C36 90 80 98 124 98C164 99 198 92 220 73',
    '#0f3a46',
    1.6,
  ) +
  path('M98 130L104 146H140L146 130Z', '#8a5a35') +
  path('M101 138L104 146H140L143 138Z', '#6b4430');
