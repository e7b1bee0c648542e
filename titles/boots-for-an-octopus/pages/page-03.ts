import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { back, turnedArt, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Leg } from '#bookmaking/hero/poses.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { type HatWish, heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearBox } from '#titles/boots-for-an-octopus/set/near-box.ts';
import { hush, room, roomPastFold } from '#titles/boots-for-an-octopus/set/room.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { bench } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Where the second frog boot is pulled at, how large it is, and how far it is turned: its sole to whoever pulls, its frog up. */
const BOOT = { x: 104, y: 152, k: 0.58, turn: -84 } as const;
/** Where the wrists are: fingers come round the edge of its sole, the far hand's near the toe and the near one's at the heel. */
const [UPPER, LOWER]: readonly [Point, Point] = [
  [145, 139],
  [144, 158],
];

/** One heel before the other: two legs, and not one. */
const BRACED: Leg = { upper: [56, 10], lower: [38, 6], foot: -26 };
const BACK: Leg = { upper: [24, 14], lower: [-6, 8], foot: 2 };

/** From the side: one pulls with all that there is of one, the other pushes with an eighth. */
export const page03: Painting = ({ hero, things, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  /** Whose arms are as short as that has one fist on it: of two the arms were not seen. */
  const small = hero.years < 3;
  const degrees = rolls ? 20 : 6;
  const wish: HatWish = {
    pose: HAUL,
    mood: 'brave',
    face: { mouth: PRESSED, eyes: 'closed', brow: [7, -3, -8], cheek: 0.8, flushed: true },
    puff: 0.9,
    yaw: -62,
    turn: 16,
    pitch: 4,
    hat: 'on',
    armsByPage: true,
    body: rolls ? { lean: -6 } : { lean: -22, legL: BRACED, legR: BACK },
  };
  const size = standingSize(hero, rolls ? 112 : 108, rolls ? 32 : 33);
  const stood = (x: number) => heroInHat(hero, size, 'ground', [x, rolls ? 201 : 202], wish, SHOP);
  // As far from the boot as straight arms reach, whatever the age; but with a brim clear of the hands.
  const tried = stood(160);
  const tip = aboutAxle(tried, degrees);
  const [sx, sy] = turnedPoint(shoulder(tried, 1), tip);
  const [hx] = turnedPoint(tried.head, tip);
  const { body } = tried.figure.skeleton;
  const arm = (body.upperArm + body.foreArm) * tried.scale;
  const away = Math.sqrt(Math.max(0, arm ** 2 - (LOWER[1] - sy) ** 2));
  const child = stood(160 + LOWER[0] + Math.max(away - sx, 25 - hx));
  const turn = aboutAxle(child, degrees);
  const hauls = tipped(child, turn);
  const hand = (side: 1 | -1, on: Point) => {
    const wrist = turnedPoint(on, back(turn));
    const [x, y] = between(shoulder(child, side), wrist, 0.5);
    const { art, before } = ownArm(
      hero,
      child,
      side,
      { wrist, elbow: [x, y + 1], hand: grip, degrees: 182 - degrees, flip: true, size: 1.5 },
      SHOP,
    );
    return { art: turnedArt(art, turn), before: turnedArt(before, turn) };
  };
  const [far, near] = [hand(-1, UPPER), hand(1, LOWER)];
  const guest = octopus(
    {
      head: [58, 118],
      size: 66,
      tilt: -9,
      mood: 'pleased',
      gaze: [0.9, 0.6],
      dressed: 3,
      foot: 22,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('30,138 14,124 12,96 26,74'), turn: 186, toe: -1 },
        { via: way('40,156 34,172 34,182'), toe: -1, stands: true, before: true },
        { via: way('60,160 62,174 66,182'), stands: true, before: true },
      ],
    },
    SHOP,
  );
  const boot = footwear(4, '', SHOP);
  const put = (art: string): string => at(BOOT.x, BOOT.y, BOOT.k, art, BOOT.turn);
  const art =
    room(170, HOUR.lamp) +
    (beside ? shelves(104, 10, 102, 62, 3, 0.8) : '') +
    bench(14, 172, 84, 204) +
    guest.shadow +
    // Four that wait their turn.
    tentacle(way('34,144 22,152 16,166 20,176 26,174'), 9, 3, -1, SHOP) +
    tentacle(way('50,158 46,176 46,192 54,200 60,196'), 9, 3, -1, SHOP) +
    tentacle(way('70,158 82,174 84,192 92,202 99,198'), 9, 3, 1, SHOP) +
    tentacle(way('84,132 98,124 102,110 97,101'), 9, 3, 1, SHOP) +
    guest.behind +
    put(boot.behind) +
    tentacle(way(`72,142 84,156 98,156 ${BOOT.x + 10},152`), 10, 7, 1, SHOP) +
    guest.head +
    guest.before +
    child.shadow +
    (small ? '' : far.art) +
    put(boot.before) +
    (small ? '' : far.before) +
    hauls.art +
    near.art +
    near.before +
    strain() +
    lettered(SOUNDS['Squeak!'], [124, 113], {
      height: 9,
      turn: -9,
      ink: '#22323a',
      rim: '#fffaf0',
    }) +
    (beside ? '' : hush());
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 92, width: 114, height: 76 },
      ink: 'dark',
      largest: LARGE,
      anchor: 'middle',
    },
    faces: [hauls.face, guest.face],
    ...(beside && { overFold: () => roomPastFold(170, HOUR.lamp) + nearBox(SHOP) }),
  };
};

/** Where rubber gives. */
const strain = (): string => line('M102 131l-3 -6M94 137l-6 -3M148 124l4 -5', '#22323a', 1.2);

/** Where an arm begins, in mm on the sheet. */
function shoulder({ figure, origin, scale }: PlacedHero, side: 1 | -1): Point {
  const [x, y] = shoulderOf(figure.skeleton, side);
  return [origin[0] + x * scale, origin[1] + y * scale];
}
