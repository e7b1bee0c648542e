import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { dress } from '#bookmaking/hero/outfits/dressed.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { nearSleeve } from '#titles/goose-on-bus-nine/cast/near-sleeve.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { wideAwake } from '#titles/goose-on-bus-nine/cast/wide-awake.ts';
import { type Bend, bent, FINE } from '#titles/goose-on-bus-nine/set/bent.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { feather } from '#titles/goose-on-bus-nine/set/feather.ts';
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
/** A breath before the red: there is a hair of brass between them yet. */
const TIP: Point = [80.5, 158];
/** The shoulder is ours, below the page: the arm comes in from there, however old whose it is. */
const SHOULDER: Point = [-44, 288];
/** In the glass the lamps stand behind whoever looks in, and draw the edges. */
const MIRRORED: Light = {
  ...mirrored(LAMPS),
  // And shade is red, too: with the lamps' own a loc was not parted from the next.
  shade: '#30040f',
  shadeAmount: 0.44,
  rim: '#ffc9a8',
  rimAmount: 0.5,
};

/** The page that holds its breath. Through the hero's own eyes: a finger, a button, and in its red the bus, and who is in it. */
export const page05: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const finger = ownArm(hero);
  let face: Box = SAFE;
  // All of it is drawn where it is bent, with what it is clipped by.
  const seen = bent(() => {
    const small = reflection(hero);
    face = small.face;
    return small.art + meeting(small, hero);
  }, bulge);
  const lamp = lampBehind(face);
  const dome = clean(
    oval(X, Y, R * 1.09, R * 1.09, '#8f0010') +
      oval(X, Y, R, R, BUTTON_RED) +
      clip(
        disc(X, Y, R),
        busInRed() +
          at(X + 30, Y + 5, 0.28, disguise(LAMPS, { rise: 112, foot: true, beak: true }), 7) +
          // What is seen in red glass has no color but red, light or dark.
          oval(X, Y, R, R, '#ff6a56', 'style="mix-blend-mode:multiply"') +
          lamp +
          at(0, 0, 1 / FINE, seen) +
          whoElse(),
      ) +
      oval(
        X,
        Y,
        R,
        R,
        radial([
          [0, BUTTON_RED, 0.15],
          [0.62, BUTTON_RED, 0.26],
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
  const wrist = wristOf(finger, hero.years < 2 ? 0.8 : 1.06);
  const clothed = sleeve(finger, wrist, hero);
  const arm = clothed.bare + pointing(wrist, hero.skin) + clothed.sleeve;
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
      `M${X - 68} ${Y + 26}V${Y - 30}Q${X - 66} ${Y - 68} ${X - 30} ${Y - 69}H${X + 80}`,
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
        12,
        11,
        radial([
          [0, BUTTON_RED, 0.5],
          [0.5, BUTTON_RED, 0.2],
          [1, BUTTON_RED, 0],
        ]),
      ),
    );
  // Told in a breath, it is so near that there is hardly anything else.
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 12.5, height: 29 }, 13);
  // Told at length, it is seen from a little higher.
  const long = !beside && cast.telling === 'explorer';
  const lower = long ? 10 : 0;
  const view: Nearer = beside
    ? { scale: 1.27, x: 192, y: 222 }
    : few
      ? { scale: 1.15, x: SHEET, y: SHEET }
      : AS_DRAWN;
  const seenAt = boxNearer(view, face);
  return {
    art: box(0, 0, SHEET, 14, '#33263f') + shifted(0, lower, nearer(view, art)),
    quiet: {
      box: few ? few.box : { ...SAFE, y: 12.5, height: 35 + (long ? 15 : 0) },
      ink: 'light',
      anchor: 'middle',
      last: {
        box: few ? few.last : { ...SAFE, y: long ? 63.5 : 48, height: long ? 12 : 17 },
        ink: 'light',
        largest: 32,
      },
      largest: { seedling: 54, sprout: 28, sapling: 21, explorer: 19 },
    },
    faces: [{ ...seenAt, y: seenAt.y + lower }],
    ...(beside && {
      overFold: () => nearer(view, arm),
    }),
  };
};

