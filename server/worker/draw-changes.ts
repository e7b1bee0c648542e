import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { drawChanges } from '#shop/orders/draw-changes.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ correctionId: z.uuid() });

/** Draws the pages that a correction changes, before and after. */
export function drawChangesJob({ database, files, cutPhoto, maker }: WorkerServices): Task {
  return async (job) =>
    drawChanges({ database, files, cutPhoto, maker }, payload.parse(job).correctionId);
}
