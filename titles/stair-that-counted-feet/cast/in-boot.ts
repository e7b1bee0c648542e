import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { boot } from '#bookmaking/house/hall-things.ts';

/** Somebody's boot, with whoever looks for feet in it. */
export interface InBoot {
  readonly art: string;
  /** The face, or where it would be seen if it were out. */
  readonly face: Box;
}

const RUBBER = '#c4523f';
/** In mm: half of its opening, and how high that is over the floor. */
const DEEP = { wide: 18.5, high: 72 };

/** Both legs in the air, one kicking. */
const KICKS: Pose = {
  // So that a baby's legs, too, are where they are said to be.
  seat: true,
  roll: 0,
  hips: 0,
  armL: { upper: [0, 4], lower: [0, 4] },
  armR: { upper: [0, 4], lower: [0, 4] },
  legL: { upper: [34, 16], lower: [-38, 10], foot: 30 },
  legR: { upper: [-12, 16], lower: [-64, 10], foot: 40 },
};

/** Bent over what stands on the lap, which both hands hold open. */
const LOOKS_IN: Pose = {
  roll: 0,
  lean: 6,
  nod: 20,
  tilt: 4,
  shrug: 4,
  armL: { upper: [24, 8], lower: [70, -16], hand: 'hold' },
  armR: { upper: [24, 8], lower: [70, -16], hand: 'hold' },
  legL: { upper: [92, 14], lower: [40, 4], foot: -20 },
  legR: { upper: [86, 8], lower: [4, 2] },
};

/** A boot as tall as a child's chest, standing at a point of the floor: the hero is in it head first (who rolls has it on the lap, and looks in), in mm. */
export function inBoot(hero: Hero, [x, y]: Point, light: Light): InBoot {
  const worn = inPyjamas(hero);
  const { wide, high } = DEEP;
  const rim = y - high;
  const size = wide / 8.8;
  const [left, right, round] = [x - 0.5 * size - wide, x - 0.5 * size + wide, wide * 0.3];
  const shell =
    at(x, y, size, boot(light, RUBBER, high / size)) +
    oval((left + right) / 2, rim, wide, round, tone(light, '#3a2030').base);
  const lip = line(
    `M${num(left)} ${rim}A${wide} ${num(round)} 0 0 0 ${num(right)} ${rim}`,
    tone(light, RUBBER).lite,
    1.8,
  );
  const inside = `M-30 -30H240V${rim}H${num(right)}A${wide} ${num(round)} 0 0 1 ${num(left)} ${rim}H-30Z`;
  if (hero.wheelchair) return lookingIn(worn, [x, y], light);
  const placed = (size: number) =>
    placeHero(
      worn,
      size,
      'pelvis',
      [0, 0],
      { pose: KICKS, mood: 'happy', yaw: 150, pitch: 0, armsByPage: true },
      light,
    );
  // Whoever has long legs is seen a little smaller: they end under the words.
  const { pelvis, skeleton } = placed(36).figure;
  const legs = Math.max(skeleton.legL.toe[1], skeleton.legR.toe[1]) - pelvis[1];
  const kid = placed(Math.min(36, (44 / legs) * 100));
  const out = at(x - 1, rim - 5, 1, kid.art, 180);
  return {
    art: shell + clip(inside, out) + lip,
    face: { x: x - 20, y: rim - 42, width: 40, height: 44 },
  };
}

/** In the chair, the boot on the lap: who looks for feet holds it open, and looks in. */
function lookingIn(worn: Hero, [x, y]: Point, light: Light): InBoot {
  const placed = (touch: Pick<HeroWish, 'touchL' | 'touchR'>): PlacedHero =>
    placeHero(
      worn,
      29,
      'ground',
      [x, y - 2],
      {
        pose: LOOKS_IN,
        ...touch,
        mood: 'wonder',
        face: { eyes: 'wide', mouth: 'oh' },
        yaw: 22,
        pitch: 14,
        gaze: [0.2, 1],
      },
      light,
    );
  const still = placed({});
  const { legL, legR } = still.figure.skeleton;
  const u = still.scale;
  const lap = still.origin[1] + ((legL.bend[1] + legR.bend[1]) / 2) * u;
  const foot: Point = [still.head[0] + 1, lap + 1];
  const chin = still.head[1] + 52 * u + 4;
  const k = (foot[1] - chin) / 34;
  const rim = foot[1] - 34 * k;
  const kid = placed({ touchL: [foot[0] + 7 * k, rim + 9], touchR: [foot[0] - 7 * k, rim + 13] });
  return {
    art:
      kid.shadow + kid.art + at(...foot, k, boot(light, RUBBER, 34)) + kid.hand(1) + kid.hand(-1),
    face: kid.face,
  };
}
