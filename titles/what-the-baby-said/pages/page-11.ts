import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { HEARD } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { footHolder } from '#titles/what-the-baby-said/cast/foot-holder.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
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
const BABY = [55, 126, 0.84] as const;

/** Near and very quiet: a foot lies in two hands, one says what it is about, the other has stopped breathing. */
export const page11: Painting = ({ hero: reader, beside = false }) => {
  const hero = byLamp(reader);
  const child = placeHero(
    outOfChair(hero),
    74,
    'head',
    [154, 119],
    {
      pose: 'stand',
      mood: 'surprised',
      face: HEARD,
      // Turned as far as others, glasses had no lens before the far eye.
      yaw: hero.glasses !== 'none' ? -40 : -52,
      pitch: 2,
      nod: 9,
      tilt: -6,
      gaze: [-0.9, 0.15],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 14, roll: 4, shrug: 4 },
    },
    light,
  );
  const held = (side: 1 | -1): OwnArm =>
    ownArm(
      hero,
      child,
      side,
      side > 0
        ? { elbow: [168, 224], wrist: [143, 211], hand: grip, degrees: -160, flip: true, size: 1 }
        : { elbow: [150, 200], wrist: [132, 186], hand: grip, degrees: -160, flip: true, size: 1 },
      light,
    );
  const [near, far] = [held(1), held(-1)];
  const wall = room(HUSHED, FLOOR) + doorAjar();
  const scene =
    wall +
    parkedChair(hero, 30, [190, FLOOR + 10], -34, HUSHED.light) +
    lamplight() +
    child.art +
    far.art +
    near.art +
    glow(134, 176, 42, 34, '#ffb95e', 0.42) +
    at(
      ...BABY,
      footHolder(light, hero.skin, {
        turn: 0.92,
        eyes: 'open',
        gaze: [0.9, -0.1],
        mouth: 'ba',
        brow: 0.7,
      }),
    ) +
    far.before +
    near.before +
    glow(112, 222, 90, 52, '#ffdf9a', 0.55) +
    lettered(SOUNDS['Sock.'], [96, 88], { height: 7, turn: -3, ink: '#fff0c8' });
  return {
    art: beside ? at(...NEARER, scene) : scene,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face, babyFace(...BABY)],
    ...(beside && {
      overFold: () => overTheFold(HUSHED, FLOOR, NEARER, lamplight(), cooling()),
    }),
  };
};

const lamplight = (): string => glow(108, 206, 150, 112, '#ffb95e', 0.95);

/** Beyond the fold, as near as the baby: one can hear them cool. In mm. */
const cooling = (): string =>
  at(-106, 218, 1.3, pancakes(HUSHED.light, 5)) +
  line(
    'M-124 172C-130 164 -118 160 -124 152M-106 168C-112 160 -100 156 -106 148M-88 172C-94 164 -82 160 -88 152',
    '#d9d5ee',
    1.6,
    'stroke-opacity=".45"',
  );

/** A hand's breadth of kitchen: the tall ones have sat down. */
function doorAjar(): string {
  const [left, top] = [188, 66];
  const sits = (y: number, cloth: string, shoe: string): string =>
    line(`M226 ${y}H203V${FLOOR - 3}`, cloth, 9) + line(`M203 ${FLOOR - 2}h-6`, shoe, 5);
  return (
    box(
      left,
      top,
      40,
      FLOOR - top,
      linear([
        [0, '#e9b45c'],
        [1, '#ffe29c'],
      ]),
    ) +
    sits(FLOOR - 46, '#5a70a4', '#c0605a') +
    at(9, 0, 1, sits(FLOOR - 44, '#a0608c', '#b06a4a')) +
    line(`M${left} ${FLOOR}V${top}H226`, '#7a6a94', 3.4) +
    path(`M${left} ${FLOOR}H226V216H${left - 34}Z`, '#ffdf96', 'fill-opacity=".22"')
  );
}
