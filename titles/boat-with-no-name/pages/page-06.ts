import { num } from '#bookmaking/drawing/curves.ts';
import { clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { holdOn, met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { islet, lighthouse, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { LOW } from '#titles/boat-with-no-name/set/lights.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/sky-past-fold.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** The rock that both are on. */
const ROCK = 192;
const SUN = 104;
/** The lighthouse: beside the picture where words have a page of their own, off where no head is before it. */
const [LIGHT_READ, LIGHT_BESIDE] = [18, -34];

/** Across the bay, into the sun: two who have come far, small before all of it. */
export const page06: Painting = ({ hero, name, beside: wordsBeside }) => {
  const area = { x: 92, y: 78, width: 110, height: ROCK - 78 };
  const letters = met(6, nameOf(name), area, LOW, { inOneRow: true });
  const child = beside(hero, letters);
  const art =
    bay() +
    (wordsBeside ? '' : islet(LIGHT_READ, 158, ISLET) + towerAt(LIGHT_READ)) +
    glitter() +
    ashore() +
    letters.spots.map(({ x, height }) => towardUs(x, height * 0.4)).join('') +
    towardUs(child.pelvis[0], child.scale * 46) +
    letters.art +
    child.art +
    near();
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
    ...(wordsBeside && {
      overFold: () =>
        groundPastFold(bay() + ashore() + islet(LIGHT_BESIDE, 158, ISLET)) +
        pastFold(towerAt(LIGHT_BESIDE)),
    }),
  };
};

/** Sky, sun and sea, as they go over the fold. */
const bay = (): string =>
  clean(onBothPages((width) => sky(width, 150, '#fde3bd', '#ffcf94'))) +
  clean(
    oval(
      SUN,
      118,
      106,
      96,
      radial([
        [0, '#fff3c9', 0.95],
        [0.4, '#ffdf9a', 0.6],
        [1, '#ffdf9a', 0],
      ]),
    ) + oval(SUN, 134, 62, 62, '#fff6d0'),
  ) +
  onBothPages((width) => sea('six', width, 152, 222, '#eaa56c', '#8f5f74'));

const ISLET = '#7a5a70';
const towerAt = (x: number): string => lighthouse(LOW, x, 150, 0.5, false);

/** From behind, side by side with the first that there is of the nearest row: a head put to its wood. */
function beside(hero: Cast['hero'], { spots, sawn }: ReturnType<typeof met>): PlacedHero {
  const spot = spots[0] as Spot;
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 28 : headToSit(hero, 84, 32);
  const edge = (level: number): number => holdOn(spot, level, 'left', sawn)[0];
  const near = Math.min(edge(12), edge(36), edge(60), edge(78));
  return placeHero(
    hero,
    size,
    'ground',
    [Math.max(40, near - size * (rolls ? 0.72 : 0.52)), ROCK],
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
const ashore = (): string =>
  clean(
    path('M-64 222C-36 196 10 187 52 183C90 178 170 180 230 176V222H-64Z', '#5f4662') +
      path('M-56 222C-30 202 14 193 60 189C96 185 170 187 230 184V222H-56Z', '#83617a') +
      path(
        'M60 189C96 185 170 187 230 184L230 187C170 190 100 188 64 192Z',
        '#f0b48c',
        'fill-opacity=".7"',
      ) +
      line(
        'M-30 208C-4 201 20 198 50 197M-8 214C20 206 60 203 104 203M70 197C104 194 150 196 196 194M-40 216C-30 211 -18 208 -6 206',
        '#6e4f68',
        1,
        'stroke-opacity=".7"',
      ),
  );

/** What is nearest to us has no light on it. */
const near = (): string =>
  path('M118 222C128 208 150 206 168 210C184 203 206 204 230 198V222Z', '#4a3752');

/** The sun on the water, in pieces: longer and further apart toward us. */
function glitter(): string {
  let d = '';
  for (let i = 0, y = 154; y < 198; i++, y += 2.6 + i * 0.32) {
    const half = 40 - i * 2.2;
    const shift = ((i * 13) % 9) - 4;
    d += `M${num(SUN - half + shift)} ${num(y)}h${num(half * 0.9)}M${num(SUN + half * 0.2 - shift)} ${num(y + 0.8)}h${num(half * 0.8)}`;
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
