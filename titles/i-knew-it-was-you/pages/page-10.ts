import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { sleeper } from '#bookmaking/hero/sleeper.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { flat, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** The one window, in mm on the page. */
const WINDOW: Box = { x: 116, y: 142, width: 50, height: 40 };

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

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero }: Cast, left: number): Picture {
  const wide = SHEET - left;
  const kid = sleeper(hero, 17, [151, 166], LOW);
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
    clean(oval(52, 40, 13, 13, INK.paper)) +
    gouged('moon', [52, 40], 16, 44, 12, INK.paper, 0.35) +
    range(left, 104, 10, '#4f719c', 'far') +
    range(left, 120, 9, '#37548a', 'middle') +
    river(left) +
    range(left, 150, 9, '#24386a', 'near') +
    village(left) +
    house() +
    clip(frameOf(WINDOW), inside(kid.art) + parkedChair(hero, 11, [126, 184], 40, LOW)) +
    handprint(124, 152, 8, '#fffdf0', 0.95) +
    line(`${frameOf(WINDOW)}M141 142V182M116 160H166`, tone(LOW, INK.wood).base, 1.2) +
    line(frameOf({ x: 114, y: 140, width: 54, height: 44 }), INK.key, 1) +
    gouged('window', [141, 162], 34, 66, 22, INK.glow, 0.4) +
    garden(left);
  return {
    art,
    quiet: { box: { ...SAFE, x: 96, y: 20, width: 106, height: 30 }, ink: 'light' },
    faces: [kid.face],
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
      if (x + w > 84 && x < 190) continue;
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
  pool(141, 162, 70, 56, INK.amber, 0.6) +
  path('M98 216V132H184V216Z', '#2b3d6c', `stroke="${INK.key}" stroke-width=".9"`) +
  path('M88 136L141 96L194 136Z', '#1a2750', `stroke="${INK.key}" stroke-width=".9"`) +
  path('M166 104V90H176V112Z', '#2b3d6c', `stroke="${INK.key}" stroke-width=".7"`) +
  line(
    'M98 146H184M98 158H184M98 170H184M98 182H184M98 194H184M98 206H184',
    INK.key,
    0.5,
    'stroke-opacity=".6"',
  ) +
  line('M100 128L141 97L182 128M94 133L141 98L188 133', '#33477a', 0.7);

/** A lamp turned low, a bed, and who was found. */
const inside = (kid: string): string =>
  box(
    116,
    142,
    50,
    40,
    linear([
      [0, '#e9a850'],
      [1, '#ffd88c'],
    ]),
  ) +
  box(118, 166, 46, 3, tone(LOW, INK.wood).base) +
  path('M161 182V156H164V182Z', tone(LOW, INK.wood).base) +
  oval(152, 171, 11, 6, tone(LOW, INK.paper).base) +
  kid +
  quilt(LOW, flat([114, 166], [144, 163], [145, 183], [114, 183]), 6, 4);

/** A hedge, a gate, and two trees in front of everything. */
const garden = (left: number): string => {
  const chance = chanceFrom('garden');
  let hedge = `M${left - 6} ${SHEET + 4}`;
  for (let x = left - 6; x < SHEET + 6; x += 9) {
    hedge +=
      `${x === left - 6 ? 'L' : 'T'}${num(x)} ${num(203 - chance() * 5 + (x > 92 && x < 190 ? 6 : 0))}`.replace(
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
      tree(58, 212, 1.2) +
        tree(24, 214, 0.8) +
        (left < 0 ? tree(-110, 212, 1.5) + tree(-30, 210, 0.9) : ''),
    ) +
    path('M116 184H166L190 220H84Z', INK.glow, 'fill-opacity=".16"') +
    path(`${hedge}L${SHEET + 6} ${SHEET + 4}Z`, '#131f46') +
    line(hedge, '#2c467a', 0.8)
  );
};
