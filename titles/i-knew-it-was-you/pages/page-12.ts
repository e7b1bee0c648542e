import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sideSleeper } from '#titles/i-knew-it-was-you/cast/side-sleeper.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const DOOR = { left: 108, right: 206, top: 32, base: 174 } as const;
/** Of the bed: where one lies, and where the arm that hangs is bent and ends. */
const LYING = 136;
const HANGS = { elbow: [151, 147], wrist: [155, 159] } as const;

/** Low, from the mat: a strip of light, a bed at the end of it, and tomorrow's shoes, as large as a mouse sees them. */
export const page12: Painting = ({ hero, things }) => {
  const { left, right, top, base } = DOOR;
  const kid = sideSleeper(hero, 40, [177, 116], HANGS, LOW);
  const wood = tone(LOW, INK.wood);
  const opening = `M${left} ${top}H${right}V${base}H${left}Z`;
  const room =
    clean(
      box(
        left - 2,
        top,
        100,
        130,
        linear([
          [0, '#7a5a68'],
          [0.6, '#cf9858'],
          [1, '#e9b565'],
        ]),
      ),
    ) +
    nightPane({ x: 117, y: 42, width: 32, height: 40 }, { print: 0.3 }) +
    box(left - 2, 164, 104, 14, tone(LOW, '#8a5548').base) +
    line(`M${left} 164H${right}`, INK.key, 0.7) +
    path(
      'M195 174V84C195 74 210 74 210 84V174Z',
      wood.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    box(100, 154, 96, 14, INK.key, 0, 'fill-opacity=".55"') +
    box(100, LYING, 96, 14, tone(LOW, INK.paper).shade) +
    box(100, 149, 96, 8, wood.shade, 0, `stroke="${INK.key}" stroke-width=".7"`) +
    path(
      'M160 137C154 126 160 106 174 100C188 95 200 98 204 106C208 118 206 130 201 138C188 142 172 142 160 137Z',
      tone(LOW, INK.paper).base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    line('M192 104q6 6 8 14M166 134q8 4 18 2', tone(LOW, INK.paper).shade, 1.6) +
    clip('M144 40H214V170H144Z', kid.child) +
    quilt(LOW, asOver, 6, 5) +
    line(HEM, tone(LOW, INK.paper).base, 6) +
    line(HEM, INK.key, 0.7, 'transform="translate(3 0)"') +
    line(HEM, INK.key, 0.7, 'transform="translate(-3 0)"') +
    kid.arm +
    parkedChair(hero, 36, [122, 180], 50, LOW);
  const art =
    clean(
      box(
        0,
        0,
        SHEET,
        base + 1,
        linear([
          [0, '#0f1738'],
          [0.62, '#141f49'],
          [1, '#2a3f74'],
        ]),
      ),
    ) +
    wiped(
      { x: 0, y: base, width: SHEET, height: SHEET - base },
      [
        [0, '#4a3550'],
        [1, '#201a3c'],
      ],
      INK.key,
      'page 12 floor',
    ) +
    wainscot() +
    box(0, base - 8, SHEET, 8, INK.dark) +
    line(`M0 ${base - 8}H${SHEET}`, INK.key, 0.8) +
    pool(156, 128, 96, 100, INK.amber, 0.34) +
    clip(opening, room) +
    line(opening, INK.key, 1) +
    path(
      `M${left - 7} ${base}V${top - 7}H${right + 7}V${base}H${right}V${top}H${left}V${base}Z`,
      tone(LOW, INK.plum).base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    // The door itself, open toward us.
    path(
      `M${right} ${top}L214 ${top - 18}V${base + 26}L${right} ${base}Z`,
      tone(LOW, INK.wood).shade,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) +
    line('M208 56L214 49V106L208 108ZM208 122L214 122V170L208 158Z', INK.key, 0.7) +
    oval(207, 115, 1.4, 2.2, INK.amber) +
    path(`M${left} ${base}H${right}L158 ${SHEET + 2}H34Z`, INK.glow, 'fill-opacity=".55"') +
    mat() +
    pool(60, 206, 96, 14, INK.key, 0.45) +
    at(34, 196, 0.76, shoe()) +
    at(88, 207, 0.84, shoe(at(12, -44, 0.74, thing(things[0], LOW), -8)));
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 90, height: 108 },
      ink: 'light',
      largest: { sprout: 19, sapling: 17 },
    },
    faces: [kid.face],
  };
};

/** The quilt, over somebody who lies on one side. */
const asOver: Lie = (across, down) => {
  const top = 122 - 24 * Math.sin((across * Math.PI) / 2);
  return [100 + across * (51 - down * 7), top + down * (151 - top)];
};

/** The sheet, turned down over the quilt's edge. */
const HEM = 'M151 96C154 112 146 130 145 152';

/** Boards below, as high as a hand. */
function wainscot(): string {
  let seams = '';
  for (let x = 7; x < SHEET; x += 13) seams += `M${x} 134V168`;
  const wood = tone(LOW, INK.plum);
  return (
    box(0, 130, SHEET, 40, wood.shade) +
    box(0, 128, SHEET, 4, wood.lite, 0, `stroke="${INK.key}" stroke-width=".7"`) +
    line(seams, INK.key, 0.6, 'stroke-opacity=".7"')
  );
}

const mat = (): string =>
  path(
    'M0 186H158L180 216H-24Z',
    tone(LOW, INK.leaf).shade,
    `stroke="${INK.key}" stroke-width=".8"`,
  ) +
  line(
    'M2 192H160M-4 200H166M-10 208H172',
    tone(LOW, INK.leaf).base,
    1.4,
    'stroke-dasharray="6 3"',
  );

/** A grown-up's walking shoe from the side, its toe to the left; 110 long on y 0. With a lodger, as slippers have. */
function shoe(lodger = ''): string {
  const leather = tone(LOW, '#9a5a3c');
  const sole = tone(LOW, INK.dark);
  return (
    oval(2, 2, 62, 6, INK.key, 'fill-opacity=".5"') +
    path('M0 -44C10 -50 40 -52 48 -48V-20H0Z', sole.deep) +
    lodger +
    path(
      'M-54 -6C-60 -24 -38 -28 -22 -30C-8 -34 -4 -42 0 -46C14 -36 36 -38 48 -50C56 -40 56 -20 54 -6Z',
      leather.base,
      `stroke="${INK.key}" stroke-width="1.6"`,
    ) +
    path(
      'M20 -40C34 -40 44 -45 48 -50C56 -40 56 -20 54 -6H24C32 -18 28 -30 20 -40Z',
      leather.shade,
    ) +
    line('M-16 -30l8 8M-8 -35l8 8M-2 -41l8 8', tone(LOW, INK.paper).base, 2.6) +
    path('M-58 -8H56V0C40 3 -44 3 -58 0Z', sole.base, `stroke="${INK.key}" stroke-width="1.2"`)
  );
}
