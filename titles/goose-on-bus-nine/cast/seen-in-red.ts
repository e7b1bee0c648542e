// Who looks into the red glass of page 5, and who is behind them.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, noteHero, radial } from '#bookmaking/drawing/sheet.ts';
import { headOf } from '#bookmaking/hero/head.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { bent, FINE } from '#titles/goose-on-bus-nine/set/bent.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { bulge, R, X, Y } from '#titles/goose-on-bus-nine/set/red-dome.ts';
import { disguise } from './disguise.ts';
import { TIP } from './pointing-finger.ts';
import { sittingHeadSize } from './sitting-head-size.ts';
import { wideAwake } from './wide-awake.ts';

/** In the glass the lamps stand behind whoever looks in, and draw the edges. */
const MIRRORED: Light = {
  ...mirrored(LAMPS),
  // And shade is red, too: with the lamps' own a loc was not parted from the next.
  shade: '#30040f',
  shadeAmount: 0.44,
  rim: '#ffc9a8',
  rimAmount: 0.5,
};

/** All that the dome shows before its bus: a gray coat, whoever looks in, somebody's neck; and where the face is. */
export function seenInRed(hero: Hero): { art: string; face: Box } {
  const size = sittingHeadSize(hero, hero.years < 2 ? 41 : (SMALLER[hero.hair] ?? 45));
  // Glass flattens what is far from its middle: of hair that is round, the top.
  const [x, y]: Point = [X - 5, Y + (hero.hair === 'afro' ? 3 : 1)];
  const face: Box = { x: x - size / 2, y: y - size * 0.45, width: size, height: size * 0.95 };
  const art =
    at(X + 30, Y + 5, 0.28, disguise(LAMPS, { rise: 112, foot: true, beak: true }), 7) +
    // What is seen in red glass has no color but red, light or dark.
    oval(X, Y, R, R, '#ff6a56', 'style="mix-blend-mode:multiply"') +
    lampBehind(face) +
    // All of it is drawn where it is bent, with what it is clipped by.
    at(
      0,
      0,
      1 / FINE,
      bent(() => at(x, y, size / 100, reflection(hero)), bulge),
    ) +
    lampOn(face, luma(hero.skin)) +
    meeting(hero) +
    whoElse();
  return { art, face };
}

/** Hair that is wide or long has to be seen whole. */
const SMALLER: Partial<Record<Hero['hair'], number>> = { afro: 37, locs: 41 };

/** Who looks in, flat as yet, the middle of the head at (0, 0): a face, and under it one dark shape, its shoulders as broad as the head. */
function reflection(given: Hero): string {
  const hero = wideAwake(inRed(given));
  noteHero(MIRRORED, Object.values(skinTone(MIRRORED, hero.skin)));
  const head = headOf(
    hero,
    {
      yaw: -12,
      pitch: 8,
      mood: 'wonder',
      // A breath is held with the lips shut, by who is proud of a gap, too.
      face: { mouth: hero.years < 2 ? 'oh' : SOFT_SMILE },
      gaze: [-0.5, 0.3],
    },
    MIRRORED,
  );
  return asHero(
    head.back +
      path(BUST, CLOTH_IN_RED) +
      line('M-76 150C-74 124 -70 102 -50 90C-38 83 -28 79 -22 73', '#ff7a5c', 3) +
      line('M22 73C28 79 38 83 50 90C70 102 74 124 76 150', '#b8303a', 2.4) +
      // What of a scarf hangs down is as dark as all else.
      (hero.hair === 'hijab' ? clip('M-90 -90H90V72H-90Z', head.under) : head.under) +
      head.main +
      (hero.hair === 'locs' ? line(PARTED, '#1c0308', 2.2) : ''),
  );
}
const CLOTH_IN_RED = '#45040f';
const BUST =
  'M-15 34V58C-16 68 -24 75 -34 80C-46 86 -62 94 -68 112C-74 130 -78 170 -80 230H80C78 170 74 130 68 112C62 94 46 86 34 80C24 75 16 68 15 58V34Z';
/** One loc from the next: in red they were one. */
const PARTED =
  'M-48 6Q-54 38 -52 70M-43 10Q-47 40 -45 68M47 2Q54 36 52 72M53 0Q60 34 59 66M-24 -46Q-34 -32 -38 -14M-8 -48Q-12 -32 -12 -18M8 -48Q8 -34 6 -20M24 -45Q28 -32 26 -18M38 -36Q44 -24 44 -8';

/** Far behind, in what light is left there: a neck, an eye, a beak. Whose they are is for the next page. */
const whoElse = (): string =>
  line(neckInRed(0, 1), '#5a0a18', 9.6) +
  line(neckInRed(-0.4, 0), '#b23c3a', 7.2) +
  line(neckInRed(-2.6, -1), '#e8806a', 1.3) +
  // Up to here it is a coat.
  path(
    `M${X + 25} ${Y + 10}C${X + 24} ${Y + 3} ${X + 27} ${Y - 1} ${X + 31} ${Y}C${X + 37} ${Y + 2} ${X + 42} ${Y - 2} ${X + 45} ${Y + 1}C${X + 48} ${Y + 5} ${X + 46} ${Y + 12} ${X + 43} ${Y + 15}Z`,
    '#5a0a1a',
    'stroke="#a83038" stroke-width=".8"',
  ) +
  oval(X + 27.4, Y - 23.4, 6.6, 5.8, '#5a0a18') +
  oval(X + 27.2, Y - 23, 5.6, 5, '#b23c3a') +
  path(
    `M${X + 25} ${Y - 24}C${X + 19} ${Y - 24} ${X + 14} ${Y - 21} ${X + 11} ${Y - 17}C${X + 15} ${Y - 15.6} ${X + 21} ${Y - 16.6} ${X + 25.6} ${Y - 19}Z`,
    '#e06a34',
    'stroke="#5a0a18" stroke-width=".7"',
  ) +
  line(`M${X + 23} ${Y - 20.4}Q${X + 18} ${Y - 18.4} ${X + 12} ${Y - 17.2}`, '#8a2a1c', 0.8) +
  oval(X + 26, Y - 23.6, 2.5, 2.7, '#ffd9bc') +
  oval(X + 25.2, Y - 23.3, 1.5, 1.7, '#3a0410') +
  // A cap says who it is not.
  path(
    `M${X + 18} ${Y - 26.4}C${X + 22} ${Y - 27.4} ${X + 24} ${Y - 33} ${X + 29} ${Y - 33}C${X + 34.6} ${Y - 32.6} ${X + 36} ${Y - 27} ${X + 34.6} ${Y - 23.6}C${X + 30} ${Y - 26} ${X + 24} ${Y - 26.4} ${X + 18} ${Y - 26.4}Z`,
    '#4a0a1c',
    'stroke="#c4524a" stroke-width=".8"',
  );

