import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { GIGGLING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { grip } from '#titles/i-knew-it-was-you/cast/fingers.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { lamp } from '#titles/i-knew-it-was-you/set/room.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

/** What the door lets us see. */
const CRACK = { x: 110, y: -4, width: 92, height: 224 } as const;

/** The hill: high in its middle, flat where nobody is. */
const HILL: Lie = (across, down) => {
  const high =
    Math.sin(Math.PI * across) ** 1.2 * Math.sin(Math.PI * Math.min(1, down * 0.9 + 0.16)) ** 1.4;
  return [104 + across * 104, 110 + down * 80 - high * 58] as Point;
};

/** Through the crack of the door: hills are mostly very still, and they have no chin. */
export const page08: Painting = ({ hero }) => {
  const kid = placeHero(
    inBed(hero),
    53,
    'head',
    [157, 158],
    {
      pose: 'floor',
      mood: 'happy',
      face: GIGGLING,
      yaw: -10,
      pitch: 6,
      tilt: 9,
      gaze: [-0.3, 0.2],
    },
    LAMP_RIGHT,
  );
  const skin = skinTone(LAMP_RIGHT, hero.skin);
  const wood = tone(LAMP_RIGHT, INK.wood);
  const room =
    wiped(
      { x: 100, y: 0, width: 110, height: 150 },
      [
        [0, '#6a4a6a'],
        [0.5, '#c98a54'],
        [1, '#e0a860'],
      ],
      INK.wood,
      'page 8 wall',
    ) +
    nightPane({ x: 122, y: 20, width: 34, height: 44 }, { print: 0.26 }) +
    lamp(LAMP_RIGHT, [186, 92], 0.92, 70) +
    box(176, 92, 24, 40, wood.base) +
    path(
      'M112 126C112 84 202 84 202 126V150H112Z',
      wood.shade,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) +
    path(
      'M124 122C124 104 188 104 188 122C180 128 132 128 124 122Z',
      tone(LAMP_RIGHT, INK.paper).base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    box(100, 186, 110, 40, tone(LAMP_RIGHT, '#7f4c4a').base) +
    box(104, 128, 104, 60, tone(LAMP_RIGHT, INK.plum).base) +
    quilt(LAMP_RIGHT, HILL, 8, 6) +
    path(
      'M120 186C112 144 130 124 157 124C184 124 202 144 194 186Z',
      tone(LAMP_RIGHT, INK.plum).deep,
    ) +
    rim() +
    clip('M100 100H210V186H100Z', kid.art) +
    path('M98 184H214V200H98Z', wood.base, `stroke="${INK.key}" stroke-width=".9"`) +
    box(98, 183, 116, 4, wood.lite) +
    grip(128, 186, 0.8, skin, 1) +
    grip(185, 186, 0.8, skin, -1) +
    parkedChair(hero, 14, [189, 219], -36, LAMP_RIGHT);
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

/** The edge of the quilt around a face, turned back. */
const rim = (): string =>
  line(
    'M119 187C110 143 129 123 157 123C185 123 204 143 195 187',
    tone(LAMP_RIGHT, INK.paper).base,
    4.4,
  ) + line('M116.4 187C107 142 127 120.4 157 120.4C187 120.4 207 142 197.6 187', INK.key, 0.6);

/** Near and dark, with light on its edge. */
const door = (): string =>
  pool(106, 120, 30, 130, INK.amber, 0.34) +
  line('M106 -2V218', INK.glow, 1.4) +
  line('M110 -2V218M202 -2V218', INK.key, 1.6) +
  box(203, -4, 20, 226, INK.night) +
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
