import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { finger, flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseOnLedge } from '#titles/goose-on-bus-nine/cast/goose-on-ledge.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { eveningOutside } from '#titles/goose-on-bus-nine/set/evening-outside.ts';
import { type Bokeh, condensation, lampsInFog } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { guesses, largeGuesses, water } from '#titles/goose-on-bus-nine/set/guesses.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { nearer } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import {
  fog,
  ledge,
  pushedAside,
  streaks,
  wipedOn,
} from '#titles/goose-on-bus-nine/set/wiped-pane.ts';

/** Where the fingertip is: at the end of the last wave, which comes to it from the beak. */
const TIP: Point = [100, 156];

/** Lamps of the street and of the bus, bled into the fog; pale where the words stand. */
const GLOWS: readonly Bokeh[] = [
  [26, 96, 15, '#f2b65a'],
  [226, 44, 11, '#8fb6c4'],
  [196, 84, 12, '#f2b65a'],
  [236, 132, 10, '#f2b65a'],
  [404, 132, 15, '#f2b65a'],
  [300, 128, 9, '#8fb6c4'],
];

/** The fogged window is the whole picture, as pale as milk; in one sweep that a hand has wiped the evening is dark and clear. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the pane and the sweep go on: what it was not is larger, and far away two have stopped in the rain. */
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
  // A long telling has the more of the night above them.
  const lower = !wide && cast.telling === 'explorer' ? 9 : 0;
  // Over the fold who stands on the pavement makes room for them.
  const long = wide && cast.telling === 'explorer';
  const faces = [child.face, { x: 132, y: 106, width: 69, height: 56 }];
  const wiped = wipedOn(wide);
  const scene =
    lampsInFog(
      GLOWS.filter(([x]) => x < width),
      0.26,
    ) +
    condensation({ x: 70, y: 74, width: 140, height: 70 }, 40, 'page 8') +
    (wide ? condensation({ x: 214, y: 116, width: 210, height: 68 }, 60, 'page 8, wide') : '') +
    pushedAside(wiped) +
    clip(wiped.clear + wiped.drips, eveningOutside(width)) +
    streaks(wiped) +
    (wide ? largeGuesses() : guesses(lower > 0)) +
    water(TIP) +
    ledge(width) +
    (hero.wheelchair ? pushHandles(child, hero.wheelchair) : seatBack(36, 150, 84, 76)) +
    child.art +
    nearer({ scale: 0.9, x: 186, y: 204 }, gooseOnLedge()) +
    drawing(hero, child) +
    (hero.wheelchair ? wheelBefore(hero.wheelchair) : '') +
    atItsSide(hero, child);
  return {
    art: fog(width) + shifted(0, lower, scene) + seal(width),
    quiet: {
      // Over the fold there is a whole pane of night beside the two, and what it was not stands over their heads.
      box: long
        ? { x: 233, y: 12, width: 179, height: 114 }
        : wide
          ? { x: 231, y: 16, width: 179, height: 108 }
          : { ...SAFE, y: lower ? 12.5 : SAFE.y, height: lower ? 78.5 : 62 },
      ink: 'dark',
      anchor: wide ? 'middle' : 'top',
      lap: wide
        ? { box: { x: 231, y: 34, width: 179, height: 70 }, ink: 'dark', largest: 60 }
        : { box: { ...SAFE, y: 16, height: 56 }, ink: 'dark', largest: 52 },
      largest: wide
        ? { sprout: 32, sapling: 25, explorer: 20 }
        : { sprout: 28, sapling: 21, explorer: 18.5 },
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
/** Its other arm is down beside it: two hands that cross are a knot. */
function atItsSide(hero: Hero, child: PlacedHero): string {
  const { art, before } = ownArm(
    hero,
    child,
    -1,
    { elbow: [20, 206], wrist: [44, 228], hand: flat },
    LAMPS,
  );
  return art + before;
}

/** Which way the finger goes. */
const FINGER = -38;

/** Nearer to us than who sits in it: the upper curve of a wheel, and the rim by which it is pushed. */
const wheelBefore = (color: Hex): string =>
  line('M24 226L4 196M24 226L16 190M24 226L30 190M24 226L46 196', '#c9ccd6', 0.9) +
  line(disc(24, 228, 40), '#2f2a3c', 5.4) +
  line(disc(24, 228, 35.4), color, 3) +
  line(disc(24, 228, 31), '#d5d8e0', 1.8);

/** The rubber that holds a pane, and the breath that stops at it. */
const seal = (width: number): string =>
  box(-4, -4, width + 8, 8.6, '#4a3340') +
  box(-4, 4.4, width + 8, 1.2, '#fffdf4', 0, 'fill-opacity=".6"');