/** Whoever is far from the middle is bowed along the rim. */
const neckInRed = (dx: number, dy: number): string =>
  `M${X + 33 + dx} ${Y + 5 + dy}C${X + 38 + dx} ${Y - 6 + dy} ${X + 36 + dx} ${Y - 17 + dy} ${X + 28.6 + dx} ${Y - 23.4 + dy}`;

/** A color as a red glass shows it: what is light stays light, and all between is red. */
const asRed = (color: Hex, dark: Hex, light: Hex): Hex =>
  mix(dark, light, Math.min(1, luma(color) * 1.3));

/** One red glass for every skin, and each keeps its place between dark and light: nobody is pink for all. */
const skinInRed = (skin: Hex): Hex =>
  mix('#3c0c12', '#ffccb0', Math.min(1, 0.04 + luma(skin) * 1.3));
const clothInRed = (cloth: Hex): Hex => asRed(cloth, '#7a1620', '#d8604f');

/** Everybody as a red glass shows them: their own lights and darks, and a face that is lighter than what is round it. */
const inRed = (hero: Hero): Hero => ({
  ...hero,
  skin: skinInRed(hero.skin),
  hairColor: asRed(hero.hairColor, '#26050e', '#ffa050'),
  // What is said of a child is seen in any glass: teal is teal, and pink is pink.
  glassesColor:
    luma(hero.skin) < 0.3
      ? mix(hero.glassesColor, '#35f0ea', 0.7)
      : mix(hero.glassesColor, '#2c040c', 0.6),
  hearingAid: hero.hearingAid && mix(hero.hearingAid, '#ffb4dc', 0.5),
  colors: {
    ...hero.colors,
    headwear: mix(clothInRed(hero.colors.headwear ?? hero.colors.accent), '#8a1020', 0.5),
  },
});

/** A mirror's finger comes to meet ours, with no more than the glass between; what it hangs on is as dark as what it comes from. */
function meeting({ skin, years }: Hero): string {
  const { base, lite } = skinTone(MIRRORED, skinInRed(skin));
  const plump = years < 3 ? 1.2 : 1;
  const finger: readonly Point[] = [
    [10.6, 20],
    [9.4, 13.4],
    [6.4, 8],
    [2, 2.4],
  ];
  const broad = [3.6, 2.9, 2.8, 2].map((width) => width * plump);
  return at(
    TIP[0] - 0.4,
    TIP[1] - 3.4,
    1,
    // Out of the bust a sleeve comes toward us, to a cuff and a fist.
    path(SLEEVE, '#6a0a18') +
      line('M22.6 20C29 25.4 35 28 43 31.6', '#ff7a5c', 1) +
      line('M15.4 29.6C20 37 27 43 33 47', '#b8303a', 0.9) +
      path(
        'M22.6 18.6L25.4 21.6L17.4 31.6L14.4 29.2Z',
        '#a8333e',
        'stroke="#45040f" stroke-width=".6"',
      ) +
      oval(13.4, 20.4, 6 * plump, 5.6 * plump, CLOTH_IN_RED) +
      path(
        ribbon(
          finger,
          broad.map((width) => width + 0.8),
        ),
        CLOTH_IN_RED,
      ) +
      oval(13.4, 20.4, 5.2 * plump, 4.8 * plump, base) +
      path(ribbon(finger, broad), base) +
      line('M12.6 18.4q2.6 -1 4.6 .6M12.4 21.2q2.4 -.8 4.6 .6', CLOTH_IN_RED, 0.8) +
      line('M1.6 3l1.8 2.4', lite, 1.8, 'stroke-opacity=".8"'),
  );
}

const SLEEVE = 'M22.6 19.4C30 25.6 36 28 44 32L40 50C30 46 20 39 14.6 29.6Z';

/** Glass behind a head is brighter than it, however dark the skin: the lamps stand behind. */
const lampBehind = (face: Box): string =>
  oval(
    face.x + face.width / 2,
    face.y + face.height * 0.4,
    face.width * 1.3,
    face.height * 1.25,
    radial([
      [0, '#ffd8b0', 0.95],
      [0.6, '#ffc090', 0.7],
      [1, '#ffb080', 0],
    ]),
  );

/** And on it: warm on a forehead and both cheeks, and the less the darker who looks in. */
const lampOn = ({ x, y, width, height }: Box, light: number): string =>
  oval(
    x + width * 0.46,
    y + height * 0.5,
    width * 0.36,
    height * 0.42,
    radial([
      [0, '#ffb468', light < 0.3 ? 0.24 : 0.56],
      [0.6, '#ffa056', light < 0.3 ? 0.16 : 0.36],
      [1, '#ff8a40', 0],
    ]),
  );
