import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CHEEKS_FULL } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { shadow } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';

const EDGE = 158;

/** Close, at the height of the table: fruit as big as houses, and a chin on the edge, and cheeks that say nothing. */
export const page03: Painting = ({ hero, beside }) => {
  const kid = placeHero(
    hider(hero),
    beside ? 92 : 73,
    'head',
    beside ? [62, 117] : [60, 127],
    {
      pose: 'stand',
      mood: 'happy',
      face: CHEEKS_FULL,
      puff: 1,
      yaw: 16,
      pitch: 4,
      turn: 4,
      nod: -4,
      tilt: 9,
      gaze: [0.9, -0.1],
    },
    LAMP_RIGHT,
  );
  const art =
    wiped(
      { x: 0, y: 0, width: SHEET, height: EDGE + 2 },
      [
        [0, INK.night],
        [0.5, INK.indigo],
        [1, '#6b4a70'],
      ],
      INK.mist,
      'page 3 wall',
    ) +
    doorway() +
    at(14, -6, 1, hangingLamp()) +
    kid.art +
    wiped(
      { x: 0, y: EDGE, width: SHEET, height: SHEET - EDGE },
      [
        [0, '#a5663f'],
        [0.4, '#7d4a3a'],
        [1, '#4f3040'],
      ],
      INK.dark,
      'page 3 table',
    ) +
    line(`M0 ${EDGE}H${SHEET}`, INK.key, 1.2) +
    line(`M0 ${EDGE + 2}H${SHEET}`, INK.glow, 1, 'stroke-opacity=".5"') +
    oval(60, EDGE + 3, 40, 5, INK.key, 'fill-opacity=".26"') +
    pool(164, 190, 66, 26, INK.glow, 0.7) +
    crumbs() +
    at(25, 5, 0.98, bowl());
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 112, height: 69 },
      ink: 'light',
      largest: { sprout: 20, sapling: 17, explorer: 15 },
    },
    faces: [kid.face],
  };
};

/** What did not stay in a mouth. */
const crumbs = (): string =>
  line('M44 174h.1M54 181h.1M72 172h.1M80 184h.1M64 190h.1', '#f7ecc4', 2.6) +
  line('M38 186h.1M88 176h.1', SKIN.pear, 2.4);

/** The door to the hall, and who is coming along it. */
const doorway = (): string =>
  path(`M100 78H128V${EDGE}H100Z`, '#b8743f') +
  gouged('door', [114, 150], 10, 70, 10, INK.glow, 0.5, [250, 290]) +
  line(`M100 ${EDGE}V78H128V${EDGE}`, INK.key, 1.8) +
  shadow(113, EDGE, 62, 50, 0);

function hangingLamp(): string {
  const shade = tone(LAMP_RIGHT, INK.rose);
  return (
    pool(176, 78, 62, 76, INK.glow, 0.75) +
    gouged('page 3', [164, 62], 26, 84, 22, INK.glow, 0.5, [10, 128]) +
    line('M164 -44V26', INK.key, 1.4) +
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
