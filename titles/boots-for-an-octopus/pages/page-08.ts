import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import {
  type OctopusWish,
  octopus,
  tentacle,
  way,
} from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { stackOfBoxes } from '#titles/boots-for-an-octopus/set/boxes.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { DUSKY, SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { KNOB, lyingPlate, lyingSlide } from '#titles/boots-for-an-octopus/set/measure-lying.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { dusk, lamplight, readingLamp } from '#titles/boots-for-an-octopus/set/reading-lamp.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { turnedMirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Round on top: the tip of foot eight, which is being measured, and what looks out of the low mirror. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold foot eight has come a long way. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** How high the floor begins, in mm. */
const WALL = 156;
/** Where the plate lies, in mm, and how large it is beside its 200 units. */
const [LIES, MEASURE] = [203, 0.56] as const;
/** Where the lamp is, and the middle of what it lights, in mm. */
const [LAMP, LIT] = [[352, 44], 306] as const;
/** The glass as it stands, turned to whoever is measured; its corners from the upper left, in mm. */
const GLASS = way('226,90 284,98 284,176 226,186') as [Point, Point, Point, Point];
/** What is before the glass, the other way round in it and as far behind: where 0 comes to lie, and how much smaller. */
const SEEN = { x: 566, y: 16, k: 0.86 } as const;

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1 : 0.84;
  const from: Point = [width - SPREAD * k, SHEET * (1 - k)];
  const measures = measurer(hero);
  const here = measures(SHOP);
  const there = measures(mirrored(SHOP));
  const { face } = here;
  const guest = octopus({ ...WATCHES, object: thing(things[0], DUSKY) }, DUSKY);
  const floor = WALL * k + from[1];
  const scene =
    lamplight(...LAMP, LIT, WALL) +
    readingLamp(...LAMP, 412) +
    guest.shadow +
    guest.behind +
    turnedMirror(GLASS, at(SEEN.x, SEEN.y, SEEN.k, there.art, 0, -SEEN.k)) +
    here.art +
    guest.head +
    guest.before;
  return {
    art: room(floor, HOUR.metal, width) + dusk(floor, width) + at(...from, k, scene) + hush(width),
    quiet: {
      box: wide ? { ...SAFE, y: 16, width: 186, height: 84 } : { ...SAFE, height: 46 },
      ink: 'light',
      largest: wide ? { ...LARGE, sprout: 34, sapling: 28, explorer: 20 } : LARGE,
      anchor: 'middle',
    },
    faces: [
      face,
      {
        x: SEEN.x - (face.x + face.width) * SEEN.k,
        y: SEEN.y + face.y * SEEN.k,
        width: face.width * SEEN.k,
        height: face.height * SEEN.k,
      },
      guest.face,
    ].map((seen) => nearer(seen, from, k)),
  };
}

/** Beyond the light sits whose foot it is, and seven others hold their breath. */
const WATCHES = {
  head: [104, 156],
  size: 62,
  tilt: 4,
  mood: 'wide',
  gaze: [0.95, 0.3],
  dressed: 7,
  foot: 22,
  arms: [
    { via: way('80,178 62,186 56,184'), toe: -1, stands: true },
    { via: way('86,182 82,186 80,184'), toe: -1, stands: true, before: true },
    { via: way('102,184 107,186 107,184'), stands: true, before: true },
    { via: way('120,180 138,188 143,183'), stands: true, before: true },
    { via: way('74,170 40,176 30,180'), toe: -1, stands: true },
    { via: way('126,170 156,160 160,128'), turn: 188 },
    { via: way('78,166 46,160 40,132'), turn: 172 },
  ],
} as const satisfies Omit<OctopusWish, 'object'>;

/** One fist on the slide, a tip before it, and eyes that have just looked up; the same before the glass and in it. */
function measurer(hero: Cast['hero']) {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 128 : 150, 36),
    ground: [rolls ? 376 : small ? 366 : 376, 203],
    wish: {
      pose: rolls || small ? 'stand' : 'kneel',
      mood: 'wonder',
      face: { mouth: 'oh', eyes: 'wide', brow: [-9, -13, -6] },
      yaw: -62,
      pitch: 4,
      nod: -2,
      gaze: [-1, -0.1],
      hat: 'on',
      leanInChair: 34,
      armR: { upper: [-30, 20], lower: [-6, -30] },
      body: { lean: rolls ? 34 : small ? 26 : 22, roll: 0 },
    },
  };
  const down = fistAt(stood, 1, rolls ? 140 : small ? 136 : 148, 0.98);
  const knob: Point = [down[0], Math.min(down[1], LIES + KNOB.y * MEASURE)];
  /** Whoever sits high has the plate on a box or two. */
  const lies = knob[1] - KNOB.y * MEASURE;
  const hollow = knob[0] - KNOB.x * MEASURE;
  const plate = hollow - 14;
  return (light: Light) => {
    const child = heroHolding(stood, { left: knob }, light);
    const raised = LIES - lies > 4;
    return {
      face: child.face,
      art:
        child.shadow +
        (raised ? stackOfBoxes(plate, lies + 3, LIES + 3, light) : '') +
        at(plate, lies, MEASURE, lyingPlate()) +
        footEight(hollow, lies, small ? 34 : 50, light) +
        child.art +
        at(hollow, lies, MEASURE, lyingSlide(0)) +
        child.hand(1),
    };
  };
}

/** Out of the dusk, along the floor of both pages, into the cup, and up until it is round on top. */
const footEight = (hollow: number, lies: number, high: number, light: Light): string =>
  tentacle(
    way(
      `126,186 146,199 174,205 206,204 ${hollow - 98},${lies + 1} ${hollow - 70},${lies - 9} ${hollow - 38},${lies - 12} ${hollow - 18},${lies - 13} ${hollow - 14},${lies - high * 0.6} ${hollow - 14},${lies - high}`,
    ),
    14,
    13.6,
    1,
    light,
  );
