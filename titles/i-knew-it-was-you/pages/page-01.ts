import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { LISTENING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { flat, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { armchairBack, boards, facet, lamp, stand } from '#titles/i-knew-it-was-you/set/room.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const ROOM = cameraAt({ from: [0, 172, -330], to: [0, 50, 60], middle: [124, 136], focal: 290 });
/** The bed in cm: its head at the left. */
const BED = { left: -136, right: 24, near: 10, far: 96, top: 44 } as const;

/** Its back, in mm: from one arm to the other, and where it ends above. */
const CHAIR = { middle: 160, foot: 207, scale: 0.9 } as const;
const RIM = CHAIR.foot - 92 * CHAIR.scale;

const LAMP_STAND = ROOM.see([92, 0, 90]);

/** Wide, from the door: a bed that is as flat as a bed can be, and over the back of an armchair two eyes. */
export const page01: Painting = ({ hero, telling }) => {
  const kid = placeHero(
    hider(hero),
    38,
    'head',
    [CHAIR.middle + 4, RIM - (hero.years < 3 ? 9 : 5)],
    {
      pose: 'sit',
      mood: 'wonder',
      face: LISTENING,
      yaw: -14,
      pitch: 3,
      tilt: -5,
      gaze: [-1, 0.2],
      armsByPage: true,
    },
    LAMP,
  );
  const art =
    room(-6) +
    nightPane({ x: 158, y: 20, width: 40, height: 50 }, { moon: true, print: 0.24 }) +
    bed() +
    fromTheDoor() +
    inTheDoor() +
    at(LAMP_STAND[0], LAMP_STAND[1], 1.02, stand(LAMP)) +
    lamp(LAMP, [LAMP_STAND[0], LAMP_STAND[1] - 36], 0.9, 46) +
    pool(CHAIR.middle + 4, RIM - 8, 46, 44, INK.glow, 0.75) +
    clip(`M80 0H${SHEET + 6}V${RIM + 14}H80Z`, kid.art) +
    at(CHAIR.middle, CHAIR.foot, CHAIR.scale, armchairBack(LAMP)) +
    parkedChair(hero, 31, [CHAIR.middle - 62, CHAIR.foot - 4], 62, LAMP) +
    sock();
  return {
    art,
    quiet: {
      box: telling === 'explorer' ? { ...SAFE, width: 132, height: 88 } : { ...SAFE, height: 62 },
      ink: 'light',
      largest: { seedling: 40, sprout: 25, explorer: 18 },
    },
    faces: [kid.face],
    overFold: () => groundPastFold(room(-240) + nightlight()),
  };
};

/** Wall and boards, from `left` in mm on. */
function room(left: number): string {
  const [, base] = ROOM.see([0, 0, 130]);
  const width = SHEET + 6 - left;
  return (
    clean(
      wiped(
        { x: left, y: -6, width, height: base + 7 },
        [
          [0, INK.night],
          [0.5, INK.indigo],
          [1, '#42386a'],
        ],
        INK.mist,
        'page 1 wall',
      ),
    ) +
    wiped(
      { x: left, y: base, width, height: SHEET - base + 6 },
      [
        [0, '#553648'],
        [0.45, '#67424a'],
        [1, '#42304a'],
      ],
      INK.key,
      'page 1 floor',
    ) +
    boards(ROOM, -190, 130, left < -6 ? 900 : 330) +
    line(`M${left} ${num(base)}H${SHEET + 6}`, INK.key, 1.2)
  );
}

/** The light of the hall, as the door behind us lets it in: along the floor and over the bed. */
const fromTheDoor = (): string =>
  [0, 5, 10]
    .map((soft) =>
      path(
        `M${16 + soft} 222L${30 + soft} 156V118H${112 - soft}V156L${130 - soft} 222Z`,
        linear([
          [0, INK.glow, 0],
          [0.4, INK.glow, 0.1],
          [1, INK.amber, 0.22],
        ]),
      ),
    )
    .join('');

/** Whoever stands in that door, as a shadow: over the boards, up the side of the mattress, flat over the quilt and up the wall; a robe with its belt, and one hand on a hip. */
const inTheDoor = (): string =>
  clean(
    path(
      'M30 222L43 173L45 149L51 143C50 137 55 132 63 129.500C69 128 72 127 72.500 124C66 120 65 110 70 104C75 98 85 98 90 104C95 110 93 120 87 124C87.500 127 91 128 96 129.500C102 131 105 135 107 139L115 152C116 155 115 157 112 158.500L92 167L93 173L82 222ZM101 142L93 147L90 158L105 152.500Z',
      INK.key,
      'fill-opacity=".5" fill-rule="evenodd"',
    ) +
      // The ends of its belt.
      path(
        'M46 157.500L34 169L38.500 172L46.500 163ZM46 163L39.500 178L44 179.500L48 168Z',
        INK.key,
        'fill-opacity=".5"',
      ),
  );

/** What is loved most hangs over the fold, round, on a nail, and is lit at night: a glow on wall, boards and a rug. Its disc is laid over this. */
function nightlight(): string {
  const [x, y, r] = [-104.5, 61.7, 29];
  return clean(
    pool(x, y, 78, 62, INK.amber, 0.5) +
      pool(x, 190, 92, 20, INK.amber, 0.24) +
      rug(x, 200) +
      line(`M${x - 17} ${y - 26}L${x} 17L${x + 17} ${y - 26}`, INK.paper, 0.7) +
      oval(x, 16.5, 1.6, 1.6, INK.amber) +
      oval(x + 1, y + 2.5, r + 5, r + 5, INK.key, 'fill-opacity=".4"') +
      oval(x, y, r + 4.5, r + 4.5, '#a8633f', `stroke="${INK.key}" stroke-width="1"`) +
      oval(x, y, r + 2.6, r + 2.6, 'none', 'stroke="#d08a52" stroke-width="1"') +
      oval(x, y, r + 0.4, r + 0.4, INK.key),
  );
}

/** Braided of what was worn out, ring by ring. It lies as low as whoever signs a dedication does not write. */
const rug = (x: number, y: number): string =>
  oval(x, y + 1, 65, 11, INK.key, 'fill-opacity=".45"') +
  [INK.rose, INK.blush, '#5f6f9c', INK.leaf, INK.amber, INK.rose]
    .map((color, i) =>
      oval(x, y, 64 - i * 11, 10.5 - i * 1.8, color, `stroke="${INK.key}" stroke-width=".5"`),
    )
    .join('') +
  pool(x, y - 2, 60, 9, INK.glow, 0.3);

/** A place of the room so many cm above `p`, straight up on the page: seen from so high, what is tall would lean. */
function over(p: Point3, cm: number): Point {
  const [x, y] = ROOM.see(p);
  return [x, y - cm * ROOM.scale(p)];
}

/** Made, and tucked in on all sides: a pillow without a head, a quilt without a bump. */
function bed(): string {
  const { left, right, near, far, top } = BED;
  const wood = tone(LAMP, INK.wood);
  const linen = tone(LAMP, INK.paper);
  const see = ROOM.see;
  const low = 14;
  const side = facet(ROOM, [
    [left + 44, top, near],
    [right, top, near],
    [right, low, near],
    [left + 44, low, near],
  ]);
  const post = (x: number, z: number, high: number, color: Hex): string =>
    path(
      polygon([
        over([x - 4, 0, z], 0),
        over([x - 4, 0, z], high),
        over([x + 4, 0, z], high),
        over([x + 4, 0, z], 0),
      ]),
      color,
      `stroke="${INK.key}" stroke-width=".7"`,
    );
  const board = (x: number, high: number): string =>
    path(
      polygon([
        over([x, 0, near], 18),
        over([x, 0, near], high),
        over([x, 0, far], high),
        over([x, 0, far], 18),
      ]),
      wood.shade,
      `stroke="${INK.key}" stroke-width=".7"`,
    );
  const knob = (x: number, z: number, high: number): string => {
    const [kx, ky] = over([x, 0, z], high);
    return oval(kx, ky - 1.6, 2.6, 2.4, wood.lite, `stroke="${INK.key}" stroke-width=".7"`);
  };
  return (
    path(
      facet(ROOM, [
        [left, 0, near],
        [right + 14, 0, near],
        [right + 14, 0, far],
        [left, 0, far],
      ]),
      INK.key,
      'fill-opacity=".55"',
    ) +
    post(left, far, 92, wood.shade) +
    knob(left, far, 92) +
    board(left, 84) +
    path(
      facet(ROOM, [
        [left, top, near],
        [right, top, near],
        [right, low, near],
        [left, low, near],
      ]),
      linen.shade,
    ) +
    path(
      facet(ROOM, [
        [left, top, near],
        [right, top, near],
        [right, top, far],
        [left, top, far],
      ]),
      linen.base,
    ) +
    quilt(
      LAMP,
      flat(
        see([left + 44, top, far]),
        see([right, top, far]),
        see([right, top, near]),
        see([left + 44, top, near]),
      ),
      9,
      6,
    ) +
    quilt(
      LAMP,
      flat(
        see([left + 44, top, near]),
        see([right, top, near]),
        see([right, low, near]),
        see([left + 44, low, near]),
      ),
      9,
      2,
      'side',
    ) +
    path(side, INK.key, 'fill-opacity=".28"') +
    pillow() +
    board(right, 58) +
    post(right, near, 62, wood.base) +
    knob(right, near, 62) +
    post(left, near, 96, wood.lite) +
    knob(left, near, 96)
  );
}

/** All that one could find. */
const sock = (): string =>
  at(
    44,
    200,
    0.6,
    path(
      'M-6 -20H8V-2C14 2 20 2 22 8C20 14 6 12 -4 8C-8 4 -6 -8 -6 -20Z',
      tone(LAMP, INK.rose).base,
      `stroke="${INK.key}" stroke-width="1.2"`,
    ) + line('M-6 -15H8M-6 -10H8', tone(LAMP, INK.paper).base, 2),
    74,
  );

function pillow(): string {
  const linen = tone(LAMP, INK.paper);
  const [x, y] = ROOM.see([BED.left + 24, BED.top, 52]);
  const d = 'M-15 10C-19 2 -15 -14 -4 -17C8 -19 17 -15 17 -8C20 0 16 9 8 11C0 13 -8 12 -15 10Z';
  return at(
    x,
    y - 4,
    1,
    path(d, linen.base, `stroke="${linen.shade}" stroke-width=".8"`) +
      path('M-15 10C-6 8 8 6 17 -4C19 3 15 9 8 11C0 13 -8 12 -15 10Z', linen.shade),
  );
}
