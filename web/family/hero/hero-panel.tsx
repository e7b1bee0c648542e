import './hero-panel.css';
import { useId } from 'react';
import type { TypedChild } from '../read-child-form.ts';
import { useLiveDrawing } from './use-live-drawing.ts';

/**
 * The hero as the form describes it, standing on a hill. Beside the form on a wide screen, a strip
 * that stays above it on a phone, also while the keyboard is open.
 *
 * @param props.typed what the form says now
 * @param props.isReady false until scripts run, when there is only the hill
 */
export function HeroPanel({ typed, isReady }: { typed: TypedChild; isReady: boolean }) {
  const id = useId();
  const { drawings, isUpdated } = useLiveDrawing(typed, isReady);
  const name = typed.name.trim();
  return (
    <section aria-labelledby={id} className="hero-panel">
      <div className="hero-panel-sky">
        <Hill />
        <h3 id={id} className="hero-panel-title">
          How we will draw {name ? <span className="rubric">{name}</span> : 'them'}
        </h3>
        {drawings.map(({ url, number }, place) => (
          <img
            key={number}
            src={url}
            alt={place === drawings.length - 1 ? `${name || 'The child'}, as we draw them` : ''}
            className="cutout hero-panel-figure"
            data-leaving={place < drawings.length - 1 || undefined}
          />
        ))}
      </div>
      <p className="hint mt-3 hidden lg:block">
        The drawing follows what you write. Every page of the book uses it.
      </p>
      <p role="status" className="sr-only">
        {isUpdated && 'Drawing updated'}
      </p>
    </section>
  );
}

function Hill() {
  return (
    <svg
      className="absolute inset-x-0 -bottom-px h-[34%] w-full"
      viewBox="0 0 352 160"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="var(--color-hill-far)" d="M0 50C90 0 200 20 352 40v120H0z" />
      <path fill="var(--color-hill)" d="M0 92c120-40 230-14 352 6v62H0z" />
    </svg>
  );
}
