import { type Telling, tellings } from '#vocabulary/reading-levels.ts';

const NAMES: Record<Telling, string> = {
  seedling: 'Seedling',
  sprout: 'Sprout',
  sapling: 'Sapling',
  explorer: 'Explorer',
};

/** The four tellings of a book: it grows with its reader. */
export function Tellings({
  bought,
  chosen,
  onChoose,
}: {
  bought: Telling;
  chosen: Telling;
  onChoose: (telling: Telling) => void;
}) {
  return (
    <div className="room-tellings">
      <fieldset>
        <legend className="sr-only">How it is told</legend>
        {tellings.map((telling) => (
          <label key={telling}>
            <input
              type="radio"
              name="telling"
              checked={telling === chosen}
              onChange={() => onChoose(telling)}
            />
            {NAMES[telling]}
            {telling === bought && ' (as you bought it)'}
          </label>
        ))}
      </fieldset>
      <p role="status" className="text-sm">
        {chosen !== bought &&
          'This telling is drawn by our hand of today; the one you bought stays as it is.'}
      </p>
    </div>
  );
}
