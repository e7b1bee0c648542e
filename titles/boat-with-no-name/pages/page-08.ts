import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cap, heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { BOARD, boat, darkBoard, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

const [X, Y, K] = [120, 135, 1.06];
/** Where the cap is held, between the two. */
const CAP = [116, 181] as const;

/** Close, heads together over a cap: what should be on its badge is not there. */
export const page08: Painting = ({ hero, name }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 190, 52),
    'head',
    [48, 146],
    {
      pose: 'stand',
      mood: 'worried',
      face: {
        mouth: 'tiny',
        eyes: 'open',
        lids: { upper: 0.06, lower: 0.1, slant: -5 },
        brow: [-13, -8, 1],
      },
      yaw: 40,
      // Up to who has given it.
      gaze: [1, -0.35],
      pitch: 3,
      nod: 3,
      tilt: 9,
      body: { lean: 12, roll: 7, shrug: 3 },
      armsByPage: true,
    },
    DUSK,
  );
  const u = child.scale;
  const far = ownArm(
    hero,
    child,
    1,
    {
      elbow: [CAP[0] - 16, 214],
      wrist: [CAP[0] + 9, CAP[1] + 20],
      hand: grip,
      degrees: -80,
      flip: true,
      size: 1.08,
    },
    DUSK,
  );
  const near = ownArm(
    hero,
    child,
    -1,
    {
      elbow: [child.head[0] - 4 * u, 208],
      wrist: [CAP[0] - 37, CAP[1] + 10],
      hand: grip,
      degrees: -8,
      size: 1.12,
    },
    DUSK,
  );
  const master = heron(
    { at: [186, 268], height: 194, flip: true, cap: 'given', looks: 'down' },
    DUSK,
  );
  const lettered = nameboard(
    nameOf(name),
    { x: X + BOARD.x * K, y: Y + BOARD.y * K, width: BOARD.width * K, height: BOARD.height * K },
    DUSK,
  );
  const art =
    sky(SHEET, 130, '#2c3a74', '#84679a') +
    sea('eight', SHEET, 98, 150, '#6a6aa0', '#45538c') +
    ground() +
    at(X, Y, K, slip(DUSK, 240) + prop(DUSK) + boat(DUSK) + darkBoard(DUSK)) +
    lettered.art +
    glow() +
    child.art +
    master.art +
    far.art +
    near.art +
    at(CAP[0], CAP[1] + 22, 2, cap(DUSK), -4) +
    far.before +
    near.before;
  return {
    art,
    quiet: { box: { ...SAFE, height: 49 }, ink: 'light', largest: LARGE },
    faces: [child.face, master.face],
    signs: lettered.signs,
  };
};

/** The slip, its stones running away from us toward the water. */
const ground = (): string =>
  box(
    -4,
    148,
    SHEET + 8,
    72,
    linear([
      [0, '#8f7f92'],
      [0.3, '#7d6f88'],
      [1, '#4f466a'],
    ]),
  ) +
  line(
    'M-4 160H220M-4 178H220M-4 202H220M22 148L-8 178M66 148L40 216M112 148V216M158 148L184 216M204 148L232 178',
    '#5c5274',
    0.9,
    'stroke-opacity=".7"',
  );

/** What light there is, is between them. */
const glow = (): string =>
  oval(
    112,
    168,
    92,
    62,
    radial([
      [0, '#ffd9a0', 0.6],
      [1, '#ffd9a0', 0],
    ]),
  );
