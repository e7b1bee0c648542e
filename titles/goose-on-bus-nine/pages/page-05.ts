import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { dress } from '#bookmaking/hero/outfits/dressed.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import {
  AS_DRAWN,
  boxNearer,
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';

const [X, Y, R] = [140, 143, 56];
/** On the red already, and not on the button: what is a hand's width away in space is a hair's breadth on the page. */
const TIP: Point = [90, 153];
/** The shoulder is ours, below the page: the arm comes in from there, however old whose it is. */
const SHOULDER: Point = [-44, 288];
/** In the glass the lamps stand behind whoever looks in, and draw the edges. */
const MIRRORED: Light = { ...mirrored(LAMPS), rim: '#ffc9a8', rimAmount: 0.5 };

/** The page that holds its breath. Through the hero's own eyes: a finger, a button, and in its red the bus, and who is in it. */
export const page05: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const finger = ownArm(hero);
  const small = placeHero(
    inRed(hero),
    sittingHeadSize(hero, hero.years < 2 ? 46 : 53),
    'head',
    [X - 6, Y + 1],
    {
      pose: 'sit',
      mood: 'wonder',
      // A breath is held with the lips shut; who is proud of a gap shows it.
      face: { mouth: hero.features.teeth !== 'all' ? 'smile' : hero.years < 2 ? 'oh' : SOFT_SMILE },
      yaw: -12,
      pitch: 8,
      gaze: [-0.5, 0.3],
      touchR: MEETS,
      armR: { upper: [70, 10], lower: [100, 0], hand: 'hold' },
    },
    MIRRORED,
  );
  const face: Box = small.face;
  const dome = clean(
    oval(X, Y, R * 1.09, R * 1.09, '#8f0010') +
      oval(X, Y, R, R, BUTTON_RED) +
      clip(
        disc(X, Y, R),
        busInRed() +
          at(X + 28, Y + 4, 0.28, disguise(LAMPS, { rise: 112, foot: true, beak: true })) +
          // What is seen in red glass has no color but red, light or dark.
          oval(X, Y, R, R, '#ff6a56', 'style="mix-blend-mode:multiply"') +
          lampBehind(small) +
          small.art +
          meeting(small, hero) +
          whoElse(),
      ) +
      oval(
        X,
        Y,
        R,
        R,
        radial([
          [0, BUTTON_RED, 0.04],
          [0.62, BUTTON_RED, 0.16],
          [0.88, BUTTON_RED, 0.5],
          [1, BUTTON_RED, 0.96],
        ]),
      ) +
      path(
        `M${X + 22} ${Y - 47}C${X + 38} ${Y - 40} ${X + 48} ${Y - 26} ${X + 50} ${Y - 12}C${X + 42} ${Y - 26} ${X + 32} ${Y - 36} ${X + 18} ${Y - 42}Z`,
        '#ffffff',
        'fill-opacity=".85"',
      ),
  );
  const arm = sleeve(finger, hero) + pointing(finger, hero.skin);
  const art =
    // Where the page is bound, it is clear of the fold.
    wall(beside ? 57 : 48) +
    box(X - 86, Y - 66, 190, 190, '#5b3040', 44, 'fill-opacity=".28"') +
    box(X - 78, Y - 76, 190, 190, '#f3dcae', 42) +
    box(
      X - 76,
      Y - 76,
      190,
      190,
      linear(
        [
          [0, '#fffaf0'],
          [0.5, '#fff3da'],
          [1, '#eccf9a'],
        ],
        1,
        0,
        0,
        1,
      ),
      42,
    ) +
    line(
      `M${X - 68} ${Y + 60}V${Y - 30}Q${X - 66} ${Y - 68} ${X - 30} ${Y - 69}H${X + 80}`,
      '#ffffff',
      2.4,
      'stroke-opacity=".9"',
    ) +
    worn() +
    screw(X - 56, Y - 56) +
    oval(X - 5, Y + 7, R * 1.3, R * 1.3, '#6a3a34', 'fill-opacity=".3"') +
    oval(X, Y, R * 1.22, R * 1.22, '#c9a86a') +
    line(`M${X - 65} ${Y + 10}A66 66 0 0 1 ${X + 30} ${Y - 58}`, '#fff2c4', 3) +
    oval(X + 1, Y + 2, R * 1.15, R * 1.15, '#6a4038') +
    dome +
    arm +
    // The red shines on the fingertip before it is there.
    clean(
      oval(
        TIP[0] - 2,
        TIP[1] + 1,
        20,
        17,
        radial([
          [0, BUTTON_RED, 0.5],
          [0.5, BUTTON_RED, 0.2],
          [1, BUTTON_RED, 0],
        ]),
      ),
    );
  // Told in a breath, it is so near that there is hardly anything else.
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 12.5, height: 29 }, 13);
  const view: Nearer = beside
    ? { scale: 1.27, x: 192, y: 222 }
    : few
      ? { scale: 1.15, x: SHEET, y: SHEET }
      : AS_DRAWN;
  return {
    art: nearer(view, art),
    quiet: {
      box: few ? few.box : { ...SAFE, y: 12.5, height: 35 },
      ink: 'light',
      anchor: 'middle',
      last: { box: few ? few.last : { ...SAFE, y: 48, height: 17 }, ink: 'light', largest: 32 },
      largest: { seedling: 54, sprout: 28, sapling: 21, explorer: 17 },
    },
    faces: [boxNearer(view, face)],
    ...(beside && {
      overFold: () => nearer(view, arm),
    }),
  };
};

