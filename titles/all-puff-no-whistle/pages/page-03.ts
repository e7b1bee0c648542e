import { hash } from '#bookmaking/drawing/chance.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather, flock, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { pigeonMan } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import {
  GUTTER,
  parapet,
  pigeonStreet,
  ROOF,
} from '#titles/all-puff-no-whistle/set/pigeon-street.ts';

/** A whole sky of pigeons wheels in to one tiny man; below, with arms as wide as his, a child moves one feather. */
export const page03: Painting = (cast) => paint(cast, PAGE);
/** Over the fold, the rest of the street, which has seen pigeons before. */
export const spread03: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const child = puffingHero(
    hero,
    headToStand(hero, 92, 28),
    'ground',
    [46, 205],
    {
      pose: hero.wheelchair ? 'stand' : TIPTOE,
      eyes: 'set',
      face: { brow: [3, -7, -8], flushed: true },
      cheeks: 1.7,
      yaw: 44,
      pitch: 2,
      nod: -20,
      gaze: [1, -0.7],
      body: { lean: 4, shrug: 8, roll: 0, hips: 0 },
      armL: WIDE,
      armR: WIDE,
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const [fx, fy] = [GUTTER.left + 32, GUTTER.y - 7];
  const id = `p${hash(hero.seed).toString(36)}`;
  const art =
    sky(190, '#d6ecf6', '#fff1df', frame) +
    flock(
      MORNING,
      `${id}b`,
      FLOCK.filter(([, , size]) => size < 0.27),
    ) +
    pigeonStreet(MORNING, frame) +
    at(MAN[0], MAN[1], 0.17, pigeonMan(MORNING)) +
    parapet(MORNING) +
    note(166, 60, 1.1, TOWN.tile) +
    note(160, 52, 0.9, TOWN.tile) +
    perched(MORNING, id, PERCHED) +
    child.shadow +
    child.art +
    at(fx, fy, 0.66, feather(MORNING), -34) +
    breath({
      along: [
        [mx, my],
        [mx + 8, my - 3],
        [(mx + fx) / 2, (my + fy) / 2 - 5],
        [fx - 16, fy + 2],
      ],
      widths: [0.6, 3.4, 2],
      edge: '#6fa3c8',
    }) +
    flock(
      MORNING,
      id,
      FLOCK.filter(([, , size]) => size >= 0.27),
    );
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, width: 139, height: 50 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face, { x: MAN[0] - 10, y: MAN[1] - 38, width: 20, height: 18 }],
  });
}

/** As he does it up there. */
const WIDE: Arm = { upper: [-14, 84], lower: [-10, 92], hand: 'open' };

const MAN: Point = [182, ROOF.y + 2];

/** The way they all come: past us, round behind the chimneys, and in to a pair of open arms. */
const WAY: readonly (readonly [x: number, y: number, size: number])[] = [
  [-22, 101, 0.46],
  [30, 97, 0.42],
  [84, 99, 0.4],
  [138, 102, 0.42],
  [178, 124, 0.46],
  [208, 132, 0.44],
  [228, 98, 0.34],
  [212, 46, 0.26],
  [180, 26, 0.21],
  [165, 36, 0.17],
  [163, 62, 0.15],
  [160, 84, 0.14],
];

/** In the air, thirty: in three lanes, or they would be beads on a string. */
const FLOCK: readonly Perch[] = Array.from({ length: 30 }, (_, i) => {
  const t = ((i + 0.5) / 30) ** 0.9 * (WAY.length - 1);
  const [from, to] = [WAY[Math.floor(t)], WAY[Math.min(WAY.length - 1, Math.floor(t) + 1)]];
  const [ax = 0, ay = 0, as = 0] = from ?? [];
  const [bx = 0, by = 0, bs = 0] = to ?? [];
  const k = t % 1;
  const size = lerp(as, bs, k);
  const lane = ((i * 2) % 3) - 1;
  const away = Math.hypot(bx - ax, by - ay) || 1;
  return [
    lerp(ax, bx, k) - ((by - ay) / away) * lane * size * 22,
    lerp(ay, by, k) + ((bx - ax) / away) * lane * size * 22,
    size,
    bx < ax ? -1 : 1,
  ];
});

/** Ten have landed; with the others that is forty. */
const PERCHED: readonly Perch[] = [
  [145, ROOF.y - 3, 0.18, 1],
  [152, ROOF.y - 3, 0.2, 1],
  [159, ROOF.y - 3, 0.18, -1],
  [168, ROOF.y - 3, 0.17, 1],
  [196, ROOF.y - 3, 0.18, -1],
  [204, ROOF.y - 3, 0.2, -1],
  [212, ROOF.y - 3, 0.18, 1],
  [MAN[0] - 18, MAN[1] - 24, 0.16, 1],
  [MAN[0] + 18, MAN[1] - 24, 0.16, -1],
  [MAN[0] + 1, MAN[1] - 37, 0.15, -1],
];
