import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { finger, flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseOnLedge } from '#titles/goose-on-bus-nine/cast/goose-on-ledge.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { type Bokeh, condensation, lampsInFog } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { guesses, largeGuesses, water } from '#titles/goose-on-bus-nine/set/guesses.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { onThePavement } from '#titles/goose-on-bus-nine/set/on-the-pavement.ts';
import { nearer } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { fog, pushedAside, streaks, wipedOn } from '#titles/goose-on-bus-nine/set/wiped-pane.ts';

/** Where the fingertip is: at the end of the last wave, which comes to it from the beak. */
const TIP: Point = [100, 156];

/** Lamps of the street, mirrored in the pane: dim where the words stand. */
const DIM: readonly Bokeh[] = [
  [30, 34, 26, '#2f5274'],
  [92, 18, 15, '#5e5248'],
  [150, 60, 30, '#2d5070'],
  [188, 24, 20, '#5e5248'],
  [252, 26, 24, '#3b4f60'],
  [300, 64, 30, '#2f5274'],
  [352, 30, 17, '#5e5248'],
];
const LIGHTS: readonly Bokeh[] = [
  [0, 88, 9, '#d98f3c'],
  [421, 132, 13, '#d98f3c'],
  [418, 170, 16, '#e0a044'],
];

/** The fogged window is the whole picture, seen from the wet street: who is behind it has wiped holes in it. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the pane goes on: more that it was not, and two who have stopped in the rain. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

function paint(cast: Cast, width: number): Picture {
  const { hero } = cast;
  const wide = width === SPREAD;
  const child = placeHero(
    hero,
    hero.years >= 7 ? 52 : 56,
    'head',
    hero.years >= 7 ? [38, 137] : hero.years < 2 ? [46, 143] : [45, 138],
    {
      pose: 'sit',
      mood: 'happy',
      // Tender, and all eyes for the goose.
      face: { mouth: SOFT_SMILE, eyes: 'soft', brow: [-8, -9, -4], flushed: true },
      yaw: 38,
      pitch: -2,
      turn: 4,
      // Over what it draws, to whom it asks.
      gaze: [1, -0.5],
      tilt: 8,
      body: { lean: 8, roll: 10, ...(hero.years < 2 && { shrug: -18 }) },
      armsByPage: true,
    },
    LAMPS,
  );
  const draws = leaning(hero, child) + drawing(hero, child);
  // A long telling has the more of the night above them.
  const lower = !wide && cast.telling === 'explorer' ? 9 : 0;
  // Over the fold who stands on the pavement makes room for them.
  const long = wide && cast.telling === 'explorer';
  const faces = [child.face, { x: 132, y: 106, width: 69, height: 56 }];
  const wiped = wipedOn(wide);
  const scene =
    pushedAside(wiped) +
    clip(
      wiped,
      bus(width) +
        streaks(wiped) +
        (hero.wheelchair ? pushHandles(child, hero.wheelchair) : seatBack(44, 124, 96, 100)) +
        child.art +
        ledge(width) +
        nearer({ scale: 0.9, x: 186, y: 204 }, gooseOnLedge()),
    ) +
    lampsInFog(
      DIM.filter(([x]) => x < width),
      0.28,
    ) +
    lampsInFog(
      LIGHTS.filter(([x]) => x < width),
      0.8,
    ) +
    condensation({ x: 96, y: 106, width: 44, height: 62 }, 26, 'page 8') +
    (wide ? condensation({ x: 252, y: 136, width: 172, height: 64 }, 60, 'page 8, wide') : '') +
    (wide ? largeGuesses() : guesses(lower > 0)) +
    water(TIP) +
    // Its elbow is behind the ledge, as it is.
    clip('M-10 -10H220V195H-10Z', draws) +
    sill(width) +
    (wide ? shifted(0, long ? 19 : 0, onThePavement()) : '');
  return {
    art: fog(width) + shifted(0, lower, scene),
    quiet: {
      // Over the fold there is a whole pane of night beside the two, and what it was not stands over their heads.
      box: long
        ? { x: 233, y: 12, width: 179, height: 114 }
        : wide
          ? { x: 231, y: 16, width: 179, height: 108 }
          : { ...SAFE, height: lower ? 78 : 62 },
      ink: 'light',
      anchor: wide ? 'middle' : 'top',
      lap: wide
        ? { box: { x: 231, y: 34, width: 179, height: 70 }, ink: 'light', largest: 60 }
        : { box: { ...SAFE, y: 16, height: 56 }, ink: 'light', largest: 52 },
      largest: wide
        ? { sprout: 32, sapling: 25, explorer: 20 }
        : { sprout: 28, sapling: 21, explorer: 19 },
    },
    faces: faces.map((face) => ({ ...face, y: face.y + lower })),
  };
}

/** A hand comes up to the glass with its elbow over the ledge, so that it is one arm from shoulder to fingertip. */
function drawing(hero: Hero, child: PlacedHero): string {
  const { armL } = child.figure.skeleton;
  const wrist = wristOfFinger(child, TIP, FINGER);
  const shoulder = child.origin[0] + armL.root[0] * child.scale;
  const elbow: Point = [shoulder + (wrist[0] - shoulder) * 0.5, 187];
  return ownArm(hero, child, 1, { elbow, wrist, hand: finger, degrees: FINGER }, LAMPS).art;
}
/** Its other arm lies along the ledge: one settles down to hear. */
function leaning(hero: Hero, child: PlacedHero): string {
  const { art, before } = ownArm(
    hero,
    child,
    -1,
    { elbow: [13, 190], wrist: [33, 190], hand: flat, degrees: 3, size: 1 },
    LAMPS,
  );
  return art + before;
}

/** Which way the finger goes. */
const FINGER = -38;

/** On the warm side of the pane: feet have room on it. */
const ledge = (width: number): string =>
  box(
    -4,
    194,
    width + 8,
    17,
    linear([
      [0, '#fff0c4'],
      [0.14, '#e2a857'],
      [1, '#a8693a'],
    ]),
  );

/** Our side of the pane: a seal, and the bus's own amber, wet. */
const sill = (width: number): string =>
  box(-4, 204.6, width + 8, 4, '#2a2038') +
  box(
    -4,
    207.4,
    width + 8,
    12,
    linear([
      [0, '#e8b25c'],
      [1, '#8a5a34'],
    ]),
  ) +
  box(-4, 207.4, width + 8, 0.9, '#ffe7ad');

/** As much of the warm bus as glows through. */
const bus = (width: number): string =>
  box(
    0,
    0,
    width,
    SHEET,
    linear([
      [0, '#ffe7ad'],
      [0.6, '#f4c069'],
      [1, '#b9773f'],
    ]),
  ) +
  // Quite clear: the far windows with the evening in them, what one holds on to, and a bench.
  clean(
    [-16, 62, 140, 218]
      .map(
        (x) =>
          box(x, 104, 72, 44, '#8fb0a8', 2) +
          path(
            `M${x + 12} 148L${x + 34} 106H${x + 48}L${x + 26} 148Z`,
            '#b4cbb8',
            'fill-opacity=".7"',
          ),
      )
      .join('') +
      box(-4, 151, width + 8, 60, '#c98a48') +
      box(-4, 150, width + 8, 1.6, '#ffe7ad'),
  ) +
  box(0, 99, width, 3, BUS.pole) +
  box(211, 60, 3.4, 150, BUS.pole) +
  oval(
    108,
    112,
    130,
    90,
    radial([
      [0, '#fff6d8', 0.9],
      [1, '#ffe2a0', 0],
    ]),
  );
