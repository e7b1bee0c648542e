import { num } from '../../../drawing/curves.ts';
import { at, line } from '../../../drawing/marks.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { carton } from '../cast/carton.ts';
import { mittenOnWool } from '../cast/mitten.ts';
import { LOW_SUN } from '../set/lights.ts';
import { onRamp, rings, type Well } from '../set/rings.ts';

const WELL: Well = {
  middle: [112, 152],
  top: [108, 156],
  hall: 24,
  growth: 1.19,
  floors: 9,
  hand: -1,
};

/** Wide, from above: around and around and out. */
export const page07: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 60, 22),
    'head',
    [44, 92],
    { pose: 'stand', mood: 'worried', yaw: 18, pitch: 30, nod: -4, gaze: [0.8, 0.9] },
    LOW_SUN,
  );
  const art =
    rings(WELL) +
    stream() +
    child.art +
    at(76, 84, 0.2, carton(LOW_SUN, 0, 0)) +
    mittenOnWool(LOW_SUN, [120, 60], [124, 96], 22);
  return { art, quiet: { box: { ...SAFE, height: 38 }, ink: 'light' }, faces: [child.face] };
};

function stream(): string {
  let d = '';
  for (let i = 0; i <= 160; i++) {
    const p = onRamp(WELL, 8.1 - (i / 160) * 7, 0.55);
    d += `${i ? 'L' : 'M'}${num(p[0])} ${num(p[1])}`;
  }
  return line(d, '#8fa9c4', 4) + line(d, '#dbe8f2', 1.4);
}
