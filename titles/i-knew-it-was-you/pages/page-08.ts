import type { Hex } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { GIGGLING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { fingersOver } from '#titles/i-knew-it-was-you/cast/fingers-over.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { patting } from '#titles/i-knew-it-was-you/cast/patting.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { BY_LAMP, MOON } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { hillAt, hillHem, quiltHill } from '#titles/i-knew-it-was-you/set/quilt-hill.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';
import { rightHalf } from './right-half.ts';

/** A head, in mm, and where it is. */
const SIZE = 50;
const [FACE_X, FACE_Y] = [163, 100] as const;
/** Where the bed ends, when there is room for more of the room: beyond it are boards. */
const BED_END = -128;

/** As low as the mattress: a hill at night, somebody behind it who giggles, and a hand that is laid on it. */
export const page08: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the plain before the hill comes to it from the left. */
export const spread08 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero }: Cast, left: number): Picture {
  const wide = left < 0;
  const who = inBed(hero);
  const kid = placeHero(
    who,
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
    (wide ? floor(left) : '') +
    nightPane({ x: 98, y: 16, width: 44, height: 52 }, { moon: true, print: 0.26 }) +
    pool(FACE_X + 8, FACE_Y - 10, 66, 62, INK.amber, 0.6) +
    headEnd() +
    parkedChair(hero, wide ? 28 : 30, wide ? [-176, 207] : [124, 158], 52, MOON) +
    pillow() +
    kid.art +
    quiltHill(wide ? BED_END : left - 6) +
    (wide ? footEnd() : '') +
    hillHem() +
    fingersOver(who, BY_LAMP, [FACE_X - 29, hillAt(FACE_X - 24) + 1], SIZE, 1, -16) +
    fingersOver(who, BY_LAMP, [FACE_X + 14, hillAt(FACE_X + 19) + 1], SIZE, -1, 14) +
    patting(hero, MOON) +
    shaking();
  return {
    art,
    quiet: {
      box: wide
        ? { x: left + 20, y: 20, width: 176, height: 78 }
        : { x: 14, y: 14, width: 76, height: 60 },
      ink: 'light',
      ...(wide && {
        lap: { box: { x: left + 20, y: 20, width: 160, height: 74 }, ink: 'light', largest: 84 },
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
function footEnd(): string {
  const wood = tone(MOON, INK.wood);
  const key = `stroke="${INK.key}" stroke-width="1"`;
  return (
    path(`M${BED_END - 8} 214V140h13V214Z`, wood.base, key) +
    line(`M${BED_END + 2.5} 144V212`, wood.lite, 1) +
    oval(BED_END - 1.5, 134, 8, 7.6, wood.lite, key)
  );
}

/** And past that, boards. */
const floor = (left: number): string =>
  asGround(
    clean(
      path(
        `M${left - 6} 190H${BED_END}V222H${left - 6}Z`,
        linear([
          [0, '#4a4a80'],
          [1, '#2a2c5c'],
        ]),
      ) +
        line(
          `M${left - 6} 190H${BED_END}M${left - 6} 200H${BED_END}`,
          INK.key,
          0.8,
          'stroke-opacity=".6"',
        ),
    ),
  );

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
    'M30 104q2 -9 8 -14M24 101q3 -12 11 -19M84 106q-1 -8 -5 -13M92 102q-1 -10 -7 -16',
    INK.glow,
    1.7,
  );
