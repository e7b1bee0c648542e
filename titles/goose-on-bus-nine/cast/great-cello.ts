// A cello that leans out at us: from its scroll, far back at the button, to a belly as near as a wardrobe that comes through a door.
import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { between, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

const WOOD = tone(LAMPS, '#96492a');
const EBONY = '#35212c';
const RIBS = '#8c4826';
const DARK = '#4a2420';

/** Where it is on the page, and how far away its two ends are: 1 is as drawn, less is nearer. */
export interface Leaning {
  readonly scroll: Point;
  readonly foot: Point;
  readonly far: number;
  readonly near: number;
}

/** The scroll of the flat instrument ends at (0, -36), its shoulders begin at 70, its foot is at 238. */
const TOP = -36;
const FOOT = 238;

/** Shoulders, a waist between two points, and hips. */
const BODY =
  'M-7 70C-16 70 -28 72 -38 80C-54 93 -54 110 -46 121C-43 125 -46 128 -50 129C-35 134 -33 142 -34 149C-35 158 -42 163 -53 165C-49 168 -52 171 -56 175C-72 191 -70 214 -54 226C-40 237 -18 238 0 238C18 238 40 237 54 226C70 214 72 191 56 175C52 171 49 168 53 165C42 163 35 158 34 149C33 142 35 134 50 129C46 128 43 125 46 121C54 110 54 93 38 80C28 72 16 70 7 70Z';
/** The line inlaid along its edge. */
const INLAY =
  'M-9 75C-18 75 -27 77 -35 84C-48 95 -48 108 -41 118C-38 123 -38 127 -40 130C-29 135 -28 142 -29 149C-30 158 -35 164 -44 168C-45 172 -47 175 -51 179C-65 193 -63 210 -50 221M9 75C18 75 27 77 35 84C48 95 48 108 41 118C38 123 38 127 40 130C29 135 28 142 29 149C30 158 35 164 44 168C45 172 47 175 51 179C65 193 63 210 50 221';
const F_HOLES =
  'M20 134C14 137 14 146 18 152C22 158 23 165 16 169M-20 134C-14 137 -14 146 -18 152C-22 158 -23 165 -16 169M14 154L22 151M-14 154L-22 151';
const GRAIN =
  'M-40 92C-34 130 -30 140 -44 208M-26 84C-22 130 -16 150 -26 222M-12 120C-10 150 -9 190 -12 232M28 86C24 130 18 160 30 220M42 178C45 190 45 205 40 222M12 130C14 160 13 190 16 230';
/** Lamplight that the varnish holds. */
const SHEEN =
  'M12 76C34 78 49 94 44 112C38 100 28 86 12 76ZM38 180C58 186 66 206 50 222C56 208 52 194 38 180Z';

/** Points of the flat instrument, as they are on the page. */
function onCello({ scroll, foot, far, near }: Leaning): (x: number, y: number) => Point {
  const long = Math.hypot(foot[0] - scroll[0], foot[1] - scroll[1]);
  const [ax, ay] = [(foot[0] - scroll[0]) / long, (foot[1] - scroll[1]) / long];
  return (x, y) => {
    const t = (y - TOP) / (FOOT - TOP);
    const z = lerp(far, near, t);
    const [px, py] = between(scroll, foot, (t * near) / z);
    return [px + (ay * x) / z, py - (ax * x) / z];
  };
}

/** Its belly toward us and its ribs on the left. */
export function greatCello(lean: Leaning): string {
  const place = onCello(lean);
  const seen = (d: string, dx = 0, dy = 0): string =>
    d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
      place(Number(x) + dx, Number(y) + dy)
        .map(num)
        .join(' '),
    );
  const body = seen(BODY);
  return (
    path(seen(BODY, -8, 2), DARK) +
    path(seen(BODY, -6.6, 1.7), RIBS) +
    path(seen(BODY, -1.6, 0.4), DARK) +
    clip(
      body,
      // The nearer the darker: lamps are behind it.
      path(
        body,
        linear([
          [0, mix(WOOD.base, WOOD.lite, 0.2)],
          [0.3, WOOD.base],
          [0.75, mix(WOOD.deep, '#4a2018', 0.5)],
          [1, '#4a2018'],
        ]),
      ) +
        path(seen(SHEEN), mix(WOOD.lite, '#ffc37a', 0.5), 'fill-opacity=".5"') +
        line(seen(GRAIN), WOOD.deep, 1.1, 'stroke-opacity=".32"'),
    ) +
    line(seen(INLAY), DARK, 0.9, 'stroke-opacity=".7"') +
    line(seen('M11 71C26 72 40 80 47 94'), mix(WOOD.lite, '#ffe0a0', 0.5), 1.2) +
    line(seen(F_HOLES), EBONY, 3.6) +
    neck(seen) +
    headAt(lean)
  );
}

/** The board under the strings, the bridge that lifts them, and what they are tied to. */
const neck = (seen: (d: string) => string): string =>
  path(seen('M-6.4 -10L6.4 -10L9 78L-9 78Z'), WOOD.shade) +
  path(seen('M-5.6 -6L5.6 -6L10 128L-10 128Z'), EBONY) +
  line(seen('M4.4 -2L8 124'), '#8a6a62', 1.3) +
  path(seen('M-8 174L8 174L6 224C4 228 -4 228 -6 224Z'), EBONY) +
  path(
    seen('M-15 160C-12 150 12 150 15 160L12 161C9 155 5 159 0 156C-5 159 -9 155 -12 161Z'),
    '#e8c184',
  ) +
  line([-3.6, -1.2, 1.2, 3.6].map((x) => seen(`M${x} -6L${x * 1.7} 176`)).join(''), '#fbe9c4', 0.9);

/** Pegs, and a spiral seen from its side: its curl ends at the scroll's point. */
function headAt({ scroll: [x, y], foot, far }: Leaning): string {
  const turn = (Math.atan2(foot[1] - y, foot[0] - x) * 180) / Math.PI - 90;
  return at(x, y, CURL / far, shifted(0, -6, curl()), turn);
}

/** Larger than it would be so far away: it is what rings the bell. */
const CURL = 1.12;
const curl = (): string =>
  line('M-12 20H15M-11 27H13', EBONY, 2.4) +
  [-13, 16].map((x) => oval(x, 20, 3.6, 3, EBONY) + oval(x * 0.94, 27, 3.4, 2.8, EBONY)).join('') +
  path('M-6 36C-8 22 -12 18 -12 8C-12 -4 9 -5 11 6C12 14 6 18 6 36Z', WOOD.deep) +
  path('M-4 35C-5 22 -10.6 17 -10.6 8C-9 -2.6 8 -3.4 9.6 6C10 13 5 17 5 35Z', WOOD.base) +
  line('M-9 9C-8 -3 7 -3 7.6 6.4C7 13.6 -3.4 13 -3.2 6.6C-2 2.4 3 3.6 2.6 7', WOOD.deep, 2);
