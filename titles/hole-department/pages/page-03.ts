import { num } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { type MoleArt, mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky, sunDisk } from '#titles/hole-department/set/beach.ts';
import { castle, sofa } from '#titles/hole-department/set/castles.ts';
import { GEAR, PAPER, SAND } from '#titles/hole-department/set/colors.ts';
import { heap, pebbles } from '#titles/hole-department/set/earth.ts';
import { clipboard } from '#titles/hole-department/set/forms.ts';
import { bucket, spade } from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { lamp } from '#titles/hole-department/set/office.ts';
import { farRim, type Pit, pit } from '#titles/hole-department/set/pit.ts';

/** As wide as the opening; on a page alone it is as wide as that. */
const OVER_BOTH: Pit = { x: -72, y: 145, rx: 240, ry: 58 };
const ON_ONE: Pit = { x: 104, y: 176, rx: 84, ry: 27 };

/** The hole itself, as wide as the book; one tape across it, from under a nose to somebody who leans back. */
export const page03: Painting = ({ hero, beside }) => {
  const hole = beside ? OVER_BOTH : ON_ONE;
  const horizon = beside ? 59 : 112;
  const rolls = hero.wheelchair !== undefined;
  const x = beside ? (rolls ? 147 : 133) : 172;
  const child = wholeHero(
    hero,
    (rolls ? 78 : 86) * (beside ? 1 : 0.68),
    [x, farRim(hole, Math.min(x, hole.x + hole.rx * 0.86)) - (rolls ? 2 : 1)],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: -62,
      pitch: -2,
      nod: 2,
      tilt: 4,
      gaze: [-1, 0.1],
      armR: { upper: [78, 2], lower: [80, -2], hand: 'hold' },
      armL: { upper: [70, 4], lower: [78, -4], hand: 'hold' },
      body: {
        lean: rolls ? -16 : -26,
        shrug: 5,
        roll: 0,
        hips: 0,
        ...(rolls
          ? {}
          : {
              legR: { upper: [46, 8], lower: [36, 8], foot: -24 },
              legL: { upper: [34, 8], lower: [-14, 8] },
            }),
      },
    },
    DAY,
    beside ? 33 : 23,
  );
  const inspector = (): MoleArt => measuring(hole, beside ? -160 : 40, beside ? 74 : 58);
  const one = inspector();
  const art =
    seaside(horizon) +
    (beside ? sunDisk(186, 30, 14, '#fff0a8') : '') +
    child.shadow +
    // The screen's light grains are too light for words.
    calm(pit(hole)) +
    (beside ? letDown() + nearby() : '') +
    (beside ? '' : one.art) +
    child.art +
    tape(child, one) +
    child.hand(-1) +
    child.hand(1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 66 }, ink: 'dark', largest: { explorer: 18 } },
    faces: beside ? [child.face] : [child.face, one.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(seaside(horizon))) +
        asGround(calm(pit(hole))) +
        at(-60, farRim(hole, -60) - 9, 0.62, sofa(DAY)) +
        at(-22, farRim(hole, -22) - 14, 0.2, castle(DAY, 1)) +
        // Under these the wall is dark enough for words.
        pebbles('three', [
          [-176, 99.5, 2.8],
          [-98, 95.5, 2],
          [-30, 96, 2.2],
        ]) +
        inspector().art +
        tape(child, one),
    }),
  };
};

/** On the far rim, with the end of the tape under its nose and Form Two under its arm. */
function measuring(hole: Pit, x: number, size: number): MoleArt {
  const k = size / 100;
  const y = farRim(hole, x) + 1;
  const nose: Point = [x + 59 * k, y - 73 * k];
  const wish = {
    person: INSPECTOR,
    where: [x, y] as Point,
    size,
    facing: 1,
    look: -2,
    mood: 'brisk',
    near: [x + 2 * k, y - 17 * k] as Point,
    far: [nose[0] + 4 * k, nose[1] + 13 * k] as Point,
    holds: 'both',
  } as const;
  const drawn = mole(wish, DAY);
  return {
    ...drawn,
    art: drawn.art + clipboard(x + 16 * k, y - 22 * k, 24 * k, 8, 1, '2') + drawn.arm,
  };
}

/** Out of a round case between two fists, and straight to the paw under a nose. */
function tape(child: PlacedHero, one: MoleArt): string {
  const u = child.scale;
  const from = between(fistOf(child, -1), fistOf(child, 1), 0.5);
  const [dx, dy] = [one.nose[0] + 0.5 - from[0], one.nose[1] + 9.6 - from[1]];
  const long = Math.hypot(dx, dy);
  let ticks = '';
  for (let i = 1; i * 5 < long - 3; i++) ticks += `M${i * 5} 1.8v${i % 5 ? -1.5 : -3.6}`;
  return (
    at(
      from[0],
      from[1],
      1,
      path(`M0 -1.8H${num(long)}V1.8H0Z`, '#f7c948', 'stroke="#b98224" stroke-width=".4"') +
        line(ticks, PAPER.ink, 0.5) +
        path(`M${num(long - 1)} -2.600h1.800v6h-1.800Z`, '#c9cbd0'),
      (Math.atan2(dy, dx) * 180) / Math.PI,
    ) +
    one.farPaw +
    oval(from[0], from[1], 22 * u, 22 * u, GEAR.coral) +
    oval(from[0], from[1], 15 * u, 15 * u, GEAR.coralDark)
  );
}

const seaside = (horizon: number): string =>
  sky('#a4dbe2', '#fff3cf', horizon, [160, 34]) +
  clouds([[104, 22, 1]]) +
  sea(horizon - 4, horizon + 8, '#3f9fb0', '#8ed2cb', 'three') +
  sand(horizon + 7, 225, 'three', SAND.lit, SAND.base);

/** Somebody down there works by it. */
const letDown = (): string => line('M96 104V150', '#8f6a45', 0.9) + lamp(96, 152, 150, 1);

/** What it has been dug with, on this side of it. */
const nearby = (): string =>
  spade(DAY, [193, 142], [188, 190], 17) +
  heap('three', 188, 192, 30, 9) +
  bucket(DAY, 164, 207, 20);
