import { num } from '#bookmaking/drawing/curves.ts';
import { clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { holdOn, met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { islet, lighthouse, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { LOW } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE, LARGER } from '#titles/boat-with-no-name/set/type.ts';

/** Across the bay, into the sun: two who have come far, small before all of it. */
export const page06: Painting = (cast) => paint(cast, SHEET);
export const spread06: Painting = (cast) => paint(cast, SPREAD);

/** The rock that both are on. */
const ROCK = 192;

function paint({ hero, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const page = wide ? SPREAD - SHEET : 0;
  const letters = met(6, nameOf(name), { x: page + 92, y: 78, width: 92, height: ROCK - 78 }, LOW, {
    under: step,
  });
  const child = beside(hero, letters, page);
  const sun = page + 104;
  // Off where no head is before it.
  const light = wide ? page - 34 : 18;
  const art =
    clean(sky(width, 150, '#fde3bd', '#ffcf94')) +
    clean(
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
      ) + oval(sun, 134, 62, 62, '#fff6d0'),
    ) +
    sea('six', width, 152, 222, '#eaa56c', '#8f5f74') +
    glitter(sun) +
    islet(light, 158, '#7a5a70') +
    lighthouse(LOW, light, 150, 0.5, false) +
    ashore(page) +
    letters.spots.map(({ x, height }) => towardUs(x, height * 0.4)).join('') +
    towardUs(child.pelvis[0], child.scale * 46) +
    letters.art +
    child.art +
    near(page);
  return {
    art,
    quiet: {
      box: { ...SAFE, height: wide ? 92 : 50 },
      ink: 'dark',
      largest: wide ? LARGER : LARGE,
    },
    faces: [child.face],
    signs: letters.signs,
  };
}

/** From behind, side by side with the first that there is of the nearest row: a head put to its wood. */
function beside(
  hero: Cast['hero'],
  { spots, sawn }: ReturnType<typeof met>,
  page: number,
): PlacedHero {
  const lowest = Math.max(...spots.map(({ y }) => y));
  const spot = spots.find(({ y, height }) => y > lowest - height * 0.3) as Spot;
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 28 : headToSit(hero, 84, 32);
  const edge = (level: number): number => holdOn(spot, level, 'left', sawn)[0];
  const near = Math.min(edge(12), edge(36), edge(60), edge(78));
  return placeHero(
    hero,
    size,
    'ground',
    [Math.max(page + 40, near - size * (rolls ? 0.72 : 0.52)), ROCK],
    {
      pose: rolls ? 'sit' : 'crossed',
      mood: 'happy',
      face: { brow: [-5, -9, -2] },
      yaw: 160,
      pitch: 5,
      nod: -10,
      turn: -52,
      tilt: 14,
      gaze: [0.8, -0.7],
      body: { lean: 2, roll: -10, twist: 0 },
      // From behind, a chair hides them.
      legsByPage: rolls,
    },
    LOW,
  );
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

/** The sun on the water, in pieces: longer and further apart toward us. */
function glitter(sun: number): string {
  let d = '';
  for (let i = 0, y = 154; y < 198; i++, y += 2.6 + i * 0.32) {
    const half = 40 - i * 2.2;
    const shift = ((i * 13) % 9) - 4;
    d += `M${num(sun - half + shift)} ${num(y)}h${num(half * 0.9)}M${num(sun + half * 0.2 - shift)} ${num(y + 0.8)}h${num(half * 0.8)}`;
  }
  return clean(line(d, '#fff0c4', 1.9, 'stroke-opacity=".85"'));
}

/** Long, and toward us: the sun is behind whoever casts it. */
const towardUs = (x: number, half: number): string =>
  path(
    `M${num(x - half)} ${ROCK}H${num(x + half)}L${num(x + half * 0.7 - 10)} 222H${num(x - half * 1.3 - 10)}Z`,
    linear([
      [0, '#3f2c48', 0.6],
      [1, '#3f2c48', 0],
    ]),
  );

/** Under who stands further off: a step of the rock. */
const step = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? path(
        `M${x - height * 0.8} 226C${x - height * 0.8} ${y - 4} ${x - height * 0.4} ${y - 4} ${x} ${y - 3}C${x + height * 0.5} ${y - 4} ${x + height * 0.8} ${y} ${x + height * 0.8} 226Z`,
        '#6a4e68',
      )
    : '';
