import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { bagFront } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { gooseBiting, onBitten } from '#titles/goose-on-bus-nine/cast/goose-biting.ts';
import { byEdge, roundStem, TO_EDGE, TO_STEM } from '#titles/goose-on-bus-nine/cast/grip.ts';
import { gripOf, isThin, turnOf } from '#titles/goose-on-bus-nine/cast/grip-places.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { benchBefore } from '#titles/goose-on-bus-nine/set/bench-before.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { lampsInFog } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { pastFold } from '#titles/goose-on-bus-nine/set/past-fold.ts';
import { drops } from '#titles/goose-on-bus-nine/set/rain.ts';
import {
  AS_DRAWN,
  boxNearer,
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** Between the goose's eyes, and how large it is. */
const GOOSE_AT = [154, 50, 0.86] as const;

const BAG = [27, 145] as const;

/** How near we are where the words stand beside it, and how much of the newspaper is down then. */
const BESIDE: Nearer = { scale: 1.14, x: 95, y: 0 };
const PAPER_DOWN = 40;

/** Very close, over a newspaper: hold this. */
export const page09: Painting = (cast) => {
  const { hero, things } = cast;
  // Few words need less of the page that they are printed on.
  const { beside = false } = cast;
  const long = !beside && cast.telling === 'explorer';
  const lower = beside ? PAPER_DOWN : isShort(cast) ? 16 : long ? -9 : 5;
  const few =
    isShort(cast) && fewWords(cast, { ...SAFE, x: 17, width: 185, y: 174, height: 32 }, 13);
  // Where the news is held high, what is given is given over it.
  const [x, y, size] = [GOOSE_AT[0], GOOSE_AT[1] - (long ? 6 : 0), GOOSE_AT[2]];
  const bitten = onBitten(gripOf(things[0]));
  const given = () =>
    holding(
      hero,
      beside ? 49 : 45,
      [x + bitten[0] * size, y + bitten[1] * size],
      isThin(things[0]),
    );
  const { child, arm } = given();
  const view = beside ? BESIDE : AS_DRAWN;
  const seat = (): string => (hero.wheelchair ? '' : seatBack(44, 66, 92, 120, 'none'));
  // Up where the news leaves it to be seen.
  const bagAt = BAG[1] - (long ? 19 : beside ? 0 : 7);
  const bag = (): string => at(BAG[0], bagAt, 0.62, bagFront(LAMPS, [undefined, things[1]]));
  const whoDigs = (who: PlacedHero): string => who.art + who.arm(-1) + bag();
  const art =
    nearer(
      view,
      behind() +
        seat() +
        seatBack(152, 60, 108, 130) +
        pole(86, -6, 230, 6.4) +
        button(86, 27, 10) +
        whoDigs(child) +
        arm.art +
        // In it up to the wrist: nothing of a hand is seen below its rim.
        clip(`M-20 0H90V${bagAt - 12}H-20Z`, child.hand(-1)) +
        at(x, y, size, gooseBiting(LAMPS, lent(things[0]))) +
        arm.before,
    ) + shifted(0, lower, newspaper(beside, long ? 208 - lower : 208));
  return {
    art,
    quiet: {
      box: few
        ? few.box
        : { ...SAFE, x: 17, width: 185, y: long ? 146 : 155, height: long ? 47 : 38 },
      ink: 'dark',
      last: {
        box: few ? few.last : { ...SAFE, x: 17, width: 185, y: 193.5, height: 12 },
        ink: 'dark',
        largest: 30,
      },
      largest: { seedling: 48, sprout: 20, sapling: 23, explorer: 16.5 },
    },
    faces: [
      boxNearer(view, child.face),
      boxNearer(view, { x: 106, y: 4, width: 100, height: 130 }),
    ],
    ...(beside && {
      overFold: () =>
        asGround(pastFold(nearer(view, behind() + seat() + whoDigs(given().child)))) +
        benchBefore() +
        shifted(0, lower, newspaper(beside)),
    }),
  };
};

/** Straight at whom it is for. */
const AIMED = -5;

/** The hero, the arm that gives, and the fingers that are closed round what is given, at `grip`. */
function holding(
  hero: Hero,
  headAt: number,
  grip: Point,
  thin: boolean,
): { readonly child: PlacedHero; readonly arm: OwnArm } {
  const child = placeHero(
    hero,
    // Nobody's hair is before the button, or cut by the edge.
    Math.min(
      hero.hair === 'puffs' ? 52 : hero.hair === 'afro' ? 53 : 66,
      sittingHeadSize(hero, 90),
    ),
    'head',
    [headAt + (hero.years < 2 ? 3 : 0), 76],
    {
      pose: 'sit',
      mood: 'happy',
      // Sly: nothing of it is seen but a corner of the mouth and a brow. Under a lid, the smallest was a villain.
      face: {
        lids: { upper: hero.years < 3 ? 0 : 0.2, lower: 0.14, slant: 0 },
        brow: [-2, -8, -4],
        askew: 7,
        mouth: SMIRK,
        flushed: true,
      },
      yaw: 30,
      pitch: 4,
      gaze: [1, 0.1],
      tilt: 7,
      turn: 4,
      body: { lean: 8, roll: 9, ...(hero.years < 2 && { shrug: -14 }) },
      touchR: [BAG[0] + 10, BAG[1] + 4],
      armR: { upper: [10, 40], lower: [30, -10], hand: 'hold' },
      armsByPage: true,
    },
    LAMPS,
  );
  const { armL, body } = child.figure.skeleton;
  const size = hero.years < 2 ? 1.5 : 1.36;
  const [along, across] = thin ? TO_STEM : TO_EDGE;
  const [cos, sin] = [Math.cos(radians(AIMED)), Math.sin(radians(AIMED))];
  const unit = body.hand * size * child.scale;
  const wrist: Point = [
    grip[0] - (along * cos - across * sin) * unit,
    grip[1] - (along * sin + across * cos) * unit,
  ];
  const shoulder = child.origin[0] + armL.root[0] * child.scale;
  // A forearm is seen over the newspaper, however high that is held.
  const elbow: Point = [shoulder + (wrist[0] - shoulder) * 0.3, wrist[1] + 13];
  const hand = thin ? roundStem : byEdge;
  return {
    child,
    arm: ownArm(hero, child, 1, { elbow, wrist, hand, degrees: AIMED, size }, LAMPS),
  };
}

/** As it is given. A brush is thin: near as we are, as thick as a hand can close on. What is white is tinted, between so much white. */
const lent = (which: DrawnThing): string =>
  which === 'rocket'
    ? rocketLent()
    : at(
        0,
        0,
        which === 'paintbrush' ? 1.5 : 1,
        thing(which, LAMPS),
        turnOf(which),
        which === 'paintbrush' ? 1.1 : 1,
      );

/** Slimmer than it is elsewhere, tin-blue, its porthole forward of the beak; a fist goes round its nozzle: among flames there was no hand. */
const rocketLent = (): string =>
  path('M36 -7L66 -8.6Q69 0 66 8.6L36 7Z', '#d8a24a') +
  path('M36 0L67.6 0Q67.6 5 66 8.6L36 7Z', '#a9742f') +
  path('M16 -12L44 -29L41 -7ZM16 12L44 29L41 7Z', '#d06a45') +
  path('M-62 0C-46 -18 0 -20 40 -12V12C0 20 -46 18 -62 0Z', '#a9c3d6') +
  path('M-62 0C-46 18 0 20 40 12V3C4 9 -40 8 -62 0Z', '#7795b0') +
  path('M-62 0C-56 -6.6 -50 -10.6 -44 -12.6Q-40 0 -44 12.6C-50 10.6 -56 6.6 -62 0Z', '#d0563a') +
  path('M-62 0C-56 6.6 -50 10.6 -44 12.6Q-41.6 7 -41.6 2C-50 3 -57 2 -62 0Z', '#a83f2c') +
  oval(ROCKET_PORT, 0, 8.6, 8.6, '#2f5a8c') +
  oval(ROCKET_PORT, 0, 5.8, 5.8, '#d8eef6') +
  line('M34 -12Q36.4 0 34 12', '#5f7f9c', 2);
/** Between its fins and the beak: what is bitten is turned round. */
const ROCKET_PORT = 13;

/** The long window with the evening in it, and lamplight on the panel under it. */
function behind(): string {
  const pane = 'M-230 -6H222V74H-230Z';
  return (
    box(
      -230,
      0,
      SHEET + 230,
      SHEET,
      linear([
        [0, '#f6cf85'],
        [0.5, '#e9ae5a'],
        [1, '#b9773f'],
      ]),
    ) +
    clip(
      pane,
      path(
        pane,
        linear([
          [0, '#2f4f74'],
          [1, '#6f98aa'],
        ]),
      ) +
        lampsInFog(
          [
            [-60, 12, 12, '#f2a93c'],
            [-150, 6, 10, '#7fb7b4'],
            [12, 22, 13, '#f2b632'],
            [30, 50, 8, '#f2a93c'],
            [76, 14, 9, '#7fb7b4'],
            [206, 30, 15, '#f2a93c'],
            [118, 52, 8, '#f2b632'],
            [196, 62, 9, '#7fb7b4'],
          ],
          0.8,
        ) +
        drops(chanceFrom('page 9'), { x: 0, y: 0, width: SHEET, height: 74 }, 36),
    ) +
    box(-230, 72, SHEET + 240, 4, BUS.frame) +
    box(-230, 76, SHEET + 240, 2.4, '#ffe2a0') +
    oval(
      100,
      110,
      110,
      70,
      radial([
        [0, '#fff3cf', 0.75],
        [1, '#ffe2a0', 0],
      ]),
    )
  );
}

/**
 * The grown-up's, held up between us and the bench: its last page has the words, and news of a pond. `wide` it is open over the
 * fold, and its left hand is there.
 */
const newspaper = (wide: boolean, foot = 208): string => {
  const edge = wide ? 'C60 132 -10 130 -46 146L-50 224H222V' : 'C80 136 40 134 -6 144V236H222V';
  return (
    path(`M105 149${edge}143C182 136 140 138 105 149Z`, '#4a2a30', 'fill-opacity=".35"') +
    path(
      `M105 145${edge}139C182 132 140 134 105 145Z`,
      linear([
        [0, '#fbf3e0'],
        [0.3, '#f6ecd6'],
        [1, '#efe2c6'],
      ]),
    ) +
    line('M105 145V155', '#b9ab8c', 0.9) +
    (wide ? columns() : '') +
    clean(
      line('M118 147C136 143 150 141.6 160 141.4', '#6f675e', 3.4) +
        (wide
          ? line('M-36 148.6C-6 139 30 137.6 88 142.4', '#6f675e', 3.4)
          : line('M16 146C40 141 66 140.6 90 144', '#6f675e', 3.4)),
    ) +
    path('M167 140.6C178 139.4 190 139 202 139.6V152.4C190 151.8 178 152.2 167 153.2Z', '#8fa9ad') +
    path('M167 149C178 147.4 190 147 202 147.6V152.4C190 151.8 178 152.2 167 153.2Z', '#5f8086') +
    path(
      'M180 148.6c-1 -2 2.4 -2.6 5 -2l1 -2.4c1.6 -.6 2.2 .6 1.4 1.6c0 2 -1 3.4 -3.4 3.4Z',
      '#f6ecd6',
    ) +
    (wide
      ? ''
      : line(
          [0, 1, 2]
            .map((i) => `M16 ${num(foot + i * 3.4)}h84M114 ${num(foot + i * 3.4)}h86`)
            .join(''),
          '#b9ab94',
          1.1,
          'stroke-opacity=".7"',
        ) + path(`M222 ${foot - 8}L196 ${foot + 16}H222Z`, '#d8c9a8')) +
    (wide ? farHand() : hand(2, 1)) +
    hand(214, -1)
  );
};

/** What there is to read where no words of ours lie. */
const columns = (): string =>
  clean(
    line(
      [0, 1, 2, 3, 4, 5]
        .map((i) => {
          const y = 156 + i * 4;
          return `M-34 ${y}C-10 ${y - 6} 6 ${y - 7} 20 ${y - 8}M28 ${y - 8}C50 ${y - 8} 74 ${y - 7} 94 ${y - 5}M116 ${y + 1}C130 ${y - 2} 146 ${y - 4} 158 ${y - 5}`;
        })
        .join(''),
      '#a39a8c',
      1.4,
    ),
  );

/** Four fingers behind the page, and a thumb before it. */
const hand = (x: number, side: 1 | -1): string =>
  path(
    `M${x - side * 12} 130C${x + side * 2} 126 ${x + side * 10} 130 ${x + side * 9} 139C${x + side * 12} 152 ${x + side * 8} 166 ${x - side * 2} 172L${x - side * 12} 176Z`,
    '#4f6b63',
  ) +
  path(
    `M${x - side * 10} 158C${x - side * 2} 150 ${x + side * 8} 146 ${x + side * 13} 149C${x + side * 16} 153 ${x + side * 8} 160 ${x} 166Z`,
    '#64847a',
  ) +
  line(`M${x + side * 2} 131V140M${x - side * 4} 130V140`, '#3a524b', 1.4);

/** Whole, where the page has room for it, in a yellow sleeve. */
const farHand = (): string =>
  path('M-62 158C-72 172 -80 198 -84 226H-46C-46 204 -46 184 -44 168Z', '#d9a520') +
  path('M-60 160C-68 174 -74 198 -76 226H-46C-46 204 -46 184 -44 168Z', '#f4c430') +
  path(
    'M-46 130C-38 127 -34 134 -35 142C-33 156 -38 170 -48 174C-60 178 -67 170 -64 158C-61 142 -56 133 -46 130Z',
    '#4f6b63',
  ) +
  path('M-50 160C-44 150 -34 147 -28 149C-25 153 -32 161 -40 166Z', '#64847a') +
  line('M-41 132V140M-47 132V140M-63 163C-58 172 -50 174 -45 171', '#3a524b', 1.4);
