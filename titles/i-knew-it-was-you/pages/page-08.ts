import type { Hex } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { GIGGLING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { fingersOver } from '#titles/i-knew-it-was-you/cast/fingers-over.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { walkingHand } from '#titles/i-knew-it-was-you/cast/walking-hand.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { BY_LAMP, MOON } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { hillAt, hillHem, quiltHill } from '#titles/i-knew-it-was-you/set/quilt-hill.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';
import { rightHalf } from './right-half.ts';

/** A head, in mm, and where it is. */
const SIZE = 46;
const [FACE_X, FACE_Y] = [170, 106] as const;
/** How far up the hill a walker has come. */
const WALKER = 36;

/** As low as the mattress: a hill at night, somebody behind it who giggles, and a hand that has set out to climb it on two fingers. */
export const page08: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the plain before the hill comes to it from the left. */
export const spread08 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero }: Cast, left: number): Picture {
  const wide = left < 0;
  const kid = placeHero(
    inBed(hero),
    SIZE,
    'head',
    [FACE_X, FACE_Y],
    {
      pose: 'sit',
      mood: 'joy',
      face: GIGGLING,
      yaw: -16,
      pitch: 4,
      tilt: 8,
      nod: -2,
      armsByPage: true,
      legsByPage: true,
    },
    BY_LAMP,
  );
  const art =
    night(left - 6) +
    (wide ? footEnd(left) : '') +
    nightPane({ x: 98, y: 16, width: 44, height: 52 }, { moon: true, print: 0.26 }) +
    pool(FACE_X + 8, FACE_Y - 10, 66, 62, INK.amber, 0.6) +
    headEnd() +
    parkedChair(hero, wide ? 38 : 30, wide ? [-118, 204] : [124, 158], 52, MOON) +
    pillow() +
    kid.art +
    quiltHill(left - 6) +
    hillHem() +
    fingersOver(hero, BY_LAMP, [FACE_X - 24, hillAt(FACE_X - 22)], SIZE) +
    fingersOver(hero, BY_LAMP, [FACE_X + 16, hillAt(FACE_X + 20)], SIZE) +
    walkingHand(hero, MOON, [WALKER, hillAt(WALKER) + 2], 0.96, -24) +
    shaking();
  return {
    art,
    quiet: {
      box: wide
        ? { x: left + 20, y: 24, width: 176, height: 116 }
        : { x: 14, y: 14, width: 76, height: 60 },
      ink: 'light',
      ...(wide && {
        lap: { box: { x: left + 20, y: 24, width: 160, height: 110 }, ink: 'light', largest: 44 },
      }),
      largest: wide
        ? { sprout: 32, sapling: 28, explorer: 21 }
        : { sprout: 20, sapling: 17, explorer: 14 },
    },
    faces: [{ ...kid.face, height: kid.face.height * 0.6 }],
  };
}

/** The wall, as blue as a sky over hills. */
const night = (left: number): string =>
  asGround(
    clean(
      wiped(
        { x: left, y: -6, width: SHEET + 6 - left, height: SHEET + 12 },
        [
          [0, '#16214f'],
          [0.5, '#293e7c'],
          [0.84, '#48629a'],
          [1, '#48629a'],
        ],
        INK.mist,
        'page 8 night',
      ),
    ),
  );

/** A board behind the pillow, and its post. */
function headEnd(): string {
  const wood = tone(BY_LAMP, INK.wood);
  const key = `stroke="${INK.key}" stroke-width="1"`;
  return (
    path('M146 190V84C160 66 192 64 206 74V190Z', wood.base, key) +
    path('M204 200V62H218V200Z', wood.lite, key) +
    oval(211, 56, 8, 7.6, wood.lite, key) +
    line('M156 120V92C166 82 190 78 200 86', wood.deep, 1.4)
  );
}

/** Far off at the other end of it, its foot. */
function footEnd(left: number): string {
  const wood = tone(MOON, INK.wood);
  const key = `stroke="${INK.key}" stroke-width="1"`;
  return (
    path(`M${left + 8} 200V140h10V200Z`, wood.base, key) +
    oval(left + 13, 135, 6.4, 6, wood.lite, key)
  );
}

/** Behind the head, plump. */
function pillow(): string {
  const linen: Hex = tone(BY_LAMP, INK.paper).base;
  const shade = tone(BY_LAMP, INK.paper).shade;
  return (
    path(
      'M136 148C130 126 130 100 138 90C160 98 196 96 222 88V170H150Z',
      linen,
      `stroke="${INK.key}" stroke-width="1"`,
    ) + line('M140 96q6 8 6 16M142 136q6 -6 10 -6M208 96q-4 8 -3 14', shade, 1.6)
  );
}

/** Hills are mostly very still. */
const shaking = (): string =>
  line(
    'M66 98q3 -9 9 -13M58 94q4 -12 12 -17M122 106q-1 -8 -6 -13M131 104q-1 -11 -8 -18',
    INK.glow,
    1.7,
  );
