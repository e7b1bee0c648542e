import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { GIGGLING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { lamp } from '#titles/i-knew-it-was-you/set/room.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

/** What the door lets us see. */
const CRACK = { x: 106, y: -4, width: 100, height: 224 } as const;
/** The middle of the bed, whose foot is toward us. */
const BED = 154;

/** The hill: high in its middle, and at its near end it was too short. */
const HILL: Lie = (across, down) => {
  const arch = Math.sin(Math.PI * across);
  const x = BED + (across - 0.5) * (80 + 16 * down);
  const hem = 178 - 44 * arch ** 0.7;
  const top = 130 - 27 * arch ** 0.9;
  return [x, top + (hem - top) * down] as Point;
};

/** Through the crack of the door: hills are mostly very still, and have no feet. */
export const page08: Painting = ({ hero }) => {
  const kid = placeHero(
    inBed(hero),
    34,
    'head',
    [BED, 94],
    { pose: 'floor', mood: 'happy', face: GIGGLING, yaw: 8, pitch: 12, tilt: -8 },
    LAMP_RIGHT,
  );
  const skin = skinTone(LAMP_RIGHT, hero.skin);
  const cuff = tone(LAMP_RIGHT, hero.colors.main);
  const wood = tone(LAMP_RIGHT, INK.wood);
  const linen = tone(LAMP_RIGHT, INK.paper);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  const rim = Array.from({ length: 25 }, (_, i) => HILL(i / 24, 1));
  const hem = `M${rim.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`;
  const room =
    wiped(
      { x: 100, y: 0, width: 110, height: 160 },
      [
        [0, '#6a4a6a'],
        [0.5, '#c98a54'],
        [1, '#e0a860'],
      ],
      INK.wood,
      'page 8 wall',
    ) +
    nightPane({ x: 117, y: 14, width: 34, height: 42 }, { print: 0.26 }) +
    lamp(LAMP_RIGHT, [192, 92], 0.86, 60) +
    box(182, 92, 30, 60, wood.base) +
    box(100, 156, 112, 64, tone(LAMP_RIGHT, '#7f4c4a').base) +
    path('M112 160V92C112 62 196 62 196 92V160Z', wood.shade, key) +
    path(
      'M124 118C118 96 124 84 136 82C148 79 162 79 172 82C184 84 190 96 184 118Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    kid.art +
    path('M104 198V130C120 140 188 140 204 130V198Z', linen.shade) +
    quilt(LAMP_RIGHT, HILL, 12, 5) +
    path(`${hem}L202 190H106Z`, tone(LAMP_RIGHT, INK.plum).deep) +
    asHero(sole(BED - 17, 165, 1, skin, cuff, -10, -1) + sole(BED + 17, 165, 1, skin, cuff, 10)) +
    line(hem, linen.base, 4.6) +
    line(hem, INK.key, 0.7, 'transform="translate(0 2.6)"') +
    line('M112 126q-3 5 -1 10M106 132q-2 4 -1 8M196 126q3 5 1 10M154 176', INK.glow, 1.6) +
    path('M98 186H214V204H98Z', wood.base, key) +
    box(98, 185, 116, 4, wood.lite) +
    parkedChair(hero, 46, [210, 214], -50, LAMP_RIGHT);
  const art =
    wiped(
      { x: 0, y: 0, width: SHEET, height: SHEET },
      [
        [0, '#3b2440'],
        [0.5, '#4d2f42'],
        [1, '#38244a'],
      ],
      INK.blush,
      'page 8 door',
    ) +
    clip(`M${CRACK.x} ${CRACK.y}H${CRACK.x + CRACK.width}V${CRACK.height}H${CRACK.x}Z`, room) +
    door();
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 15, y: 16, width: 83, height: 96 },
      ink: 'light',
      anchor: 'middle',
      largest: { sprout: 18, sapling: 16 },
    },
    faces: [kid.face],
  };
};

