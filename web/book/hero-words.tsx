import type { HeroToChoose } from './family.ts';

/** A child in a row of children: the name in red, then what tells two children apart. */
export function HeroWords({ hero }: { hero: HeroToChoose }) {
  return (
    <span className="min-w-0 grow">
      <span className="display rubric block truncate text-xl leading-tight">{hero.name}</span>
      <span className="block text-sm font-normal text-ink-soft">{hero.about}</span>
    </span>
  );
}
