import { num } from '#bookmaking/drawing/curves.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { newel, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, hung, panels, panesOnWall } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCushion, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep, headAt } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';

const FAR = cameraAt({
  from: [-210, 230, -330],
  to: [110, 100, 46],
  middle: [104, 132],
  focal: 300,
});

/** Wide, nearly wordless: listening, and a round shape that goes up, and down. */
export const page09: Painting = ({ hero, things }) => {
  const seat = onStep(4, 0.5, 0.76);
  const kid = childOnStep(
    inPyjamas(hero),
    headAt(FAR, seat),
    FAR.see(seat),
    { pose: 'sit', mood: 'happy', yaw: -24, pitch: 12, nod: 10, gaze: [-0.2, 1] },
    MOON,
  );
  const [cx, cy] = FAR.see(onStep(3, 0.5, 0.3));
  const [ox, oy] = FAR.see(onStep(2, 0.4, 0.2));
  const art =
    wall(WALLS.night) +
    pool(110, 120, 130, 100, MOONLIGHT, 0.28) +
    boards(FAR, MOON, '#4b3a5c', { from: -330, to: 600, near: -200 }) +
    panels(FAR, MOON, PANELS.night, { from: -330, to: 520, across: 96 }) +
    panesOnWall(FAR, MOONLIGHT, 0.3, { x: 60, y: 330, size: 110 }) +
    newel(FAR, MOON, STAIR_AT_NIGHT, [-10, 0, 92]) +
    hung(FAR, MOON, '#8a6a58', '#b9aec4', { x: 212, up: 104, width: 34, height: 44 }) +
    (hero.wheelchair ? liftRail(FAR, MOON) : '') +
    staircase(FAR, MOON, STAIR_AT_NIGHT, { side: true, fall: 0.2 }) +
    at(ox, oy - 4.4, 0.15, thing(things[0], MOON)) +
    kid.art +
    oval(cx, cy, 14, 3, MOON.shade, 'fill-opacity=".5"') +
    catTail(
      [
        [cx - 12, cy - 2],
        [cx - 18, cy],
        [cx - 20, cy + 6],
      ],
      3.4,
      MOON,
    ) +
    at(cx, cy, 0.3, catCushion(MOON, 0)) +
    breath(cx, cy);
  return {
    art,
    quiet: { box: { ...SAFE, width: 110, height: 40 }, ink: 'light' },
    faces: [kid.face],
  };
};

/** Up, and down: where the back has just been, in one line. */
const breath = (x: number, y: number): string =>
  line(
    `M${num(x - 13)} ${num(y - 13)}C${num(x - 7)} ${num(y - 19.6)} ${num(x + 7)} ${num(y - 19.6)} ${num(x + 13)} ${num(y - 13)}`,
    MOONLIGHT,
    0.6,
    'stroke-opacity=".8"',
  );
