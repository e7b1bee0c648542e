import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { HEARD } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { overTheFold } from '#titles/what-the-baby-said/set/over-the-fold.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = HUSHED;

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [-5, -18, 1.05] as const;
const FLOOR = 150;
const BABY = [54, 200, 0.52] as const;
/** What it holds out, in its own units. */
const ANKLE = [92, -52] as const;

/** Cross-legged, still, and a little forward: one hand is on the floor. */
const SITS: Pose = {
  seat: true,
  lean: 10,
  roll: 0,
  hips: 0,
  armL: { upper: [20, 20], lower: [26, 4] },
  armR: { upper: [58, 6], lower: [66, 2], hand: 'open' },
  legL: { upper: [86, 58], lower: [80, -68], foot: 24 },
  legR: { upper: [88, 58], lower: [86, -72], foot: 24 },
};

/** Two on the rug, and between them, held out for both to see, a foot in its new sock. */
export const page11: Painting = ({ hero: reader, beside = false }) => {
  const hero = byLamp(reader);
  const heel: Point = [BABY[0] + (ANKLE[0] + 32) * BABY[2], BABY[1] + (ANKLE[1] + 8) * BABY[2]];
  const placed = (size: number, x: number, touchR?: Point): PlacedHero =>
    placeHero(
      outOfChair(hero),
      size,
      'ground',
      [x, 202],
      {
        pose: SITS,
        mood: 'surprised',
        face: HEARD,
        yaw: -38,
        turn: -8,
        pitch: 4,
        nod: 4,
        tilt: -4,
        gaze: [-0.9, 0.1],
        touchR,
      },
      light,
    );
  // As tall as the baby and half a head, and as far from its foot as a straight arm is long.
  const size = Math.min(50, (112 / (50 - placed(100, 0).figure.head[1])) * 100);
  const child = placed(size, heel[0] + 2 - placed(size, 0).handR[0], heel);
  const scene =
    room(HUSHED, FLOOR) +
    lamplight() +
    (beside ? '' : parkedChair(hero, 26, [190, FLOOR + 10], -34, light)) +
    child.shadow +
    child.art +
    at(
      ...BABY,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'both',
        shown: ANKLE,
        hands: [
          [-46, -46],
          [52, -50],
        ],
        look: { turn: 0.8, eyes: 'open', gaze: [0.95, -0.1], mouth: 'ba', brow: 0.7 },
        tilt: 4,
      }),
    ) +
    child.hand(-1) +
    lettered(SOUNDS['Sock.'], [96, 98], { height: 9, turn: -5, ink: '#fff0c8' });
  return {
    art: beside ? at(...NEARER, scene) : scene,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face, babyFace(BABY[0], BABY[1] - 130 * BABY[2], BABY[2])],
    ...(beside && {
      overFold: () =>
        overTheFold(
          HUSHED,
          FLOOR,
          NEARER,
          lamplight(),
          parkedChair(hero, 31, [-74, 198], -34, light) + cooling(),
        ),
    }),
  };
};

const lamplight = (): string =>
  asGround(rug(HUSHED, 104, 198, 150, 40)) + glow(108, 168, 150, 100, '#ffb95e', 0.75);

/** Beyond the fold, in the dark: one can hear them cool. In mm. */
const cooling = (): string =>
  at(-130, 204, 0.9, pancakes(light, 3)) +
  line(
    'M-142 172C-146 167 -138 164 -142 159M-130 169C-134 164 -126 161 -130 156M-118 172C-122 167 -114 164 -118 159',
    '#d9d5ee',
    1.2,
    'stroke-opacity=".45"',
  );
