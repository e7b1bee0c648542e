import { useFetcher } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import type { CodesAnswer } from './change-codes.ts';
import type { CodeState, ShownCode } from './code-in-words.ts';

const STATES: Record<CodeState, { label: string; look: string }> = {
  running: { label: 'Running', look: 'text-pine font-bold' },
  'not yet': { label: 'Not yet', look: '' },
  'used up': { label: 'Used up', look: '' },
  over: { label: 'Over', look: 'text-ink-soft' },
  ended: { label: 'Ended', look: 'text-ink-soft' },
};

/** Codes, the newest first; the same on a phone and on a desk, since each is a few short words. */
export function CodeList({ codes }: { codes: ShownCode[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {codes.map((code) => (
        <li
          key={code.id}
          className="grid gap-x-8 gap-y-2 border-b border-edge py-4 @min-[42rem]/desk:grid-cols-[1fr_1.5fr_14rem] @min-[42rem]/desk:items-center"
        >
          <div className="min-w-0">
            <h2 className="num !font-text text-base font-bold break-words">{code.code}</h2>
            <p className="num">{code.takesOff}</p>
          </div>
          <div className="min-w-0 text-sm">
            <p className="break-words">{code.books}</p>
            <p className="text-ink-soft">{[code.when, code.howOften].filter(Boolean).join(', ')}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 @min-[42rem]/desk:justify-end">
            <p className="text-sm">
              <span className={STATES[code.state].look}>{STATES[code.state].label}</span>,{' '}
              <span className="num">
                {code.uses === 1 ? '1 use' : `${code.uses.toLocaleString('en-US')} uses`}
              </span>
            </p>
            {(code.state === 'running' || code.state === 'not yet') && <End code={code} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** It cannot be taken back, so it is behind a press of its own. */
function End({ code: { id, code } }: { code: ShownCode }) {
  const ending = useFetcher<CodesAnswer>();
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 min-w-11 cursor-pointer items-center">
        <span className="link">
          End it<span className="sr-only">: {code}</span>
        </span>
      </summary>
      <ending.Form method="post">
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="id" value={id} />
        <Button look="danger" className="!min-h-11" busy={ending.state !== 'idle'}>
          End {code} now
        </Button>
      </ending.Form>
    </details>
  );
}
