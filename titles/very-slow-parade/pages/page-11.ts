import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { fist, flat } from '#bookmaking/hero/close-hand.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { GOING } from '#titles/very-slow-parade/set/lights.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const NEAR = cameraAt({ from: [0, 62, -200], to: [0, 62, 60], middle: [108, 96], focal: 230 });
const FLOOR = { left: -330, right: 330, near: -140, far: 50 };

/** Close: going, slowly, with a yawn, a fist in one eye and a hand on the door; the apron comes after and does not pass the front. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: up. A shadow has gone ahead, and is on the stair already; who rolls finds a lift waiting. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const kid = placeHero(
    worn,
    rolls ? 47 : 54,
    'head',
    rolls ? [174, 80] : [175, 91],
    {
      pose: 'walk',
      mood: 'sleepy',
      face: { mouth: GAPE, brow: [-2, -9, -8] },
      yaw: 34,
      pitch: 4,
      nod: 2,
      tilt: 13,
      armsByPage: true,
      // All of it hangs: it goes because it went.
      body: { lean: 10, roll: 9, twist: 0 },
    },
    GOING,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const rubs = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 62 * u, hy + 94 * u],
      wrist: [hx + 48 * u, hy + 38 * u],
      hand: fist,
      degrees: -130,
      flip: true,
      size: 1.1,
    },
    GOING,
  );
  const trails = ownArm(
    worn,
    kid,
    -1,
    rolls
      ? {
          elbow: [hx - 58 * u, hy + 112 * u],
          wrist: [hx - 46 * u, hy + 176 * u],
          hand: fist,
          degrees: 74,
        }
      : {
          elbow: [hx - 62 * u, hy + 104 * u],
          wrist: [JAMB + 10 * u, hy + 74 * u],
          hand: flat,
          degrees: 206,
          flip: true,
          size: 1.1,
        },
    GOING,
  );
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base) +
    wainscot(NEAR, DARK, FLOOR, 42) +
    tiles(NEAR, DARK, FLOOR) +
    skirting(NEAR, DARK, FLOOR) +
    (wide ? hall(base, kid.onWall(0), kid.origin, Boolean(hero.wheelchair)) : doorway(142, base)) +
    pool(102, 96, 116, 104, '#ffcf8a', 0.42) +
    at(-4, 198, 1.36, apron(GOING, 'lamp')) +
    (rolls ? kid.shadow : '') +
    kid.art +
    trails.art +
    rubs.art +
    nearDark(wide ? 229 : SHEET);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 168, height: 34 },
      ink: 'light',
      largest: { ...LARGE, explorer: 15 },
      anchor: 'middle',
    },
    faces: [kid.face],
  };
}

/** The frame of the door, in mm: a hand has hold of it. */
const JAMB = 138;

/** How a step rises, in mm. */
const RISE = 17;
const TREAD = 25;

