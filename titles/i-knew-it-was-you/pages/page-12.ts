import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { sleeper } from '#bookmaking/hero/sleeper.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { flat, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const DOOR = { left: 118, right: 196, top: 52, base: 168 } as const;

/** Low, from the mat: a strip of light, a bed at the end of it, and tomorrow's shoes, as large as a mouse sees them. */
export const page12: Painting = ({ hero, things }) => {
  const { left, right, top, base } = DOOR;
  const kid = sleeper(hero, 29, [168, 122], LOW);
  const wood = tone(LOW, INK.wood);
  const opening = `M${left} ${top}H${right}V${base}H${left}Z`;
  const room =
    clean(
      box(
        left - 2,
        top,
        90,
        110,
        linear([
          [0, '#7a5a68'],
          [0.6, '#cf9858'],
          [1, '#e9b565'],
        ]),
      ),
    ) +
    nightPane({ x: 128, y: 62, width: 26, height: 32 }, { print: 0.3 }) +
    box(left - 2, 158, 90, 14, tone(LOW, '#8a5548').base) +
    path(
      'M185 166V92C185 84 194 84 194 92V166Z',
      wood.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    box(106, 134, 84, 26, tone(LOW, INK.paper).shade) +
    path(
      'M148 140C144 112 156 105 170 107C184 104 190 114 186 140Z',
      tone(LOW, INK.paper).base,
      `stroke="${INK.key}" stroke-width=".6"`,
    ) +
    clip('M151 84H196V146H151Z', kid.art) +
    quilt(LOW, flat([106, 117], [157, 112], [162, 164], [106, 164]), 6, 5) +
    parkedChair(hero, 15, [180, 174], 40, LOW);
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
    line('M201 66L210 57V108L201 110ZM201 122L210 122V174L201 160Z', INK.key, 0.7) +
    oval(199, 117, 1.6, 2.4, INK.amber) +
    path(`M${left} ${base}H${right}L158 ${SHEET + 2}H34Z`, INK.glow, 'fill-opacity=".55"') +
    mat() +
    pool(70, 206, 96, 14, INK.key, 0.45) +
    at(46, 196, 0.78, shoe()) +
    at(110, 206, 0.86, shoe(at(12, -44, 0.74, thing(things[0], LOW), -8)));
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 94, height: 106 },
      ink: 'light',
      largest: { sprout: 17, sapling: 16, explorer: 14 },
    },
    faces: [kid.face],
  };
};

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
