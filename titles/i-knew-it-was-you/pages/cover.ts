import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { KEY_BLOCK } from '#titles/i-knew-it-was-you/cast/children.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { LETTERING } from '#titles/i-knew-it-was-you/lettering.ts';
import { MEDIUM } from '#titles/i-knew-it-was-you/medium.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { AT_LAMP, LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** Grounds go on over the fold: the case is wrapped in this picture. */
const OVER_FOLD = 24;
/** Where two fists hold the quilt up, and how far a head lifts it between them. */
interface Tent {
  readonly left: Point;
  readonly right: Point;
  readonly top: number;
}

/** Its edge, from the mattress over both fists to the mattress. */
const edgeOf = ({ left, right, top }: Tent): string =>
  `M16 224C46 196 ${num(left[0] - 8)} 164 ${num(left[0] - 2)} ${num(left[1])}C${num(left[0] + 18)} ${num(top)} ${num(right[0] - 26)} ${num(top - 4)} ${num(right[0] + 3)} ${num(right[1])}C${num(right[0] + 7)} 158 176 196 206 224`;

/** One side of the tent: it falls from a fist to the edge of the bed. */
const flank =
  ([x, y]: Point, way: 1 | -1, foot: number): Lie =>
  (across, down) => {
    const far = way < 0 ? -OVER_FOLD : SHEET + OVER_FOLD;
    const ridge = 186 - (186 - y) * across ** 1.45;
    const hem = x + (foot - x) * down ** 1.3;
    return [far + across * (hem - far), ridge + down * (226 - ridge)];
  };

/** What lies on two fists and a head. */
const roof =
  ({ left, right, top }: Tent): Lie =>
  (across, down) => {
    const x = left[0] - 2 + across * (right[0] - left[0] + 5);
    const line = left[1] + (right[1] - left[1]) * across;
    const hem = line - (line - top) * 0.8 * Math.sin(Math.PI * across);
    return [x, hem - (1 - down) * 10 * Math.sin(Math.PI * (0.12 + across * 0.76))];
  };

/** Straight up from the shoulder. */
const UP: Arm = { upper: [14, 148], lower: [10, 156], hand: 'hold' };

/** Whoever is in there has been found, and has known all along. */
const paint: Painting = ({ hero }) => {
  const kid = placeHero(
    inBed(hero),
    51,
    'head',
    [107, 155],
    {
      pose: 'kneel',
      mood: 'joy',
      face: FOUND,
      yaw: 10,
      pitch: 4,
      tilt: -6,
      gaze: [0.2, 0.1],
      armL: UP,
      armR: UP,
    },
    AT_LAMP,
  );
  const over = 8 * kid.scale;
  const tent: Tent = {
    left: [kid.handR[0] - over, kid.handR[1] - over],
    right: [kid.handL[0] + over, kid.handL[1] - over],
    top: kid.face.y - 15,
  };
  const edge = edgeOf(tent);
  const linen = tone(LAMP, INK.paper);
  const art =
    clean(
      wiped(
        { x: -OVER_FOLD, y: 0, width: SHEET + 2 * OVER_FOLD, height: SHEET + 6 },
        [
          [0, '#131c40'],
          [0.45, INK.indigo],
          [0.8, '#5b4a78'],
          [1, '#7a5a78'],
        ],
        INK.mist,
        'cover',
      ),
    ) +
    pool(108, 160, 150, 76, INK.amber, 0.45) +
    pool(26, 136, 76, 62, INK.amber, 0.6) +
    quilt(LAMP, flank(tent.left, -1, 20), 8, 6, 'left') +
    somebody() +
    path(`${edge}Z`, '#f6c765') +
    clip(`${edge}Z`, pool(107, 150, 66, 66, '#fff6cf', 1)) +
    clip(`${edge}Z`, kid.art) +
    quilt(LAMP, flank(tent.right, 1, 202), 7, 6, 'right') +
    quilt(LAMP, roof(tent), 9, 1, 'roof') +
    line(edge, INK.key, 7.6) +
    line(edge, linen.base, 6.2) +
    kid.hand(1) +
    kid.hand(-1) +
    quilt(LAMP, FRONT, 16, 3, 'front');
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 76 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

/** The near part of it, over the knees. */
const FRONT: Lie = (across, down) => [
  -OVER_FOLD + across * (SHEET + 2 * OVER_FOLD),
  203 + 3 * Math.sin(across * 9) + down * 26,
];

/** A soft shadow on wall and quilt, of who has come to look: a profile that smiles, clear of the tent whoever holds it, and a shoulder. */
const somebody = (): string =>
  at(
    -7,
    169,
    0.84,
    path(
      'M-40 62V-6C-34 -14 -18 -24 -4 -28C3 -30 5 -34 1 -39C-6 -48 -2 -62 12 -66C26 -69 38 -63 40 -54C40.600 -51 40 -50 41 -48L48.500 -40C49 -38 46.500 -37.400 43.600 -37.400C45.800 -35.600 45.600 -34.400 43.400 -33.600C45 -32 44.600 -30.800 42 -30.400C43 -26 39 -23.600 31 -25.600C27 -24 29 -20 38 -17C60 -10 66 14 68 62Z',
      linear([
        [0, INK.key, 0.66],
        [0.6, INK.key, 0.6],
        [1, INK.key, 0.2],
      ]),
    ) +
      line(
        'M44 -33.6Q38 -31 34.5 -36.5M28 -47Q32 -51.5 36 -48',
        INK.blush,
        1.1,
        'stroke-opacity=".5"',
      ),
  );

export const cover: Cover = {
  slug: 'i-knew-it-was-you',
  title: 'I Knew It Was {name}',
  lettering: LETTERING,
  medium: MEDIUM,
  children: KEY_BLOCK,
  paint,
  grounds: [{ color: INK.indigo, light: LAMP }],
};
