import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { LISTENING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { shadow } from '#titles/i-knew-it-was-you/cast/seeker.ts';
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
    shadow(50, 228, 112, 108, 12) +
    at(LAMP_STAND[0], LAMP_STAND[1], 1.02, stand(LAMP)) +
    lamp(LAMP, [LAMP_STAND[0], LAMP_STAND[1] - 36], 0.9, 46) +
    pool(CHAIR.middle + 4, RIM - 8, 46, 44, INK.glow, 0.75) +
    clip(`M80 0H${SHEET + 6}V${RIM + 14}H80Z`, kid.art) +
    parkedChair(hero, 36, [CHAIR.middle - 39, CHAIR.foot - 1], 72, LAMP) +
    at(CHAIR.middle, CHAIR.foot, CHAIR.scale, armchairBack(LAMP)) +
    sock();
  return {
    art,
    quiet: {
      box: telling === 'explorer' ? { ...SAFE, width: 132, height: 88 } : { ...SAFE, height: 62 },
      ink: 'light',
      largest: { seedling: 40, sprout: 25, explorer: 18 },
    },
    faces: [kid.face],
    overFold: () => groundPastFold(room(-240)),
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
        `M${6 + soft} 222L${26 + soft} 156V118H${112 - soft}V156L${130 - soft} 222Z`,
        linear([
          [0, INK.glow, 0],
          [0.4, INK.glow, 0.1],
          [1, INK.amber, 0.22],
        ]),
      ),
    )
    .join('');

/** Made, and tucked in on all sides: a pillow without a head, a quilt without a bump. */
function bed(): string {
  const { left, right, near, far, top } = BED;
  const wood = tone(LAMP, INK.wood);
  const linen = tone(LAMP, INK.paper);
  const see = ROOM.see;
  const side = facet(ROOM, [
    [left + 44, top, near],
    [right, top, near],
    [right, 10, near],
    [left + 44, 10, near],
  ]);
  return (
    path(
      facet(ROOM, [
        [left, 0, near],
        [right + 14, 0, near],
        [right + 14, 0, far],
        [left, 0, far],
      ]),
      INK.key,
      'fill-opacity=".4"',
    ) +
    path(
      facet(ROOM, [
        [left - 4, 0, far],
        [left - 4, 96, far],
        [left - 4, 96, near],
        [left - 4, 0, near],
      ]),
      wood.shade,
    ) +
    path(
      facet(ROOM, [
        [left, top, near],
        [right, top, near],
        [right, 16, near],
        [left, 16, near],
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
        see([right, 12, near]),
        see([left + 44, 12, near]),
      ),
      9,
      2,
      'side',
    ) +
    path(side, INK.key, 'fill-opacity=".28"') +
    pillow() +
    path(
      facet(ROOM, [
        [right, 0, near],
        [right, 62, near],
        [right, 62, far],
        [right, 0, far],
      ]),
      wood.base,
    ) +
    path(
      facet(ROOM, [
        [left - 4, 0, near],
        [left - 4, 96, near],
        [left + 4, 96, near],
        [left + 4, 0, near],
      ]),
      wood.lite,
    )
  );
}

/** All that one could find. */
const sock = (): string =>
  at(
    60,
    199,
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
