import type { HeroToChoose } from './family.ts';
import { Portrait } from './live/portrait.tsx';

/** A child in a row of children: the portrait, the name in red, and what tells two children apart. */
export function HeroRow({ hero }: { hero: HeroToChoose }) {
  return (
    <>
      <Portrait reader={hero.reader} />
      <span className="min-w-0 grow">
        <span className="display rubric block truncate text-xl leading-tight">{hero.name}</span>
        <span className="block text-sm font-normal text-ink-soft">{hero.about}</span>
      </span>
    </>
  );
}
