import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { captainFromBehind, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { glitter, rim, rings, road, water } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** Low behind a captain: one silver road from his bow to the far rim, and a lighthouse at its end. */
export const page08: Painting = (cast) => paint(cast, PAGE);
/** Bound, the road is as long as the opening is wide. */
export const spread08: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const [far, size, near, lamp] = wide ? [128, 40, 0.6, 0.62] : [132, 32, 0.52, 0.52];
  const [bx, by] = wide ? [-70, 213] : [46, 213];
  const tx = wide ? 76 : 94;
  const [x, y] = [wide ? 176 : 178, far - size * 0.98];
  const child = placeHero(
    hero,
    size,
    'head',
    [x, y],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: 'gasp', brow: [-4, -8, -4] },
      yaw: -38,
      nod: 4,
      tilt: -5,
      gaze: [-1.2, 0.5],
      body: { lean: 0, roll: -6, shrug: 0 },
      armsByPage: true,
    },
    WATERSIDE,
  );
  const tip: Point = [tx + 56 * lamp, far - 24 * lamp];
  const pointing = ownArm(
    hero,
    child,
    -1,
    {
      elbow: [x - size * 0.76, y + size * 0.66],
      wrist: [tip[0] + size * 0.34, tip[1]],
      hand: finger,
      flip: true,
    },
    WATERSIDE,
  );
  const nut = walnut(WATERSIDE, 'limp');
  const art =
    sky(far + 10, '#cfdcf2', '#fff3e2', frame) +
    clouds([
      [30, far - 40, 1.5],
      [206, far - 54, 1.1],
      ...(wide
        ? ([
            [60, 34, 2],
            [-190, far - 26, 1.6],
          ] as const)
        : []),
    ]) +
    at(wide ? 24 : 60, far - 1, wide ? 0.36 : 0.27, clockTower(WATERSIDE, 52, 0.3)) +
    parkTrees(WATERSIDE, 'eight', far + 2, 15, 0.5, frame) +
    at(208, far + 12, 0.17, hatStanding(WATERSIDE)) +
    glow([tx, far - 16], lamp * 92) +
    child.art +
    water(far + 5, ['#b4d7f0', '#3f80c2', '#173f7c'], frame) +
    rim(WATERSIDE, far, 14, 0, 9, frame) +
    standingToy(WATERSIDE, things[0], [tx, far + 3], lamp) +
    pointing.art +
    pointing.before +
    glitter(
      'eight',
      { x: frame.left, y: far + 17, width: widthOf(frame), height: 70 },
      wide ? 1.3 : 0.7,
    ) +
    rings(wide ? 176 : 178, 188, 24, 0.2, 4) +
    road([bx + 40 * near, by - 4], [tx, far + 14], wide ? 30 : 20, 1.6) +
    wake(bx, by + 4, 155 * near) +
    at(bx, by, near, nut.back + at(10, -24, 1, captainFromBehind(WATERSIDE)) + nut.front);
  return laidIn(frame, {
    art,
    quiet: wide
      ? { box: { x: -196, y: 16, width: 184, height: 82 }, ink: 'dark' }
      : { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  });
}

/** What a lighthouse does, by day: the sky is a little lighter round it. */
const glow = ([x, y]: Point, size: number): string =>
  oval(
    x,
    y,
    size * 0.9,
    size * 0.8,
    radial([
      [0, '#ffffff', 0.95],
      [0.5, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ]),
  );
