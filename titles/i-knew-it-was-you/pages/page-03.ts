import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { fingers } from '#titles/i-knew-it-was-you/cast/fingers.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { shadow } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';

const EDGE = 130;

/** Close, at the height of the table: fruit as big as houses, and somebody who has been fair. */
export const page03: Painting = ({ hero }) => {
  const kid = placeHero(
    hider(hero),
    48,
    'head',
    [52, 105],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: 24,
      pitch: 4,
      turn: 8,
      tilt: 6,
      gaze: [0.8, 0.4],
      touchL: [74, EDGE + 3],
      touchR: [26, EDGE + 3],
    },
    LAMP_RIGHT,
  );
  const art =
    wiped(
      { x: 0, y: 0, width: SHEET, height: EDGE + 2 },
      [
        [0, INK.night],
        [0.6, INK.indigo],
        [1, '#5b4168'],
      ],
      INK.mist,
      'page 3 wall',
    ) +
    shelf() +
    doorway() +
    hangingLamp() +
    kid.art +
    wiped(
      { x: 0, y: EDGE, width: SHEET, height: SHEET - EDGE },
      [
        [0, '#8f5638'],
        [0.4, '#74453a'],
        [1, '#4f3040'],
      ],
      INK.dark,
      'page 3 table',
    ) +
    line(`M0 ${EDGE}H${SHEET}`, INK.key, 1) +
    pool(164, 172, 58, 26, INK.glow, 0.7) +
    fingers(22, EDGE, tone(LAMP_RIGHT, hero.skin)) +
    fingers(72, EDGE, tone(LAMP_RIGHT, hero.skin)) +
    shifted(14, -6, bowl());
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 147, width: 86, height: 55 },
      ink: 'light',
      anchor: 'middle',
      largest: { sprout: 17, sapling: 15 },
    },
    faces: [kid.face],
  };
};

/** Cups, a jar of noodles, and the clock that has said it already. */
function shelf(): string {
  const china = tone(LAMP_RIGHT, INK.mist);
  const jar = tone(LAMP_RIGHT, INK.blush);
  const key = `stroke="${INK.key}" stroke-width=".7"`;
  const cup = (x: number, ink: Hex): string =>
    path(`M${x} 34h13l-2 13h-9Z`, tone(LAMP_RIGHT, ink).base, key) +
    line(`M${x + 12.5} 37c6 0 5 8 -1 7`, tone(LAMP_RIGHT, ink).base, 1.8);
  return (
    oval(38, 28, 15, 15, china.lite, key) +
    line('M38 28V18M38 28L46 31M38 15v1.6M38 39.4v1.6M25 28h1.6M49.4 28h1.6', INK.key, 1.2) +
    cup(62, INK.rose) +
    cup(82, INK.blue) +
    path('M104 28h12v19h-12Z', jar.base, key) +
    path('M103 24h14v4h-14Z', tone(LAMP_RIGHT, INK.wood).base, key) +
    line('M107 31v13M110 31v13M113 31v13', INK.glow, 1) +
    box(14, 47, 110, 4.4, tone(LAMP_RIGHT, INK.wood).base, 0.6, key) +
    line('M26 52v7M112 52v7', tone(LAMP_RIGHT, INK.wood).shade, 2.4)
  );
}

/** The door to the hall, and who is coming along it. */
const doorway = (): string =>
  path('M88 70H114V150H88Z', '#a8693f') +
  gouged('door', [101, 140], 10, 64, 10, INK.glow, 0.5, [250, 290]) +
  line('M88 150V70H114V150', INK.key, 1.6) +
  shadow(102, 140, 56, 40, 0);

