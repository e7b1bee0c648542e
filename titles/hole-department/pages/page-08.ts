import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { blob, disc } from '#bookmaking/drawing/curves.ts';
import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import {
  LENS,
  LENSES,
  moleFromAbove,
  pawsOnRim,
} from '#titles/hole-department/cast/mole-from-above.ts';
import { pushHandles } from '#titles/hole-department/cast/push-handles.ts';
import { clouds, sand } from '#titles/hole-department/set/beach.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { formNineUnder, NINTH_CIRCLE, ninthCircle } from '#titles/hole-department/set/form-nine.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

/** From straight above, as the child sees it: a round hole, a face in it, and in either dark glass a round sky with the child before it. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the circle of the ninth form, which is as large as the hole, and a finger on it. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** The middle of the hole on its page, and of a face in it. */
const [HOLE, RADIUS]: readonly [Point, number] = [[105, 108], 97];
const FACE: Point = [105, 108];

function paint({ hero }: Cast, width: number): Picture {
  const open = width === SPREAD;
  const [dx, dy, k] = open ? ([0, 0, 1] as const) : SMALLER;
  const child = leaningOver(hero);
  const scene =
    corners() +
    hole() +
    at(...FACE, 1, moleFromAbove(mirrored(child, hero.wheelchair), RADIUS - 2)) +
    at(...FACE, 1, pawsOnRim());
  return {
    art:
      sand(0, SHEET, 'eight', '#f6dca8', '#eec98c', width) +
      at(dx, dy, k, scene) +
      (open ? ninthCircle() + pointing(hero) : formNineUnder()),
    quiet: open
      ? {
          box: { x: 256, y: 42, width: 124, height: 88 },
          ink: 'dark',
          align: 'center',
          anchor: 'middle',
          largest: { explorer: 20 },
          lap: {
            box: { x: 258, y: 52, width: 120, height: 100 },
            ink: 'dark',
            align: 'center',
            largest: 60,
          },
          last: {
            box: { x: 266, y: 134, width: 106, height: 30 },
            ink: 'dark',
            align: 'center',
            largest: 26,
          },
        }
      : { box: { x: 16, y: 152, width: 184, height: 51 }, ink: 'dark', anchor: 'middle' },
    faces: LENSES.map(([x, y]) => ({
      x: dx + (FACE[0] + x - LENS) * k,
      y: dy + (FACE[1] + y - LENS) * k,
      width: LENS * 2 * k,
      height: LENS * 2 * k,
    })),
  };
}

/** On a page alone, where the ninth form lies under it. */
const SMALLER = [42, 2, 0.63] as const;

/** Whoever looks down, as one is seen in dark glasses: round (0, 0). */
const leaningOver = (hero: Hero): PlacedHero =>
  placeHero(
    outOfChair(hero),
    // Behind who rolls a chair is seen, too.
    hero.wheelchair ? 36 : 41,
    'head',
    [0, hero.wheelchair ? -4 : 2],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 10,
      pitch: -8,
      nod: 8,
      tilt: -9,
      gaze: [0, 0.2],
      armL: { upper: [-10, 10], lower: [-10, 8] },
      armR: { upper: [-10, 10], lower: [-10, 8] },
      body: { lean: 4, roll: -6 },
    },
    LATE,
  );

/** The whole of the sky, which is a circle to whoever is down there. */
const mirrored = (child: PlacedHero, chair: Hex | undefined): string =>
  clip(
    disc(0, 0, LENS),
    oval(0, 0, LENS - 3, LENS - 3, SAND.wet) +
      clip(
        disc(0, 0, LENS - 5),
        box(
          -LENS,
          -LENS,
          LENS * 2,
          LENS * 2,
          linear([
            [0, '#a9dcec'],
            [1, '#ffe9c0'],
          ]),
        ) +
          at(-20, -24, 0.5, clouds([[0, 0, 1]])) +
          (chair ? at(0, -11, 1.04, pushHandles(child, chair, LATE, LENS + 12)) : '') +
          child.art,
      ),
  );

/** Eight corners of eight forms that lie about, and a circle in each. */
const corners = (): string =>
  CIRCLES.map(([x, y], i) => {
    const away = Math.atan2(y - HOLE[1], x - HOLE[0]);
    return form(x - Math.cos(away) * 21.8, y - Math.sin(away) * 21.8, 34, {
      number: String(i + 1),
      stamp: OK_STAMP,
      degrees: degreesOf(away) - 55.8,
      circle: 2.6,
    });
  }).join('');

const CIRCLES: readonly Point[] = [
  [10, 53],
  [15, 32],
  [32, 15],
  [53, 9],
  [157, 9],
  [178, 15],
  [195, 32],
  [200, 53],
];

const hole = (): string =>
  path(blob(chanceFrom('rim'), ...HOLE, RADIUS + 6, RADIUS + 6, 17, 0.012), SAND.shade) +
  path(blob(chanceFrom('edge'), ...HOLE, RADIUS + 2, RADIUS + 2, 17, 0.008), SAND.pale) +
  path(blob(chanceFrom('mouth'), ...HOLE, RADIUS, RADIUS, 17, 0.01), '#2b1a15');

/** The child's own hand, as the child sees it: from below, with a finger on the line. */
function pointing(hero: Hero): string {
  const kid = placeHero(
    hero,
    70,
    'head',
    [330, 380],
    { pose: 'stand', mood: 'wonder', yaw: 0, armsByPage: true },
    LATE,
  );
  const wrist = wristOfFinger(kid, NINTH_CIRCLE, -104, 1.5);
  return ownArm(
    hero,
    kid,
    1,
    { elbow: [wrist[0] + 20, 290], wrist, degrees: -104, hand: finger, size: 1.5 },
    LATE,
  ).art;
}
