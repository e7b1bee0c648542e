import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bedFromGarden } from '#titles/i-knew-it-was-you/cast/bed-from-garden.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** The one window, in mm on the page. */
const WINDOW: Box = { x: 98, y: 131, width: 87, height: 67 };

/** As far away as one can go: everything sleeps, and one window has a hand on it. No words. */
export const page10: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the valley comes to it from the left. */
export const spread10: Painting = (cast) => {
  const over = SPREAD - SHEET;
  const { art, quiet, faces } = paint(cast, -over);
  const moved = (area: Box): Box => ({ ...area, x: area.x + over });
  return {
    art: shifted(over, 0, art),
    quiet: { ...quiet, box: moved(quiet.box) },
    faces: faces.map(moved),
  };
};

/** House and window are drawn small, and put this much nearer about a corner of the garden. */
const NEARER = 1.24;
const ABOUT: Point = [197, 214];
const nearer = (art: string): string =>
  at(ABOUT[0], ABOUT[1], NEARER, shifted(-ABOUT[0], -ABOUT[1], art));
const faceThere = ({ x, y, width, height }: Box): Box => ({
  x: ABOUT[0] + (x - ABOUT[0]) * NEARER,
  y: ABOUT[1] + (y - ABOUT[1]) * NEARER,
  width: width * NEARER,
  height: height * NEARER,
});

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, things }: Cast, left: number): Picture {
  const wide = SHEET - left;
  const room = bedFromGarden(hero, WINDOW, thing(things[0], LOW));
  const art =
    clean(
      wiped(
        { x: left, y: 0, width: wide, height: 130 },
        [
          [0, '#10183a'],
          [0.4, '#22366a'],
          [0.74, '#5d82a8'],
          [1, '#e3d9b4'],
        ],
        INK.mist,
        'page 10 sky',
      ),
    ) +
    specks(
      chanceFrom('page 10'),
      { x: left, y: 6, width: wide, height: 66 },
      Math.round(wide / 5),
      INK.paper,
      0.9,
      0.85,
    ) +
    clean(oval(44, 38, 13, 13, INK.paper)) +
    gouged('moon', [44, 38], 16, 44, 12, INK.paper, 0.35) +
    range(left, 104, 10, '#4f719c', 'far') +
    range(left, 120, 9, '#37548a', 'middle') +
    river(left) +
    range(left, 150, 9, '#24386a', 'near') +
    village(left) +
    nearer(
      house() +
        clip(frameOf(WINDOW), room.art) +
        handprint(106.5, 156, 15, '#fffdf0', 0.95) +
        line('M98 137H185M127 131V137M156 131V137', tone(LOW, INK.wood).base, 1.2) +
        line(frameOf(WINDOW), tone(LOW, INK.wood).base, 2) +
        line(frameOf({ x: 96.6, y: 129.6, width: 89.8, height: 69.8 }), INK.key, 1) +
        windowBox() +
        gouged('window', [141, 164], 60, 80, 16, INK.glow, 0.34),
    ) +
    garden(left);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 72, y: 12, width: 90, height: 24 },
      ink: 'light',
      largest: { seedling: 40 },
    },
    faces: [faceThere(room.face)],
  };
}

const frameOf = ({ x, y, width, height }: Box): string =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

/** A row of hills, each wiped lighter toward its foot. */
function range(left: number, y: number, high: number, ink: string, seed: string): string {
  const chance = chanceFrom(`range ${seed}`);
  const points: Point[] = [];
  for (let x = SHEET + 30; x > left - 40; x -= 34) points.push([x, y - chance() * high * 2]);
  const d = `M${SHEET + 30} ${SHEET}L${smooth(points, false).slice(1)}L${left - 30} ${SHEET}Z`;
  return path(
    d,
    linear([
      [0, ink],
      [0.35, '#6f92ae'],
      [1, ink],
    ]),
  );
}

/** It has the last of the sky in it. */
const river = (left: number): string =>
  path(
    'M-2 150C30 140 66 144 80 134C92 128 70 122 96 118L102 119C84 126 112 130 96 140C76 152 40 148 10 164Z',
    '#c9d6d2',
  ) +
  (left < 0
    ? path('M-210 168C-150 150 -80 168 10 150L14 158C-60 180 -150 166 -206 186Z', '#c9d6d2')
    : '');