function hangingLamp(): string {
  const shade = tone(LAMP_RIGHT, INK.rose);
  return (
    pool(176, 78, 62, 76, INK.glow, 0.75) +
    gouged('page 3', [164, 62], 26, 84, 22, INK.glow, 0.5, [10, 128]) +
    line('M164 -4V26', INK.key, 1.4) +
    oval(164, 56, 29, 6, '#fff3cc') +
    path(
      'M156 26H172C178 40 192 42 195 56C180 62 148 62 133 56C136 42 150 40 156 26Z',
      shade.base,
    ) +
    path(
      'M168 26H172C178 40 192 42 195 56C188 59 180 60 172 60.4C178 48 172 40 168 26Z',
      shade.shade,
    ) +
    line('M133 56C148 62 180 62 195 56', INK.key, 0.8)
  );
}

/** Seven pieces of fruit, and one bite out of each. */
function bowl(): string {
  const china = tone(LAMP_RIGHT, INK.amber);
  return (
    oval(144, 203, 56, 7, INK.key, 'fill-opacity=".35"') +
    FRUIT.map(([kind, x, y, size, turn]) => at(x, y, size, bitten(kind), turn)).join('') +
    path(
      'M88 158C90 190 116 204 144 204C172 204 198 190 200 158C180 168 108 168 88 158Z',
      china.base,
    ) +
    path(
      'M160 165C178 164 192 162 200 158C198 190 172 204 144 204C166 196 172 182 160 165Z',
      china.shade,
    ) +
    line('M88 158C108 168 180 168 200 158', china.lite, 2.4) +
    line('M96 176C116 188 172 188 192 176', INK.rose, 2.2, 'stroke-dasharray="5 4"')
  );
}

type Fruit = 'pear' | 'plum' | 'peach';

const FRUIT: readonly (readonly [Fruit, number, number, number, number])[] = [
  ['pear', 118, 126, 0.98, -16],
  ['pear', 172, 126, 1, 18],
  ['plum', 192, 148, 0.9, 20],
  ['pear', 146, 116, 1.14, 3],
  ['peach', 104, 150, 0.96, -10],
  ['pear', 130, 150, 0.98, -8],
  ['pear', 162, 152, 1, 12],
];

const SKIN: Record<Fruit, Hex> = { pear: '#a9a845', plum: '#6a3a6a', peach: '#e08a5a' };

/** A piece of fruit about 36 wide, its middle at (0, 0): bitten on the side that we see. */
function bitten(kind: Fruit): string {
  const t = tone(LAMP_RIGHT, SKIN[kind]);
  const flesh = tone(LAMP_RIGHT, '#f7ecc4');
  const d =
    kind === 'pear'
      ? 'M0 -30C9 -30 9 -18 12 -10C22 -2 21 20 0 21C-21 20 -22 -2 -12 -10C-9 -18 -9 -30 0 -30Z'
      : 'M0 -17C14 -22 21 -8 19 4C17 17 8 21 0 21C-8 21 -17 17 -19 4C-21 -8 -14 -22 0 -17Z';
  const bite =
    'M13 -10C8 -11 5 -7 7 -4C2 -4 1 1 4 3C0 6 3 11 7 10C8 14 13 15 16 12C20 8 21 2 19 -2C18 -6 16 -9 13 -10Z';
  return (
    line(`M0 ${kind === 'pear' ? -29 : -17}q1 -7 5 -9`, tone(LAMP_RIGHT, INK.wood).base, 2.6) +
    path(d, t.base, `stroke="${INK.key}" stroke-width=".9"`) +
    path(
      kind === 'pear'
        ? 'M-12 -10C-22 -2 -21 20 0 21C-10 14 -14 4 -12 -10Z'
        : 'M-14 -16C-21 -8 -21 14 0 21C-12 12 -16 -2 -14 -16Z',
      t.shade,
    ) +
    line(`M${num(-4)} -14q-5 8 -3 18`, t.lite, 2, 'stroke-opacity=".8"') +
    path(bite, flesh.base, `stroke="${INK.key}" stroke-width=".7"`) +
    line('M13 -4q-3 5 0 11M9 0q-1 2 0 4', flesh.deep, 1)
  );
}
