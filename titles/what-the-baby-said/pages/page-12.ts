import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { type FaceName, hopefulFace } from '#titles/what-the-baby-said/cast/faces.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  type TallOne,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = HUSHED;

/** Round both sides of the door, one above the other and nobody before another's face; whoever came last had to take the top. */
const ROW: readonly (readonly [FaceName, x: number, y: number, degrees: number])[] = [
  ['shorts', 50, 84, 172],
  ['gown', 27, 107, 14],
  ['blade', 70, 119, -14],
  ['camera', 28, 138, 8],
  ['tweed', 70, 153, -10],
  ['clogs', 27, 169, 4],
];
const WORN = {
  camera: CAMERA,
  gown: GOWN,
  blade: BLADE,
  shorts: SHORTS,
  tweed: TWEED,
  clogs: CLOGS,
};

const [LEFT, RIGHT, TOP, FOOT] = [8, 88, 67, 184];

/** Mid: they have faces. Two people look at us, and tell nobody. */
export const page12: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: what the door throws on the wall, and who has come back by the window. */
export const spread12: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const child = placeHero(
    hero,
    headToSit(hero, 92, 44),
    'ground',
    [wide ? 130 : 134, 203],
    {
      pose: 'crossed',
      mood: 'brave',
      yaw: 0,
      pitch: 2,
      tilt: 0,
      gaze: [0, 0],
    },
    light,
  );
  const art =
    room(HUSHED, 162, { from: 0, to: width }) +
    (wide ? lastWindow() + shadows(child.onWall(0), child.origin) : '') +
    kitchen() +
    path(
      `M${LEFT} ${FOOT - 2}H${RIGHT}L190 216H-20Z`,
      linear([
        [0, '#ffe09a', 0.75],
        [1, '#ffe09a', 0.1],
      ]),
    ) +
    (wide ? rug(HUSHED, 216, 206, 178, 34) : rug(HUSHED, 150, 204, 100, 28)) +
    parkedChair(hero, 28, [196, 172], -30, light) +
    clip(
      `M${LEFT + 2.5} 0H${SHEET}V${SHEET}H${LEFT + 2.5}Z`,
      grownArm(light, CLOGS, {
        way: [
          [-4, 183],
          [56, 194],
          [84, 179],
        ],
        width: 6.4,
        hand: 'flat',
      }),
    ) +
    at(96, 174, 0.48, pancakes(light, 4)) +
    child.shadow +
    child.art +
    at(
      wide ? 176 : 186,
      208,
      0.46,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'both',
        look: { turn: 0, eyes: 'narrow', gaze: [0, 0], mouth: 'firm', brow: -0.6 },
      }),
    ) +
    at(102, 209, 0.26, thing(things[0], light));
  return { art, quiet: ON_WALL, faces: [child.face, babyFace(wide ? 176 : 186, 148, 0.46)] };
}

/** The light of the kitchen falls past them: two who know something, as tall as anybody. */
function shadows(child: string, [x, y]: Point): string {
  const dark = light.shade;
  const one = child.replace(/ fill-opacity="[^"]*"/g, '');
  return (
    glow(298, 118, 108, 96, '#ffcf78', 0.7) +
    `<g opacity=".5">${
      at(274 - x * 1.55, 176 - y * 1.55, 1.55, one) +
      path(
        'M258 92H290C306 100 312 126 314 146C330 156 336 168 330 177H216C212 168 220 156 234 146C236 126 242 100 258 92Z',
        dark,
      ) +
      path(
        'M306 177C300 150 308 134 324 128C310 122 303 110 305 96C309 70 357 70 361 96C363 110 356 122 342 128C358 134 366 150 360 177Z',
        dark,
      )
    }</g>`
  );
}

/** The light in the door, and everybody in it. */
function kitchen(): string {
  const wood = tone(light, ROOM_DOOR);
  const opening = `M${LEFT} ${TOP}H${RIGHT}V${FOOT}H${LEFT}Z`;
  return (
    clip(
      opening,
      box(
        LEFT,
        TOP,
        RIGHT - LEFT,
        FOOT - TOP,
        linear([
          [0, '#fff1bf'],
          [0.75, '#ffdc8a'],
          [0.76, '#f3b76a'],
          [1, '#ffd890'],
        ]),
      ) +
        box(LEFT, 108, RIGHT - LEFT, 2.4, '#e8b35c') +
        path('M38 108V100H46V108ZM50 108V96H56V108ZM59 108V102H64V108Z', '#f0bd6a') +
        ROW.map(leaning).join(''),
    ) +
    line(`M${LEFT} ${FOOT}V${TOP}H${RIGHT}V${FOOT}`, wood.base, 5) +
    fingers() +
    line(`M${LEFT + 2.4} ${FOOT}V${TOP + 2.4}H${RIGHT - 2.4}V${FOOT}`, '#fff3cf', 0.9)
  );
}

/** A face, and the shoulder behind it that comes round the jamb; from above, only what hangs down. */
function leaning([name, x, y, degrees]: (typeof ROW)[number]): string {
  const side = x < 48 ? LEFT : RIGHT;
  const over = Math.sign(x - side) * 6;
  const shoulder =
    Math.abs(degrees) > 90
      ? ''
      : path(
          `M${side} ${y + 2}C${x - over} ${y + 6} ${x + over} ${y + 12} ${x + over} ${y + 34}H${side}Z`,
          tone(light, WORN[name].sleeve).base,
        );
  return shoulder + hopefulFace(light, name, x, y, 31, degrees);
}

/** Whoever leans that far holds on to something. */
function fingers(): string {
  const grip = (x: number, y: number, inward: 1 | -1, who: TallOne): string => {
    let d = '';
    for (let i = 0; i < 4; i++) d += `M${x} ${num(y + i * 3)}h${inward * (5 - (i % 3) * 0.5)}`;
    return line(d, tone(light, who.skin).base, 2.7);
  };
  return (
    grip(LEFT - 1, 116, 1, GOWN) + grip(RIGHT + 1, 121, -1, BLADE) + grip(RIGHT + 1, 153, -1, TWEED)
  );
}

/** The moon, and the cat on the sill that it isn't allowed on. */
const lastWindow = (): string =>
  glow(390, 56, 60, 60, '#5a68b8', 0.5) +
  curtainedWindow(HUSHED, { x: 364, y: 16, width: 46, height: 62 }) +
  oval(398, 28, 5, 5, '#fff3cf') +
  line('M370 30h.1M380 24h.1M402 44h.1M370 56h.1', '#fff3cf', 1.1) +
  at(387, 79, 0.42, sittingCat(light, 'sly', -1));

const ROOM_DOOR = '#e9d9c8';
