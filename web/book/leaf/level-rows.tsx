import type { LandingLevel } from '#content/landing/levels.ts';
import { LevelPlant } from './level-plant.tsx';

/** Reading levels to choose from: a row each, with a plant that grows from one to the next. */
export function LevelRows<Level extends LandingLevel>({
  name,
  levels,
  chosen,
  onChoose,
  className = '',
}: {
  /** The group's name, once on a page. */
  name: string;
  levels: readonly Level[];
  chosen: Level;
  onChoose: (level: Level) => void;
  className?: string;
}) {
  return (
    <fieldset className={`grid ${className}`}>
      <legend className="sr-only">Reading level of this page</legend>
      {levels.map((level, place) => (
        <label key={level.name} className="level-row">
          <input
            type="radio"
            name={name}
            checked={level === chosen}
            onChange={() => onChoose(level)}
          />
          <LevelPlant height={place} />
          <span className="py-2">
            <span className="display text-xl">{level.name}</span>{' '}
            <span className="text-sm text-ink-soft">{level.ages}</span>
            <span className="block text-sm text-ink-soft">{level.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
