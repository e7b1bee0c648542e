import { polygon } from '#bookmaking/drawing/curves.ts';
import { type Box, clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { offForTheNight } from '#bookmaking/hero/off-for-the-night.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { AT_LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { sideSleeper } from './side-sleeper.ts';

/** Of the head, in mm: a bed as long as the window has room for a whole child. */
const HEAD = 17.5;
const PILLOW: Point = [160, 166.5];
/** Where the mattress lies, where the quilt ends over its side, and the ledge of the window. */
const MATTRESS = 178;
const DRAPE = 190;
const LEDGE = 194;
/** The bed from its foot to where the sheet is turned down. */
const FOOT = 104;
const TURNED = 143;

/** A whole bed behind a window, and who sleeps in it; `area` is the window, `toy` is loved most. All in mm. */
export function bedFromGarden(
  hero: Hero,
  area: Box,
  toy: string,
): { readonly art: string; readonly face: Box } {
  const kid = sideSleeper(hero, HEAD, PILLOW, { elbow: [141.5, 174], wrist: [134, 177] }, AT_LAMP);
  const over = asLies(clamp(kid.feet[0], FOOT + 6, FOOT + 20));
  const floor = area.y + area.height;
  return {
    art:
      clean(wall(area)) +
      tuckingIn(floor) +
      bedstead() +
      pillow() +
      // What the quilt hides would stand out over it: a body is wider than a mattress is thick.
      clip(`M${TURNED - 3} ${area.y}H${area.x + area.width}V${floor}H${TURNED - 3}Z`, kid.child) +
      quilt(AT_LAMP, over, 10, 5) +
      hanging(over) +
      hem(over) +
      kid.arm +
      footboard() +
      ledge(area) +
      parkedChair(hero, HEAD, [112.5, floor - 1], 50, AT_LAMP) +
      at(146, LEDGE + 1, 0.55, offForTheNight(hero, AT_LAMP)) +
      at(169, LEDGE - 3, 0.2, toy, -6),
    face: kid.face,
  };
}

/** The quilt over a body that ends at `feet`: shoulder, hip, toes, and flat from there. */
const asLies =
  (feet: number): Lie =>
  (across, down) => {
    const x = FOOT + 2 + across * (TURNED - FOOT - 2);
    const along = (x - feet) / (TURNED - feet);
    const toes = 5 * Math.exp(-(((x - feet - 1.5) / 2.6) ** 2));
    const body =
      along < 0
        ? 2.5 + 2.5 * Math.exp(-(((x - feet) / 3) ** 2))
        : 5 + 12 * along ** 1.3 + 2.6 * Math.sin(along * Math.PI) ** 2;
    const top = MATTRESS - body - toes;
    const waves = Math.sin(across * 13) * 1.1 * down;
    return [x + down * across * -3, top + down * (DRAPE - top) + waves];
  };

/** Where the quilt falls over the edge of the bed, away from the lamp. */
function hanging(over: Lie): string {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 0.9];
  const edge = steps.map((across) => over(across, 0.6));
  const foot = steps.map((across) => over(across, 1)).reverse();
  return path(polygon([...edge, ...foot]), INK.plum, 'fill-opacity=".28"');
}

/** The sheet, turned down over the quilt's edge. */
function hem(over: Lie): string {
  const linen = tone(AT_LAMP, INK.paper);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const turned = steps.map((down): Point => {
    const [x, y] = over(0.87, down);
    return [x, y - (down ? 0 : 0.6)];
  });
  const edge = steps.map((down): Point => {
    const [x, y] = over(1, down);
    return [x + 1.5 + 2 * Math.sin(down * Math.PI), y - 1 + down];
  });
  return (
    path(
      polygon([...turned, ...edge.reverse()]),
      linen.base,
      `stroke="${INK.key}" stroke-width=".5"`,
    ) +
    line(
      polygon(
        turned.map(([x, y]): Point => [x + 1.4, y]),
        false,
      ),
      linen.shade,
      0.6,
    )
  );
}

/** The room's far wall, and a small lamp over the pillow. */
const wall = ({ x, y, width, height }: Box): string =>
  box(
    x,
    y,
    width,
    height,
    linear([
      [0, '#d98f45'],
      [0.7, '#f6bf6c'],
      [1, '#b8763f'],
    ]),
  ) +
  pool(168, 152, 40, 32, '#fff0c2', 0.9) +
  gouged('bed lamp', [170, 149], 12, 34, 14, INK.paper, 0.6) +
  path('M163 150L166 142H174L177 150Z', '#fff6dc', `stroke="${INK.key}" stroke-width=".5"`) +
  line('M170 142V139', INK.key, 0.8);

/** Somebody, as shadow only: bends over the foot of the bed and draws the quilt up. */
const tuckingIn = (floor: number): string =>
  path(
    `M97 ${floor}V158C98 151 104 149 109 150C107 143 111 138.500 116.500 139.500C122.500 140.500 124.500 147 121.500 151.500C120.500 153 119 154 117.500 154.500C124 157 131 161 139 164L137 170C129 169 122 166.500 117.500 164C119 174 120 184 121 ${floor}Z`,
    INK.key,
    'fill-opacity=".42"',
  );

/** Headboard, rail and mattress. */
function bedstead(): string {
  const wood = tone(AT_LAMP, INK.wood);
  const linen = tone(AT_LAMP, INK.paper);
  return (
    path('M104 198V186H182V198Z', INK.key, 'fill-opacity=".4"') +
    path(
      'M177 198V160C177 153 183 153 183 160V198Z',
      wood.base,
      `stroke="${INK.key}" stroke-width=".6"`,
    ) +
    box(106, MATTRESS, 73, 8, linen.base, 2, `stroke="${INK.key}" stroke-width=".5"`) +
    box(106, MATTRESS + 4, 73, 4, linen.shade, 1) +
    box(106, MATTRESS + 8, 73, 5, wood.shade, 0, `stroke="${INK.key}" stroke-width=".5"`)
  );
}

/** Plump at both ends, and sunk where the head lies. */
function pillow(): string {
  const linen = tone(AT_LAMP, INK.paper);
  return (
    path(
      'M141 180C137 173 137 161 141 156C145 152.500 155 155.500 162 155.500C167 155.500 172 152 177 155C181 162 181 174 178 180C168 182.500 152 182.500 141 180Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".6"`,
    ) +
    oval(163, 169.5, 13.5, 10, linen.shade) +
    line('M177 157q-3 1.500 -4 4.500M178 177q-3 0 -5 -3M146 158q3 1 4 3.500', linen.shade, 0.9)
  );
}

const footboard = (): string =>
  path(
    'M103 198V171C103 166 108 166 108 171V198Z',
    tone(AT_LAMP, INK.wood).base,
    `stroke="${INK.key}" stroke-width=".6"`,
  );

const ledge = ({ x, y, width, height }: Box): string =>
  box(
    x,
    LEDGE,
    width,
    y + height - LEDGE,
    tone(AT_LAMP, INK.wood).lite,
    0,
    `stroke="${INK.key}" stroke-width=".5"`,
  );
