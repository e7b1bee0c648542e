import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { grownArm, thumbOver } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { conspirator } from '#titles/what-the-baby-said/cast/conspirator.ts';
import { type FaceName, hopefulFace } from '#titles/what-the-baby-said/cast/faces.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { roundBack } from '#titles/what-the-baby-said/cast/round-back.ts';
import {
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
  ['shorts', 66, 84, 168],
  ['gown', 36, 112, 14],
  ['tweed', 82, 136, -12],
  ['clogs', 44, 168, 8],
];
const WORN = {
  gown: GOWN,
  shorts: SHORTS,
  tweed: TWEED,
  clogs: CLOGS,
};

const [LEFT, RIGHT, TOP, FOOT] = [6, 98, 62, 190];
/** How far that is moved to the left, so that nobody's face is behind the hero's hair. */
const AWAY = -16;

/** The face that the baby makes, too. */
const SAME: Partial<Face> = { brow: [1, -6, -7], mouth: 'firm' };

/** Mid: they have faces. Two people look at each other, and tell nobody. */
export const page12: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: what the door throws on the wall, and who has come back by the window. */
export const spread12: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero: reader, things }: Cast, width: number): Picture {
  const hero = byLamp(reader);
  const wide = width === SPREAD;
  const dx = wide ? -12 : 0;
  const baby = [179 + dx, 238, 0.54] as const;
  const child = placeHero(
    hero,
    57,
    'head',
    [139 + dx, 124],
    {
      pose: 'floor',
      mood: 'brave',
      face: SAME,
      yaw: 16,
      pitch: 2,
      tilt: 11,
      nod: 0,
      gaze: [0.8, 0.6],
      body: { roll: 9, lean: 4 },
      armsByPage: true,
      legsByPage: true,
    },
    light,
  );
  // One arm goes round the baby, the other holds what had to wait.
  const round = ownArm(
    hero,
    child,
    1,
    {
      elbow: [207 + dx, 184],
      wrist: [212 + dx, 197],
      hand: roundBack,
      degrees: 176,
      flip: true,
      size: 1,
    },
    light,
  );
  const holds = ownArm(
    hero,
    child,
    -1,
    { elbow: [108 + dx, 212], wrist: [127 + dx, 205], hand: grip, degrees: -12, size: 1.05 },
    light,
  );
  const art =
    room(HUSHED, 162, { from: 0, to: width }) +
    (wide ? conspirator(hero) + lastWindow() : '') +
    at(AWAY, 0, 1, kitchen()) +
    path(
      `M${LEFT + AWAY} ${FOOT - 2}H${RIGHT + AWAY}L190 216H-20Z`,
      linear([
        [0, '#ffe09a', 0.75],
        [1, '#ffe09a', 0.1],
      ]),
    ) +
    (wide ? rug(HUSHED, 216, 206, 178, 34) : rug(HUSHED, 150, 204, 100, 28)) +
    parkedChair(hero, wide ? 24 : 29, wide ? [386, 207] : [190, 148], -30, light) +
    grownArm(light, CLOGS, {
      way: [
        [-24, 184],
        [30, 196],
        [62, 181],
      ],
      width: 6.4,
      hand: 'under',
    }) +
    at(78, 180, 0.48, pancakes(light, 4)) +
    at(66, 181, 0.5, thumbOver(light, CLOGS), -10) +
    child.art +
    round.art +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'both',
        look: { turn: -0.3, eyes: 'narrow', gaze: [-0.9, -0.6], mouth: 'firm', brow: -0.6 },
        tilt: -9,
      }),
    ) +
    round.before +
    holds.art +
    at(146 + dx, 198, 0.38, thing(things[0], light), -8) +
    holds.before;
  return {
    art,
    // Somebody's fingers lie over the top of the door.
    quiet: { ...ON_WALL, box: { ...ON_WALL.box, height: 43 } },
    faces: [child.face, babyFace(baby[0], baby[1] - 70, 0.54)],
  };
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
        '',
    ) +
    line(`M${LEFT} ${FOOT}V${TOP}H${RIGHT}V${FOOT}`, wood.base, 5) +
    line(`M${LEFT + 2.4} ${FOOT}V${TOP + 2.4}H${RIGHT - 2.4}V${FOOT}`, '#fff3cf', 0.9) +
    clip(
      `M${LEFT + 2.4} ${TOP + 2.4}H${RIGHT + 30}V${FOOT + 20}H${LEFT + 2.4}Z`,
      ROW.map(leaning).join(''),
    ) +
    fingers()
  );
}

/** A face, and the shoulder behind it that comes round the jamb; from above, only what hangs down. */
function leaning([name, x, y, degrees]: (typeof ROW)[number]): string {
  const side = x < 58 ? LEFT : RIGHT;
  const over = Math.sign(x - side) * 6;
  const shoulder =
    Math.abs(degrees) > 90
      ? ''
      : path(
          `M${side} ${y + 2}C${x - over} ${y + 6} ${x + over} ${y + 12} ${x + over} ${y + 34}H${side}Z`,
          tone(light, WORN[name].sleeve).base,
        );
  return shoulder + hopefulFace(light, name, x, y, 44, degrees);
}

/** Whoever leans that far holds on to something: four fingers round the jamb, and a thumb on this side of it. */
function fingers(): string {
  const grip = (x: number, y: number, inward: 1 | -1, who: TallOne): string => {
    const t = tone(light, who.skin);
    const finger = (i: number): string =>
      `M${num(x - inward * 5)} ${num(y + i * 3.8)}h${num(inward * (10 - (i % 3) * 0.8))}`;
    const all = [0, 1, 2, 3].map(finger).join('');
    return (
      line(all, t.deep, 4.6) +
      line(all, t.base, 3.6) +
      path(
        `M${num(x - inward * 4)} ${y - 3}C${num(x - inward * 14)} ${y - 4} ${num(x - inward * 15)} ${y + 15} ${num(x - inward * 4)} ${y + 14}Z`,
        tone(light, who.sleeve).base,
      )
    );
  };
  const over = tone(light, SHORTS.skin);
  const hanging = [0, 1, 2, 3]
    .map((i) => `M${num(36 + i * 4)} ${TOP - 4}v${num(9 - (i % 3))}`)
    .join('');
  return (
    line(hanging, over.deep, 4.6) +
    line(hanging, over.base, 3.6) +
    grip(LEFT, 118, 1, GOWN) +
    grip(RIGHT, 158, -1, TWEED)
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
