import { num } from '#bookmaking/drawing/curves.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catCurled, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { listening } from '#titles/stair-that-counted-feet/cast/listening.ts';
import {
  MOONLIGHT,
  PALE_AT_NIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { windowOnWall } from '#titles/stair-that-counted-feet/set/window-on-wall.ts';

const ASIDE = cameraAt({
  from: [-230, 96, -150],
  to: [40, 46, 40],
  middle: [144, 124],
  focal: 490,
});

/** Nearly wordless, beside the lowest stairs: whoever listened has gone to sleep on the lowest one, under the third one's shut eyes. */
export const page09: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the moon has hung the other window on the wall of the hall. */
export const spread09: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const rolls = hero.wheelchair !== undefined;
  const [ex, ey] = ASIDE.see(onStep(1, 0.62, isWide(frame) ? 0.76 : 0.5));
  const floor = [43, 201] as const;
  const kid = listening(
    hero,
    rolls ? 31 : hero.years > 9 ? 32 : 37,
    { seat: [ex, ey], floor },
    MOON,
  );
  const [cx, cy] = ASIDE.see(onStep(3, 0.5, 0.5));
  const [tx, ty] = ASIDE.see(onStep(2, 0.14, 0.1));
  const art =
    wall(WALLS.night, frame) +
    (isWide(frame) ? windowOnWall() : at(115, 8, 0.55, windowOnWall())) +
    boards(ASIDE, MOON, '#3d3260', { from: -420, to: 0, near: -240 }) +
    panels(ASIDE, MOON, PANELS.night, { from: -420, to: 300, across: 96, height: 38 }) +
    staircase(ASIDE, MOON, STAIR_AT_NIGHT, { side: true, to: 9, fall: 0.2 }) +
    pool(ex + 30, ey - 20, 90, 66, MOONLIGHT, 0.5) +
    stairFace(ASIDE, MOON, 'asleep', { wood: PALE_AT_NIGHT }) +
    oval(cx, cy, 36, 3.4, MOON.shade, 'fill-opacity=".55"') +
    at(cx, cy, 0.64, catCurled(MOON)) +
    catTail(
      [
        [cx + 22, cy - 5],
        [cx + 36, cy - 2],
        [cx + 39, cy + 9],
        [cx + 35, cy + 17],
      ],
      6,
      MOON,
      '#54455f',
    ) +
    breath(cx, cy) +
    oval(tx + 3, ty + 2, 10, 1.8, MOON.shade, 'fill-opacity=".6"') +
    at(tx + 3, ty - 3.8, 0.2, thing(things[0], MOON)) +
    (rolls ? kid.shadow : oval(ex - 8, ey + 1, 18, 2.6, MOON.shade, 'fill-opacity=".6"')) +
    kid.art;
  return laidIn(frame, {
    art,
    quiet: {
      box: isWide(frame)
        ? { x: -160, y: 118, width: 146, height: 36 }
        : { x: 18, y: 76, width: 56, height: 22 },
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [kid.face],
  });
}

/** Up, and down: where the back has just been, in one line. */
const breath = (x: number, y: number): string =>
  line(
    `M${num(x - 14)} ${num(y - 30)}C${num(x - 4)} ${num(y - 36)} ${num(x + 14)} ${num(y - 36)} ${num(x + 26)} ${num(y - 25)}`,
    MOONLIGHT,
    0.8,
    'stroke-opacity=".8"',
  );
