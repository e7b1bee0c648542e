import './draw-panel.css';
import '#web/family/hero/swatches.css';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { again } from '#web/line/again.ts';
import type { DrawPanel } from './draw-panel.tsx';

type Panel = ComponentType<ComponentProps<typeof DrawPanel>>;
let panel: Panel | undefined;

/** Fetches the panel. The server has to have it before it renders, or its first page would have a gap. */
export async function fetchDrawPanel(): Promise<{ default: Panel }> {
  panel ??= (await again(() => import('./draw-panel.tsx'))).DrawPanel;
  return { default: panel };
}
const FetchedPanel = lazy(fetchDrawPanel);

/**
 * `DrawPanel` for the page that everybody loads first: it comes whole from the server, and comes alive once its code is
 * there. What is chosen and typed until then is not lost, as the browser has it and the panel reads it.
 */
export function DrawPanelLater(props: ComponentProps<typeof DrawPanel>) {
  // Not another one as soon as it has come: React would throw away what the server has sent.
  const [Panel] = useState(() => panel ?? FetchedPanel);
  return (
    <Suspense fallback={<div className="draw-panel-room" />}>
      <Panel {...props} />
    </Suspense>
  );
}
