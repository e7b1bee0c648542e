import type { Point } from '#bookmaking/drawing/geometry.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { headToSit, headToStand } from '#bookmaking/hero/head-size.ts';

import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { stepUp } from '#bookmaking/hero/step-up.ts';

import { cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels, panesOnWall } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { catHanging } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const RISING = cameraAt({
  from: [-220, 190, -170],
  to: [90, 90, 50],
  middle: [140, 156],
  focal: 352,
});

/** Close: a sleeping cat weighs as much as two cats, and is longer than anyone expects. */
export const page11: Painting = ({ hero, beside = false }) => {
  const seat = RISING.see(onStep(5, 0.5, 0.5));
  const rolls = hero.wheelchair !== undefined;
  const most = beside ? 1.14 : 1;
  const head = rolls
    ? headToSit(hero, 84 * most, 42 * most)
    : headToStand(hero, 124 * most, 40 * most);
  const pyjamas = inPyjamas(hero);
  const k = head / 40;
  if (!rolls) return climbing(pyjamas, head);
  const view = { mood: 'happy', yaw: 22, pitch: 8, gaze: [0.5, 0.3], nod: 4 } as const;
  const place = (touch: Touch) =>
    childOnStep(pyjamas, head, seat, { pose: 'sit', ...view, ...touch }, MOON);
  const plain = place({});
  const chest: Point = [plain.head[0] + head * 0.04, plain.head[1] + head * 1.2];
  const kid = place(roundCat(chest, head));
  const spine: Point[] = [
    [chest[0], chest[1]],
    [chest[0] + 2 * k, chest[1] + 12 * k],
    [chest[0] + 3 * k, chest[1] + 26 * k],
    [chest[0] + 1 * k, chest[1] + 42 * k],
  ];
  return staged(kid, catHanging(spine, 18 * k, MOON), rolls);
};

/** Up: one sole on its tread, the other a step higher, the cat before the chest and an arm under its own. */
function climbing(hero: Hero, head: number): Picture {
  const tread = RISING.see(onStep(5, 0.4, 0.44));
  const next = RISING.see(onStep(6, 0.3, 0.56));
  const rise = ((tread[1] - next[1]) * 100) / head;
  const place = (touch: Touch) =>
    placeHero(
      hero,
      head,
      'ground',
      tread,
      {
        pose: 'climb',
        mood: 'happy',
        yaw: 60,
        pitch: 8,
        turn: -24,
        gaze: [0.7, -0.6],
        body: { ...stepUp(bodyAt(hero.years), rise * 0.92), lean: -8, nod: -6 },
        ...touch,
      },
      MOON,
    );
  const k = head / 40;
  const plain = place({});
  const s = plain.figure.skeleton;
  const [tx, ty] = s.torsoAt(-6, 0.62, 1.2);
  const chest: Point = [plain.origin[0] + tx * plain.scale, plain.origin[1] + ty * plain.scale];
  const kid = place(roundCat(chest, head));
  const [x, y] = chest;
  const spine: Point[] = [
    [x, y],
    [x + 1 * k, y + 13 * k],
    [x + 1 * k, y + 27 * k],
    [x - 1 * k, y + 43 * k],
  ];
  return staged(kid, catHanging(spine, 17 * k, MOON), false);
}

type Touch = Pick<HeroWish, 'touchL' | 'touchR' | 'armL' | 'armR'>;

/** Where two hands are that carry it: under its arms, one from either side. */
const roundCat = ([x, y]: Point, head: number): Touch => ({
  armL: { upper: [30, 20], lower: [70, -20], hand: 'hold' },
  armR: { upper: [30, 20], lower: [70, -20], hand: 'hold' },
  touchL: [x + head * 0.16, y + head * 0.3],
  touchR: [x - head * 0.1, y + head * 0.38],
});

function staged(kid: PlacedHero, cat: string, rolls: boolean): Picture {
  const art =
    wall(WALLS.night) +
    pool(150, 96, 110, 96, MOONLIGHT, 0.34) +
    panels(RISING, MOON, PANELS.night, { from: -200, to: 420, across: 96, height: 22 }) +
    panesOnWall(RISING, MOONLIGHT, 0.26, { x: -30, y: 164, size: 62 }) +
    kid.onWall(34) +
    (rolls ? liftRail(RISING, MOON) : '') +
    staircase(RISING, MOON, STAIR_AT_NIGHT, { side: true, to: 13, fall: 0.2 }) +
    stairFace(RISING, MOON, 'closing', 0) +
    kid.art +
    cat +
    // From the side the far hand is behind it.
    (rolls ? kid.hand(1) : '') +
    kid.hand(-1);
  return {
    art,
    quiet: { box: { ...SAFE, width: 118, height: 74 }, ink: 'light', largest: { explorer: 15.5 } },
    faces: [kid.face],
  };
}
