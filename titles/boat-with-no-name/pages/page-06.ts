import type { Point } from '#bookmaking/drawing/geometry.ts';
import { oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { holdOn, met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { lighthouse, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { LOW } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Across the bay, into the sun: two who have come far, and we are behind one of them. */
export const page06: Painting = (cast) => paint(cast, SHEET);
export const spread06: Painting = (cast) => paint(cast, SPREAD);

/** The rock that both are on. */
const ROCK = 192;

function paint({ hero, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const page = wide ? SPREAD - SHEET : 0;
  const letters = met(
    6,
    nameOf(name),
    { x: page + 98, y: 64, width: 110, height: ROCK - 64 },
    LOW,
    step,
  );
  const { child, arm } = beside(hero, letters, page);
  const sun = page + 96;
  // Off where no head is before it.
  const light = wide ? page - 34 : 16;
  const art =
    sky(width, 132, '#fde3bd', '#ffdca6') +
    oval(
      sun,
      118,
      106,
      96,
      radial([
        [0, '#fff3c9', 0.95],
        [0.4, '#ffdf9a', 0.6],
        [1, '#ffdf9a', 0],
      ]),
    ) +
    oval(sun, 122, 50, 50, '#fff6d0') +
    sea('six', width, 136, 222, '#eaa56c', '#8f5f74') +
    path(
      `M${sun - 46} 137H${sun + 46}L${sun + 30} 220H${sun - 30}Z`,
      '#ffe6a8',
      'fill-opacity=".5"',
    ) +
    islet(light, 142) +
    lighthouse(LOW, light, 134, 0.5, false) +
    ashore(page) +
    letters.art +
    child.shadow +
    child.art +
    arm +
    near(page);
  return {
    art,
    quiet: { box: { ...SAFE, height: wide ? 70 : 50 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
  };
}

/** From behind, side by side with the first that there is of the nearest row: an arm around it, and the head put back to it. */
function beside(
  hero: Cast['hero'],
  { spots, sawn }: ReturnType<typeof met>,
  page: number,
): { readonly child: PlacedHero; readonly arm: string } {
  const lowest = Math.max(...spots.map(({ y }) => y));
  const spot = spots.find(({ y, height }) => y > lowest - height * 0.3) as Spot;
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 49 : 68;
  const posed = {
    pose: rolls ? 'sit' : 'crossed',
    mood: 'happy',
    face: { brow: [-5, -9, -2] },
    yaw: rolls ? 152 : 168,
    pitch: 5,
    nod: -16,
    turn: rolls ? -66 : -78,
    tilt: 8,
    gaze: [0.8, -0.7],
    armsByPage: true,
    body: { lean: 4, roll: -8, twist: 0 },
  } as const;
  const high = rolls ? 103 : hero.years < 3 ? 136 : 128;
  const edge = (y: number): Point =>
    holdOn(spot, Math.min(94, Math.max(8, ((spot.y - y) * 100) / spot.height)), 'left', sawn);
  const near = Math.min(edge(high)[0], edge(high + size * 0.7)[0]);
  const x = Math.max(page + size * 0.74, near - size * (rolls ? 0.84 : 0.66));
  const child = placeHero(hero, size, 'head', [x, high], posed, LOW);
  const arm = (side: 1 | -1, wrist: Point, bends: 1 | -1, degrees: number): string =>
    ownArm(
      hero,
      child,
      side,
      { elbow: elbowOf(child, side, wrist, bends), wrist, hand: flat, degrees, flip: side > 0 },
      LOW,
    ).art;
  const [hx, hy] = edge(high + size * 0.78);
  // The other holds on to a rim, or to the stone, below the page.
  const down: Point = rolls
    ? [child.origin[0] - size * 0.5, high + size * 1.68]
    : [child.head[0] - size * 0.7, SHEET + 6];
  return {
    child,
    arm: arm(1, down, -1, rolls ? 84 : 128) + arm(-1, [hx + size * 0.08, hy], 1, -10),
  };
}

/** A low shelf of stone, wet at its foot, out of which the sun has taken all color but its edge. */
const ashore = (page: number): string =>
  path(
    `M${page - 64} 222C${page - 36} 196 ${page + 10} 187 ${page + 52} 183C${page + 90} 178 ${page + 170} 180 ${page + 230} 176V222H${page - 64}Z`,
    '#5f4662',
  ) +
  path(
    `M${page - 56} 222C${page - 30} 202 ${page + 14} 193 ${page + 60} 189C${page + 96} 185 ${page + 170} 187 ${page + 230} 184V222H${page - 56}Z`,
    '#83617a',
  ) +
  path(
    `M${page + 60} 189C${page + 96} 185 ${page + 170} 187 ${page + 230} 184L${page + 230} 187C${page + 170} 190 ${page + 100} 188 ${page + 64} 192Z`,
    '#f0b48c',
    'fill-opacity=".7"',
  );

/** What is nearest to us has no light on it. */
const near = (page: number): string =>
  path(
    `M${page + 118} 222C${page + 128} 208 ${page + 150} 206 ${page + 168} 210C${page + 184} 203 ${page + 206} 204 ${page + 230} 198V222Z`,
    '#4a3752',
  );

const islet = (x: number, y: number): string =>
  path(
    `M${x - 26} ${y}C${x - 20} ${y - 8} ${x - 8} ${y - 11} ${x} ${y - 10}C${x + 12} ${y - 10} ${x + 20} ${y - 4} ${x + 30} ${y}Z`,
    '#7a5a70',
  );

/** Under who stands further off: a step of the rock. */
const step = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? path(
        `M${x - height * 0.8} ${y + 70}C${x - height * 0.8} ${y - 4} ${x - height * 0.4} ${y - 4} ${x} ${y - 3}C${x + height * 0.5} ${y - 4} ${x + height * 0.8} ${y} ${x + height * 0.8} ${y + 70}Z`,
        '#6a4e68',
      )
    : '';
