import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { BOARD, boat, darkBoard, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

const [X, Y, K] = [66, 138, 0.85];
const GROUND = 205;

/** The boat with all its letters; under its bow, small, one holds up a hand, and the other a cap whose badge is empty. */
export const page08: Painting = ({ hero, name }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    headToStand(hero, 88, 24),
    'ground',
    [rolls ? 108 : 114, GROUND],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 62,
      pitch: 4,
      nod: -16,
      gaze: [0.8, -0.8],
      armR: { upper: [70, 8], lower: [86, 4], hand: 'open' },
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
    { x: X + BOARD.x * K, y: Y + BOARD.y * K, width: BOARD.width * K, height: BOARD.height * K },
    DUSK,
  );
  const art =
    sky(SHEET, 130, '#2c3a74', '#d8948a') +
    town('eight', DUSK, 96, 290, 114, 22, true) +
    sea('eight', SHEET, 112, 150, '#8a7fa6', '#45538c') +
    ground() +
    at(X, Y, K, slip(DUSK, 240) + prop(DUSK) + boat(DUSK) + darkBoard(DUSK)) +
    lettered.art +
    glow() +
    child.shadow +
    master.art +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light', largest: LARGE },
    faces: [child.face, master.face],
    signs: lettered.signs,
  };
};

/** The slip, its stones running away from us toward the water. */
const ground = (): string =>
  box(
    -4,
    146,
    SHEET + 8,
    74,
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
