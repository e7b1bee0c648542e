import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { KEY_BLOCK } from '#titles/i-knew-it-was-you/cast/children.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { fingersOver } from '#titles/i-knew-it-was-you/cast/fingers-over.ts';
import { grayFace } from '#titles/i-knew-it-was-you/cast/gray-face.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { checked } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { LETTERING } from '#titles/i-knew-it-was-you/lettering.ts';
import { MEDIUM } from '#titles/i-knew-it-was-you/medium.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { BY_LAMP, LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
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

/** What lies on two fists and a head: between a fist and the head it sags. */
const lifted = ({ left, right, top }: Tent, across: number): Point => {
  const line = left[1] + (right[1] - left[1]) * across;
  const sag = 4 * Math.sin(Math.PI * 2 * across) ** 2;
  return [
    left[0] - 2 + across * (right[0] - left[0] + 5),
    line + sag - (line - top) * Math.sin(Math.PI * across) ** 1.25,
  ];
};

/** From a fist down to the mattress: it hangs, in a fold or two. */
const falling = ([x, y]: Point, foot: number, down: number): Point => [
  x + (foot - x) * down ** 1.5 + 2.4 * Math.sin(down * 7.5) * Math.sign(foot - x),
  y + (224 - y) * down,
];

/** Its edge, from the mattress over both fists to the mattress. */
const edgeOf = (tent: Tent): string =>
  smooth(
    [
      ...[1, 0.8, 0.6, 0.4, 0.2].map((down) => falling(tent.left, 16, down)),
      ...[0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1].map((across) => lifted(tent, across)),
      ...[0.2, 0.4, 0.6, 0.8, 1].map((down) => falling(tent.right, 206, down)),
    ],
    false,
  );

/** One side of the tent: it falls from a fist to the edge of the bed. */
const flank =
  ([x, y]: Point, way: 1 | -1, foot: number): Lie =>
  (across, down) => {
    const far = way < 0 ? -OVER_FOLD : SHEET + OVER_FOLD;
    const ridge = 186 - (186 - y) * across ** 1.45;
    const [hem] = falling([x, y], foot, down);
    return [far + across * (hem - far), ridge + down * (226 - ridge)];
  };

/** As much of it as one sees from before. */
const roof =
  (tent: Tent): Lie =>
  (across, down) => {
    const [x, y] = lifted(tent, across);
    return [x, y - (1 - down) * 10 * Math.sin(Math.PI * (0.12 + across * 0.76))];
  };

/** Straight up from the shoulder. */
const UP: Arm = { upper: [14, 148], lower: [10, 156], hand: 'hold' };

/** Whoever is in there has been found, and has known all along. */
const paint: Painting = ({ hero }) => {
  const who = inBed(hero);
  const kid = placeHero(
    who,
    51,
    'head',
    [107, 155],
    {
      pose: 'kneel',
      mood: 'joy',
      face: FOUND,
      yaw: -26,
      pitch: 4,
      tilt: -8,
      gaze: [0.2, 0.1],
      armL: UP,
      armR: UP,
    },
    BY_LAMP,
  );
  const over = 8 * kid.scale;
  const tent: Tent = {
    left: [kid.handR[0] - over, kid.handR[1] - over],
    right: [kid.handL[0] + over, kid.handL[1] - over],
    top: kid.face.y - 16,
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
    pool(20, 122, 78, 66, INK.amber, 0.7) +
    quilt(LAMP, flank(tent.left, -1, 20), 8, 6, 'left') +
    somebody(hero) +
    path(`${edge}Z`, '#f6c765') +
    clip(`${edge}Z`, pool(107, 150, 66, 66, '#fff6cf', 1)) +
    clip(`${edge}Z`, kid.art) +
    quilt(LAMP, flank(tent.right, 1, 202), 7, 6, 'right') +
    quilt(LAMP, roof(tent), 9, 1, 'roof') +
    line(edge, INK.key, 7.6) +
    line(edge, linen.base, 6.2) +
    fingersOver(who, BY_LAMP, [tent.left[0] - 4, tent.left[1] - 2], 42, 1, -18) +
    fingersOver(who, BY_LAMP, [tent.right[0] - 5, tent.right[1] - 2], 42, -1, 18) +
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

/** Beside the bed whoever has looked, and is glad: lit from within the tent, as a profile in the dark was somebody to be afraid of. */
function somebody(hero: Hero): string {
  const robe = 'M-30 230V158C-24 142 0 138 18 144C38 150 48 176 50 230Z';
  return (
    checked(LAMP, robe, 240) +
    line(robe, INK.key, 1) +
    line('M-4 143C8 152 20 152 30 149', tone(LAMP, ROBE.lining).base, 6) +
    at(20, 122, 0.86, grayFace(hero, BY_LAMP, 'tender'), 6)
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
