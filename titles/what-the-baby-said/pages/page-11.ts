import { at, line } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { HEARD } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { babyBehindFoot, heldBy, nearSole } from '#titles/what-the-baby-said/cast/sole-first.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { overTheFold } from '#titles/what-the-baby-said/set/over-the-fold.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

/** The lamp stands on the floor between the two, below the page. */
const light = { ...HUSHED.light, direction: [0.1, 0.92] as const };

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [-2, -30, 1.08] as const;
const FLOOR = 178;
const BABY = [55, 114, 0.76] as const;
const FOOT = [111, 184, 0.82] as const;
/** The lamp is on our side of it. */
const SOLE_LIGHT = { ...light, castAmount: 0.02 };

/** One hand is behind the foot already, the other has nothing to do. */
const LEANS_IN: Pose = {
  lean: 12,
  roll: -6,
  hips: 0,
  shrug: 4,
  armL: { upper: [2, 10], lower: [4, 4] },
  armR: { upper: [10, 34], lower: [20, 26] },
  legL: { upper: [0, 4], lower: [0, 2] },
  legR: { upper: [0, 4], lower: [0, 2] },
};

/** From the end of the leg: a sole in its new sock, as large as a face, and over its toes two who have nothing else to look at. */
export const page11: Painting = ({ hero: reader, beside = false }) => {
  const hero = byLamp(reader);
  const child = placeHero(
    outOfChair(hero),
    64,
    'head',
    [160, 114],
    {
      pose: LEANS_IN,
      mood: 'surprised',
      face: HEARD,
      yaw: -26,
      pitch: 4,
      nod: 8,
      tilt: -8,
      gaze: [-0.95, 0.2],
    },
    light,
  );
  const scene =
    room(HUSHED, FLOOR) +
    lamplight() +
    (beside ? '' : parkedChair(hero, 30, [190, FLOOR + 10], -34, HUSHED.light)) +
    child.art +
    at(
      ...BABY,
      babyBehindFoot(light, hero.skin, {
        turn: 0.6,
        eyes: 'open',
        gaze: [0.95, -0.1],
        mouth: 'ba',
        brow: 0.7,
      }),
    ) +
    glow(112, 176, 62, 56, '#ffb95e', 0.5) +
    at(...FOOT, nearSole(SOLE_LIGHT), 7) +
    at(...FOOT, heldBy(light, hero), 7) +
    lettered(SOUNDS['Sock.'], [108.6, 125], { height: 5.8, turn: -5, ink: '#fff0c8' });
  return {
    art: beside ? at(...NEARER, scene) : scene,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face, babyFace(...BABY)],
    ...(beside && {
      overFold: () =>
        overTheFold(
          HUSHED,
          FLOOR,
          NEARER,
          lamplight(),
          parkedChair(hero, 22, [-52, 196], -34, HUSHED.light) + cooling(),
        ),
    }),
  };
};

const lamplight = (): string => glow(108, 206, 150, 112, '#ffb95e', 0.95);

/** Beyond the fold, in the dark: one can hear them cool. In mm. */
const cooling = (): string =>
  at(-130, 204, 0.9, pancakes(HUSHED.light, 3)) +
  line(
    'M-142 172C-146 167 -138 164 -142 159M-130 169C-134 164 -126 161 -130 156M-118 172C-122 167 -114 164 -118 159',
    '#d9d5ee',
    1.2,
    'stroke-opacity=".45"',
  );
