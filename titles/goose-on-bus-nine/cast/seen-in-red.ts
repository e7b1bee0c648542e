// Who looks into the red glass of page 5, and who is behind them.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { dress } from '#bookmaking/hero/outfits/dressed.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { bent, FINE } from '#titles/goose-on-bus-nine/set/bent.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { bulge, R, unbent, X, Y } from '#titles/goose-on-bus-nine/set/red-dome.ts';
import { disguise } from './disguise.ts';
import { longFinger } from './long-finger.ts';
import { TIP } from './pointing-finger.ts';
import { sittingHeadSize } from './sitting-head-size.ts';
import { smallFinger } from './small-finger.ts';
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
  let face: Box = { x: X, y: Y, width: 0, height: 0 };
  // All of it is drawn where it is bent, with what it is clipped by.
  const bowed = bent(() => {
    const small = reflection(hero);
    face = small.face;
    return small.art + meeting(small, hero);
  }, bulge);
  const art =
    at(X + 30, Y + 5, 0.28, disguise(LAMPS, { rise: 112, foot: true, beak: true }), 7) +
    // What is seen in red glass has no color but red, light or dark.
    oval(X, Y, R, R, '#ff6a56', 'style="mix-blend-mode:multiply"') +
    lampBehind(face) +
    at(0, 0, 1 / FINE, bowed) +
    lampOn(face) +
    whoElse();
  return { art, face };
}

/** Hair that is wide or long has to be seen whole. */
const SMALLER: Partial<Record<Hero['hair'], number>> = { afro: 37, locs: 41 };

/** Who looks in, flat as yet. */
const reflection = (hero: Hero): PlacedHero =>
  placeHero(
    wideAwake(inRed(hero)),
    sittingHeadSize(hero, hero.years < 2 ? 41 : (SMALLER[hero.hair] ?? 45)),
    'head',
    // Glass flattens what is far from its middle: of hair that is round, the top.
    [X - 5, Y + (hero.hair === 'afro' ? 3 : 1)],
    {
      pose: 'sit',
      mood: 'wonder',
      // A breath is held with the lips shut, by who is proud of a gap, too.
      face: { mouth: hero.years < 2 ? 'oh' : SOFT_SMILE },
      yaw: -12,
      pitch: 8,
      gaze: [-0.5, 0.3],
      touchR: MEETS,
      armR: { upper: [70, 10], lower: [100, 0], hand: 'hold' },
      // Behind the back: over the rim of the glass it was a claw.
      armL: { upper: [-34, 4], lower: [-40, -20], hand: 'hold' },
    },
    MIRRORED,
  );

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

/** Where the reflected fingertip is: at ours, with no more than the glass between. */
const MET: Point = unbent([TIP[0] - 0.2, TIP[1] - 3.4]);
/** And the wrist that it hangs on, as far below it as ours is. */
const MEETS: Point = [MET[0] + 6, MET[1] + 15];

/** A color as a red glass shows it: what is light stays light, and all between is red. */
const asRed = (color: Hex, dark: Hex, light: Hex): Hex =>
  mix(dark, light, Math.min(1, luma(color) * 1.3));

/** One red glass for every skin, and each keeps its place between dark and light: nobody is pink for all. */
const skinInRed = (skin: Hex): Hex =>
  mix('#56141a', '#ffc4a8', Math.min(1, 0.14 + luma(skin) * 1.15));
const clothInRed = (cloth: Hex): Hex => asRed(cloth, '#7a1620', '#d8604f');

/** Everybody as a red glass shows them: their own lights and darks, and a face that is lighter than what is round it. */
const inRed = (hero: Hero): Hero => ({
  ...hero,
  skin: skinInRed(hero.skin),
  hairColor: asRed(hero.hairColor, '#26050e', '#ffa050'),
  // Lamps lie on a frame before the darkest skin; with its own teal mixed in it was gray.
  glassesColor:
    luma(hero.skin) < 0.3
      ? '#ffc49c'
      : mix(asRed(hero.glassesColor, '#5a0c1c', '#e8862c'), hero.glassesColor, 0.12),
  hearingAid: hero.hearingAid && asRed(hero.hearingAid, '#7a1620', '#ffb08c'),
  colors: {
    main: clothInRed(hero.colors.main),
    second: clothInRed(hero.colors.second),
    accent: clothInRed(hero.colors.accent),
    shoes: '#4a0c16',
    headwear: mix(clothInRed(hero.colors.headwear ?? hero.colors.accent), '#c23a48', 0.4),
  },
});

/** A mirror's hand comes to meet the hand, joint for joint: larger than its arm, for it is nearer to the glass than who points. */
function meeting({ handR: [x, y], origin, scale, figure }: PlacedHero, hero: Hero): string {
  const [dx, dy] = [MET[0] - x, MET[1] - y];
  const size = (Math.hypot(dx, dy) || 1) / 104;
  const edge = '#5a0a18';
  const rose = skinTone(MIRRORED, skinInRed(hero.skin));
  const nail = mix(rose.base, '#ffd9c4', 0.45);
  const arm = asHero(dress(inRed(hero), figure.skeleton, MIRRORED).arm(-1));
  // Its edge parts it from a trunk of the same cloth, from the shoulder to the wrist.
  const dark = arm
    .replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${edge}"`)
    .replace(/ (fill|stroke)-opacity="[^"]*"/g, '');
  return (
    at(origin[0] - 0.5, origin[1] + 0.5, scale, dark) +
    at(origin[0] + 0.5, origin[1] + 0.3, scale, dark) +
    at(origin[0], origin[1], scale, arm) +
    at(
      x,
      y,
      -size,
      (hero.years < 3 ? smallFinger : longFinger)(rose, edge, nail),
      (Math.atan2(dy, dx) * 180) / Math.PI,
      size,
    )
  );
}

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

/** And on it: warm on a forehead and both cheeks, or the darkest were lost in red. */
const lampOn = ({ x, y, width, height }: Box): string =>
  oval(
    x + width * 0.46,
    y + height * 0.5,
    width * 0.36,
    height * 0.42,
    radial([
      [0, '#ffb468', 0.56],
      [0.6, '#ffa056', 0.36],
      [1, '#ff8a40', 0],
    ]),
  );
