import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
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

/** From the ground, under the keel: one hand holds up a boat, and the other sees to it that it need not for long. */
export const page09: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? 42 : 62,
    'head',
    [rolls ? 70 : 64, rolls ? 127 : hero.years < 3 ? 142 : 147],
    {
      pose: 'kneel',
      mood: 'brave',
      face: { mouth: 'firm', brow: [-3, -9, -5], askew: 5, eyes: 'open', flushed: true },
      yaw: 42,
      gaze: [1, 0.7],
      pitch: 4,
      nod: 6,
      tilt: 14,
      armsByPage: true,
      body: { lean: 26, roll: 8, shrug: 8 },
      leanInChair: 24,
    },
    DUSK,
  );
  // Further off, so that the chair is seen.
  const palm: Point = rolls ? [34, 116] : [24, 121];
  const hold: Point = [93, 188];
  const holds = ownArm(
    hero,
    child,
    -1,
    {
      elbow: rolls ? elbowOf(child, -1, palm, -1) : [13, 162],
      wrist: palm,
      hand: flat,
      degrees: -82,
      size: 1.2,
    },
    DUSK,
  );
  const pushes = ownArm(
    hero,
    child,
    1,
    {
      elbow: rolls ? elbowOf(child, 1, hold, 1) : [88, 208],
      wrist: hold,
      hand: grip,
      degrees: -24,
      size: rolls ? 1.3 : 1.15,
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
    keel() +
    oval(122, 201, 40, 5, '#3a2c3c', 'fill-opacity=".55"') +
    child.shadow +
    child.art +
    pushes.art +
    at(130, 179, 0.62, thing(things[0], DUSK)) +
    pushes.before +
    holds.art +
    oval(186, 207, 24, 4.4, '#3a2c3c', 'fill-opacity=".5"') +
    at(188, 205, 0.62, plank('&', '#f5c453', DUSK), 17) +
    line('M152 158q-6 5 -5 11M148 150q1 -4 5 -6', '#ffe6b0', 1.8) +
    at(150, 211, 0.5, CREATURES.lantern(DUSK));
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
  path('M98 130L104 146H140L146 130Z', '#8a5a35') +
  path('M101 138L104 146H140L143 138Z', '#6b4430');
