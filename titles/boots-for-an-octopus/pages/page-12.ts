import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { HUG } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { holdsOn } from '#titles/boots-for-an-octopus/cast/holds-on.ts';
import { way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperFace } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { drops } from '#titles/boots-for-an-octopus/set/drops.ts';
import { goldWindow } from '#titles/boots-for-an-octopus/set/gold-window.ts';
import { GOLDEN } from '#titles/boots-for-an-octopus/set/lights.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { ladder } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { mat } from '#titles/boots-for-an-octopus/set/shop.ts';
import { bell, puddle } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Whole: ding. The first of it is here. */
export const page12: Painting = (cast) => paint(cast, SHEET);
/** Over the fold there is more of it, and through the door more again. */
export const spread12: Painting = (cast) => paint(cast, SPREAD);

/** From the end of the street to the threshold; mm. */
const OUTSIDE = way(
  '396,126 390,126 384,126.5 378,127.5 372,129 367,131.5 364,135 365,139 369,143 373,147 374,152 371,157 366,162',
);
/** From the threshold over both pages to under the chin; mm. */
const INSIDE = way(
  '364,160 358,165.7 354,169.7 356,174.4 364,177.8 373,180.5 380,183.9 380,189.9 372,193.9 361,194.9 350,193.9 339,188 328,186 317,184 306,183 295,183 284,185 273,188 262,190 251,191 240,190 229,188 218,186 207,185 196,185 184,186 172,188 160,189 148,187 137,183 128,177.9 123,173 123,167.7 127,160 132,151',
);

/** Along the street, past the window: there is more of it than of the shop; mm. */
const ALONG = Array.from(
  { length: 34 },
  (_, i): Point => [-24 + i * 6.6, 123 - Math.abs(Math.sin(i * 0.5)) * 6],
);

/** Far back, with one foot after the other. */
const STARTLED: Pose = { ...HUG, lean: -15, nod: -6, tilt: 4, shrug: 8, hips: 0 };

function paint({ hero }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    standingSize(hero, rolls ? 142 : 127, rolls ? 40 : 42),
    'ground',
    [rolls ? 52 : 54, 207],
    {
      pose: STARTLED,
      mood: 'surprised',
      face: { mouth: GAPE, brow: [-9, -14, -8] },
      yaw: 34,
      turn: 8,
      pitch: 5,
      gaze: [1, 0.2],
      armsByPage: true,
    },
    GOLDEN,
  );
  const body = wide ? INSIDE : INSIDE.filter(([x]) => x < SHEET + 30);
  const art =
    room(158, HOUR.gold, width) +
    (wide ? goldWindow(centipedeBody(GOLDEN, ALONG, [4.6, 5.4])) + farDoor() : '') +
    ladder(wide ? COMES_DOWN.far : COMES_DOWN.near, -4, 162, 34) +
    (wide
      ? at(COMES_DOWN.far, 46, 0.56, shopkeeperFace(GOLDEN), 0, -0.56)
      : at(COMES_DOWN.near, 40, 0.5, shopkeeperFace(GOLDEN))) +
    (wide ? '' : bell(196, 122)) +
    trail() +
    child.shadow +
    child.art +
    holdsOn(hero, child, GOLDEN) +
    centipedeBody(GOLDEN, body, [wide ? 6 : 11, 16]) +
    at(135, 126, 0.66, centipedeFace(GOLDEN), -6, -0.66) +
    drops([
      [172, 152, 2.6],
      [108, 206, 2.4],
      [158, 112, 2.2],
      [200, 176, 2],
    ]) +
    hush(width) +
    lettered(SOUNDS['DING!'], wide ? [366, 52] : [189, 112], {
      height: wide ? 13 : 7.4,
      turn: -6,
      ink: '#22323a',
      rim: '#fffaf0',
    });
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 146, height: 56 },
      ink: 'dark',
      largest: LARGE,
    },
    faces: [child.face],
  };
}

/** All that is wet of the floor is where it has been. */
const trail = (): string =>
  WET.map(([x, y], i) => puddle(`trail ${i}`, x, y, 15 - (i % 3) * 3, 3)).join('');

const WET: readonly Point[] = [
  [150, 206],
  [196, 203],
  [258, 207],
  [312, 202],
  [366, 204],
];

/** At the other end of it: a door that cannot be shut. */
const farDoor = (): string =>
  oval(
    362,
    150,
    90,
    70,
    radial([
      [0, '#fff3c4', 0.8],
      [1, '#fff3c4', 0],
    ]),
  ) +
  door(
    [332, 72, 66, 162],
    { rain: 0.8, sky: ['#f6c9a0', '#fff0c8'], puddles: [[346, 150, 14]] },
    'open',
  ) +
  clip('M332 72h66V164h-66Z', centipedeBody(GOLDEN, OUTSIDE, [2.2, 6])) +
  mat(320, 163, 92, 26) +
  path('M334 164H396L420 216H300Z', '#ffe7a0', 'fill-opacity=".4"');

/** Where the ladder stands, in mm: over the fold there is room for who comes down it. */
const COMES_DOWN = { near: 181, far: 270 } as const;
