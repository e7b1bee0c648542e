import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { sleeper } from '#bookmaking/hero/sleeper.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const DOOR = { left: 110, right: 204, top: 36, base: 168 } as const;

/** Low, from the mat: a strip of light, a bed at the end of it, and tomorrow's shoes, as large as a mouse sees them. */
export const page12: Painting = ({ hero, things }) => {
  const { left, right, top, base } = DOOR;
  const kid = sleeper(hero, 46, [170, 111], LOW);
  const skin = skinTone(LOW, hero.skin);
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
    nightPane({ x: 120, y: 47, width: 30, height: 38 }, { print: 0.3 }) +
    box(left - 2, 156, 100, 14, tone(LOW, '#8a5548').base) +
    path(
      'M193 168V76C193 66 208 66 208 76V168Z',
      wood.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    box(100, 136, 98, 18, tone(LOW, INK.paper).shade) +
    box(100, 150, 98, 7, wood.shade, 0, `stroke="${INK.key}" stroke-width=".7"`) +
    path(
      'M150 140C143 128 147 104 160 99C178 95 200 96 205 106C209 118 208 134 202 141C186 146 164 146 150 140Z',
      tone(LOW, INK.paper).base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    line('M154 134q10 5 22 3M192 104q6 6 8 14', tone(LOW, INK.paper).shade, 1.6) +
    clip('M140 70H206V138H140Z', kid.art) +
    quilt(LOW, asOver, 6, 5) +
    line('M140 99C147 112 143 130 146 157', tone(LOW, INK.paper).base, 5) +
    line('M137 99C144 112 140 130 143 157M143 98C150 112 146 130 149 157', INK.key, 0.7) +
    at(155, 130, 0.92, hanging(tone(LOW, hero.colors.main), skin)) +
    parkedChair(hero, 15, [118, 178], 40, LOW);
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
    pool(70, 206, 96, 14, INK.key, 0.45) +
    at(46, 196, 0.78, shoe()) +
    at(110, 206, 0.86, shoe(at(12, -44, 0.74, thing(things[0], LOW), -8)));
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
  const high = 16 * Math.sin(Math.min(1, across * 1.15) * Math.PI * 0.62) * (1 - down);
  return [98 + across * (44 + down * 4), 116 - high + down * 42 + across * down * 3];
};

/** An arm that sleep let down over the edge: about 40 long, from (0, 0). */
function hanging(sleeve: Tone, skin: Tone): string {
  const key = `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`;
  const finger = (x: number, y: number, long: number, lean: number): string =>
    at(
      x,
      y,
      1,
      path(
        `M-2 0L-1.8 ${long}C-1.4 ${long + 2.6} 1.4 ${long + 2.6} 1.8 ${long}L2 0Z`,
        skin.base,
        key,
      ),
      lean,
    );
  return (
    calm(
      finger(-4.4, 27, 6.4, 14) +
        finger(4.6, 27, 6.6, -8) +
        finger(1.6, 28, 8.4, -3) +
        finger(-1.6, 28, 8, 5) +
        path('M-5.4 18H5.8L6.8 28C4 31 -4 31 -6.6 28Z', skin.base, key) +
        path('M-5 22C-9 24 -10 28 -9 32C-7.6 33.6 -6.2 32 -6.2 30L-4 27Z', skin.base, key),
    ) +
    path('M-9 -6C-10 4 -8 12 -7.4 19H7.6C9 12 10 2 8 -7Z', sleeve.base, key) +
    path('M2 -7C5 2 4 12 3 19H7.6C9 12 10 2 8 -7Z', sleeve.shade) +
    line('M-7.4 18.4H7.6', sleeve.deep, 2.4)
  );
}

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
