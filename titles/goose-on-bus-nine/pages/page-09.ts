import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { gooseCoat } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { ASIDE, BITE, gooseBiting } from '#titles/goose-on-bus-nine/cast/goose-biting.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { lampsInFog } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops } from '#titles/goose-on-bus-nine/set/rain.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** Between the goose's eyes, and how large it is. */
const GOOSE_AT = [156, 45, 0.94] as const;

/** Very close, over a newspaper: hold this. */
export const page09: Painting = (cast) => {
  const { hero, things } = cast;
  // Few words need less of the page that they are printed on.
  const lower = isShort(cast) ? 16 : 0;
  const few = lower > 0 && fewWords(cast, { ...SAFE, x: 17, width: 185, y: 174, height: 32 }, 13);
  const [x, y, size] = GOOSE_AT;
  const child = placeHero(
    hero,
    Math.min(66, sittingHeadSize(hero, 90)),
    'head',
    [45, 80],
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
      // Under it, so that its head or its nose stays clear of the hand.
      touchL: [x + (ASIDE - 28) * size, y + (BITE + 18) * size],
      armL: { upper: [30, 14], lower: [80, -14], hand: 'hold' },
    },
    LAMPS,
  );
  const art =
    behind() +
    (hero.wheelchair ? '' : seatBack(44, 66, 92, 120)) +
    seatBack(152, 60, 108, 130) +
    pole(86, -6, 200, 6.4) +
    button(86, 27, 10) +
    child.art +
    at(30, 158, 0.7, bag(LAMPS, [things[1], things[1]])) +
    at(x, y + 86, 0.78, gooseCoat(LAMPS, false)) +
    at(x, y, size, gooseBiting(LAMPS, thing(things[0], LAMPS))) +
    child.hand(1) +
    shifted(0, lower, newspaper());
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
    faces: [child.face, { x: 106, y: 4, width: 100, height: 136 }],
  };
};

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

/** The grown-up's, held up between us and the bench: its last page has the words, and news of a pond. */
const newspaper = (): string =>
  path(
    'M-6 148C40 138 80 140 104 149C140 138 182 136 222 143V224H-6Z',
    '#4a2a30',
    'fill-opacity=".35"',
  ) +
  path(
    'M-6 144C40 134 80 136 105 145C140 134 182 132 222 139V224H-6Z',
    linear([
      [0, '#fbf3e0'],
      [0.3, '#f6ecd6'],
      [1, '#efe2c6'],
    ]),
  ) +
  line('M105 145V155', '#b9ab8c', 0.9) +
  clean(news()) +
  clean(
    line('M16 146C40 141 66 140.6 90 144', '#6f675e', 3.4) +
      line('M16 151.4C30 148.6 44 147.6 58 147.8', '#a39a8c', 1.5) +
      line('M66 147.6C76 148 86 149.2 96 151', '#a39a8c', 1.5) +
      line('M118 147C136 143 150 141.6 160 141.4', '#6f675e', 3.4) +
      line('M118 152C132 149 148 147 160 146.6', '#a39a8c', 1.5),
  ) +
  path('M167 140.6C178 139.4 190 139 202 139.6V152.4C190 151.8 178 152.2 167 153.2Z', '#8fa9ad') +
  path('M167 149C178 147.4 190 147 202 147.6V152.4C190 151.8 178 152.2 167 153.2Z', '#5f8086') +
  path(
    'M180 148.6c-1 -2 2.4 -2.6 5 -2l1 -2.4c1.6 -.6 2.2 .6 1.4 1.6c0 2 -1 3.4 -3.4 3.4Z',
    '#f6ecd6',
  ) +
  line(
    [0, 1, 2].map((i) => `M16 ${num(208 + i * 3.4)}h84M114 ${num(208 + i * 3.4)}h86`).join(''),
    '#b9ab94',
    1.1,
    'stroke-opacity=".7"',
  ) +
  path('M222 200L196 224H222Z', '#d8c9a8') +
  hand(2, 1) +
  hand(214, -1);

/** The picture of the day, as pale as such pictures are: reeds, water, and room for a goose. */
const news = (): string =>
  box(14, 158, 188, 48, '#f5ecd8') +
  path('M14 180C60 174 120 174 202 178V206H14Z', '#f0e6d0') +
  line(
    'M26 206C27 192 25 184 28 172M36 206C36 196 38 188 36 178M188 206C189 190 186 182 190 168M196 206C196 196 199 186 197 180M180 206C180 198 178 192 177 186',
    '#ede1c8',
    1.6,
  ) +
  line('M28 172v-6M36 178v-5M190 168v-6M197 180v-5', '#ede1c8', 3.6) +
  line(
    'M52 192q5 -4 10 0t10 0t10 0M128 198q5 -4 10 0t10 0t10 0M92 186q5 -4 10 0t10 0',
    '#f8f1e0',
    1.6,
  ) +
  oval(150, 166, 7, 6, '#f8f0dc');

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