/** Who looks in, flat as yet. */
const reflection = (hero: Hero): PlacedHero =>
  placeHero(
    wideAwake(inRed(hero)),
    sittingHeadSize(hero, hero.years < 2 ? 47 : 56),
    'head',
    [X - 7, Y + 2],
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

/** Far behind, in what light is left there: a neck, an eye, a beak. Whose they are is for the next page. */
const whoElse = (): string =>
  line(neckInRed(0, 1), '#8a1a1e', 9) +
  line(neckInRed(-0.6, 0), '#d8564c', 7.4) +
  line(neckInRed(-3, -1), '#ffb49a', 1.4) +
  path(
    `M${X + 26} ${Y - 24.6}C${X + 20} ${Y - 25} ${X + 15.6} ${Y - 22} ${X + 13} ${Y - 18.6}C${X + 16} ${Y - 17} ${X + 22} ${Y - 17} ${X + 26} ${Y - 19}Z`,
    '#ff9a58',
  ) +
  path(
    `M${X + 26} ${Y - 20.6}C${X + 21} ${Y - 20} ${X + 17} ${Y - 19.4} ${X + 13} ${Y - 18.6}C${X + 16} ${Y - 16.6} ${X + 22} ${Y - 16.6} ${X + 26} ${Y - 19}Z`,
    '#c94a28',
  ) +
  line(`M${X + 23} ${Y - 23.4}Q${X + 18.6} ${Y - 22.8} ${X + 16} ${Y - 20.6}`, '#ffe2b4', 0.9) +
  oval(X + 27.6, Y - 25.6, 2.9, 3.1, '#ffe4cc') +
  oval(X + 26.8, Y - 25.2, 1.7, 1.9, '#3a0410') +
  oval(X + 27.3, Y - 26, 0.6, 0.6, '#ffffff');

/** The middle of the dome; how much it shows of the bus, and how much it makes of what is before its middle. */
const POLE: Point = [X - 3, Y + 2];
const [SHOWS, SWELLS] = [50, 33];

/** Whoever is far from the middle is bowed along the rim. */
const neckInRed = (dx: number, dy: number): string =>
  `M${X + 33 + dx} ${Y + 5 + dy}C${X + 38 + dx} ${Y - 6 + dy} ${X + 36 + dx} ${Y - 17 + dy} ${X + 28.6 + dx} ${Y - 23.4 + dy}`;

/** As a dome shows who leans over it: what is before its middle swells, and all that is not leans away and is pressed to its rim. */
const bulge: Bend = (p) => along(p, (far) => SHOWS * Math.atan(far / SWELLS));

/** What has to be drawn where, that it is seen at `seen`. */
const unbent: Bend = (p) => along(p, (far) => SWELLS * Math.tan(far / SHOWS));

function along([x, y]: Point, reach: (far: number) => number): Point {
  const [dx, dy] = [x - POLE[0], y - POLE[1]];
  const far = Math.hypot(dx, dy) || 1e-6;
  const k = reach(far) / far;
  return [POLE[0] + dx * k, POLE[1] + dy * k];
}

/** Where the reflected fingertip is: a breath from ours. */
const MET: Point = unbent([TIP[0] + 9.5, TIP[1] - 0.6]);
/** And the wrist that it hangs on. */
const MEETS: Point = [MET[0] + 12, MET[1] + 4.6];

/** A color as a red glass shows it: what is light stays light, and all between is red. */
const asRed = (color: Hex, dark: Hex, light: Hex): Hex =>
  mix(dark, light, Math.min(1, luma(color) * 1.3));

/** One red glass for every skin: lighter than what is round it, and no two alike. */
const skinInRed = (skin: Hex): Hex => mix('#c4564a', '#f4a890', Math.min(1, luma(skin) * 1.25));
const clothInRed = (cloth: Hex): Hex => asRed(cloth, '#7a1620', '#d8604f');

/** Everybody as a red glass shows them: their own lights and darks, and a face that is lighter than what is round it. */
const inRed = (hero: Hero): Hero => ({
  ...hero,
  skin: skinInRed(hero.skin),
  hairColor: asRed(hero.hairColor, '#26050e', '#ffa050'),
  // Orange is as light in it as it is; and they are parted from the darkest skin and from the lightest.
  glassesColor:
    luma(hero.skin) < 0.3
      ? mix('#e6c4b0', hero.glassesColor, 0.6)
      : mix(asRed(hero.glassesColor, '#5a0c1c', '#e8862c'), hero.glassesColor, 0.4),
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
const lampBehind = (face: Box): string =>
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

/** The wrist bends, so that the finger goes to the middle of the red, wherever its shoulder is. */
function wristOf({ handL }: PlacedHero, size: number): Point {
  const long = Math.hypot(TIP[0] - handL[0], TIP[1] - handL[1]) * size;
  const angle = radians(BENT);
  return [TIP[0] - Math.cos(angle) * long, TIP[1] - Math.sin(angle) * long];
}
const BENT = -27;

/** The arm to its wrist: the hand is drawn here, as large as a page. */
const sleeve = ({ figure }: PlacedHero, wrist: Point, hero: Hero): ReturnType<typeof nearSleeve> =>
  nearSleeve(
    hero,
    figure.skeleton,
    {
      wrist,
      from: SHOULDER,
      half: (Math.hypot(TIP[0] - wrist[0], TIP[1] - wrist[1]) / 104) * 15.6,
    },
    LAMPS,
  );

/** A left hand that points to the right, as whose it is sees it: one long finger, three that are curled, and a thumb over them. */
function pointing(wrist: Point, skin: Hex): string {
  const [dx, dy] = [TIP[0] - wrist[0], TIP[1] - wrist[1]];
  // Slender: a finger as broad as it was looked like a thumb.
  const long = Math.hypot(dx, dy);
  const t = skinTone(LAMPS, skin);
  // On the darkest skin it is the light that draws a knuckle.
  const edge = luma(t.base) < 0.3 ? mix(t.base, '#e0a07c', 0.4) : mix(t.base, t.deep, 0.8);
  const nail = mix(palm(t.base), '#ffe9df', 0.5);
  const crease = (d: string, width = 1.8): string => line(d, edge, width, 'stroke-opacity=".8"');
  const curled = (d: string, width: number): string =>
    line(d, edge, width + 3.4) + line(d, t.base, width);
  // Over the knuckle, the two joints of the finger and round its tip; back along three soft pads, and round the fist.
  const back =
    'M-4 -17.4C6 -20.6 18 -29 31 -29C40 -29 45 -26.4 52 -25.4C59 -25 64 -22.8 71 -23C79 -23.4 84 -22.4 91 -20C99 -17.4 108.6 -13 109 -8.6C109 -4.8 102 -4 95 -5C88 -6 83 -4.6 76 -4.8C69 -5.4 62 -4.6 55 -3C59.6 7 59 22 52 31C47 39 37 42 27 40.4C13 38 4 28 -5 19';
  const thumb =
    'M2 -9.6C8 -13.4 18 -12.6 25 -7.4C30 -4 37 -2.6 43 1.6C48.6 5.6 48.4 12 43 13.6C37 15 30 12.4 25 10C17 8 9 9 3 6.4';
  const hand =
    line(back, edge, 3.4) +
    path(`${back}Z`, t.base) +
    // The side that the lamps do not reach.
    path(
      'M-5 19C4 28 13 38 27 40.4C37 42 47 39 52 31C59 22 59.6 7 55 -3C62 -4.6 69 -5.4 76 -4.8C83 -4.6 88 -6 95 -5C102 -4 107 -5 108.6 -7.6C102 -8.4 94 -10.6 88 -10C80 -9.4 70 -11 52 -8C49 14 30 29 10 25C4 23 -2 18 -6 13Z',
      t.shade,
      'fill-opacity=".6"',
    ) +
    curled('M29 32L41 31', 10) +
    curled('M30 22.6L46 21.6', 11.4) +
    curled('M32 11.6L48.6 10.6', 12.4) +
    line(thumb, edge, 3.4) +
    path(`${thumb}Z`, t.base) +
    // So young that a knuckle is a dimple, and a joint one line.
    crease('M37 -22.6q2.6 1 3 4M24.4 -6.6q2.2 2.6 1.6 6', 1.5) +
    crease(
      'M66.4 -22q2.2 2.4 1.6 5.4M70.4 -22.2q1.8 2 1.4 4M86.4 -20q1.6 1.8 1 4M67 -5q-1.2 -1.4 -.8 -3',
      1.4,
    ) +
    // And a wrist has a fold.
    crease('M-1 27q4.6 -4 6 -10', 1.6) +
    oval(38, -18.4, 3, 2, t.lite, 'fill-opacity=".45"') +
    line('M74 -20.4Q82 -20.4 89 -18', t.lite, 1.4, 'stroke-opacity=".5"') +
    // Seen from its side, as one sees one's own.
    path(
      'M95.4 -18.4C101 -16.4 107 -13.2 108.2 -9.8C106.6 -8.6 103.6 -9 101 -10C97.4 -11.4 95 -13.6 94.6 -15.8C94.4 -17.2 94.8 -18.2 95.4 -18.4Z',
      nail,
      `stroke="${edge}" stroke-width="1.1"`,
    ) +
    line('M96.6 -16.4q4 1.4 6.4 3.2', '#ffffff', 1.2, 'stroke-opacity=".6"');
  return at(
    wrist[0],
    wrist[1],
    (long / 104) * 0.86,
    clean(hand),
    (Math.atan2(dy, dx) * 180) / Math.PI,
    long / 104,
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

/** Three hundred thumbs a day have missed it: the enamel is worn to its primer below, and the row of windows lies on it. */
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
      `M${X - 9} ${Y - 20}Q${X} ${Y - 22} ${X + 9} ${Y - 20}C${X + 30} ${Y - 6} ${X + 44} ${Y + 20} ${X + 46} ${Y + R}H${X - 46}C${X - 44} ${Y + 20} ${X - 30} ${Y - 6} ${X - 9} ${Y - 20}Z`,
      '#8f0010',
      'fill-opacity=".6"',
    ) +
    // What one holds on to is straight, but for who is round.
    line(
      `M${X - 24} ${Y - 52}C${X - 52} ${Y - 30} ${X - 60} ${Y + 14} ${X - 38} ${Y + 46}M${X + 24} ${Y - 52}C${X + 50} ${Y - 30} ${X + 60} ${Y + 14} ${X + 40} ${Y + 46}`,
      '#ffb070',
      2,
      'stroke-opacity=".75"',
    ) +
    line(
      `M${X - 52} ${Y - 6}C${X - 40} ${Y - 30} ${X - 18} ${Y - 42} ${X} ${Y - 43}C${X + 18} ${Y - 42} ${X + 40} ${Y - 30} ${X + 52} ${Y - 6}`,
      '#ffb070',
      1.1,
      'stroke-opacity=".5"',
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
