import './draw-panel.css';
import '#web/family/hero/swatches.css';
import { type ComponentProps, Suspense } from 'react';
import { partLater } from '#web/line/part-later.tsx';
import type { DrawPanel } from './draw-panel.tsx';

const panel = partLater<ComponentProps<typeof DrawPanel>>(
  async () => (await import('./draw-panel.tsx')).DrawPanel,
);
/** Fetches the panel, for the server. */
export const fetchDrawPanel = panel.fetchPart;

/**
 * `DrawPanel` for the page that everybody loads first: it comes whole from the server, and comes alive once its code is
 * there. What is chosen and typed until then is not lost, as the browser has it and the panel reads it.
 */
export const DrawPanelLater = (props: ComponentProps<typeof DrawPanel>) => (
  <Suspense fallback={<div className="draw-panel-room" />}>
    <panel.Part {...props} />
  </Suspense>
);
