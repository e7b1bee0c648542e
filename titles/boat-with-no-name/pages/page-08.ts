import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { BOARD, boat, darkBoard, mast, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { DUSKY } from '#titles/boat-with-no-name/set/colors.ts';
import { sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { FAR, pastFold, skyPastFold } from '#titles/boat-with-no-name/set/past-fold.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** The boat and who stands before it; and the same, larger, where no words need the sky. */
const READ = { x: 72, y: 128, k: 0.8, tall: 92, head: 26, heron: 136, sea: 116 };
const UNREAD = { x: 101, y: 120, k: 1, tall: 112, head: 31, heron: 160, sea: 106 };
const GROUND = 205;

/** The boat has all its letters; before it somebody tall lets a cap hang from the beak, its badge is empty, and under it is a hand. */
export const page08: Painting = ({ hero, name, beside }) => {
  const look = beside ? UNREAD : READ;
  const { x, y, k } = look;
  const rolls = hero.wheelchair !== undefined;
  const foot: Point = [184, 208];
  const unit = look.heron / 150;
  const palm: Point = [foot[0] - 42 * unit, foot[1] - 47 * unit];
  const size = headToStand(hero, look.tall, look.head);
  const child = placeHero(
    hero,
    size,
    'ground',
    [palm[0] - size * (rolls ? 1.48 : hero.years < 3 ? 1.08 : 1.3), GROUND],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: 'smile', brow: [-9, -12, -4], lids: { upper: 0.2, lower: 0.1, slant: 1 } },
      yaw: 54,
      pitch: 4,
      nod: -4,
      gaze: [0.9, 0],
      leanInChair: 24,
      body: { lean: 16, roll: 0 },
      armL: { upper: [80, 6], lower: [92, 4], hand: 'open' },
      armR: { upper: [-10, 12], lower: [4, 6], hand: 'rest' },
      touchL: palm,
    },
    DUSK,
  );
  const master = heron(
    { at: foot, height: look.heron, flip: true, cap: 'off', looks: 'down' },
    DUSK,
  );
  const lettered = nameboard(
    nameOf(name),
    {
      x: x + BOARD.x * k,
      y: y + BOARD.y * k,
      width: (BOARD.width - 12) * k,
      height: BOARD.height * k,
    },
    DUSK,
  );
  const art =
    clean(sky(SHEET, look.sea + 4, ...DUSKY)) +
    clean(oval(190, look.sea - 8, 22, 22, '#f7c48c')) +
    water(-4, SHEET + 8, look.sea) +
    line(
      `M172 ${look.sea + 5}h34M178 ${look.sea + 10}h26M168 ${look.sea + 15}h34`,
      '#f7c48c',
      1.5,
      'stroke-opacity=".7"',
    ) +
    ground(-4, SHEET + 8, y + 12) +
    at(
      x,
      y,
      k,
      (beside ? mast(DUSK) : '') + slip(DUSK, 192) + prop(DUSK) + boat(DUSK) + darkBoard(DUSK),
    ) +
    lettered.art +
    glow([palm[0] - 10, palm[1]]) +
    child.shadow +
    master.art +
    child.art +
    at(palm[0] + 8, 211, 0.44, CREATURES.lantern(DUSK));
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'light', largest: LARGE },
    faces: [child.face, master.face],
    signs: lettered.signs,
    ...(beside && {
      overFold: () =>
        pastFold(
          clean(skyPastFold(look.sea + 4, ...DUSKY)) +
            water(-FAR, FAR + 10, look.sea) +
            ground(-FAR, FAR + 10, y + 12),
        ),
    }),
  };
};

const water = (x: number, width: number, top: number): string =>
  box(
    x,
    top,
    width,
    40,
    linear([
      [0, '#38386a'],
      [1, '#2b3264'],
    ]),
  );

/** The slip, its stones running away from us toward the water. */
const ground = (x: number, width: number, top: number): string =>
  box(
    x,
    top,
    width,
    SHEET + 4 - top,
    linear([
      [0, '#38325c'],
      [1, '#2a274a'],
    ]),
  ) + line(`M${x} ${top + 20}h${width}M${x} ${top + 46}h${width}`, '#39345f', 0.9);

/** What light there is, is between them. */
const glow = ([x, y]: Point): string =>
  oval(
    x,
    y + 4,
    88,
    64,
    radial([
      [0, '#ffd9a0', 0.8],
      [0.5, '#f0b48c', 0.36],
      [1, '#f0b48c', 0],
    ]),
  );
