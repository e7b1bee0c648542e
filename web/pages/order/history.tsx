import type { OrderInFull } from '#contract/orders.ts';
import { makingStageLabels } from '#vocabulary/making.ts';
import { inWords } from './changed-pages.tsx';

type Event = OrderInFull['history'][number] & { when: string };

/** What has happened to a book so far, the first first. */
export function History({ events }: { events: Event[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        What has happened
      </h2>
      <ol className="mt-3 grid gap-2">
        {events.map((event) => (
          <li key={`${event.at} ${event.stage}`} className="flex flex-wrap gap-x-4">
            <span className="text-ink-soft">{event.when}</span>
            <span>{happened(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function happened({ stage, by, corrected, is_reprint }: Event): string {
  if (is_reprint) return 'To be printed once more, free of charge';
  if (corrected.length > 0) {
    return `Corrected${by === 'admin' ? ' by us' : ''}: ${inWords(corrected)}`;
  }
  if (stage === 'checking') {
    return by === 'admin'
      ? 'Goes on; you can look through it again'
      : 'Paid; you can look through it and correct it';
  }
  if (stage === 'stopped') return by === 'admin' ? 'Held by us' : makingStageLabels.stopped;
  if (stage === 'approved') return by === 'clock' ? 'Approved, as the time was over' : 'Approved';
  if (stage === 'cancelled') return by === 'admin' ? 'Canceled by us' : 'Canceled by you';
  return makingStageLabels[stage];
}
