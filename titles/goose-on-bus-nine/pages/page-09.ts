import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { asHero, at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { gooseBiting, onBitten } from '#titles/goose-on-bus-nine/cast/goose-biting.ts';
import { beforeGrip, behindGrip, gripOf, TO_GRIP } from '#titles/goose-on-bus-nine/cast/grip.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { lampsInFog } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
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

/** How near we are where the words stand beside it, and how much of the newspaper is down then. */
const BESIDE: Nearer = { scale: 1.14, x: 95, y: 0 };
const PAPER_DOWN = 40;

/** Very close, over a newspaper: hold this. */
export const page09: Painting = (cast) => {
  const { hero, things } = cast;
  // Few words need less of the page that they are printed on.
  const { beside = false } = cast;
  const lower = beside ? PAPER_DOWN : isShort(cast) ? 16 : 0;
  const few =
    isShort(cast) && fewWords(cast, { ...SAFE, x: 17, width: 185, y: 174, height: 32 }, 13);
  const [x, y, size] = GOOSE_AT;
  const bitten = onBitten(gripOf(things[0]));
  const { child, hand } = holding(hero, beside ? 49 : 45, [
    x + bitten[0] * size,
    y + bitten[1] * size,
  ]);
  const skin = skinTone(LAMPS, hero.skin);
  const ofGoose = (art: string): string => at(-x / size, -y / size, 1 / size, art);
  const view = beside ? BESIDE : AS_DRAWN;
  const art =
    nearer(
      view,
      behind() +
        (hero.wheelchair ? '' : seatBack(44, 66, 92, 120)) +
        seatBack(152, 60, 108, 130) +
        pole(86, -6, 230, 6.4) +
        button(86, 27, 10) +
        child.art +
        at(30, 158, 0.7, bag(LAMPS, [things[1], things[1]])) +
        at(
          x,
          y,
          size,
          gooseBiting(LAMPS, lent(things[0]), ofGoose(asHero(hand(behindGrip(skin))))),
        ) +
        asHero(hand(beforeGrip(skin))),
    ) + shifted(0, lower, newspaper(beside));
  return {
    art,
    quiet: {
      box: few ? few.box : { ...SAFE, x: 17, width: 185, y: 155, height: 38 },
      ink: 'dark',
      last: {
        box: few ? few.last : { ...SAFE, x: 17, width: 185, y: 193.5, height: 12 },
        ink: 'dark',
        largest: 30,
      },
      largest: { seedling: 48, sprout: 20, sapling: 23, explorer: 15 },
    },
    faces: [
      boxNearer(view, child.face),
      boxNearer(view, { x: 106, y: 4, width: 100, height: 130 }),
    ],
    ...(beside && {
      overFold: () => shifted(0, lower, newspaper(beside)),
    }),
  };
};

/** The hero, and whatever is drawn as its hand: along the arm, with `grip` between thumb and fingers. */
function holding(
  hero: Hero,
  headAt: number,
  grip: Point,
): { readonly child: PlacedHero; readonly hand: (art: string) => string } {
  const placed = (touchL: Point): PlacedHero =>
    placeHero(
      hero,
      // Nobody's hair is before the button, or cut by the edge.
      Math.min(
        hero.hair === 'puffs' ? 52 : hero.hair === 'afro' ? 53 : 66,
        sittingHeadSize(hero, 90),
      ),
      'head',
      [headAt, 80],
      {
        pose: 'sit',
        mood: 'happy',
        face: { mouth: GRIN, brow: [-1, -8, -3], askew: 5 },
        yaw: 30,
        pitch: 4,
        gaze: [1, 0.15],
        tilt: -6,
        turn: 4,
        ...(hero.years < 2 && { body: { shrug: -14 } }),
        touchL,
        armL: { upper: [30, 14], lower: [80, -14], hand: 'hold' },
      },
      LAMPS,
    );
  // An arm is placed by a fingertip; what is gripped is nearer.
  const { handL, scale, figure } = placed(grip);
  const size = scale * figure.skeleton.body.hand;
  const over = 1 - (TO_GRIP * size) / Math.hypot(grip[0] - handL[0], grip[1] - handL[1]);
  const child = placed([
    grip[0] + (grip[0] - handL[0]) * over,
    grip[1] + (grip[1] - handL[1]) * over,
  ]);
  const { armL } = child.figure.skeleton;
  const turn = Math.atan2(armL.end[1] - armL.bend[1], armL.end[0] - armL.bend[0]);
  return {
    child,
    hand: (art) => at(child.handL[0], child.handL[1], size, art, degreesOf(turn), size),
  };
}

/** A brush is thin: near as we are, as thick as a hand can close on. */
const lent = (which: DrawnThing): string =>
  which === 'paintbrush' ? at(0, 0, 1.5, thing(which, LAMPS), 0, 1.1) : thing(which, LAMPS);

/** The long window with the evening in it, and lamplight on the panel under it. */
function behind(): string {
  const pane = 'M-6 -6H222V74H-6Z';
  return (
    box(
      0,
      0,
      SHEET,
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
            [12, 22, 13, '#f2b632'],
            [30, 50, 8, '#f2a93c'],
            [76, 14, 9, '#7fb7b4'],
            [206, 30, 15, '#f2a93c'],
            [118, 52, 8, '#f2b632'],
            [196, 62, 9, '#7fb7b4'],
          ],
          0.8,
        ) +
        drops(chanceFrom('page 9'), { x: 0, y: 0, width: SHEET, height: 74 }, 60),
    ) +
    box(-4, 72, SHEET + 8, 4, BUS.frame) +
    box(-4, 76, SHEET + 8, 2.4, '#ffe2a0') +
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
const newspaper = (wide: boolean): string => {
  const edge = wide ? 'C60 132 -10 130 -46 146L-50 224H222V' : 'C80 136 40 134 -6 144V224H222V';
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
        line('M118 152C132 149 148 147 160 146.6', '#a39a8c', 1.5) +
        (wide
          ? line('M-36 148.6C-6 139 30 137.6 88 142.4', '#6f675e', 3.4)
          : line('M16 146C40 141 66 140.6 90 144', '#6f675e', 3.4) +
            line('M16 151.4C30 148.6 44 147.6 58 147.8', '#a39a8c', 1.5) +
            line('M66 147.6C76 148 86 149.2 96 151', '#a39a8c', 1.5)),
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
            .map((i) => `M16 ${num(208 + i * 3.4)}h84M114 ${num(208 + i * 3.4)}h86`)
            .join(''),
          '#b9ab94',
          1.1,
          'stroke-opacity=".7"',
        ) + path('M222 200L196 224H222Z', '#d8c9a8')) +
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
