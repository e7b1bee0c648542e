import { at, box, clean, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { SLY } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { coldFoot, slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP, LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';

const BASE = 118;

/** From the floor, as a slipper sees it: one big cold foot that wants in, who has moved in, and on the belly who let the rooms. */
export const page06: Painting = ({ hero, things, beside }) => {
  // Drawn for each page anew: a sheet keeps its own gradients.
  const lying = (): PlacedHero =>
    placeHero(
      outOfChair(hider(hero)),
      34,
      'head',
      [80, 122],
      {
        pose: 'prone',
        mood: 'happy',
        face: SLY,
        yaw: 78,
        pitch: 4,
        gaze: [0.9, -0.5],
        armsByPage: true,
      },
      LAMP,
    );
  const kid = lying();
  const art =
    room(-6) +
    pool(96, 150, 90, 34, INK.amber, 0.55) +
    pool(70, 122, 44, 36, INK.glow, 0.5) +
    parkedChair(hero, 26, [46, 138], 44, LAMP) +
    over(kid, hero) +
    coldFoot(LAMP_RIGHT, 178, 120) +
    at(
      132,
      208,
      0.98,
      slipper(LAMP_RIGHT, clip(SUNK, at(26, -58, 0.78, thing(things[0], LAMP_RIGHT), 30))),
    ) +
    at(
      52,
      212,
      0.62,
      slipper(LAMP_RIGHT, clip(SUNK, at(26, -54, 0.74, thing(things[1], LAMP_RIGHT), -34))),
    );
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 136, height: 84 },
      ink: 'light',
      largest: { sprout: 20, sapling: 17, explorer: 16.5 },
    },
    faces: [kid.face],
    ...(beside && {
      overFold: () => groundPastFold(room(-240)) + pastFold(over(lying(), hero)),
    }),
  };
};

/** With one elbow on the boards, and a hand over the mouth: nothing has been said. */
function over(kid: PlacedHero, hero: Cast['hero']): string {
  const [x, y] = kid.head;
  const arm = ownArm(
    outOfChair(hider(hero)),
    kid,
    -1,
    { elbow: [x + 8, y + 32], wrist: [x + 14.5, y + 19], hand: flat, degrees: -98, size: 0.9 },
    LAMP,
  );
  return kid.shadow + kid.art + arm.art + arm.before;
}

/** Whatever has moved in is in there as far as its middle. */
const SUNK = 'M-90 -190H90V-30H-90Z';

/** A wall, and boards as low as a mouse has them. */
const room = (left: number): string =>
  clean(
    wiped(
      { x: left, y: -6, width: SHEET + 6 - left, height: BASE + 7 },
      [
        [0, INK.night],
        [0.7, INK.indigo],
        [1, '#384074'],
      ],
      INK.mist,
      'page 6 wall',
    ),
  ) +
  box(left, BASE - 9, SHEET + 6 - left, 9, '#3a2c55') +
  wiped(
    { x: left, y: BASE, width: SHEET + 6 - left, height: SHEET - BASE + 6 },
    [
      [0, '#644048'],
      [0.4, '#5c3b4a'],
      [1, '#3c2c4c'],
    ],
    INK.key,
    'page 6 floor',
  ) +
  line(
    `M${left} ${BASE - 9}H${SHEET + 6}M${left} ${BASE}H${SHEET + 6}M${left} ${BASE + 10}H${SHEET + 6}M${left} ${BASE + 26}H${SHEET + 6}M${left} ${BASE + 52}H${SHEET + 6}`,
    INK.key,
    0.7,
    'stroke-opacity=".6"',
  );
