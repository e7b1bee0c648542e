import { at } from '#bookmaking/drawing/marks.ts';
import { type Hero, heroOf } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { PoseName } from '#bookmaking/hero/poses.ts';
import type { Mood } from '#bookmaking/hero/traits.ts';
import { asUsual } from '#bookmaking/hero/usual-hand.ts';
import { CHILDREN } from '#pictures/children.ts';
import { MORNING } from '#pictures/lights.ts';
import type { Cutout } from './cutout.ts';
import { zoe } from './zoe.ts';

/** Three who could not be told apart by a name alone, down to the shoulders. */
export const threeChildren: Cutout = {
  name: 'three-children',
  width: 720,
  height: 340,
  paint: () =>
    bust(CHILDREN.wren, 106, 'happy', 12) +
    bust(asUsual(heroOf(zoe)), 360, 'joy', -6) +
    bust(CHILDREN.kwame, 614, 'happy', -16),
};

function bust(hero: Hero, x: number, mood: Mood, yaw: number): string {
  const view = { pose: 'stand', mood, yaw, pitch: 4 } as const;
  return placeHero(hero, 156, 'head', [x, 176], view, MORNING).art;
}

interface Stage {
  readonly band: string;
  readonly hero: Hero;
  readonly pose: PoseName;
  readonly mood: Mood;
  readonly yaw: number;
  /** Height of the head: a baby's is smaller than the rig's proportions make it look. */
  readonly head: number;
}

const STAGES: readonly Stage[] = [
  { band: '0-12m', hero: CHILDREN.babyAda, pose: 'floor', mood: 'wonder', yaw: 16, head: 84 },
  { band: '1-2', hero: CHILDREN.otis, pose: 'wave', mood: 'joy', yaw: 8, head: 100 },
  { band: '2-3', hero: CHILDREN.greta, pose: 'stand', mood: 'happy', yaw: -14, head: 114 },
  { band: '3-4', hero: CHILDREN.wren, pose: 'point', mood: 'wonder', yaw: 18, head: 114 },
  { band: '4-6', hero: asUsual(heroOf(zoe)), pose: 'wave', mood: 'happy', yaw: -10, head: 114 },
];

/** A child for each pencil mark of the door frame, at nearly one scale: the height is the point. */
export const stages: readonly Cutout[] = STAGES.map(({ band, hero, pose, mood, yaw, head }) => ({
  name: `stage-${band}`,
  width: 400,
  height: 600,
  paint: () => {
    const child = placeHero(
      hero,
      head,
      'ground',
      [200, 580],
      { pose, mood, yaw, pitch: 6 },
      MORNING,
    );
    return at(0, 0, 1, child.shadow + child.art);
  },
}));