/** Roofs on the slopes, the nearer the larger, and very few that are still awake. */
function village(left: number): string {
  const chance = chanceFrom('village');
  let art = '';
  for (const [y, size, wall, roof] of [
    [132, 7, '#4a6a96', '#2c467a'],
    [150, 11, '#3a5688', '#22386a'],
    [172, 17, '#304a7c', '#1a2c5c'],
  ] as const) {
    let walls = '';
    let roofs = '';
    let dark = '';
    let awake = '';
    for (let x = left + chance() * 10; x < 208; x += size * (1.1 + chance() * 1.5)) {
      const w = size * (0.9 + chance() * 0.5);
      const h = size * (0.6 + chance() * 0.5);
      const foot = y + chance() * size * 0.7;
      if (x + w > 52 && x < 208) continue;
      walls += `M${num(x)} ${num(foot)}v${num(-h)}h${num(w)}v${num(h)}Z`;
      roofs += `M${num(x - size * 0.16)} ${num(foot - h)}L${num(x + w * 0.24)} ${num(foot - h - w * 0.42)}H${num(x + w * 0.76)}L${num(x + w + size * 0.16)} ${num(foot - h)}Z`;
      const pane = `M${num(x + w * 0.3)} ${num(foot - h * 0.7)}h${num(size * 0.2)}v${num(size * 0.26)}h${num(-size * 0.2)}Z`;
      if (chance() > 0.8) awake += pane;
      else dark += pane;
    }
    art +=
      path(walls, wall) +
      path(roofs, roof) +
      path(dark, roof) +
      path(awake, INK.amber) +
      line(roofs, INK.key, 0.4);
  }
  return art;
}

/** The house that it is, dark all over but for one pane. */
const house = (): string =>
  pool(141, 164, 100, 80, INK.amber, 0.66) +
  path('M86 216V122H196V216Z', '#2b3d6c', `stroke="${INK.key}" stroke-width=".9"`) +
  path('M75 126L141 76L207 126Z', '#1a2750', `stroke="${INK.key}" stroke-width=".9"`) +
  path('M168 98V74H180V107Z', '#2b3d6c', `stroke="${INK.key}" stroke-width=".7"`) +
  line(
    'M86 134H196M86 148H196M86 162H196M86 176H196M86 190H196M86 204H196',
    INK.key,
    0.5,
    'stroke-opacity=".6"',
  ) +
  shingles() +
  line('M76 125.500L141 76.500L206 125.500', '#3d5288', 1.6) +
  oval(141, 106, 7, 7, '#101a3c', `stroke="${INK.key}" stroke-width="1.6"`) +
  line('M141 99V113M134 106H148', '#33477a', 1) +
  shutter(86.5) +
  shutter(186.5) +
  smoke();

/** Rows of them, each laid half over the next. */
function shingles(): string {
  let d = '';
  for (let y = 88, row = 0; y < 126; y += 6, row++) {
    const half = (y - 77) * 1.32;
    for (let x = 141 - half + (row % 2 ? 0 : 3.5); x + 6 < 141 + half; x += 7)
      d += `M${num(x)} ${num(y)}q3.500 4.600 7 0`;
  }
  return line(d, '#34487f', 0.8);
}

/** Open, for who sleeps here likes to be looked at by the moon. */
function shutter(x: number): string {
  let slats = '';
  for (let y = 135; y < 197; y += 4.4) slats += `M${num(x + 2)} ${num(y)}h5`;
  return (
    box(x, 130, 9, 69, tone(LOW, INK.leaf).shade, 0.8) +
    line(`M${x} 130h9v69h-9Z`, INK.key, 0.7) +
    line(slats, tone(LOW, INK.leaf).deep, 1)
  );
}

/** From a stove that was forgotten; it goes to the moon. */
const smoke = (): string =>
  line('M174 72C170 62 184 58 178 48C172 40 184 34 178 24', INK.paper, 4, 'stroke-opacity=".16"') +
  line('M174 70C171 62 182 58 177 49', INK.paper, 2.2, 'stroke-opacity=".2"');

/** What grows under the sill, lit from behind. */
const windowBox = (): string =>
  box(94, 199, 95, 6, tone(LOW, INK.wood).base, 1) + line('M94 199.500H189', INK.key, 0.6);

/** A hedge, a gate, and two trees in front of everything. */
const garden = (left: number): string => {
  const chance = chanceFrom('garden');
  let hedge = `M${left - 6} ${SHEET + 4}`;
  for (let x = left - 6; x < SHEET + 6; x += 9) {
    hedge +=
      `${x === left - 6 ? 'L' : 'T'}${num(x)} ${num(203 - chance() * 5 + (x > 70 && x < 190 ? 7 : 0))}`.replace(
        'T',
        'L',
      );
  }
  const tree = (x: number, y: number, k: number): string =>
    at(
      x,
      y,
      k,
      line('M0 0V-30M0 -14L-7 -24M0 -20L8 -32', INK.key, 4) +
        path(
          blob(chanceFrom(`tree ${x}`), 0, -44, 22, 24, 11, 0.16),
          '#16244e',
          `stroke="${INK.key}" stroke-width="1"`,
        ) +
        line(
          'M-12 -52q4 -6 10 -6M-14 -42q6 -6 12 -4M2 -38q6 -5 12 -3M0 -56q6 -4 10 0',
          '#3a5688',
          1.6,
        ),
    );
  return (
    clean(
      tree(30, 214, 1.05) +
        tree(6, 216, 0.8) +
        (left < 0 ? tree(-110, 212, 1.5) + tree(-30, 210, 0.9) : ''),
    ) +
    path('M70 203H187L206 220H46Z', INK.glow, 'fill-opacity=".16"') +
    path(`${hedge}L${SHEET + 6} ${SHEET + 4}Z`, '#131f46') +
    line(hedge, '#2c467a', 0.8)
  );
};
