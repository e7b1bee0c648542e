import { Pause, Play } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { questions } from '#content/landing/questions.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Hillcut } from '#web/ui/hillcut.tsx';
import { useRotation } from './use-rotation.ts';

const QUESTION_MS = 3000;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Seven questions, one every three seconds; they wait while somebody reads, points or has paused them. */
export function ParentsAsk() {
  const wantsStillness = useLessMotion();
  const [chosen, setChosen] = useState<'run' | 'pause'>();
  const [isRead, setRead] = useState(false);
  const isPaused = chosen ? chosen === 'pause' : wantsStillness;
  const place = useRotation(questions.length, QUESTION_MS, isPaused || isRead);
  return (
    <section className="mt-[var(--spacing-section)] bg-sky" aria-labelledby="parents-ask">
      <Hillcut className="-translate-y-px -scale-y-100 text-paper" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only waits while a pointer or the focus rests on it. */}
      <div
        className="shop py-6 text-center md:py-10"
        onPointerEnter={() => setRead(true)}
        onPointerLeave={() => setRead(false)}
        onFocus={(event) => setRead(event.target.matches(':focus-visible'))}
        onBlur={() => setRead(false)}
      >
        <h2 id="parents-ask" className="font-text text-base font-bold">
          What parents might ask
        </h2>
        <ul className="mx-auto mt-3 grid max-w-[26ch] place-items-center text-3xl *:col-start-1 *:row-start-1">
          {questions.map(([question, answer], each) => (
            <li
              key={question}
              className={`display text-balance transition-opacity duration-(--dur-open) ${each === place ? '' : 'opacity-0'}`}
              aria-hidden={each !== place || undefined}
            >
              {question}
              <span className="mt-2 block font-text text-lg">{answer}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center justify-center gap-2">
          <span className="num text-sm">
            {place + 1} of {questions.length}
          </span>
          <IconButton
            label={isPaused ? 'Play the questions' : 'Pause the questions'}
            onClick={() => setChosen(isPaused ? 'run' : 'pause')}
          >
            {isPaused ? <Play className="icon" /> : <Pause className="icon" />}
          </IconButton>
        </p>
      </div>
      <Hillcut className="translate-y-px text-paper" />
    </section>
  );
}

function useLessMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(LESS_MOTION);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(LESS_MOTION).matches,
    () => false,
  );
}
