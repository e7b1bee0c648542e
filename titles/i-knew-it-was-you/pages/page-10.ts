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
const WINDOW: Box = { x: 106, y: 132, width: 70, height: 54 };

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
  const kid = sleeper(hero, 26, [154, 164], LOW);
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
    clip(frameOf(WINDOW), inside(kid.art) + parkedChair(hero, 13, [120, 188], 40, LOW)) +
    handprint(117, 147, 12, '#fffdf0', 0.95) +
    line(`${frameOf(WINDOW)}M141 132V146M106 132H176`, tone(LOW, INK.wood).base, 1.2) +
    line(frameOf({ x: 104, y: 130, width: 74, height: 58 }), INK.key, 1) +
    gouged('window', [141, 160], 46, 84, 24, INK.glow, 0.4) +
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
      if (x + w > 76 && x < 200) continue;
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
  pool(141, 158, 92, 78, INK.amber, 0.66) +
  path('M92 216V122H190V216Z', '#2b3d6c', `stroke="${INK.key}" stroke-width=".9"`) +
  path('M80 126L141 78L202 126Z', '#1a2750', `stroke="${INK.key}" stroke-width=".9"`) +
  path('M168 101V74H180V111Z', '#2b3d6c', `stroke="${INK.key}" stroke-width=".7"`) +
  line(
    'M92 134H190M92 148H190M92 162H190M92 176H190M92 190H190M92 204H190',
    INK.key,
    0.5,
    'stroke-opacity=".6"',
  ) +
  line('M94 118L141 80L188 118M87 123L141 81L195 123', '#33477a', 0.7);

/** A lamp turned low, a bed, and who was found. */
const inside = (kid: string): string =>
  box(
    WINDOW.x,
    WINDOW.y,
    WINDOW.width,
    WINDOW.height,
    linear([
      [0, '#e9a850'],
      [1, '#ffd88c'],
    ]),
  ) +
  path('M171 186V146H175V186Z', tone(LOW, INK.wood).base) +
  path('M136 180C132 154 146 148 158 150C170 148 175 158 172 180Z', tone(LOW, INK.paper).base) +
  clip('M139 120H180V190H139Z', kid) +
  quilt(LOW, flat([104, 157], [144, 154], [148, 188], [104, 188]), 5, 4);

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
    path('M106 188H176L200 220H76Z', INK.glow, 'fill-opacity=".16"') +
    path(`${hedge}L${SHEET + 6} ${SHEET + 4}Z`, '#131f46') +
    line(hedge, '#2c467a', 0.8)
  );
};
