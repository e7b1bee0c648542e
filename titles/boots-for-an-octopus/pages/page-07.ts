import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { WINDOW } from '#titles/boots-for-an-octopus/set/lights.ts';
import { lamp, shelves, valance } from '#titles/boots-for-an-octopus/set/shop.ts';
import { puddle, rain } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Mid, from the street: two noses at the glass, and the puddles drying before them. */
export const page07: Painting = ({ hero, things, beside }) => {
  const child = heroInHat(
    hero,
    52,
    'head',
    [48, 130],
    {
      pose: 'stand',
      mood: 'sad',
      yaw: 16,
      pitch: 2,
      nod: 10,
      tilt: 9,
      gaze: [0.9, 0.8],
      hat: 'on',
      armsByPage: true,
      body: { roll: 6 },
    },
    WINDOW,
  );
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const [x, y] = child.head;
  const palm = (side: 1 | -1, wrist: Point, elbow: Point): string =>
    ownArm(
      hero,
      child,
      side,
      { elbow, wrist, hand: flat, degrees: -90 + side * 8, flip: side < 0, size: 1.15 },
      WINDOW,
    ).art;
  const palms =
    palm(-1, [x - 22 - 4 * small, y + 41], [x - 34, y + 56]) +
    palm(1, [x + 36, y + 14], [x + 35, y + 48]);
  const guest = octopus(
    {
      head: [138, 124],
      size: 52,
      tilt: -7,
      mood: 'wistful',
      gaze: [-0.4, 0.9],
      dressed: 7,
      foot: 14,
      object: thing(things[0], WINDOW),
      arms: [
        { via: way('112,148 106,150 104,156'), toe: -1, stands: true },
        { via: way('122,152 118,150 118,156'), toe: -1, stands: true, before: true },
        { via: way('134,152 136,150 137,156'), stands: true, before: true },
        { via: way('148,150 156,150 158,156'), stands: true, before: true },
        { via: way('158,144 172,146 178,156'), stands: true },
        { via: way('164,138 184,142 196,132'), turn: 196 },
        { via: way('164,128 176,122 184,113'), turn: 180 },
        { via: way('110,136 98,142 94,130 98,116'), suckers: -1, before: true, cold: true },
      ],
    },
    WINDOW,
  );
  const pane = roundedBox(14, 84, 188, 88, 3);
  const inside =
    box(
      0,
      80,
      SHEET,
      96,
      linear([
        [0, '#f3dccb'],
        [1, '#e9bfa8'],
      ]),
    ) +
    shelves(20, 92, 176, 52, 3, 0) +
    lamp(170, 96, 0.6) +
    child.art +
    palms +
    guest.shadow +
    guest.behind +
    guest.head +
    oval(134, 98, 14, 5.4, '#e7b3cf', 'fill-opacity=".55"') +
    guest.before +
    held() +
    breath(60, 150, 15) +
    breath(136, 146, 12) +
    path('M152 172L200 84H210L162 172ZM72 172L86 146H92L78 172Z', '#ffffff', 'fill-opacity=".16"');
  const art =
    box(0, 0, SHEET, 182, SHOPFRONT.wood) +
    box(
      0,
      76,
      SHEET,
      104,
      linear([
        [0, '#37877f'],
        [1, SHOPFRONT.wood],
      ]),
    ) +
    box(6, 8, SHEET - 12, 64, '#fffaf0', 5) +
    line(roundedBox(8.5, 10.5, SHEET - 17, 59, 3.5), '#e9694f', 0.9) +
    (beside ? sign() : '') +
    clip(pane, inside) +
    line(pane, SHOPFRONT.woodDark, 2.6) +
    line('M14 172H202', SHOPFRONT.woodLite, 4) +
    valance(77) +
    box(
      0,
      178,
      SHEET,
      40,
      linear([
        [0, '#b9c8d4'],
        [1, '#d9e0e4'],
      ]),
    ) +
    box(0, 177, SHEET, 3, '#7f93a4') +
    line('M0 194H216M40 180L22 216M108 180V216M176 180L194 216', '#9db0bf', 0.8) +
    drying(38, 203, 24, 6) +
    drying(98, 191, 16, 4) +
    puddle('dry one', 40, 204, 12, 3, 0) +
    puddle('dry two', 98, 191.4, 6, 1.6, 0) +
    puddle('the last', 168, 204, 44, 10, 2) +
    rain(chanceFrom('last drops'), { x: 0, y: 172, width: SHEET, height: 40 }, 0.14);
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 51 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  };
};

/** What the shop sells, for who cannot read; words lie here where there is no page for them. */
const sign = (): string =>
  ([1, 5, 3] as const)
    .map((foot, i) => {
      const { behind, before } = footwear(foot, '', WINDOW);
      return at(62 + i * 46, 24, 0.56, behind + before);
    })
    .join('');

/** By its suckers, flat on the glass, as a hand is by its palm. */
const held = (): string =>
  (
    [
      [98.5, 117, 2.7],
      [95, 124.5, 3],
      [94.6, 132.5, 3.2],
    ] as const
  )
    .map(
      ([x, y, r]) => oval(x, y, r, r * 1.1, '#f6d3e2') + oval(x, y, r * 0.45, r * 0.5, '#b9648f'),
    )
    .join('');

const breath = (x: number, y: number, r: number): string =>
  oval(
    x,
    y,
    r,
    r * 0.62,
    radial([
      [0, '#ffffff', 0.6],
      [0.7, '#ffffff', 0.3],
      [1, '#ffffff', 0],
    ]),
  );

/** Where a puddle was: its rings, as it shrank. */
const drying = (x: number, y: number, rx: number, ry: number): string =>
  oval(x, y, rx, ry, '#8fa5b6', 'fill-opacity=".35"') +
  oval(
    x,
    y,
    rx * 0.74,
    ry * 0.74,
    'none',
    'stroke="#8fa5b6" stroke-width=".7" stroke-dasharray="3 2"',
  );
