import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { AT_LAMP, LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

const PANE = { x: 40, y: 20, width: 140, height: 108 } as const;
const GLASS = roundedBox(PANE.x, PANE.y, PANE.width, PANE.height, 1.5);

/** From the garden: a hand on the glass, and beside it the one that it was. */
export const page05: Painting = ({ hero }) => {
  const kid = placeHero(
    hider(hero),
    64,
    'head',
    [136, 76],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: -20,
      pitch: 3,
      tilt: -8,
      gaze: [-0.9, 0.3],
      touchR: [90, 83],
      armR: { upper: [70, 20], lower: [120, 10], hand: 'hold' },
    },
    AT_LAMP,
  );
  const inside =
    box(
      PANE.x,
      PANE.y,
      PANE.width,
      PANE.height,
      linear([
        [0, '#e9a850'],
        [0.5, '#ffd88c'],
        [1, '#d98a4a'],
      ]),
    ) +
    gouged('page 5', [150, 32], 8, 130, 24, '#fff3cc', 0.7) +
    drapes() +
    kid.art +
    kid.arm(-1) +
    handprint(64, 87, 25, '#fffdf0', 0.92) +
    pressed(kid.handR, skinTone(AT_LAMP, hero.skin)) +
    line('M50 28L44 46M58 28L46 58', '#ffffff', 1.4, 'stroke-opacity=".5"');
  const art =
    clapboards() +
    pool(110, 76, 124, 90, INK.amber, 0.42) +
    box(30, 10, 160, 126, INK.paper, 2) +
    box(30, 10, 160, 126, tone(LAMP_RIGHT, INK.leaf).shade, 2, 'fill-opacity=".55"') +
    line(roundedBox(30, 10, 160, 126, 2), INK.key, 0.9) +
    clip(GLASS, inside) +
    line(GLASS, INK.key, 1) +
    box(24, 134, 172, 6, tone(LAMP_RIGHT, INK.leaf).base, 1) +
    line('M24 134H196', INK.key, 0.8) +
    ivy() +
    moths();
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 24, y: 145, width: 166, height: 57 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [kid.face],
  };
};

/** The same hand today, flat on the glass: larger, and of the color that palms have. */
const pressed = ([x, y]: Point, skin: Tone): string =>
  line(wrist(x, y), INK.key, 12.4) +
  handprint(x, y - 4, 32.5, INK.key, 1, 2.6) +
  line(wrist(x, y), palm(skin.base), 10.8) +
  handprint(x, y - 4, 32.5, palm(skin.base), 1) +
  at(x + 0.6, y + 19, 1, path(CUFF, INK.paper) + line(CUFF, INK.key, 0.9));

const CUFF = roundedBox(-8, -3, 16, 6.4, 2.4);

const wrist = (x: number, y: number): string => `M${num(x)} ${num(y + 5)}l.6 10`;

/** Painted boards at night, wiped lighter toward the window. */
function clapboards(): string {
  let shade = '';
  for (let y = 9; y < SHEET; y += 13) shade += `M0 ${y}H${SHEET}`;
  return (
    wiped(
      { x: 0, y: 0, width: SHEET, height: SHEET },
      [
        [0, INK.night],
        [0.4, INK.indigo],
        [1, '#33477a'],
      ],
      INK.mist,
      'page 5',
    ) + line(shade, INK.key, 1.1, 'stroke-opacity=".65"')
  );
}

/** The curtain that sneezed, from its other side. */
function drapes(): string {
  const cloth = tone(LAMP_RIGHT, '#9a4450');
  const { x, y, width, height } = PANE;
  const right = x + width;
  return (
    path(
      `M${x - 2} ${y - 2}H${x + 30}C${x + 22} ${y + 30} ${x + 14} ${y + 70} ${x + 4} ${y + height}H${x - 2}Z`,
      cloth.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    path(
      `M${right + 2} ${y - 2}H${right - 24}C${right - 20} ${y + 40} ${right - 8} ${y + 80} ${right - 4} ${y + height}H${right + 2}Z`,
      cloth.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    line(
      `M${x + 10} ${y}C${x + 10} ${y + 40} ${x + 4} ${y + 70} ${x} ${y + 100}M${x + 20} ${y}C${x + 16} ${y + 40} ${x + 8} ${y + 80} ${x + 1} ${y + 110}M${right - 8} ${y}C${right - 10} ${y + 40} ${right - 4} ${y + 80} ${right} ${y + 100}`,
      cloth.deep,
      1,
    )
  );
}

/** Leaves up one side, each cut with one stroke. */
function ivy(): string {
  let leaves = '';
  let vein = 'M208 218';
  for (let i = 0; i < 15; i++) {
    const y = 214 - i * 10;
    const x = 206 + Math.sin(i * 1.3) * 6;
    const side = i % 2 ? 1 : -1;
    vein += `L${num(x)} ${num(y)}`;
    leaves += `M${num(x)} ${num(y)}q${side * 4} -8 ${side * 10} -4q-2 8 ${side * -10} 4Z`;
  }
  return line(vein, INK.key, 1) + path(leaves, '#587a62');
}

/** They live on lamps. */
const moths = (): string =>
  [
    [198, 152, 20],
    // On the glass, and clear of the fold.
    [54, 119, -30],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 0C-6 -6 -8 0 0 2C8 0 6 -6 0 0Z', INK.paper)}${oval(0, 1, 0.7, 2, INK.wood)}</g>`,
    )
    .join('');
