import { type Telling, tellings } from '#vocabulary/reading-levels.ts';

const NAMES: Record<Telling, string> = {
  seedling: 'Seedling',
  sprout: 'Sprout',
  sapling: 'Sapling',
  explorer: 'Explorer',
};

const YOUR_OWN = 'These are the pages of your own book, as they were drawn for it.';
const NOT_KEPT = 'Drawn by our hand of today: your own copy may differ from it.';
const ANOTHER = 'This telling is drawn by our hand of today; the one you bought stays as it is.';

/** The four tellings of a book: it grows with its reader. */
export function Tellings({
  bought,
  isKept,
  chosen,
  onChoose,
}: {
  bought: Telling;
  /** Whether the pages of that one are those that were drawn for it. */
  isKept: boolean;
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
        {chosen !== bought && ANOTHER}
        {chosen === bought && (isKept ? YOUR_OWN : NOT_KEPT)}
      </p>
    </div>
  );
}