/** A sole toward us, its toes up and apart: about 36 high around (x, y). */
function sole(
  x: number,
  y: number,
  scale: number,
  skin: Tone,
  cuff: Tone,
  turn: number,
  way = 1,
): string {
  const flesh = palm(skin.base);
  const key = `stroke="${INK.key}" stroke-width="1.2"`;
  const toes: readonly (readonly [number, number, number])[] = [
    [-8.6, -17, 4.3],
    [-1.4, -19, 3.2],
    [4.2, -17.6, 2.9],
    [8.8, -14.6, 2.6],
    [12, -10.6, 2.3],
  ];
  return calm(
    at(
      x,
      y,
      scale,
      path('M-15 4C-16 18 16 18 15 4L18 26H-18Z', cuff.base, key) +
        path(
          'M-12 -8C-12 -15 -4 -15.400 1 -14C8 -13 13 -8 11.600 -2C10 4 9 8 9 13C8 20 -7 20 -8 13C-8.400 7 -12 0 -12 -8Z',
          flesh,
          key,
        ) +
        path(
          'M-8 13C-7 20 8 20 9 13C9 10 9.400 8 9.800 5C6 12 -2 14 -8 10Z',
          skin.shade,
          'fill-opacity=".5"',
        ) +
        toes.map(([tx, ty, r]) => oval(tx, ty, r, r * 1.16, flesh, key)).join('') +
        line('M-8 -6q6 4 14 1M-1 6q4 1 7 -1', skin.shade, 1.1),
      turn,
      scale * way,
    ),
  );
}

/** Near and dark, with light on its edge. */
const door = (): string =>
  pool(103, 120, 30, 130, INK.amber, 0.34) +
  line('M104 -2V218', INK.glow, 1.4) +
  line('M106 -2V218M206 -2V218', INK.key, 1.6) +
  box(206, -4, 20, 226, INK.night) +
  line('M9 9H102V118H9Z', '#7d5a5a', 1.2) +
  line('M12 12H99V115H12Z', INK.key, 1.2) +
  line('M9 118H102M102 9V118', INK.glow, 0.6, 'stroke-opacity=".5"') +
  line('M14 128H90V208H14Z', '#7d5a5a', 1.2) +
  line('M18 132H86V204H18Z', INK.key, 1) +
  drawing() +
  oval(99, 134, 3.4, 3.4, INK.amber, `stroke="${INK.key}" stroke-width=".8"`) +
  at(99, 134, 1, oval(-1, -1, 1, 1, '#fff3cc'));

/** What hangs on this door: two who hold hands, by the smaller one. */
const drawing = (): string =>
  at(
    50,
    169,
    0.96,
    box(
      -25,
      -31,
      50,
      60,
      tone(LAMP_RIGHT, INK.mist).shade,
      0.6,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
      box(-7, -34, 14, 5, INK.amber, 0, 'fill-opacity=".8"') +
      oval(14, -18, 5, 5, INK.amber) +
      line(
        'M14 -26v-2M14 -10v2M22 -18h2M6 -18h-2M20 -24l1.4 -1.4M8 -12l-1.4 1.4M20 -12l1.4 1.4M8 -24l-1.4 -1.4',
        INK.amber,
        1.2,
      ) +
      line(
        'M-10 -4V10M-10 10L-15 22M-10 10L-5 22M-10 0L-18 6M-10 0L3 10M10 8V15M10 15L6 22M10 15L14 22M10 11L3 10M10 11L17 8',
        INK.rose,
        1.7,
      ) +
      oval(-10, -9, 5, 5.4, 'none', `stroke="${INK.rose}" stroke-width="1.7"`) +
      oval(10, 4.4, 3.6, 4, 'none', `stroke="${INK.rose}" stroke-width="1.7"`) +
      line('M-22 24q11 -3 22 0t22 -1', INK.leaf, 2),
    -4,
  );