/** Far behind, and as dim as the glass is there: a neck, an eye. Whose they are is for the next page. */
const whoElse = (): string =>
  line(
    `M${X + 28.4} ${Y + 2}C${X + 27} ${Y - 8} ${X + 28.6} ${Y - 18} ${X + 28} ${Y - 24}`,
    '#b8342f',
    6.4,
  ) +
  oval(X + 26.4, Y - 24.6, 1.9, 2.1, '#e58a78') +
  oval(X + 25.8, Y - 24.4, 1.1, 1.3, '#3a0410') +
  path(`M${X + 24.6} ${Y - 22.4}l-6 1.8q3 2 7 1.2Z`, '#a83a22');

/** Where the reflected fingertip is: a breath from ours. */
const MET: Point = [TIP[0] + 4.6, TIP[1] - 0.6];
/** And the wrist that it hangs on. */
const MEETS: Point = [MET[0] + 10, MET[1] + 8];

/** A color as a red glass shows it: what is light stays light, and all between is red. */
const asRed = (color: Hex, dark: Hex, light: Hex): Hex =>
  mix(dark, light, Math.min(1, luma(color) * 1.3));

const skinInRed = (skin: Hex): Hex => mix(asRed(skin, '#6a1e1c', '#ffd2b8'), skin, 0.12);
const clothInRed = (cloth: Hex): Hex => asRed(cloth, '#7a1620', '#e8806c');

/** Everybody as a red glass shows them: their own lights and darks, and a face that is lighter than what is round it. */
const inRed = (hero: Hero): Hero => ({
  ...hero,
  skin: skinInRed(hero.skin),
  hairColor: asRed(hero.hairColor, '#26050e', '#ffa050'),
  glassesColor: '#4a0c16',
  colors: {
    main: clothInRed(hero.colors.main),
    second: clothInRed(hero.colors.second),
    accent: clothInRed(hero.colors.accent),
    shoes: '#4a0c16',
    headwear: mix(clothInRed(hero.colors.headwear ?? hero.colors.accent), '#c23a48', 0.4),
  },
});

/** A mirror's hand comes to meet the hand: larger than its arm, for it is nearer to the glass than who points. */
function meeting({ handR: [x, y], origin, scale, figure }: PlacedHero, hero: Hero): string {
  const [dx, dy] = [MET[0] - x, MET[1] - y];
  const long = Math.hypot(dx, dy) || 1;
  const edge = '#6a0f1c';
  const rose = skinTone(MIRRORED, skinInRed(hero.skin)).base;
  const arm = asHero(dress(inRed(hero), figure.skeleton, MIRRORED).arm(-1));
  // Its edge parts it from a trunk of the same cloth, from the shoulder to the wrist.
  const dark = arm
    .replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${edge}"`)
    .replace(/ (fill|stroke)-opacity="[^"]*"/g, '');
  const finger = (d: string, width: number): string =>
    line(d, edge, width + 3) + line(d, rose, width);
  return (
    at(origin[0] - 0.5, origin[1] + 0.5, scale, dark) +
    at(origin[0] + 0.5, origin[1] + 0.3, scale, dark) +
    at(origin[0], origin[1], scale, arm) +
    at(
      x,
      y,
      -long / 60,
      finger('M0 0H14', 22) +
        finger('M18 -7C32 -8 44 -5 56 -1', 8) +
        finger('M16 12H24', 8) +
        finger('M15 5H27', 8.6) +
        finger('M16 -3H27', 9) +
        finger('M4 -11Q14 -15 22 -8', 8),
      (Math.atan2(dy, dx) * 180) / Math.PI,
      long / 60,
    )
  );
}

