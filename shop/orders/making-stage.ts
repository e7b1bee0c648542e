import type { MakingStage } from '#vocabulary/making.ts';

/**
 * The moves that a paid book may make, as a table. Whatever comes late or twice is applied only along it: a later stage
 * that is seen first is taken, an earlier one that is seen later is not. From `approved` on they are the printer's.
 */
export const makingMoves = {
  checking: ['approved', 'stopped', 'cancelled'],
  approved: ['sent', 'stopped', 'cancelled'],
  sent: ['in_production', 'shipped', 'delivered', 'stopped', 'cancelled'],
  in_production: ['shipped', 'delivered', 'stopped', 'cancelled'],
  // From where it was sent it goes to the printer once more only by the hand of an admin (`shop/printing/reprint.ts`).
  shipped: ['delivered', 'stopped', 'approved'],
  delivered: ['approved'],
  // Back to where it was held, or on to the printer once more.
  stopped: ['checking', 'approved', 'cancelled'],
  cancelled: [],
} as const satisfies Record<MakingStage, readonly MakingStage[]>;

/** Whether a book may go from one stage to another. */
export const mayMove = (from: MakingStage, to: MakingStage): boolean =>
  (makingMoves[from] as readonly MakingStage[]).includes(to);
