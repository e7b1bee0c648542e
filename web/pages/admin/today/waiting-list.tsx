import type { Waiting } from '#contract/today.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PutRight } from './put-right.tsx';
import type { MisfitAnswer } from './settle-misfit.ts';
import { whatItIs } from './what-it-is.ts';

/** What waits for somebody, the most urgent first, each with the press that comes next. */
export function WaitingList({
  waiting,
  more,
  refused,
}: {
  waiting: Waiting[];
  more: number;
  refused: MisfitAnswer['refused'];
}) {
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="text-2xl">
        What waits for you
      </h2>
      <ol className="mt-3 border-t-2 border-ink">
        {waiting.map((one) => (
          <li key={one.kind} className="border-b border-edge py-4">
            <Thing waiting={one} refused={refused} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          And {more === 1 ? 'one more thing' : `${more} more things`}, when these are done.
        </p>
      )}
    </section>
  );
}

function Thing({ waiting, refused }: { waiting: Waiting; refused: MisfitAnswer['refused'] }) {
  const { heading, about, whose, press, to } = whatItIs(waiting);
  const { day, time } = atUtc(waiting.since);
  const id = `waits-${waiting.kind}`;
  return (
    <article aria-labelledby={id} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-56 grow basis-80">
        <h3 id={id} className="!font-text text-lg font-bold">
          {heading}
        </h3>
        <p>{about}</p>
        <p className="num text-sm text-ink-soft wrap-anywhere">
          {whose ? `${whose}, since` : 'Since'}{' '}
          <time dateTime={waiting.since}>{`${day}, ${time}`}</time>
        </p>
        {waiting.misfit && <PutRight misfit={waiting.misfit} refused={refused} />}
      </div>
      {to && (
        <ButtonLink look="quiet" to={to} aria-describedby={id}>
          {press}
        </ButtonLink>
      )}
    </article>
  );
}
