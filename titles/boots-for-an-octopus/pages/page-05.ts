import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { outOfChair } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { chairBack } from '#titles/boots-for-an-octopus/cast/chair-back.ts';
import { feetOverEdge } from '#titles/boots-for-an-octopus/cast/feet-over-edge.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { octopusHead } from '#titles/boots-for-an-octopus/cast/octopus-head.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { pictureNearer } from '#titles/boots-for-an-octopus/set/picture-nearer.ts';
import { hush, room, roomPastFold } from '#titles/boots-for-an-octopus/set/room.ts';
import { benchTop } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Where the lace is tied, and how large what it ties. */
const KNOT: Point = [117, 153];
const K = 0.64;

/** Near: two hands behind the loops of a bow, and beside them an eye that cannot bear it, because it tickles. */
export const page05: Painting = ({ hero, things, beside }) => {
  const child = heroInHat(
    outOfChair(hero),
    54,
    'head',
    [50, 126],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: SMIRK },
      yaw: 34,
      pitch: 6,
      nod: 12,
      tilt: 6,
      gaze: [1, 0.4],
      hat: 'on',
      armsByPage: true,
      body: { lean: 12, roll: 4 },
    },
    SHOP,
  );
  const hand = (side: 1 | -1, wrist: Point, degrees: number) =>
    ownArm(
      hero,
      child,
      side,
      { wrist, elbow: elbowOf(child, side, wrist, 1), hand: grip, degrees, size: 1.1 },
      SHOP,
    );
  const [x, y] = KNOT;
  const far = hand(1, [x - 1, y + 4], -8);
  const near = hand(-1, [x - 27, y + 7], -14);
  const worn = footwear(7, at(0, 0, 1, thing(things[0], SHOP), 180), SHOP);
  const scene =
    (hero.wheelchair
      ? chairBack({ ...child, head: [child.head[0] + 7, child.head[1]] }, hero.wheelchair)
      : '') +
    child.art +
    far.art +
    far.before +
    benchTop(TOP.picture, 210) +
    at(200, 148, 1.3, octopusHead('tickled', [-0.9, 0.1], SHOP), 14) +
    tentacle(
      way(`200,240 182,206 150,204 134,192 126,176 ${x + 1},${y + 6} ${x},${y - 8}`),
      17,
      7.4,
      -1,
      SHOP,
    ) +
    near.art +
    near.before +
    at(x, y, K, worn.before, 178) +
    squirming() +
    tentacle(way('74,240 78,214 90,200 100,203 101,212'), 9, 4, -1, SHOP);
  const picture = {
    art: scene,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, { x: 150, y: 112, width: 60, height: 70 }],
  } satisfies Picture;
  const seen = beside ? pictureNearer(picture, NEARER, -90) : picture;
  return {
    ...seen,
    art: room(260, HOUR.glow) + lamplight() + seen.art + (beside ? '' : hush()),
    ...(beside && {
      overFold: () =>
        roomPastFold(260, HOUR.glow) +
        asGround(lamplight()) +
        feetOverEdge(
          TOP.nearer,
          6,
          '',
          asGround(shifted(8 - SHEET, 0, benchTop(TOP.nearer, 209.4))),
          SHOP,
        ),
    }),
  };
};

/** How much nearer we step to who is tying where words have a page of their own. */
const NEARER = 1.1;
/** Where the bench begins between us and who is tying, in mm: in the picture, and once we are nearer. */
const TOP = { picture: 187, nearer: SHEET - (SHEET - 187) * NEARER } as const;

/** What one lamp makes of a wall: two rings of light, over the fold and under the words. */
const lamplight = (): string =>
  oval(-14, 96, 178, 128, '#fff5d2', 'fill-opacity=".5"') +
  oval(-14, 96, 128, 92, '#fffae6', 'fill-opacity=".6"');

/** It cannot be held still: a wriggle on both sides. */
const squirming = (): string =>
  line('M143 160q4 5 0 9t0 9M149 165q3 4 0 7t0 7M108 184q-4 5 0 9t0 9', '#7b457d', 1.3);