/** Glass behind a head is brighter than it, however dark the skin: the lamps stand behind. */
const lampBehind = ({ face }: PlacedHero): string =>
  oval(
    face.x + face.width / 2,
    face.y + face.height * 0.4,
    face.width * 1.15,
    face.height * 1.15,
    radial([
      [0, '#ffd8b0', 0.95],
      [0.6, '#ffc090', 0.7],
      [1, '#ffb080', 0],
    ]),
  );

/** Our own arm, as long for everybody: small children have short ones, and look at them from nearer. */
function ownArm(hero: Hero): PlacedHero {
  const reaching = (size: number, where: Point, touchL?: Point): PlacedHero =>
    placeHero(
      hero,
      size,
      'head',
      where,
      {
        pose: 'stand',
        mood: 'wonder',
        yaw: 60,
        pitch: 4,
        touchL,
        armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
      },
      LAMPS,
    );
  const shoulderOf = ({ origin, scale, figure }: PlacedHero): Point => {
    const [x, y] = figure.skeleton.armL.root;
    return [origin[0] + x * scale, origin[1] + y * scale];
  };
  const plain = reaching(100, [0, 0]);
  const { upperArm, foreArm, hand } = plain.figure.skeleton.body;
  const size =
    (Math.hypot(TIP[0] - SHOULDER[0], TIP[1] - SHOULDER[1]) / (upperArm + foreArm + hand * 30)) *
    102;
  const [x, y] = shoulderOf(reaching(size, [0, 0]));
  return reaching(size, [SHOULDER[0] - x, SHOULDER[1] - y], TIP);
}

/** The arm to its wrist: the hand is drawn here, as large as a page. */
const sleeve = ({ figure, origin, scale }: PlacedHero, hero: Hero): string =>
  at(origin[0], origin[1], scale, asHero(dress(hero, figure.skeleton, LAMPS).arm(1)));

/** A left hand that points to the right, as whose it is sees it: one long finger, three that are curled, and a thumb over them. */
function pointing({ handL }: PlacedHero, skin: Hex): string {
  const [dx, dy] = [TIP[0] - handL[0], TIP[1] - handL[1]];
  const t = skinTone(LAMPS, skin);
  // On the darkest skin it is the light that draws a knuckle.
  const edge = luma(t.base) < 0.3 ? mix(t.base, '#e0a07c', 0.4) : mix(t.base, t.deep, 0.8);
  const nail = mix(palm(t.base), '#ffe9df', 0.5);
  const crease = (d: string, width = 1.8): string => line(d, edge, width, 'stroke-opacity=".8"');
  const curled = (d: string, width: number): string =>
    line(d, edge, width + 3.4) + line(d, t.base, width);
  const back =
    'M-14 -19.6C2 -24 20 -27 34 -24.6C58 -21 76 -16 91 -11C104 -7 105 7 94 9.6C80 11.6 66 11 54 11C57 22 50 34 38 37C20 41 2 32 -14 21';
  const hand =
    line(back, edge, 3.4) +
    path(`${back}Z`, t.base) +
    // The side that the lamps do not reach.
    path(
      'M-14 21C2 32 20 41 38 37C50 34 57 22 54 11C66 11 80 11.6 94 9.6C97 8.8 99 7 100 5C84 6.4 66 3 52 4C48 18 30 28 10 23C0 20 -8 16 -14 12Z',
      t.shade,
      'fill-opacity=".6"',
    ) +
    curled('M31 33.4L41 32.6', 9.6) +
    curled('M32 24L47.4 23', 11.4) +
    curled('M32 13L50 12.4', 12.6) +
    curled('M4 -1C14 -6 26 -2 36 6', 13.4) +
    path(
      'M31 -.4C35 -1 41 3.4 42 8C41.4 11 37 11.4 34.4 9C31.6 6.4 29.6 1.4 31 -.4Z',
      nail,
      `stroke="${edge}" stroke-width="1"`,
    ) +
    crease('M17 -6.6q3.4 2.4 4.4 6.6') +
    crease('M43 -20q3.6 5 2.4 11M48 -18q2.6 4 1.8 8', 1.6) +
    crease('M69 -15.4q2.6 5 1.2 11M72.6 -14q2 4 1 8', 1.6) +
    crease('M-5 -17q4.4 8 3.4 17M-9 8q3 4 2.6 9', 1.6) +
    // Seen from its side, as one sees one's own.
    path(
      'M82 -13.4C89 -12.6 98 -8.6 101 -4.4C102 -1.4 99 .2 94.6 -.6C88.6 -1.8 83.6 -4.4 81.4 -7.6C80.2 -9.8 80.4 -12.6 82 -13.4Z',
      nail,
      `stroke="${edge}" stroke-width="1.2"`,
    ) +
    path(
      'M97.4 -7.4C100 -6 101.8 -3.8 101 -2C100 -.6 97.6 -.2 94.6 -.6C97.4 -2.2 98.4 -4.6 97.4 -7.4Z',
      '#fff6ee',
      'fill-opacity=".85"',
    ) +
    line('M85 -10.6q5 .6 9 3', '#ffffff', 1.3, 'stroke-opacity=".6"');
  return at(
    handL[0],
    handL[1],
    Math.hypot(dx, dy) / 100,
    clean(hand),
    (Math.atan2(dy, dx) * 180) / Math.PI,
  );
}

