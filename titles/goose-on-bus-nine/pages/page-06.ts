import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { type OwnArm, ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { capOf, gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, BUTTON_RED, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { sideSeat } from '#titles/goose-on-bus-nine/set/side.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [93, 120];
/** Where the back of the seat before us begins; the last words stand on its cloth. */
const NEAR = 167;
const BAND = { ...SAFE, y: 174, width: 147, height: 28 };
/** Up out of the collar, over the rail and down to the button, like a lamp on a desk: it grows as it comes. */
const FAR: readonly Point[] = [
  [180, 148],
  [181, 132],
  [187, 112],
  [198, 86],
  [200, 56],
  [189, 30],
];
/** Where words are many there is less room over the rail: as round, and lower. */
const LOW: readonly Point[] = [
  [180, 148],
  [182, 134],
  [190, 119],
  [200, 102],
  [203, 84],
  [197, 66],
  [182, 56],
  [166, 58],
  [155, 68],
  [151, 80],
];
const FAR_OVER_THE_FOLD: readonly Point[] = [
  [390, 148],
  [392, 128],
  [398, 96],
  [394, 56],
  [372, 28],
  [330, 19],
  [286, 27],
  [244, 22],
  [212, 14],
];
const COMES: readonly Point[] = [
  [171, 17],
  [154, 26],
  [147, 44],
  [148, 62],
  [151, 78],
];

/** Shut over what it would have said: one line, without corners. */
const SHUT: Mouth = { draw: (lip) => line('M-11 4Q-3 -2 10 .8', lip, 3.2), at: [1.2, 4] };

/** Eye to eye: a neck has come the whole length of the bus, along the ceiling, to look down. */
export const page06: Painting = (cast) => paint(cast, SHEET, FAR);
/** Over the fold the neck is as long as the words say. */
export const spread06: Painting = (cast) => paint(cast, SPREAD, FAR_OVER_THE_FOLD);

function paint({ hero, telling }: Cast, width: number, far: readonly Point[]): Picture {
  // An Explorer's words stand on the cloth, and so all that is before it stands higher; the rail stays where it is.
  const wide = width === SPREAD;
  const small = hero.years < 2;
  const up = telling === 'explorer' ? 38 : 0;
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 68),
    'head',
    [hero.hair === 'afro' ? 30 : 35, 118],
    {
      pose: 'sit',
      mood: 'surprised',
      // Affront: of all who might have rung it. In a face of one year as much of it was a villain's.
      face: {
        mouth: SHUT,
        lids: { upper: small ? 0.14 : 0.24, lower: 0, slant: small ? 5 : 7 },
        brow: small ? [4, -3, -4] : [9, -3, -9],
        askew: 3,
        flushed: true,
      },
      yaw: 32,
      pitch: -4,
      nod: -12,
      tilt: 6,
      body: { lean: 16, roll: 6, shrug: small ? -14 : 8 },
      gaze: [1, -0.6],
      armsByPage: true,
    },
    LAMPS,
  );
  const points = pointing(hero, child);
  const holds = holding(hero, child);
  const neck =
    up && !wide
      ? LOW
      : [...far, ...COMES].map(
          ([x, y]): Point => [x, y + up * Math.min(1, Math.max(0, (88 - y) / 62))],
        );
  const widths = neck.map((_, i) => 8 + 22 * Math.min(1, i / (neck.length - 2)) ** 1.3);
  const [coatX] = far[0] as Point;
  const seats = wide ? [coatX - 8, 318, 252] : [coatX - 8];
  const scene =
    wall(width) +
    shifted(0, up, rail(width, up > 0)) +
    seats.map((x) => sideSeat(x, 178, 50)).join('') +
    at(coatX, 142, 0.24, gooseCoat(LAMPS, true)) +
    // A small child is drawn larger, and its seat would stand among the words.
    (hero.wheelchair
      ? ''
      : sideSeat(child.pelvis[0] - 16, Math.max(182, child.pelvis[1] + 4), 100)) +
    flash() +
    // The flash lies on the wall behind the hand, which was lost on the amber.
    oval(
      70,
      142,
      34,
      22,
      radial([
        [0, '#fff6da', 0.95],
        [0.5, '#ffeec2', 0.55],
        [1, '#ffe3a8', 0],
      ]),
    ) +
    rings(BUTTON[0], BUTTON[1], 11, 4) +
    (hero.wheelchair ? pushHandles(child, hero.wheelchair) : '') +
    child.art +
    holds.art +
    points +
    pole(BUTTON[0], 98, 190, 6.4) +
    button(BUTTON[0], BUTTON[1], 12.4, true) +
    seatBefore(width, up > 0) +
    holds.before +
    (wide ? forgotten() : '') +
    shifted(
      -4,
      3,
      path(
        ribbon(
          neck,
          widths.map((w) => w / 2),
        ),
        '#141233',
        'fill-opacity=".3"',
      ),
    ) +
    gooseNeck(neck, widths, LAMPS) +
    at(
      coatX,
      142,
      0.24,
      path(
        'M-26 -14C-40 0 -32 26 -6 32L0 14ZM26 -14C40 0 32 26 6 32L0 14Z',
        tone(LAMPS, GOOSE.coat).base,
      ),
    ) +
    at(
      141,
      95,
      0.82,
      gooseHead({ beak: 'pressing', gaze: [0.9, 0.4], lid: 'wide' }, mirrored(LAMPS)) +
        // Pushed back, by so long a way under a ceiling: its brim hung before the button.
        at(-5, -1, 1, capOf(mirrored(LAMPS)), -13),
      -24,
      -0.82,
    ) +
    lettered(SOUNDS['DING!'], [143.6, 141], {
      height: 9.4,
      turn: -6,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art: shifted(0, -up, scene),
    quiet: {
      box: up
        ? // Over the fold what the goose says has a bench of its own.
          {
            ...SAFE,
            y: NEAR - up + (wide ? 7 : 5.4),
            ...(wide ? { width: 182, height: 67 } : { height: 50 }),
          }
        : { ...SAFE, y: 20, width: 94, height: 54 },
      ink: 'light',
      anchor: 'middle',
      largest: { sprout: 28, sapling: 26, explorer: wide ? 24 : 18.5 },
      // Its place begins within that of what is told, so that it does not flow along with it; its letters stand below.
      last: {
        box: up
          ? wide
            ? { x: 229, y: NEAR - up + 12, width: 96, height: 52 }
            : { ...SAFE, y: 187.4, height: 17.4 }
          : wide
            ? { ...BAND, width: 181 }
            : BAND,
        ink: 'light',
        align: up ? 'left' : 'center',
        largest: up && !wide ? 42 : 52,
        // Who it was comes last, alone and large: there is a picture before it.
        ends: true,
      },
      lap: { box: BAND, ink: 'light', align: 'center', largest: 76 },
    },
    faces: [
      { ...child.face, y: child.face.y - up },
      { x: 108, y: 50 - up, width: 66, height: 68 },
    ],
  };
}

/** An inch away, and at nobody but the button. */
const TIP: Point = [69, 137];
const AIMS = -30;
function pointing(hero: Hero, child: PlacedHero): string {
  const { armL } = child.figure.skeleton;
  const wrist = wristOfFinger(child, TIP, AIMS);
  const shoulder = child.origin[0] + armL.root[0] * child.scale;
  const elbow: Point = [shoulder + (wrist[0] - shoulder) * 0.4, 159];
  return ownArm(hero, child, 1, { elbow, wrist, hand: finger, degrees: AIMS }, LAMPS).art;
}

/** Pulled up by the rail before it: the palm behind, four fingers over it. */
const holding = (hero: Hero, child: PlacedHero): OwnArm =>
  ownArm(
    hero,
    child,
    -1,
    { elbow: [7, 178], wrist: [25, 157], hand: grip, degrees: 72, size: 1.1 },
    LAMPS,
  );

/** Along the ceiling, with straps: behind the neck. */
const rail = (width: number, isLow: boolean): string =>
  line(`M-4 15H${width + 4}`, '#6a4028', 3.6) +
  line(`M-4 14.4H${width + 4}`, BUS.pole, 2.4) +
  Array.from({ length: Math.ceil(width / 52) }, (_, i) =>
    line(`M${26 + i * 52} 16v9l-4 8h8l-4 -8`, '#c98a3a', 1.5),
  )
    // None over words, and none on a cap.
    .filter((_, i) => (width === SHEET ? i === 2 && !isLow : i > (isLow ? 2 : 1)))
    .join('');

/** One long window with the evening in it; the words stand in its dark. */
function wall(width: number): string {
  const chance = chanceFrom('page 6');
  return (
    box(
      -4,
      -4,
      width + 8,
      164,
      linear([
        [0, '#16203f'],
        [0.42, '#2e4570'],
        [0.7, '#5f7896'],
        [1, '#6d7f98'],
      ]),
    ) +
    // The last light, in a ground of its own: in the sky's it was dragged up to the ceiling.
    box(
      -4,
      84,
      width + 8,
      66,
      linear([
        [0, '#d3ad7c', 0],
        [1, '#d3ad7c', 0.85],
      ]),
    ) +
    town(chance, width) +
    rain(chance, { x: 0, y: 4, width, height: 78 }, 0.5, 0.25) +
    rain(chance, { x: 0, y: 84, width, height: 66 }, 0.6, 0.9) +
    drops(chance, { x: 0, y: 84, width, height: 56 }, 36) +
    // The lamps of the bus, seen in its own glass.
    [12, 112, 212, 312, 412]
      .filter((x) => x < width)
      .map((x) =>
        oval(
          x,
          5,
          40,
          6,
          radial([
            [0, '#ffe9b0', 0.7],
            [1, '#ffe9b0', 0],
          ]),
        ),
      )
      .join('') +
    box(-4, -4, width + 8, 8, BUS.frame) +
    box(
      -4,
      148,
      width + 8,
      112,
      linear([
        [0, '#d29a55'],
        [0.3, BUS.panel],
        [1, '#7a4a3a'],
      ]),
    ) +
    box(-4, 145, width + 8, 5, BUS.frame) +
    line(`M-4 151.4H${width + 4}`, '#fff0c8', 1, 'stroke-opacity=".6"')
  );
}

/** Roofs against the last light: the nearer the darker, and windows like drops of amber. */
function town(chance: Chance, width: number): string {
  let far = '';
  let middle = '';
  let near = '';
  let lit = '';
  for (let x = -20; x < width; ) {
    const w = 22 + chance() * 20;
    const top = 62 + chance() * 20;
    far += `M${num(x)} 150V${num(top)}h${num(w * 0.3)}v-7h4v7h${num(w * 0.7 - 4)}V150Z`;
    x += w + 12 * chance();
  }
  for (let x = -14; x < width; ) {
    const w = 26 + chance() * 14;
    const top = 84 + chance() * 16;
    // A gable here, a flat roof there: nothing but gables was a saw.
    middle +=
      chance() > 0.5
        ? `M${num(x)} 150V${num(top)}l${num(w / 2)} -9l${num(w / 2)} 9V150Z`
        : `M${num(x)} 150V${num(top)}h${num(w * 0.7)}v-6h3v6h${num(w * 0.3 - 3)}V150Z`;
    x += w + 4 + 8 * chance();
  }
  for (let x = -10; x < width; ) {
    const w = 22 + chance() * 16;
    const top = 108 + chance() * 14;
    near += `M${num(x)} 150V${num(top)}h${num(w * 0.6)}v-6h3v6h${num(w * 0.4 - 3)}V150Z`;
    let windows = '';
    for (let i = 0; i < 4; i++)
      windows += `M${num(x + 4 + i * 6)} ${num(top + 6 + Math.floor(chance() * 3) * 8)}h3v4.6h-3Z`;
    // None beside a cheek.
    if (x > 62) lit += windows;
    x += w + 2;
  }
  return (
    path(far, '#536c98', 'fill-opacity=".8"') +
    path(middle, '#304678') +
    path(near, '#1d2850') +
    path(lit, '#ffd88a', 'fill-opacity=".9"')
  );
}

/** Somebody got off without it, and it drips on by itself. */
const forgotten = (): string =>
  path(
    'M339 170C345 174 346 184 343 197Q340 207 337.6 212Q335 206 333 197C330 184 331 174 337 170Z',
    '#0c2228',
    'fill-opacity=".5"',
  ) +
  path(
    'M332 172C337 169 341 169 344 173C347 182 344 196 338.6 207C333 197 330 182 332 172Z',
    '#7d4a86',
  ) +
  path(
    'M332 172C337 169 341 169 344 173C341 178 335 186 338.6 207C333 197 330 182 332 172Z',
    '#9a63a0',
  ) +
  line('M331.6 184Q338 188 344.8 183', '#5a3468', 1.6) +
  line('M338 171V158A5.4 5.4 0 0 0 327.2 158V163', '#5a3a22', 3.2) +
  line('M338 170V158A5.4 5.4 0 0 0 327.2 158V162.6', '#b9793f', 1.9);

/** What a ding looks like when somebody else has made it. */
const flash = (): string =>
  clean(
    oval(
      BUTTON[0],
      BUTTON[1],
      74,
      62,
      radial([
        [0, BUTTON_RED, 0.42],
        [0.45, BUTTON_RED, 0.16],
        [1, BUTTON_RED, 0],
      ]),
    ),
  );

/** The backs of the benches before us: cloth in a frame of brass, near and dark, and between two of them, if no words lie there, whoever sits behind. */
function seatBefore(width: number, isFull: boolean): string {
  const benches =
    width === SHEET
      ? isFull
        ? [bench(-30, 240)]
        : [bench(-30, 168), bench(192, 240)]
      : [bench(-30, 203), bench(213, 374), bench(406, 460)];
  const backs = benches.map((top) => `${top}Z`).join('');
  let diamonds = '';
  for (let row = 0; row < 7; row++) {
    for (let x = (row % 2) * 9; x < width + 4; x += 18)
      diamonds += `M${x} ${NEAR + 6 + row * 13}l2.4 3.6l-2.4 3.6l-2.4 -3.6Z`;
  }
  return (
    clip(
      backs,
      box(
        -4,
        NEAR - 8,
        width + 8,
        100,
        linear([
          [0, '#2a6867'],
          [0.22, '#1c4c50'],
          [1, '#12343a'],
        ]),
      ) + path(diamonds, BUS.seatDot, 'fill-opacity=".13"'),
    ) +
    // A welt, and where it is worn.
    shifted(0, 5.6, line(benches.join(''), '#0e2c32', 3, 'stroke-opacity=".55"')) +
    shifted(0, 5, line(benches.join(''), '#4f9a92', 0.9, 'stroke-opacity=".8"')) +
    line(benches.join(''), '#8a5a26', 5.4) +
    line(benches.join(''), BUS.pole, 3.6) +
    shifted(0, -0.9, line(benches.join(''), '#ffe9a6', 1))
  );
}

/** Up one side, over the top and down the other. */
const bench = (from: number, to: number): string =>
  `M${from} 256V${NEAR + 10}Q${from} ${NEAR - 2.6} ${from + 13} ${NEAR - 2.6}H${to - 13}Q${to} ${NEAR - 2.6} ${to} ${NEAR + 10}V256`;
