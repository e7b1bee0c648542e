import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { CHEEKS_FULL } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { inDoorway } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { bowl, SKIN } from '#titles/i-knew-it-was-you/set/bitten-fruit.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import {
  comingIn,
  farCone,
  farKitchen,
  rolledAway,
} from '#titles/i-knew-it-was-you/set/far-kitchen.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';

const EDGE = 158;

/** Close, at the height of the table: fruit as big as houses, and over the edge all of a face but what chews. */
export const page03: Painting = ({ hero, beside }) => {
  const size = beside ? 82 : 76;
  const x = beside ? 68 : 56;
  const kid = placeHero(
    hider(hero),
    size,
    'head',
    [x, EDGE - size * 0.285],
    {
      pose: 'stand',
      mood: 'happy',
      face: CHEEKS_FULL,
      puff: 1,
      yaw: 8,
      pitch: 4,
      turn: 4,
      nod: -4,
      tilt: 4,
      gaze: [0.9, 0],
      armsByPage: true,
    },
    LAMP_RIGHT,
  );
  const art =
    wall() +
    (beside ? farCone(EDGE) : doorway()) +
    at(16, -6, 1, hangingLamp()) +
    pool(x + 6, EDGE - size * 0.3, size * 0.75, size * 0.7, INK.amber, 0.5) +
    kid.art +
    cheek(hero, x - size * 0.43, size, -1) +
    cheek(hero, x + size * 0.44, size, 1) +
    table() +
    oval(x, EDGE + 3.4, size * 0.52, 4, INK.key, 'fill-opacity=".3"') +
    pool(164, 190, 66, 26, INK.glow, 0.7) +
    fingertips(hero, x - size * 0.72, size) +
    fingertips(hero, x + size * 0.42, size) +
    crumbs() +
    at(42, 15, 0.9, bowl());
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 112, height: 66 },
      ink: 'light',
      largest: { sprout: 20, sapling: 17, explorer: 15 },
    },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(wall() + farKitchen(EDGE) + farCone(EDGE)) +
        pastFold(comingIn(EDGE)) +
        groundPastFold(table() + rolledAway()),
    }),
  };
};

/** How far left of the picture the kitchen goes on: the same on both pages, and without strokes that would differ at the fold. */
const LEFT = -240;

const wall = (): string =>
  clean(
    wiped(
      { x: LEFT, y: -6, width: SHEET + 6 - LEFT, height: EDGE + 8 },
      [
        [0, INK.night],
        [0.5, INK.indigo],
        [1, '#413869'],
      ],
      INK.mist,
      'page 3 wall',
    ) + pool(150, 112, 260, 128, '#c98a5a', 0.42),
  );

const table = (): string =>
  clean(
    wiped(
      { x: LEFT, y: EDGE, width: SHEET + 6 - LEFT, height: SHEET - EDGE + 6 },
      [
        [0, '#84503f'],
        [0.4, '#6d4339'],
        [1, '#4a2f3c'],
      ],
      INK.dark,
      'page 3 table',
    ) +
      line(`M${LEFT} ${EDGE}H${SHEET + 6}`, INK.key, 1.2) +
      line(`M${LEFT} ${EDGE + 2}H${SHEET + 6}`, INK.glow, 1, 'stroke-opacity=".4"') +
      pool(164, 190, 230, 40, INK.glow, 0.42) +
      bowlThrows(),
  );

/** The lamp is low, and the bowl's shadow long: over the fold. */
const bowlThrows = (): string =>
  path(
    'M176 207C130 213 20 216 -90 206C-150 200 -170 188 -140 181C-100 172 60 174 150 186Z',
    linear(
      [
        [0, INK.key, 0],
        [0.5, INK.key, 0.3],
        [1, INK.key, 0.55],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** As full as it goes: it stands out from the face, and is lit. */
function cheek(hero: Cast['hero'], x: number, size: number, way: 1 | -1): string {
  const skin = skinTone(LAMP_RIGHT, hero.skin);
  const [y, r] = [EDGE + size * 0.01, size * (hero.years < 3 ? 0.11 : 0.135)];
  return asHero(
    oval(x, y, r, r * 0.96, skin.base, `stroke="${INK.key}" stroke-width="1.1"`) +
      oval(x - way * r * 0.5, y - r * 0.02, r * 0.86, r * 0.88, skin.base) +
      oval(x, y - r * 0.36, r * 0.56, r * 0.4, '#d9604a', 'fill-opacity=".3"') +
      oval(x + way * r * 0.2, y - r * 0.6, r * 0.2, r * 0.12, skin.lite, 'fill-opacity=".7"'),
  );
}

/** Of a hand that holds on from beneath, no more than its tips. */
function fingertips(hero: Cast['hero'], from: number, size: number): string {
  const skin = skinTone(LAMP_RIGHT, hero.skin);
  const wide = size * 0.052;
  const d = [0, 1, 2, 3]
    .map((i) => {
      const x = from + i * wide * 1.18;
      return `M${num(x)} ${EDGE - 1}L${num(x + (i - 1.5) * 0.3)} ${num(EDGE + wide * ([0.7, 1.1, 1.1, 0.7][i] as number))}`;
    })
    .join('');
  const nail = [0, 1, 2, 3]
    .map(
      (i) =>
        `M${num(from + i * wide * 1.18)} ${num(EDGE + wide * ([0.6, 1, 1, 0.6][i] as number))}h.1`,
    )
    .join('');
  return asHero(
    line(d, INK.key, wide + 1.6) +
      line(d, skin.base, wide) +
      line(nail, skin.lite, wide * 0.5, 'stroke-opacity=".8"'),
  );
}

/** What did not stay in a mouth. */
const crumbs = (): string =>
  line('M44 176h.1M54 183h.1M72 174h.1M80 186h.1M64 192h.1', '#f7ecc4', 2.6) +
  line('M38 188h.1M88 178h.1', SKIN.pear, 2.4);

/** The door to the hall, and who is coming along it. */
const doorway = (): string =>
  path(
    `M100 82H128V${EDGE}H100Z`,
    linear([
      [0, '#b8743f'],
      [1, '#e0a860'],
    ]),
  ) +
  inDoorway(LAMP_RIGHT, 114, EDGE, EDGE - 82) +
  line(`M100 ${EDGE}V82H128V${EDGE}`, INK.key, 1.8);

/** Over the fruit, and its light falls nowhere else. */
function hangingLamp(): string {
  const shade = tone(LAMP_RIGHT, INK.rose);
  return (
    pool(168, 110, 74, 76, INK.glow, 0.6) +
    path(
      'M136 58H192L226 164H92Z',
      linear([
        [0, INK.glow, 0.55],
        [1, INK.glow, 0],
      ]),
    ) +
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
