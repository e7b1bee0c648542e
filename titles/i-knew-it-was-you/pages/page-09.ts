import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { rolledOver } from '#titles/i-knew-it-was-you/cast/rolled-over.ts';
import { cat } from '#titles/i-knew-it-was-you/set/cat.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { BY_LAMP, UNDER } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Edge, lining, turnedOut } from '#titles/i-knew-it-was-you/set/tent.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';
import { rightHalf } from './right-half.ts';

/** From under it: the quilt is thrown up by two fists, and whoever looked rolls over with laughing. */
export const page09: Painting = (cast) => paint(cast, 0);
/** The page is the right half: the tent goes on over all of the left. */
export const spread09 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, telling }: Cast, left: number): Picture {
  const wide = left < 0;
  const sits = hero.wheelchair !== undefined || hero.years < 3;
  const isSmall = hero.years < 3;
  const size = isSmall ? (wide ? 58 : 46) : sits ? (wide ? 52 : 42) : wide ? 42 : 31;
  const seat = isSmall ? 184 : 200;
  const kid = placeHero(
    inBed(hero),
    size,
    'ground',
    [wide ? 126 : 166, sits ? seat : 203],
    {
      pose: sits ? 'crossed' : 'jump',
      mood: 'joy',
      face: FOUND,
      yaw: -34,
      gaze: [-0.8, 0.5],
      pitch: 4,
      nod: 4,
      tilt: -6,
      body: { roll: -4, lean: 2 },
      armL: { upper: [10, 140], lower: [6, 162], hand: 'hold' },
      armR: { upper: [12, 142], lower: [8, 160], hand: 'hold' },
    },
    BY_LAMP,
  );
  const { armL, armR } = kid.figure.skeleton;
  const fistOf = ({ bend, end }: typeof armL): Point => {
    const long = Math.hypot(end[0] - bend[0], end[1] - bend[1]) || 1;
    return [
      kid.origin[0] + (end[0] + (10 * (end[0] - bend[0])) / long) * kid.scale,
      kid.origin[1] + (end[1] + (10 * (end[1] - bend[1])) / long) * kid.scale,
    ];
  };
  const edge = edgeOf(fistOf(armR), fistOf(armL), wide);
  const torch: Point = wide ? [26, 194] : [98, 198];
  const art =
    lining(left - 6, edge, torch, {
      beyond: nightPane(
        wide ? { x: 142, y: 4, width: 50, height: 56 } : { x: 176, y: 10, width: 38, height: 46 },
        { moon: true, print: 0.26 },
      ),
      behind: parkedChair(hero, 28, wide ? [-158, 192] : [24, 186], 40, UNDER),
    }) +
    (sits ? '' : oval(kid.origin[0], 204, 24, 3.4, INK.key, 'fill-opacity=".32"')) +
    at(wide ? -76 : 62, wide ? 203 : 204, wide ? 0.86 : 0.68, rolledOver(hero, UNDER)) +
    flashlight(torch) +
    (isSmall ? pillows(kid.origin[0], seat) : '') +
    turnedOut(edge) +
    kid.art +
    kid.hand(-1) +
    kid.hand(1) +
    (wide && !hero.wheelchair ? at(-166, 206, 1, cat()) : '');
  return {
    art,
    quiet: {
      box: wide
        ? { x: left + 46, y: 34, width: 150, height: 74 }
        : telling === 'sprout'
          ? // A long name in large letters passes over a fist.
            { ...SAFE, width: 150, height: 56 }
          : { ...SAFE, width: 122, height: 98 },
      ink: 'dark',
      ...(wide && {
        lap: { box: { x: left + 42, y: 34, width: 156, height: 72 }, ink: 'dark', largest: 84 },
      }),
      largest: wide
        ? { sprout: 32, sapling: 25, explorer: 18 }
        : { seedling: 40, sprout: 26, sapling: 22, explorer: 16 },
    },
    faces: [kid.face],
  };
}

/** Where the near edge of the cloth hangs, through both fists. */
function edgeOf(near: Point, far: Point, wide: boolean): Edge {
  const [x, y] = near;
  const rest: readonly Point[] = [
    [(far[0] + 204) / 2 + 4, far[1] + 14],
    [200, far[1] + 52],
    [205, 186],
    [206, 226],
  ];
  const inner: readonly Point[] = wide
    ? [
        [-194, 226],
        [-198, 170],
        [-198, 110],
        [-193, 54],
        [-170, 26],
        [-116, 16],
        [-50, 18],
        [10, 24],
        [x - 46, (24 + y) / 2 - 2],
        near,
        [(x + far[0]) / 2, (y + far[1]) / 2 + 5],
        far,
        ...rest,
      ]
    : [
        [6, 226],
        [2, 150],
        [0, 60],
        [4, -10],
        [90, -26],
        [x + 34, -24],
        [x + 27, 14],
        [x + 14, 56],
        near,
        [(x + far[0]) / 2, (y + far[1]) / 2 + 4],
        far,
        ...rest,
      ];
  return { inner, wide: wide ? 22 : 18 };
}

/** On the sheet, and as bright as it is. */
function flashlight([x, y]: Point): string {
  const tin = tone(UNDER, INK.blue);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    pool(x, y - 14, 40, 34, '#fffbe6', 0.9) +
    at(
      x,
      y,
      1,
      box(-5, -4, 10, 20, tin.base, 2, key) +
        path('M-6 -4L-10 -14H10L6 -4Z', tin.lite, key) +
        oval(0, -14, 10, 3, '#fffbe6', key) +
        line('M-2 2v8', tin.deep, 1.4),
      18,
    )
  );
}

/** Two, for whoever is small: so are both fists high enough. */
function pillows(x: number, top: number): string {
  const linen = tone(UNDER, INK.paper);
  const one = (y: number, turn: number): string =>
    at(
      x,
      y,
      1,
      path(
        'M-46 0C-50 -12 -44 -16 -34 -13C-12 -17 12 -17 34 -13C44 -16 50 -12 46 0C50 12 44 14 34 11C12 15 -12 15 -34 11C-44 14 -50 12 -46 0Z',
        linen.base,
        `stroke="${INK.key}" stroke-width=".9"`,
      ) + line('M-40 -6q8 2 12 5M40 -6q-8 2 -12 5M-30 8q16 4 40 3', linen.deep, 1),
      turn,
    );
  return oval(x, 206, 52, 5, INK.key, 'fill-opacity=".3"') + one(199, 3) + one(top + 4, -3);
}
