import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
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
import { HOUR, OCTOPUS } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { pictureNearer } from '#titles/boots-for-an-octopus/set/picture-nearer.ts';
import { hush, room, roomPastFold } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { benchTop } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Where the lace is tied, and how large what it ties. */
const KNOT: Point = [101, 160];
const K = 0.5;
/** Both of its eyes are on the page, and look at the bow. */
const GUEST = { x: 147, y: 140, k: 0.87 } as const;

/** Near: two hands behind the loops of a bow, and beside them two eyes that cannot bear it, because it tickles. */
export const page05: Painting = ({ hero, things, beside }) => {
  const child = heroInHat(
    outOfChair(hero),
    54,
    'head',
    [45, 128],
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
  // Both elbows on the bench, and two forearms side by side up to the bow.
  const hand = (side: 1 | -1, wrist: Point, degrees: number) => {
    const [sx] = shoulderOf(child.figure.skeleton, side);
    const elbow: Point = [
      child.origin[0] + sx * child.scale + (side > 0 ? 16 : 14),
      TOP.picture + (side > 0 ? 2 : 5),
    ];
    return ownArm(hero, child, side, { wrist, elbow, hand: grip, degrees, size: 1.1 }, SHOP);
  };
  const [x, y] = KNOT;
  const far = hand(1, [x - 3, y + 3], -20);
  const near = hand(-1, [x - 24, y + 7], -16);
  const worn = footwear(7, at(0, 0, 1, thing(things[0], SHOP), 180), SHOP);
  const scene =
    (hero.wheelchair
      ? chairBack({ ...child, head: [child.head[0] + 7, child.head[1]] }, hero.wheelchair)
      : '') +
    child.art +
    path(BEHIND_BENCH, tone(SHOP, OCTOPUS.skin).shade) +
    at(GUEST.x, GUEST.y, GUEST.k, octopusHead('tickled', [-0.9, 0.3], SHOP), 12) +
    benchTop(TOP.picture, 210) +
    far.art +
    far.before +
    tentacle(
      way(`176,240 164,206 140,206 122,202 111,186 ${x + 1},${y + 6} ${x},${y - 8}`),
      15,
      7,
      -1,
      SHOP,
    ) +
    near.art +
    near.before +
    at(x, y, K, worn.before, 178) +
    squirming() +
    tentacle(way('54,240 58,214 70,200 80,203 81,212'), 9, 4, -1, SHOP);
  const picture = {
    art: scene,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, { x: GUEST.x - 40, y: GUEST.y - 30, width: 80, height: 70 }],
  } satisfies Picture;
  const seen = beside ? pictureNearer(picture, NEARER, -90) : picture;
  return {
    ...seen,
    art:
      room(260, HOUR.glow) +
      lamplight() +
      (beside ? boxesBehind() : '') +
      seen.art +
      (beside ? '' : hush()),
    ...(beside && {
      overFold: () =>
        roomPastFold(260, HOUR.glow) +
        asGround(lamplight()) +
        `<g opacity=".5">${shelves(-200, 8, 182, 22, 1, 0.8, 'behind words')}</g>` +
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

/** What of the guest stands behind the bench: where its arms begin. */
const BEHIND_BENCH = 'M112 150C112 170 106 184 98 200H196C190 184 184 170 186 150Z';

/** What is left of the boxes, faint in the light, behind both heads. */
const boxesBehind = (): string =>
  `<g opacity=".5">${shelves(14, 8, 182, 66, 3, 0.7, 'behind heads')}</g>`;

/** It cannot be held still: a wriggle on both sides. */
const squirming = (): string =>
  line('M127 168q4 5 0 9t0 9M133 172q3 4 0 7t0 7M93 182q-4 5 0 9t0 9', '#7b457d', 1.3);
