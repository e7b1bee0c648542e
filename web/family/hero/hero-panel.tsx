import './hero-panel.css';
import { type ReactNode, useId } from 'react';
import { NotDrawn } from './not-drawn.tsx';
import type { LiveDrawing } from './use-live-drawing.ts';

/**
 * The hero as the form describes it, standing on a hill. Beside the form on a wide screen, a strip
 * that stays above it on a phone, also while the keyboard is open.
 *
 * @param props.name of the child, as it is typed
 * @param props.drawing without one there is only the hill
 * @param props.children a guess, if there is one
 */
export function HeroPanel({
  name,
  hasPhoto,
  drawing: { drawings, isUpdated, missed },
  children,
}: {
  name: string;
  hasPhoto: boolean;
  drawing: LiveDrawing;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="hero-panel">
      <div className="hero-panel-sky">
        <Hill />
        <h2 id={id} className="hero-panel-title">
          How we will draw {name ? <span className="rubric">{name}</span> : 'them'}
        </h2>
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
      {children}
      <NotDrawn words={missed} />
      <p className="hint mt-3 hidden lg:block">
        {hasPhoto
          ? 'The photo hangs on one page of the book. The drawing follows the looks that you choose.'
          : 'The drawing follows what you write. Every page of the book uses it.'}
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
