import type { Hero } from '#bookmaking/hero/hero.ts';

/** For a page that stares: a narrow eye opens as far as its lid lets it, and is never half asleep. */
export const wideAwake = (hero: Hero): Hero => {
  const { features } = hero;
  const height = features.eyeHeight * (features.eyeKind === 'round' ? 1 : 1.22);
  return { ...hero, features: { ...features, eyeHeight: Math.min(1.3, height) } };
};
