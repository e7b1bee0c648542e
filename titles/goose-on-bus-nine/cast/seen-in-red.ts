// Who looks into the red glass of page 5, and who is behind them.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { asHero, at, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { bent, FINE } from '#titles/goose-on-bus-nine/set/bent.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { bulge, X, Y } from '#titles/goose-on-bus-nine/set/red-dome.ts';
import { inRedGlass } from '#titles/goose-on-bus-nine/set/red-glass.ts';
import { armInRed, swollenAtTip } from './arm-in-red.ts';
import { gooseInRed } from './goose-in-red.ts';
import { wideAwake } from './wide-awake.ts';

/** In the glass the lamps stand behind whoever looks in, and draw the edges. */
const MIRRORED: Light = { ...mirrored(LAMPS), shadeAmount: 0.44, rimAmount: 0.5 };

/** The middle of a head, where the dome shows it, and how large it is before the dome makes more of it: hair that is wide or long has to be seen whole. */
const HEAD: Point = [X - 1, Y - 7];
const SIZE = 22.6;
const SMALLER: Partial<Record<Hero['hair'], number>> = { afro: 18.6, curly: 20.4, locs: 21 };

/** All that the dome shows before its bus: somebody in a coat, and whoever looks in, bent by one glass from hair to sleeve; and where the face is. */
export function seenInRed(given: Hero): { art: string; face: Box } {
  const hero = wideAwake(lit(given));
  const size = SMALLER[hero.hair] ?? SIZE;
  const bend = bulge([HEAD[0], HEAD[1] + size * 0.1]);
  const child = lookingIn(hero, size);
  const root = child.figure.skeleton.armR.root;
  const shoulder = bend([
    child.origin[0] + root[0] * child.scale,
    child.origin[1] + root[1] * child.scale,
  ]);
  const broad = size * 2;
  const face: Box = {
    x: HEAD[0] - broad / 2,
    y: HEAD[1] - broad * 0.45,
    width: broad,
    height: broad * 0.95,
  };
  const inGlass = (draw: () => string, by: typeof bend): string =>
    at(0, 0, 1 / FINE, asHero(bent(draw, by, inRedGlass)));
  const art =
    lampBehind(face, luma(given.skin) < 0.35 ? 0.9 : 0.6) +
    shadeBefore() +
    gooseInRed() +
    inGlass(() => {
      const { art, arm } = lookingIn(hero, size);
      return art + arm(1);
    }, bend) +
    inGlass(
      () =>
        armInRed(
          hero,
          child.figure.skeleton,
          shoulder,
          size * (hero.years < 3 ? 0.15 : 0.2),
          MIRRORED,
        ),
      swollenAtTip,
    ) +
    lampOn(face, luma(hero.skin)) +
    lampOn({ x: X - 47, y: Y + 2, width: 44, height: 56 }, 0);
  return { art, face };
}

/** Where a hand comes toward us the bus behind it is dark, so that any skin is light on it. */
const shadeBefore = (): string =>
  oval(
    X - 24,
    Y + 32,
    30,
    24,
    radial([
      [0, '#4a0008', 0.85],
      [0.6, '#5a000a', 0.6],
      [1, '#6a000c', 0],
    ]),
  );

/** Flat as yet, and whole, but for the arm that comes toward us. */
const lookingIn = (hero: Hero, size: number): PlacedHero =>
  placeHero(
    hero,
    size,
    'head',
    HEAD,
    {
      pose: 'sit',
      mood: 'wonder',
      // A breath is held with the lips shut, by who is proud of a gap, too.
      face: { mouth: hero.years < 2 ? 'oh' : SOFT_SMILE },
      yaw: -8,
      pitch: 6,
      gaze: [-0.6, 0.3],
      body: { lean: 8, tilt: -4 },
      armsByPage: true,
    },
    MIRRORED,
  );

/** Under the lamps nobody is as dark as the glass. */
const lit = (hero: Hero): Hero =>
  luma(hero.skin) > 0.35
    ? hero
    : {
        ...hero,
        skin: mix(hero.skin, '#d08a60', 0.34),
        glassesColor: mix(hero.glassesColor, '#ffffff', 0.6),
      };

/** Glass behind a head is brighter than it, however dark the skin: the lamps stand behind. */
const lampBehind = (face: Box, strength: number): string =>
  oval(
    face.x + face.width / 2,
    face.y + face.height * 0.4,
    face.width * 1.1,
    face.height * 1.1,
    radial([
      [0, '#ffc89c', 0.95],
      [0.5, '#ffb07c', strength],
      [0.66, '#ff8a5c', strength * 0.6],
      [1, '#ff5a3a', 0],
    ]),
  );

/** And on it: warm on a forehead and both cheeks, and the less the darker who looks in. */
const lampOn = ({ x, y, width, height }: Box, light: number): string =>
  oval(
    x + width * 0.44,
    y + height * 0.5,
    width * 0.36,
    height * 0.42,
    radial([
      [0, '#ff9a58', light < 0.5 ? 0.4 : 0.3],
      [1, '#ff7a40', 0],
    ]),
  );