/** The bus's wall: the blue of the evening lies on it in slanted panes, with the shadows of drops; further down a lamp warms it. */
function wall(featherAt: number): string {
  const chance = chanceFrom('page 5');
  const panes =
    'M-30 84L4 -8H60L30 84ZM38 84L68 -8H124L98 84ZM106 84L132 -8H188L166 84ZM174 84L196 -8H250L234 84Z';
  let shadows = '';
  let cores = '';
  for (let i = 0; i < 84; i++) {
    const x = chance() * SHEET;
    const y = chance() * 84;
    const r = 0.6 + chance() * 1.6;
    shadows += disc(x, y, r, r * 1.25);
    cores += disc(x - r * 0.2, y + r * 0.5, r * 0.42);
    if (chance() > 0.7) shadows += `M${num(x - 0.4)} ${num(y)}h.8v${num(-6 - chance() * 12)}h-.8Z`;
  }
  return (
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#33263f'],
        [0.3, '#4a3242'],
        [0.42, '#6a4848'],
        [1, '#6a4848'],
      ]),
    ) +
    path(
      panes,
      linear([
        [0, '#46527a'],
        [0.7, '#4a4a68', 0.8],
        [1, '#6a5058', 0],
      ]),
    ) +
    clip(panes, path(shadows, '#332f4e', 'fill-opacity=".75"') + path(cores, '#525e84')) +
    // Bus green below: skin of every tone stands out against it, and so does red.
    box(
      -4,
      88,
      SHEET + 8,
      132,
      linear([
        [0, '#2b6664'],
        [0.45, '#48918a'],
        [1, '#1f5456'],
      ]),
    ) +
    feather(featherAt, 104) +
    box(-4, 85, SHEET + 8, 4.4, '#d9a35c') +
    line('M-4 88.8H220', '#8a5a34', 0.9) +
    line('M14 92V220M34 92V220M54 92V220', '#1c4a4c', 1.2, 'stroke-opacity=".7"') +
    line('M15.4 92V220M35.4 92V220M55.4 92V220', '#8fc4b4', 0.7, 'stroke-opacity=".5"') +
    oval(
      36,
      160,
      66,
      58,
      radial([
        [0, '#ffdf9a', 0.42],
        [1, '#ffdf9a', 0],
      ]),
    )
  );
}

/** Three hundred thumbs a day have missed it: the enamel is worn to its primer below, chipped at a corner, and the row of windows lies on it. */
const worn = (): string =>
  path(
    `M${X + 34} ${Y - 76}L${X + 20} ${Y - 62}H${X + 44}L${X + 58} ${Y - 76}ZM${X + 66} ${Y - 76}L${X + 50} ${Y - 60}Q${X + 58} ${Y - 52} ${X + 64} ${Y - 44}L${X + 90} ${Y - 70}V${Y - 76}Z`,
    '#ffffff',
    'fill-opacity=".6"',
  ) +
  path(
    `M${X - 58} ${Y + 44}C${X - 50} ${Y + 56} ${X - 40} ${Y + 66} ${X - 26} ${Y + 72}C${X - 30} ${Y + 76} ${X - 40} ${Y + 74} ${X - 48} ${Y + 66}C${X - 56} ${Y + 60} ${X - 62} ${Y + 50} ${X - 58} ${Y + 44}Z`,
    '#d3ae72',
    'fill-opacity=".55"',
  ) +
  path(
    `M${X - 77} ${Y - 12}C${X - 74} ${Y - 13} ${X - 73.4} ${Y - 9} ${X - 74.6} ${Y - 7}C${X - 72.6} ${Y - 5} ${X - 73.6} ${Y - 1} ${X - 77} ${Y - 0.6}Z`,
    '#8a6248',
  );

