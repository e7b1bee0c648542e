import { box, line } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { sea, sky, town, wall } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Mid, eye to eye: on the harbor wall somebody has found work. */
export const page02: Painting = ({ hero, name }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 112, 44),
    'ground',
    [42, 205],
    { pose: 'point', mood: 'surprised', yaw: 40, gaze: [0.8, -0.1], pitch: 3 },
    MORNING,
  );
  const letters = met(2, nameOf(name), { x: 78, y: 66, width: 128, height: 118 }, MORNING, crate);
  const art =
    sky(SHEET, 112, '#c9e6e2', '#fff3dc') +
    town('two', MORNING, -60, 120, 112, 34) +
    sea('two', SHEET, 110, 170, '#8fcbbd', '#5aa9ab') +
    wall('two', MORNING, SHEET, 166, SHEET) +
    letters.art +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
  };
};

/** Who is further off stands on a stack of crates. */
const crate = ({ x, y, height }: Spot, upper: boolean): string => {
  if (!upper) return '';
  const half = height * 0.58;
  return (
    box(x - half, y, half * 2, 62, '#b98650', 1) +
    line(
      `M${x - half} ${y + 20}h${half * 2}M${x - half} ${y + 40}h${half * 2}M${x - half} ${y}v62M${x + half} ${y}v62`,
      '#7a5230',
      1.4,
    )
  );
};