/** The hall as the lamp sees it: a stair that climbs out of its light, a small moon, and who is ahead of whom. */
function hall(base: number, child: string, [x, y]: Point, rolls: boolean): string {
  const foot = base + 22;
  const shadow = child.replace(/ fill-opacity="[^"]*"/g, '');
  return (
    box(
      142,
      0,
      SPREAD - 142,
      foot,
      linear(
        [
          [0, '#173048'],
          [0.5, '#132b44'],
          [1, '#0b1a2c'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    nightWindow(
      { x: 250, y: 18, width: 30, height: 34 },
      { high: '#16345c', low: '#4a7aa6' },
      '#3d5f78',
    ) +
    oval(270, 30, 4.6, 4.6, '#fff3cf') +
    (rolls ? '' : frames()) +
    pool(232, 130, 120, 110, '#ffcf8a', 0.5) +
    pool(314, 74, 84, 74, '#ffcf8a', 0.42) +
    (rolls
      ? cabin(foot)
      : `<g opacity=".62">${at(322 - x * 0.78, foot - 62 - y * 0.78, 0.78, shadow)}</g>`) +
    (rolls ? lift(foot) : stairs(foot)) +
    path(`M142 ${num(base)}L152 ${num(foot)}H228V${num(foot + 40)}H142Z`, '#17344d') +
    box(135, 34, 8, base - 34, '#3d5f78') +
    box(135, 34, 2, base - 34, '#ffcf8a', 0, 'fill-opacity=".5"') +
    box(135, 0, 8, 34, '#3d5f78')
  );
}

function stairs(foot: number): string {
  let stair = `M228 ${num(foot)}`;
  let edges = '';
  let posts = '';
  for (let i = 0; i < 9; i++) {
    const [left, top] = [228 + i * TREAD, foot - (i + 1) * RISE];
    stair += `V${num(top)}h${TREAD}`;
    edges += `M${left - 1.6} ${num(top)}h${TREAD + 1}`;
    posts += `M${left + 8} ${num(top)}v-34M${left + 20} ${num(top)}v-42`;
  }
  stair += 'V216H228Z';
  return (
    path(
      stair,
      linear(
        [
          [0, '#7d6250'],
          [0.45, '#37475a'],
          [1, '#15283d'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    line(edges, '#ffcf8a', 1.4, 'stroke-opacity=".55"') +
    clip(stair, runner(foot)) +
    line(posts, '#0c1c2e', 2.2) +
    line(`M226 ${num(foot - 60)}L${228 + 9 * TREAD} ${num(foot - 60 - 9 * RISE)}`, '#22384c', 5) +
    line(
      `M226 ${num(foot - 61.6)}L${228 + 9 * TREAD} ${num(foot - 61.6 - 9 * RISE)}`,
      '#c79a6a',
      0.9,
      'stroke-opacity=".6"',
    ) +
    box(222, foot - 72, 7, 76, '#2b4257', 1.6) +
    oval(225.5, foot - 74, 5.4, 5.4, '#4a6076')
  );
}

/** Whose house it is has a lift in it: a small room, lit, that waits. */
const cabin = (foot: number): string =>
  box(252, -4, 96, foot + 4, '#0f2136') +
  line('M282 -4V24M318 -4V24', '#3d5f78', 1.6) +
  box(
    258,
    24,
    84,
    foot - 24,
    linear([
      [0, '#e9b878'],
      [0.7, '#b98550'],
      [1, '#8a5f44'],
    ]),
  ) +
  box(258, foot - 10, 84, 10, '#5a4238') +
  line(`M258 ${num(foot - 52)}H342`, '#6b4a34', 2.4) +
  pool(300, 40, 56, 34, '#fff3cf', 0.8) +
  oval(300, 27, 12, 3, '#fff6da');

/** Its gate, folded to one side, and the button with the arrow. */
function lift(foot: number): string {
  let gate = '';
  for (let y = 30; y < foot - 8; y += 12) gate += `M258 ${y}L272 ${y + 12}M272 ${y}L258 ${y + 12}`;
  return (
    line(gate, '#c79a6a', 1.2) +
    line(`M272 24V${num(foot)}`, '#c79a6a', 1.8) +
    line(`M255 ${num(foot)}V21H345V${num(foot)}`, '#4a6076', 6) +
    line(`M253 ${num(foot)}V19H346`, '#c79a6a', 0.8, 'stroke-opacity=".6"') +
    box(356, 92, 13, 22, '#c79a6a', 2.4) +
    oval(362.5, 99, 3.6, 3.6, '#fff3cf') +
    oval(362.5, 108, 3.2, 3.2, '#7d6250') +
    path('M360.6 100.4L362.5 97L364.4 100.4Z', '#7d3a4a') +
    box(
      228,
      foot,
      SPREAD - 228,
      60,
      linear([
        [0, '#3a3a44'],
        [0.3, '#1d3247'],
        [1, '#11263a'],
      ]),
    ) +
    path(`M258 ${num(foot)}H342L372 216H236Z`, '#ffcf8a', 'fill-opacity=".22"')
  );
}

/** Red carpet, tacked under every step. */
const runner = (foot: number): string => {
  let d = '';
  for (let i = 0; i < 9; i++)
    d += `M${228 + i * TREAD} ${num(foot - (i + 1) * RISE + 3)}h${TREAD}v${RISE - 6}h${-TREAD}Z`;
  return path(d, '#7d3a4a', 'fill-opacity=".32"');
};

/** Who is in the family, by what they wear on parade: a pot, an apron, a shell. */
const frames = (): string =>
  [
    [312, 40, '#e4573d'],
    [346, 22, '#e0b45c'],
  ]
    .map(([fx, fy, color]) =>
      at(
        fx as number,
        fy as number,
        1,
        box(-11, -13, 22, 26, '#33495a', 1) +
          box(-8.6, -10.6, 17.2, 21.2, '#24405a', 0.6) +
          oval(0, -1, 4.6, 5, color as string, 'fill-opacity=".7"') +
          path('M-7 10C-7 3 7 3 7 10Z', color as string, 'fill-opacity=".55"'),
      ),
    )
    .join('');

/** The door out of the kitchen, and the dark beyond it. */
const doorway = (x: number, base: number): string =>
  path(
    `M${x} 40H${SHEET}V${num(base + 14)}H${num(x + 5)}L${x} ${num(base)}Z`,
    linear(
      [
        [0, '#0b1a2c'],
        [1, '#071322'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  path(`M${x} ${num(base)}L${num(x + 10)} ${num(base + 16)}H${SHEET}V${num(base)}Z`, '#17344d') +
  box(x - 7, 34, 8, base - 34, '#3d5f78') +
  box(x - 7, 34, 2, base - 34, '#ffcf8a', 0, 'fill-opacity=".5"') +
  box(x - 7, 33, SHEET, 8, '#3d5f78') +
  line(`M${x - 7} 33H${SHEET}`, '#5d8098', 0.8);

/** The floor goes dark toward us: room for the words. */
const nearDark = (to: number): string =>
  box(
    0,
    156,
    to,
    60,
    linear([
      [0, '#0e2237', 0],
      [0.35, '#0e2237', 0.92],
      [1, '#0e2237', 1],
    ]),
  );
