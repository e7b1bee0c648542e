import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { met, nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** The jetty ends here: beyond it is water. */
const EDGE = 76;
/** Where the planks would meet. */
const FAR: Point = [96, -70];
/** What the elbows stand on. */
const ELBOWS = 203;

/** Down on the planks and close: a chin in two hands, and eyes on whoever is at work. */
export const page05: Painting = ({ hero, name }) => {
  const child = placeHero(
    outOfChair(hero),
    headToStand(hero, 156, 34),
    'ground',
    [165, ELBOWS - 13],
    {
      pose: 'prone',
      mood: 'happy',
      face: { mouth: 'smile', eyes: 'open', brow: [-7, -12, -3] },
      yaw: -58,
      pitch: 14,
      nod: -92,
      turn: 26,
      gaze: [-0.9, -0.7],
    },
    NOON,
  );
  const letters = met(5, nameOf(name), { x: 8, y: 70, width: 106, height: 100 }, NOON);
  const art =
    water() +
    at(188, 34, 0.86, skiff()) +
    planks() +
    rope(hero.wheelchair === undefined) +
    parkedChair(hero, 24, [184, 107], -40, NOON) +
    letters.spots.map(({ x, y, height }) => lain(x + 4, y, height * 0.5)).join('') +
    letters.art +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, width: 154, height: 45 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
  };
};

/** What somebody throws on the planks at noon. */
const lain = (x: number, y: number, half: number): string =>
  oval(x, y, half, half * 0.13, '#5f4426', 'fill-opacity=".42"');

/** Pale under the words, and in it what the jetty throws on it. */
const water = (): string =>
  box(
    -4,
    -4,
    SHEET + 8,
    SHEET + 8,
    linear([
      [0, '#cfe9e8'],
      [1, '#b4dedb'],
    ]),
  ) +
  line('M172 12q5 -3 10 0t10 0M60 63q5 -3 10 0t10 0M140 63q5 -3 10 0t10 0', '#ffffff', 1) +
  box(-4, EDGE - 2, SHEET + 8, 10, '#4f9499', 0, 'fill-opacity=".5"');

/** No two planks are of one tree, or quite of one length; they run together away from us. */
function planks(): string {
  const woods = ['#d9b98a', '#d0ac78', '#dfc397', '#c9a26c', '#d5b383'];
  const bottom = SHEET + 8;
  const along = (x: number, y: number): number =>
    FAR[0] + ((x - FAR[0]) * (y - FAR[1])) / (bottom - FAR[1]);
  let boards = '';
  let gaps = '';
  let nails = '';
  let grain = '';
  for (let i = 0, x = -128; x < SHEET + 130; i++, x += 27) {
    const top = EDGE - 4 + ((i * 7) % 5) * 0.8;
    const [a, b] = [along(x, top), along(x + 27, top)];
    boards += path(
      `M${num(a)} ${num(top)}L${num(b)} ${num(top)}L${num(x + 27)} ${bottom}H${num(x)}Z`,
      woods[(i * 3) % 5] as string,
    );
    gaps += `M${num(a)} ${num(top)}L${num(x)} ${bottom}`;
    for (const y of [EDGE + 4, 196])
      nails += `M${num(along(x + 7, y))} ${y}h.1M${num(along(x + 20, y))} ${y}h.1`;
    const y = 96 + ((i * 37) % 90);
    grain += `M${num(along(x + 12, y))} ${y}Q${num(along(x + 17, y + 8))} ${y + 8} ${num(along(x + 12, y + 17))} ${y + 17}`;
  }
  return (
    boards +
    line(gaps, '#8a6238', 1.3) +
    line(grain, '#a98050', 1, 'stroke-opacity=".7"') +
    line(nails, '#5f4426', 1.5) +
    box(-4, EDGE - 5, SHEET + 8, 3, '#fff3dc', 0, 'fill-opacity=".25"') +
    post(132) +
    post(10)
  );
}

/** What boats are made fast to. */
const post = (x: number): string =>
  path(
    `M${x - 7} ${EDGE - 12}H${x + 7}V${EDGE + 5}C${x + 4} ${EDGE + 8} ${x - 4} ${EDGE + 8} ${x - 7} ${EDGE + 5}Z`,
    '#7a5430',
  ) + oval(x, EDGE - 12, 7, 3, '#b98e58');

const skiff = (): string =>
  at(
    0,
    0,
    1,
    path('M3 -30C17 -14 18 20 11 32H-5C-12 20 -11 -14 3 -30Z', '#4f9499', 'fill-opacity=".5"') +
      path('M0 -34C14 -18 15 16 8 28H-8C-15 16 -14 -18 0 -34Z', '#e2492f') +
      path('M0 -27C10 -14 11 14 6 24H-6C-11 14 -10 -14 0 -27Z', '#8a5a35') +
      line('M-10 -4H10M-10 12H10', '#d9b98a', 3),
    16,
  );

/** Somebody has made fast with it, and coiled what was left over as one coils a rope when one is called to lunch. */
const rope = (coiled: boolean): string => {
  const d = 'M10 76C14 88 30 88 26 104C20 126 4 140 -8 150M132 78C136 84 150 84 160 84';
  const coil =
    'M160 84C182 80 204 88 200 96C194 106 164 104 166 95C169 87 196 88 192 95C188 101 172 100 175 95';
  const end = coiled ? coil : 'L166 82';
  return (
    line(d + end, '#5f4426', 4, 'stroke-opacity=".4" transform="translate(1 1.2)"') +
    line(d + end, '#7a5430', 3.6) +
    line(d + end, '#ecd7a6', 2.4)
  );
};
