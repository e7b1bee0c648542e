import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, newel, onStep, STEPS, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { creak } from '#titles/stair-that-counted-feet/set/creak.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

const DOWN = cameraAt({
  from: [480, 500, 46],
  to: [130, 80, 46],
  middle: [96, 119],
  focal: 250,
});

/** Up on all ten toes, arms away: what a creak does to whoever was enormous a moment ago. */
const STARTLED: Pose = {
  lean: -2,
  roll: 3,
  tilt: 4,
  nod: 4,
  shrug: 14,
  hips: 0,
  armL: { upper: [6, 58], lower: [4, 72], hand: 'open' },
  armR: { upper: [2, 50], lower: [4, 62], hand: 'open' },
  legL: { upper: [3, 6], lower: [-3, 3], foot: 8 },
  legR: { upper: [2, 8], lower: [-4, 5], foot: 8 },
};

/** From behind, the loudest page: small at the head of the stairs, and a shadow that is enormous. */
export const page03: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const ground: Point = [136, beside ? 178 : 177];
  const placed = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      ground,
      { pose: STARTLED, mood: 'surprised', yaw: 172, pitch: 16 },
      HALL,
    );
  // As tall as the next one, whatever the age: heads differ, not how much of the stairs is seen.
  const { figure } = placed(30);
  const kid = placed(Math.min(36, ((beside ? 104 : 82) / (50 - figure.head[1])) * 100));
  const art =
    wall(WALLS.hall) +
    boards(DOWN, HALL, '#6b4450', { from: -160, to: 0 }) +
    pool(92, 92, 90, 60, LAMPLIGHT, 0.8) +
    panels(DOWN, HALL, PANELS.hall, { from: -160, to: 325, across: 96 }) +
    newel(DOWN, HALL, STAIR, [-8, 0, 0]) +
    staircase(DOWN, HALL, STAIR, { fromAbove: true, fall: 0.1 }) +
    treads() +
    landing() +
    (hero.wheelchair ? liftRail(DOWN, HALL) : '') +
    banister(DOWN, HALL, STAIR, { across: 0, to: 12 }) +
    creak(DOWN.see(onStep(3, 0.5, 0.5)), 1.3, '#ffdca0') +
    (beside ? '' : dark()) +
    pool(108, 160, 76, 22, LAMPLIGHT, 0.42) +
    oval(
      ground[0] + 1,
      ground[1] - 1,
      hero.wheelchair ? 15 : 9,
      2.2,
      '#1c1238',
      'fill-opacity=".6"',
    ) +
    enormous(kid, worn) +
    kid.art +
    lettered(SOUNDS['CREAK!'], beside ? [88, 44] : [57, 89], {
      height: beside ? 22 : 13,
      turn: -3,
      ink: '#fff0cc',
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};

/** What words stand on: the light of the stairs does not come so high. */
const dark = (): string =>
  box(
    0,
    0,
    SHEET,
    84,
    linear([
      [0, WALLS.hall[0], 1],
      [0.72, WALLS.hall[0], 0.94],
      [1, WALLS.hall[0], 0],
    ]),
  );

/** What the lamp below throws on the landing: it grows towards us, as a child does who is up alone. */
function enormous({ origin, scale, figure }: PlacedHero, hero: Hero): string {
  const thrown = ([x, y]: Point): Point => {
    const far = Math.max(0, -y - (hero.wheelchair ? 40 : 16)) * scale;
    return [origin[0] + x * scale * (1 + far / 70) - far * 0.2, origin[1] - 1 + far * 0.38];
  };
  const s = figure.skeleton;
  const neck = [-15, 15].flatMap((x, i) => {
    const ends = [thrown([s.head[0] + x, s.head[1]]), thrown([s.neck[0] + x, s.neck[1] + 12])];
    return i ? ends.reverse() : ends;
  });
  return clean(path(silhouette(s, hero, thrown) + polygon(neck), '#1c1238', 'fill-opacity=".66"'));
}

/** The landing as far as it goes, and the end of the wall beside the stairs. */
function landing(): string {
  const y = STEPS * 18;
  const floor = (x: number, z: number): string => DOWN.see([x, y, z]).map(num).join(' ');
  const [wx, wy] = DOWN.see([325, y, 96]);
  let seams = '';
  for (let z = -160; z <= 240; z += 16) seams += `M${floor(325, z)}L${floor(470, z)}`;
  return (
    box(wx, 0, SHEET - wx, wy, '#3d2b58') +
    box(wx, wy - 9, SHEET - wx, 9, '#57406e') +
    line(`M${num(wx)} 70V${num(wy)}`, '#7a5a80', 1) +
    path(
      `M${floor(325, -240)}L${floor(325, 300)}L${floor(470, 300)}L${floor(470, -240)}Z`,
      '#80545a',
    ) +
    line(seams, '#4a2f4c', 0.4, 'stroke-opacity=".6"')
  );
}

/** From above one sees treads alone, of one brown: each has an edge in the light, and lies in the shade of the next. */
function treads(): string {
  let art = '';
  for (let step = 1; step <= STEPS; step++) {
    const band = (from: number, to: number): string =>
      `M${[onStep(step, from, 0), onStep(step, from, 1), onStep(step, to, 1), onStep(step, to, 0)]
        .map((p) => DOWN.see(p).map(num).join(' '))
        .join('L')}Z`;
    art +=
      path(band(0.5, 1), '#241634', 'fill-opacity=".5"') +
      path(band(-0.12, 0.1), '#ffcf8e', `fill-opacity="${num(0.3 + step * 0.03)}"`);
  }
  return art;
}
