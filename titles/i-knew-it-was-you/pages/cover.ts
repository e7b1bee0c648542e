import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
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
    path(`${edge}Z`, '#f6c765') +
    clip(`${edge}Z`, pool(107, 150, 66, 66, '#fff6cf', 1)) +
    clip(`${edge}Z`, kid.art) +
    quilt(LAMP, flank(tent.left, -1, 20), 8, 6, 'left') +
    quilt(LAMP, flank(tent.right, 1, 202), 7, 6, 'right') +
    quilt(LAMP, roof(tent), 9, 1, 'roof') +
    line(edge, INK.key, 7.6) +
    line(edge, linen.base, 6.2) +
    kid.hand(1) +
    kid.hand(-1) +
    quilt(LAMP, FRONT, 16, 3, 'front') +
    foot(hero.skin) +
    somebody(tent.left);
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

/** Bare, and out where anybody can see it. */
function foot(color: Parameters<typeof skinTone>[1]): string {
  const skin = skinTone(AT_LAMP, color);
  const key = `stroke="${INK.key}" stroke-width=".8"`;
  return asHero(
    at(
      152,
      199,
      1,
      path('M-17 8C-13 1 -3 -3 4 -6C9 -8 14 -5 13 1C11 7 2 11 -8 13Z', skin.base, key) +
        oval(12, -7, 3.6, 4, skin.base, key) +
        [
          [15.6, -2.6, 2.6],
          [16, 1.8, 2.3],
          [14.4, 5.4, 2.1],
          [11.6, 8, 1.9],
        ]
          .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, skin.base, key))
          .join('') +
        line('M-10 9C-2 8 6 5 9 1', skin.shade, 1.1),
    ),
  );
}

/** A long soft shadow that comes up over the quilt from below: a head and two shoulders. */
function somebody(fist: Point): string {
  const side = flank(fist, -1, 20);
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const cloth = polygon([
    ...steps.map((across) => side(across, 0)),
    ...steps.map((down) => side(1, down)),
    [96, 204],
    [96, 226],
    [-OVER_FOLD, 226],
  ]);
  return clip(
    cloth,
    path(
      'M-24 232C-22 214 -12 206 6 203C14 201.500 17 199 16 195C6 187 8 169 24 166.500C41 165 49 180 41 193.500C39 198 41 200.500 48 202C70 206 86 214 96 232Z',
      linear([
        [0, INK.key, 0.62],
        [1, INK.key, 0.74],
      ]),
    ),
  );
}

export const cover: Cover = {
  slug: 'i-knew-it-was-you',
  title: 'I Knew It Was {name}',
  lettering: LETTERING,
  medium: MEDIUM,
  children: KEY_BLOCK,
  paint,
  grounds: [{ color: INK.indigo, light: LAMP }],
};