/** Down, behind the rail of the wall: somebody who has any of it sits in this bus. */
const feather = (x: number, y: number): string =>
  path(
    `M${x} ${y}C${x - 9} ${y - 8} ${x - 12} ${y - 22} ${x - 5} ${y - 33}C${x + 5} ${y - 28} ${x + 8} ${y - 12} ${x} ${y}Z`,
    '#fbf7ee',
  ) +
  path(
    `M${x - 5} ${y - 33}C${x + 5} ${y - 28} ${x + 8} ${y - 12} ${x} ${y}C${x + 1} ${y - 12} ${x - 1} ${y - 24} ${x - 5} ${y - 33}Z`,
    '#c9bccb',
  ) +
  line(
    `M${x + 1.6} ${y + 5}C${x + 1} ${y - 8} ${x - 1} ${y - 20} ${x - 4.6} ${y - 31}M${x - 8.6} ${y - 10}l4 2M${x + 5.4} ${y - 14}l-3 3M${x - 9.8} ${y - 18}l4 3`,
    '#8a7f94',
    0.8,
  );

const screw = (x: number, y: number): string =>
  oval(x + 0.6, y + 0.8, 4, 4, '#b08a58') +
  oval(x, y, 3.8, 3.8, '#e6cf9c') +
  line(`M${x - 2.4} ${y - 1.6}L${x + 2.4} ${y + 1.6}`, '#9a7646', 1);

/** The whole empty bus, bent round: lamps above, windows with the town in them, seats on either side of the aisle. */
function busInRed(): string {
  const arc = (from: number, to: number, inner: number, outer: number): string => {
    const p = (angle: number, r: number): string =>
      `${num(X + Math.cos(angle) * r)} ${num(Y + 4 + Math.sin(angle) * r * 0.86)}`;
    return `M${p(from, inner)}A${inner} ${num(inner * 0.86)} 0 0 1 ${p(to, inner)}L${p(to, outer)}A${outer} ${num(outer * 0.86)} 0 0 0 ${p(from, outer)}Z`;
  };
  const panes =
    arc(-3.3, -2.86, 28, 50) +
    arc(-2.8, -2.42, 27, 51) +
    arc(-2.36, -2.04, 27, 52) +
    arc(-1.1, -0.78, 27, 52) +
    arc(-0.72, -0.34, 27, 51) +
    arc(-0.28, 0.16, 28, 50);
  const lights = [
    [-44, -6],
    [-39, -12],
    [-36, -24],
    [-30, -20],
    [-22, -36],
    [42, -8],
    [38, -18],
    [30, -28],
    [44, 0],
    [21, -36],
  ]
    .map(([dx = 0, dy = 0]) => `M${X + dx} ${Y + dy}h.1`)
    .join('');
  const seat = (dx: number, dy: number, w: number): string =>
    `M${X + dx - w} ${Y + dy + w * 1.6}V${Y + dy + w * 0.5}q0 ${num(-w * 0.5)} ${num(w * 0.5)} ${num(-w * 0.5)}h${w}q${num(w * 0.5)} 0 ${num(w * 0.5)} ${num(w * 0.5)}V${Y + dy + w * 1.6}Z`;
  return (
    path(panes, '#4a0a28', 'fill-opacity=".8"') +
    line(lights, '#ffc890', 2, 'stroke-opacity=".85"') +
    path(
      `M${X - 9} ${Y - 20}H${X + 9}L${X + 40} ${Y + R}H${X - 40}Z`,
      '#8f0010',
      'fill-opacity=".6"',
    ) +
    path(
      seat(-44, 14, 10) + seat(-38, 2, 7) + seat(-30, -6, 5) + seat(46, 12, 9) + seat(13, -8, 4),
      '#5a0a20',
      'fill-opacity=".85"',
    ) +
    line(
      `M${X - 40} ${Y - 45}Q${X} ${Y - 60} ${X + 34} ${Y - 47}M${X - 18} ${Y - 36}Q${X} ${Y - 42} ${X + 16} ${Y - 37}`,
      '#ffe0b0',
      1.6,
      'stroke-opacity=".75"',
    ) +
    oval(
      X,
      Y - 26,
      14,
      7,
      radial([
        [0, '#ffd8a0', 0.7],
        [1, '#ffd8a0', 0],
      ]),
    )
  );
}
