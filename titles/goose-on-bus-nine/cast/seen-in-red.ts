// Who looks into the red glass of page 5, and who is behind them.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { asHero, at, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { type Bend, bent, FINE } from '#titles/goose-on-bus-nine/set/bent.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { bulge, X, Y } from '#titles/goose-on-bus-nine/set/red-dome.ts';
import { inRedGlass } from '#titles/goose-on-bus-nine/set/red-glass.ts';
import { armInRed } from './arm-in-red.ts';
import { gooseInRed } from './goose-in-red.ts';
import { wideAwake } from './wide-awake.ts';

/** In the glass the lamps stand behind whoever looks in, and draw the edges. */
const MIRRORED: Light = { ...mirrored(LAMPS), shadeAmount: 0.44, rimAmount: 0.5 };

/** The middle of a head, where the dome shows it, and how large it is before the dome makes more of it: hair that is wide or long has to be seen whole. */
const HEAD: Point = [X, Y - 12];
const SIZE = 19.4;
/** Who rolls is seen down to the wheels, and who is small has a large head. */
const LOWER = 17.6;
const SMALLER: Partial<Record<Hero['hair'], number>> = { afro: 17, curly: 17, locs: 18.6 };

/** All that the dome shows before its bus: somebody in a coat, and whoever looks in, bent by one glass from hair to shoes; and where the face is. */
export function seenInRed(given: Hero): { art: string; face: Box } {
  const hero = wideAwake(lit(given));
  const size = hero.wheelchair || hero.years < 3 ? LOWER : (SMALLER[hero.hair] ?? SIZE);
  const child = lookingIn(hero, size);
  const bend = downToShoes(
    [HEAD[0], HEAD[1] + size * (hero.wheelchair ? 0.5 : 0.2)],
    child.origin[1],
  );
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
  const inGlass = (draw: () => string, by: Bend): string =>
    at(0, 0, 1 / FINE, asHero(bent(draw, by, inRedGlass)));
  const arm = () => armInRed(hero, child.figure.skeleton, shoulder, size * 0.2, MIRRORED);
  const art =
    lampBehind(face) +
    gooseInRed() +
    inGlass(() => {
      const { art, arm } = lookingIn(hero, size);
      return art + arm(1);
    }, bend) +
    handShade() +
    inGlass(
      () => arm().sleeve,
      (p) => p,
    ) +
    inGlass(
      () => arm().hand,
      (p) => p,
    );
  return { art, face };
}

/** Where a hand comes toward us what is behind it is dark, so that any skin is light on it. */
const handShade = (): string =>
  oval(
    X - 22,
    Y + 24,
    26,
    22,
    radial([
      [0, '#3a0006', 0.8],
      [0.6, '#4a0008', 0.55],
      [1, '#5a000a', 0],
    ]),
  );

/** So round that whoever stands on the `ground`, however tall, stands within the rim. */
function downToShoes(pole: Point, ground: number): Bend {
  let dome = 27;
  while (bulge(pole, dome)([pole[0], ground])[1] > Y + 45) dome -= 0.5;
  return bulge(pole, dome);
}

/** Flat as yet, and whole, but for the arm that comes toward us. */
const lookingIn = (hero: Hero, size: number): PlacedHero =>
  placeHero(
    hero,
    size,
    'head',
    HEAD,
    {
      pose: 'stand',
      mood: 'wonder',
      // A breath is held with the lips shut, by who is proud of a gap, too.
      face: { mouth: hero.years < 2 ? 'oh' : SOFT_SMILE },
      // Of two wheels one is seen from its side.
      yaw: hero.wheelchair ? -34 : -8,
      turn: hero.wheelchair ? 26 : 0,
      pitch: 6,
      gaze: [-0.7, 0.5],
      tilt: -7,
      body: { lean: 8, tilt: -12, roll: -6 },
      armsByPage: true,
      // On the hip: an arm that hung was a doll's.
      ...(!hero.wheelchair && { touchL: [HEAD[0] + size * 0.42, HEAD[1] + size * 1.35] }),
    },
    MIRRORED,
  );

/** Under the lamps nobody is as dark as the glass, and all are as far from one another as they are. */
const lit = (hero: Hero): Hero => {
  const light = luma(hero.skin);
  return {
    ...hero,
    skin: mix(hero.skin, '#ffe0c0', 0.42 * Math.sqrt(1 - light)),
    glassesColor: light > 0.35 ? hero.glassesColor : mix(hero.glassesColor, '#ffffff', 0.6),
    ...(hero.wheelchair && { wheelchair: mix(hero.wheelchair, '#ffd8b0', 0.5) }),
  };
};

/** Glass behind a head is brighter than it, however dark the skin: the lamps stand behind. */
const lampBehind = (face: Box): string =>
  oval(
    face.x + face.width / 2,
    face.y + face.height * 0.4,
    face.width * 1.2,
    face.height * 1.2,
    radial([
      [0, '#d84630', 0.9],
      [0.5, '#d0422f', 0.75],
      [0.7, '#be382e', 0.4],
      [1, '#8f2a26', 0],
    ]),
  );
