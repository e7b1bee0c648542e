import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { town } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where everybody kneels and stands. */
const GROUND = 205;

/** From the ground, small under all of the boat: what one has loved longest is pushed under it, and out comes the sign. */
export const page09: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? 26 : headToStand(hero, 118, 32),
    'ground',
    [rolls ? 49 : 47, GROUND],
    {
      pose: 'kneel',
      mood: 'brave',
      face: { mouth: 'firm', brow: [-1, -9, -6], askew: 5, cheek: 1, flushed: true },
      puff: 0.7,
      yaw: 60,
      turn: -18,
      gaze: [1, 0.2],
      pitch: 4,
      nod: 6,
      leanInChair: 34,
      body: { lean: 34, shrug: 6 },
      armL: { upper: [76, 4], lower: [86, 0], hand: 'open' },
      armR: { upper: [66, 8], lower: [78, 2], hand: 'open' },
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
    farTown() +
    slip() +
    oval(
      140,
      186,
      104,
      60,
      radial([
        [0, '#ffd58a', 0.85],
        [1, '#ffd58a', 0],
      ]),
    ) +
    shifted(0, -17, keel()) +
    oval(114, 203, 36, 5, '#3a2c3c', 'fill-opacity=".55"') +
    child.shadow +
    at(114, 168, 0.86, thing(things[0], DUSK)) +
    child.art +
    oval(183, 207, 32, 4.4, '#3a2c3c', 'fill-opacity=".5"') +
    at(181, 205, 0.84, plank('&', '#f5c453', DUSK), 10) +
    at(140, 211, 0.42, CREATURES.lantern(DUSK));
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light', largest: LARGE },
    faces: [child.face],
  };
};

/** Between the keel and the ground, far off: where everybody else has gone home. */
const farTown = (): string =>
  town('nine', DUSK, -60, 70, 186, 26, true) + town('nine east', DUSK, 120, 270, 186, 20, true);

const slip = (): string =>
  box(
    -4,
    184,
    SHEET + 8,
    40,
    linear([
      [0, '#9c7a5c'],
      [1, '#54413f'],
    ]),
  ) +
  line(
    'M-4 192H220M-4 203H220M40 184l-14 34M98 184l-6 34M160 184l8 34M206 184l18 34',
    '#5a4438',
    1,
  );

/** All that is seen of the boat, and as heavy as it looks: its belly, and the keel that something has to hold up. */
const keel = (): string =>
  path('M-4 -4H220V114C196 128 168 134 130 135C66 135 22 128 -4 110Z', '#164a57') +
  path(
    'M-4 92C30 104 76 110 124 111C166 111 198 106 220 96V114C196 128 168 134 130 135C66 135 22 128 -4 110Z',
    '#c9402f',
  ) +
  line('M-4 78C40 92 84 97 124 97C164 97 194 92 220 82', '#0f3a46', 1.6) +
  path('M108 130L114 147H160L166 128Z', '#8a5a35') +
  path('M111 139L114 147H160L163 138Z', '#6b4430');
