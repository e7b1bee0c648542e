import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import {
  holdOn,
  type MetLetters,
  met,
  nameOf,
  type Spot,
} from '#titles/boat-with-no-name/cast/met.ts';
import { sky, washing } from '#titles/boat-with-no-name/set/harbor.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Who kneels in it is grass from here down. */
const BLADES = 156;
/** How much lower all of it is where no words need the meadow. */
const UNREAD = 38;

/** From down in the grass: the ridge, the washing, letters against the sky, and a hand held out to one of them. */
export const page03: Painting = ({ hero, name, beside }) => {
  const down = beside ? UNREAD : 0;
  const who = outOfChair(hero);
  const child = placeHero(
    who,
    57,
    'head',
    [157, down + (hero.years < 3 ? 108 : 101)],
    {
      pose: 'kneel',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, brow: [-6, -10, -2] },
      yaw: -48,
      pitch: 0,
      nod: -12,
      tilt: -10,
      gaze: [-0.9, -0.8],
      body: { lean: 18, roll: -8 },
      armsByPage: true,
    },
    NOON,
  );
  const reader = heron({ at: [198, 112 + down], height: 96, flip: true, book: 'open' }, NOON);
  const letters = met(3, nameOf(name), { x: 8, y: 4 + down, width: 106, height: 98 }, NOON, {
    under: knoll,
  });
  const touched = foot(letters, 86 + down);
  const reaches = ownArm(
    who,
    child,
    1,
    {
      elbow: [125, 149 + down],
      wrist: [touched[0] + 10, touched[1] + 16],
      hand: flat,
      degrees: -124,
      flip: true,
    },
    NOON,
  );
  // In the grass, and what is leaned on.
  const leans = ownArm(
    who,
    child,
    -1,
    { elbow: [132, 160 + down], wrist: [132, 178 + down], hand: flat },
    NOON,
  );
  const art =
    sky(SHEET, SHEET, '#7fc4cc', '#fff3dc') +
    shifted(
      0,
      down,
      clouds() + line('M12 116V40M210 120V30', '#7a5230', 2.6) + washing(NOON, [12, 44], [210, 34]),
    ) +
    letters.art +
    shifted(0, down, ridge()) +
    reader.art +
    parkedChair(hero, 27, [34, 134 + down], 40, NOON) +
    oval(152, 154 + down, 56, 5, '#4f7f4a', 'fill-opacity=".4"') +
    clip(`M0 0H216V${BLADES + down}H0Z`, leans.art + child.art + reaches.art) +
    shifted(0, down, tuft(104, 190) + grass());
  return {
    art,
    quiet: { box: { ...SAFE, y: 164, height: 39 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, reader.face],
    signs: letters.signs,
  };
};

/** Where a hand comes to the nearest of them: low on its right edge. */
function foot({ spots, sawn }: MetLetters, highest: number): Point {
  const near = [...spots].sort((a, b) => b.x - a.x || b.y - a.y)[0] as Spot;
  const [x, y] = holdOn(near, 16, 'right', sawn);
  return [Math.max(78, Math.min(x - 2, 104)), Math.max(y, highest)];
}

const clouds = (): string =>
  path(
    'M20 52C34 38 58 40 66 50C82 46 92 60 80 64H18C8 62 10 54 20 52ZM150 30C162 18 182 22 188 32C202 30 208 42 198 45H148C138 42 142 32 150 30ZM-8 92C2 84 18 86 22 92C32 90 36 100 28 102H-8Z',
    '#fffaf0',
    'fill-opacity=".8"',
  );

const ridge = (): string =>
  path(
    'M-4 104C30 95 70 97 110 96C150 96 190 99 220 108V220H-4Z',
    linear([
      [0, '#8fbb74'],
      [0.3, '#b6d896'],
      [0.5, '#d9ebbd'],
      [1, '#e6f2cf'],
    ]),
  ) +
  path('M-4 120C50 108 120 112 220 126V138C150 128 60 124 -4 134Z', '#a5cc86', 'fill-opacity=".6"');

/** Near us, before whoever lies in it. */
const grass = (): string =>
  line(
    'M28 150q-3 -12 -8 -16M32 150q1 -14 6 -19M38 151q-2 -8 -5 -11M204 148q-2 -12 -6 -16M208 149q2 -10 7 -13M8 150q1 -12 6 -15M3 150q-2 -8 -5 -10M72 150q2 -9 -1 -14M76 150q2 -8 6 -10',
    '#5f9350',
    1.7,
  ) +
  line('M60 108q3 -6 4 -9M76 106q-2 -5 -1 -8M34 114q2 -6 5 -9', '#6f9f5c', 1.3) +
  [
    [56, 146, 13],
    [22, 140, 11],
    [66, 149, 9],
    [198, 148, 12],
  ]
    .map(([x = 0, y = 0, high = 0]) => flower(x, y, high))
    .join('');

const flower = (x: number, y: number, high: number): string =>
  line(`M${x} ${y}q2 ${num(-high / 2)} 0 ${-high}`, '#5f9350', 1.2) +
  oval(x, y - high, 3.1, 2.2, '#f5c453') +
  oval(x, y - high - 0.4, 1.3, 0.9, '#c98a2c');

/** Standing close, before whoever kneels in it. */
function tuft(from: number, to: number): string {
  const shades = ['#86b56f', '#6fa45c', '#5f9350'];
  return shades
    .map((color, layer) => {
      let d = '';
      for (let x = from + layer, i = layer; x < to; x += 3.1, i++) {
        const edge = Math.min(1, (x - from + 5) / 22, (to - x + 5) / 22);
        const high = (8 + ((i * 29) % 9)) * (0.5 + edge / 2) - layer * 1.6;
        const bend = ((i * 17) % 9) - 4;
        d += `M${num(x)} ${num(BLADES + 1 + ((i * 11) % 5) - 3 * (1 - edge))}q${num(bend * 0.2)} ${num(-high * 0.6)} ${bend} ${num(-high)}`;
      }
      return line(d, color, 2.3 - layer * 0.2);
    })
    .join('');
}

/** A hump of the ridge under whoever stands further off. */
const knoll = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? path(
        `M${x - height * 1.2} ${y + 60}C${x - height * 0.7} ${y - 8} ${x + height * 0.7} ${y - 8} ${x + height * 1.2} ${y + 60}Z`,
        '#9cc583',
      )
    : '';
