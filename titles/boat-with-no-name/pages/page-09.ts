import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { town } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** From the ground, under the keel: one arm is a post that holds up a boat, and the other sees to it that it need not for long. */
export const page09: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? 43 : 60,
    'head',
    [rolls ? 64 : 44, rolls ? 130 : 150],
    {
      pose: 'kneel',
      mood: 'brave',
      face: { mouth: 'firm', brow: [-3, -9, -5], askew: 5, eyes: 'open', flushed: true },
      yaw: 38,
      gaze: [1, 0.7],
      pitch: 4,
      nod: 6,
      tilt: 10,
      armsByPage: true,
      body: { lean: 20, roll: 6, shrug: 4 },
      leanInChair: 20,
    },
    DUSK,
  );
  const palm: Point = [rolls ? 105 : 102, 140];
  const hold: Point = [102, 190];
  const holds = ownArm(
    hero,
    child,
    1,
    {
      elbow: [103, 172],
      wrist: palm,
      hand: flat,
      degrees: -92,
      flip: true,
      size: 1.2,
    },
    DUSK,
  );
  const pushes = ownArm(
    hero,
    child,
    -1,
    { elbow: rolls ? [74, 190] : [60, 206], wrist: hold, hand: flat, degrees: -14, size: 1.15 },
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
    keel() +
    oval(134, 201, 40, 5, '#3a2c3c', 'fill-opacity=".55"') +
    child.shadow +
    holds.art +
    child.art +
    at(142, 178, 0.72, thing(things[0], DUSK)) +
    pushes.art +
    oval(189, 207, 24, 4.4, '#3a2c3c', 'fill-opacity=".5"') +
    at(191, 205, 0.62, plank('&', '#f5c453', DUSK), 17) +
    line('M172 154q-5 5 -4 10M167 147q1 -4 5 -6', '#ffe6b0', 1.8) +
    at(158, 211, 0.5, CREATURES.lantern(DUSK));
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
  path('M108 130L114 147H160L166 128Z', '#8a5a35') +
  path('M111 139L114 147H160L163 138Z', '#6b4430');
