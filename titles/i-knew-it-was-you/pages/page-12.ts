import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { sleeper } from '#bookmaking/hero/sleeper.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { checked } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { flat, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const DOOR = { left: 112, right: 192, top: 62, base: 168 } as const;

/** Low, from the mat: a strip of light, a bed at the end of it, and tomorrow's shoes. */
export const page12: Painting = ({ hero, things }) => {
  const { left, right, top, base } = DOOR;
  const kid = sleeper(hero, 23, [170, 132], LOW);
  const wood = tone(LOW, INK.wood);
  const opening = `M${left} ${top}H${right}V${base}H${left}Z`;
  const room =
    wiped(
      { x: left - 2, y: top, width: 90, height: 110 },
      [
        [0, '#54476f'],
        [0.6, '#b27a54'],
        [1, '#cf9858'],
      ],
      INK.wood,
      'page 12 room',
    ) +
    nightPane({ x: 126, y: 74, width: 24, height: 30 }, { print: 0.28 }) +
    box(left - 2, 158, 90, 14, tone(LOW, '#8a5548').base) +
    path(
      'M184 164V106C184 100 191 100 191 106V164Z',
      wood.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    box(106, 138, 80, 22, tone(LOW, INK.paper).shade) +
    path(
      'M155 141C153 127 162 121 171 123C181 121 188 128 184 141Z',
      tone(LOW, INK.paper).base,
      `stroke="${INK.key}" stroke-width=".6"`,
    ) +
    clip('M140 100H192V142H140Z', kid.art) +
    quilt(LOW, flat([106, 131], [160, 127], [161, 161], [106, 161]), 6, 4) +
    parkedChair(hero, 15, [132, 170], 40, LOW);
  const art =
    wiped(
      { x: 0, y: 0, width: SHEET, height: base + 1 },
      [
        [0, '#10183a'],
        [0.6, INK.night],
        [1, INK.indigo],
      ],
      INK.blue,
      'page 12 wall',
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
    wallpaper() +
    wainscot() +
    box(0, base - 8, SHEET, 8, INK.dark) +
    line(`M0 ${base - 8}H${SHEET}`, INK.key, 0.8) +
    robeOnHook() +
    clip(opening, room) +
    line(opening, INK.key, 1) +
    path(
      `M${left - 7} ${base}V${top - 7}H${right + 7}V${base}H${right}V${top}H${left}V${base}Z`,
      tone(LOW, INK.plum).base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    // The door itself, open toward us.
    path(
      `M${right} ${top}L212 ${top - 18}V${base + 26}L${right} ${base}Z`,
      tone(LOW, INK.wood).shade,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) +
    line('M197 74L208 66V112L197 114ZM197 124L208 124V172L197 158Z', INK.key, 0.7) +
    oval(195, 122, 1.6, 2.4, INK.amber) +
    path(`M${left} ${base}H${right}L128 ${SHEET + 2}H24Z`, INK.glow, 'fill-opacity=".42"') +
    mat() +
    pool(74, 204, 70, 12, INK.key, 0.4) +
    at(46, 200, 0.5, shoe()) +
    at(92, 206, 0.54, shoe(at(12, -44, 0.82, thing(things[0], LOW), -6)));
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 92, height: 96 },
      ink: 'light',
      largest: { sprout: 17, sapling: 16, explorer: 14 },
    },
    faces: [kid.face],
  };
};

/** Stars of one block, as all along the hall. */
function wallpaper(): string {
  let d = '';
  for (let y = 12, row = 0; y < 128; y += 17, row++) {
    for (let x = row % 2 ? 9 : 20; x < SHEET; x += 22)
      d += `M${x - 1.6} ${y}h3.2M${x} ${y - 1.6}v3.2`;
  }
  return line(d, INK.mist, 0.5, 'stroke-opacity=".22"');
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

/** What whoever looked has taken off: the day is done. */
const robeOnHook = (): string =>
  line('M30 104v-5', INK.amber, 3) +
  at(
    30,
    108,
    0.4,
    checked(
      LOW,
      'M-8 -10C-26 -6 -40 6 -44 30L-52 96L-34 100L-28 60L-34 138C-12 146 14 146 36 138L28 60L36 100L54 96L44 30C40 6 26 -6 8 -10Z',
      150,
    ) +
      line('M-8 -10C-4 10 -2 30 2 140M8 -10C6 10 4 20 0 34', tone(LOW, ROBE.lining).shade, 4) +
      line('M-30 62C-10 70 10 70 30 62M6 66L12 110', tone(LOW, ROBE.cloth).deep, 6),
  );

const mat = (): string =>
  path(
    'M10 188H128L146 214H-8Z',
    tone(LOW, INK.leaf).shade,
    `stroke="${INK.key}" stroke-width=".8"`,
  ) +
  line('M18 194H130M12 201H136M4 208H142', tone(LOW, INK.leaf).base, 1.4, 'stroke-dasharray="6 3"');

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
