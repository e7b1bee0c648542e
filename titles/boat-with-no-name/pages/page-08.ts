import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { BOARD, boat, darkBoard, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

const [X, Y, K] = [62, 142, 0.82];
const GROUND = 205;

/** The boat with all its letters; under its bow, small, one holds up a hand, and the other a cap whose badge is empty. */
export const page08: Painting = ({ hero, name }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    headToStand(hero, 100, 27),
    'ground',
    [rolls ? 110 : 118, GROUND],
    {
      pose: 'stand',
      mood: 'happy',
      face: { eyes: 'open', mouth: 'smile', brow: [-10, -13, -5] },
      yaw: 62,
      pitch: 4,
      nod: -16,
      gaze: [0.8, -0.8],
      armR: { upper: [92, 8], lower: [104, 4], hand: 'open' },
      body: { lean: 4, roll: 0 },
    },
    DUSK,
  );
  const master = heron(
    { at: [186, 208], height: 140, flip: true, cap: 'off', looks: 'down' },
    DUSK,
  );
  const lettered = nameboard(
    nameOf(name),
    {
      x: X + BOARD.x * K,
      y: Y + BOARD.y * K,
      width: (BOARD.width - 12) * K,
      height: BOARD.height * K,
    },
    DUSK,
  );
  const art =
    clean(sky(SHEET, 130, '#2c3a74', '#94668c')) +
    clean(oval(158, 105, 25, 25, '#f7c48c')) +
    sea('eight', SHEET, Y - 18, Y + 20, '#8a7fa6', '#45538c') +
    ground(Y + 16) +
    at(X, Y, K, slip(DUSK, 240) + prop(DUSK) + boat(DUSK) + darkBoard(DUSK)) +
    lettered.art +
    line('M134 128h48M142 133h36M130 139h40', '#f7c48c', 1.6, 'stroke-opacity=".7"') +
    glow() +
    child.shadow +
    master.art +
    child.art +
    at(153, 209, 0.44, CREATURES.lantern(DUSK));
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light', largest: LARGE },
    faces: [child.face, master.face],
    signs: lettered.signs,
  };
};

/** The slip, its stones running away from us toward the water. */
const ground = (top: number): string =>
  box(
    -4,
    top,
    SHEET + 8,
    SHEET + 4 - top,
    linear([
      [0, '#8f7f92'],
      [0.3, '#7d6f88'],
      [1, '#4f466a'],
    ]),
  );

/** What light there is, is between them. */
const glow = (): string =>
  oval(
    150,
    172,
    78,
    54,
    radial([
      [0, '#ffd9a0', 0.7],
      [1, '#ffd9a0', 0],
    ]),
  );
