import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
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
  const kid = sleeper(hero, 15, [133, 166], LOW);
  const art =
    wiped(
      { x: left, y: 0, width: wide, height: 130 },
      [
        [0, '#111a3a'],
        [0.45, '#24386a'],
        [0.8, '#5d82a8'],
        [1, '#c9cfc0'],
      ],
      INK.mist,
      'page 10 sky',
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
    range(left, 96, 14, '#4a6a94', 'far') +
    range(left, 112, 11, '#34507e', 'middle') +
    river(left) +
    range(left, 150, 9, '#24386a', 'near') +
    village(left) +
    house() +
    clip(frameOf(WINDOW), inside(kid.art) + parkedChair(hero, 10, [158, 183], -40, LOW)) +
    handprint(121.6, 176, 7, '#fffdf0', 0.95) +
    line(`${frameOf(WINDOW)}M141 142V182M116 160H166`, tone(LOW, INK.wood).base, 1.2) +
    line(frameOf({ x: 114, y: 140, width: 54, height: 44 }), INK.key, 1) +
    gouged('window', [141, 162], 34, 66, 22, INK.glow, 0.4) +
    garden(left);
  return {
    art,
    quiet: { box: { ...SAFE, y: 66, width: 90, height: 26 }, ink: 'light' },
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

/** Roofs, and very few that are still awake. */
function village(left: number): string {
  const chance = chanceFrom('village');
  let walls = '';
  let roofs = '';
  let awake = '';
  for (let x = left + 6; x < 204; x += 13 + chance() * 8) {
    const y = 158 + chance() * 14 - (x < 0 ? 6 : 0);
    const w = 9 + chance() * 6;
    const h = 6 + chance() * 5;
    if (x > 96 && x < 186) continue;
    walls += `M${num(x)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`;
    roofs += `M${num(x - 2)} ${num(y - h)}L${num(x + w / 2)} ${num(y - h - w * 0.5)}L${num(x + w + 2)} ${num(y - h)}Z`;
    if (chance() > 0.72) awake += `M${num(x + w * 0.35)} ${num(y - h * 0.75)}h2.4v3h-2.4Z`;
  }
  return path(walls, '#33477a') + path(roofs, '#1b2a55') + path(awake, INK.amber);
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
  path('M121 176V160H124V176Z', tone(LOW, INK.wood).base) +
  oval(132, 170, 10, 5, tone(LOW, INK.paper).base) +
  kid +
  quilt(LOW, flat([138, 163], [166, 165], [166, 183], [138, 183]), 6, 4);

const garden = (left: number): string => {
  const chance = chanceFrom('garden');
  let d = '';
  for (let x = left - 4; x < SHEET; x += 5) {
    const h = 5 + chance() * 12 + (x < 92 ? 6 : 0);
    d += `M${num(x)} 218q${num(chance() * 3)} ${num(-h)} ${num(3 + chance() * 4)} ${num(-h - 3)}q-1 8 0 ${num(h + 3)}Z`;
  }
  return (
    path(`M${left - 4} 206Q60 196 110 204T${SHEET + 4} 202V220H${left - 4}Z`, '#1b2a50') +
    path(d, '#14204a') +
    at(0, 0, 1, '')
  );
};
