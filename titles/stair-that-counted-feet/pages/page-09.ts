import { num } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point3 } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catCurled, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { liftRail, liftUnder } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, MOONLIGHT, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

/** What the moon lays on brown wood. */
const COLD = '#8fbcec';

const LENS = cameraAt({ from: [-330, 96, 46], to: [60, 72, 46], middle: [108, 138], focal: 610 });
/** How much wider than they are the stairs seem to who lies along one. */
const WIDER = 1.36;
const LEVEL: Camera = {
  see: ([x, y, z]) => LENS.see([x, y, (z - 46) * WIDER + 46] as Point3),
  scale: LENS.scale,
};
/** The face is found where no arm hangs over it. */
const BESIDE_ARM: Camera = {
  see: (p) => {
    const [x, y] = LEVEL.see(p);
    return [x + 37, y];
  },
  scale: LEVEL.scale,
};

/** Nearly wordless, from the foot of the stairs: all along the third one, an ear on the wood; beside it a shape that goes up, and down. */
export const page09: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the moon has hung the other window on the wall of the hall. */
export const spread09: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const worn = outOfChair(inPyjamas(hero));
  // Whoever is longer is seen a little smaller: from soles to crown on one stair.
  const size = clamp(34 - (hero.years - 3) * 1.6, 23, 34);
  const [, tread] = LEVEL.see(onStep(3, 0.2, 0.5));
  const kid = placeHero(
    worn,
    size,
    'head',
    [112, tread - size * 0.4],
    {
      pose: 'prone',
      mood: 'happy',
      face: { mouth: 'tiny', eyes: 'closed', brow: [-6, -9, -3] },
      yaw: 68,
      pitch: 4,
      nod: -30,
      tilt: 58,
      body: {
        lean: 0,
        armL: { upper: [4, 2], lower: [4, 2], hand: 'rest' },
        armR: { upper: [88, 4], lower: [96, 2], hand: 'rest' },
      },
    },
    MOON,
  );
  const [cx, cy] = LEVEL.see(onStep(3, 0.3, 0.17));
  const [tx, ty] = LEVEL.see(onStep(2, 0.4, 0.84));
  const art =
    wall(WALLS.night, frame) +
    staircase(LEVEL, MOON, STAIR, { from: 1, to: 13, fall: 0.2 }) +
    pool(134, tread + 17, 76, 20, MOONLIGHT, 0.34) +
    stairFace(BESIDE_ARM, MOON, 'blissful') +
    (hero.wheelchair ? liftRail(LEVEL, MOON, 3, 9) : '') +
    dark(frame) +
    (isWide(frame) ? at(-118, 100, 1.45, shifted(133, -52, hall())) : '') +
    upstairs() +
    beam() +
    oval(80, tread + 2, 58, 4, MOON.shade, 'fill-opacity=".5"') +
    (hero.wheelchair ? liftUnder(hero.wheelchair, [33, tread - 6], 0.34, MOON) : '') +
    oval(cx, cy, 32, 3.4, MOON.shade, 'fill-opacity=".55"') +
    at(cx, cy, 0.56, catCurled(MOON)) +
    catTail(
      [
        [cx + 22, cy - 5],
        [cx + 31, cy - 2],
        [cx + 31, cy + 10],
        [cx + 25, cy + 17],
      ],
      6,
      MOON,
      '#54455f',
    ) +
    pool(cx + 6, cy - 10, 44, 32, WALLS.night[0], 0.5) +
    breath(cx, cy) +
    kid.art +
    purr(tread) +
    oval(tx, ty, 15, 2.4, MOON.shade, 'fill-opacity=".6"') +
    at(tx, ty - 9, 0.32, thing(things[0], MOON));
  return laidIn(frame, {
    art,
    quiet: {
      box: { ...SAFE, y: 44, width: 110, height: 40 },
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [kid.face],
  });
}

/** No lamp is lit upstairs any more. */
const dark = (frame: Frame): string =>
  box(
    frame.left,
    0,
    widthOf(frame),
    150,
    linear([
      [0, WALLS.night[0], 0.92],
      [0.4, WALLS.night[0], 0.7],
      [1, WALLS.night[0], 0],
    ]),
  );

/** Somebody tall is still up: what comes from under a door, beyond the page, gilds the edges of the last stairs. */
function upstairs(): string {
  let edges = '';
  for (const [i, step] of [10, 9, 8, 7, 6].entries()) {
    const [[left, y], [right]] = [
      LEVEL.see(onStep(step, -0.12, 1)),
      LEVEL.see(onStep(step, -0.12, 0)),
    ];
    edges += line(
      `M${num(left)} ${num(y)}H${num(right)}`,
      LAMPLIGHT,
      1.5 - i * 0.2,
      `stroke-opacity="${num(0.9 - i * 0.2)}"`,
    );
  }
  return pool(108, -4, 96, 62, LAMPLIGHT, 0.42) + edges;
}

/** The window is behind us and high up: what it lets in falls on a back and a head, and nowhere else. */
const beam = (): string =>
  path(
    'M52 96H84L80 128H42ZM88 96H120L122 128H84ZM41 132H79L74 172H28ZM83 132H122L124 172H79ZM124 96H150L158 128H126ZM126 132H159L168 172H128Z',
    linear(
      [
        [0, COLD, 0.3],
        [1, COLD, 0.74],
      ],
      0,
      0,
      0,
      1,
    ),
  );

/** The other window, on the wall: whoever sits on the branch before it does not look in. */
const hall = (): string =>
  path(
    'M-196 6L-150 -4L-136 46L-182 54ZM-142 -6L-96 -16L-84 36L-128 44ZM-180 62L-134 54L-120 106L-166 112ZM-126 52L-82 44L-68 98L-112 104Z',
    MOONLIGHT,
    'fill-opacity=".3"',
  ) +
  line('M-200 60C-160 48 -130 62 -70 50', MOON.shade, 3) +
  [-170, -156, -145, -136]
    .map((x, i) => oval(x, 51.4 + i * 0.9, 5 - i * 0.6, 4.6 - i * 0.6, MOON.shade))
    .join('');

/** Up, and down: where the back has just been, in one line. */
const breath = (x: number, y: number): string =>
  line(
    `M${num(x - 14)} ${num(y - 30)}C${num(x - 4)} ${num(y - 36)} ${num(x + 14)} ${num(y - 36)} ${num(x + 26)} ${num(y - 25)}`,
    MOONLIGHT,
    0.8,
    'stroke-opacity=".8"',
  );

/** It goes through the wood, from one end of the tread to an ear. */
function purr(y: number): string {
  let d = '';
  for (const [down, from, to] of [
    [4, 124, 166],
    [7, 130, 158],
  ] as const) {
    d += `M${from} ${num(y + down)}`;
    for (let x = from; x < to; x += 6) d += `q1.5 -1.6 3 0t3 0`;
  }
  return line(d, MOONLIGHT, 0.7, 'stroke-opacity=".75"');
}
