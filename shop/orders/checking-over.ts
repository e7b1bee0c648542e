import { Refused } from '#shop/refused.ts';
import { isBeforePrinter, type MakingStage, type ReasonOver } from '#vocabulary/making.ts';
import { stoppedFor } from '#vocabulary/sentences/printing.ts';
import type { Stages } from './making.ts';

/** Why nothing can be said of a book any more, by its stage. */
const reasons: Record<Exclude<MakingStage, 'checking'>, ReasonOver> = {
  approved: 'approved',
  sent: 'sent',
  in_production: 'sent',
  shipped: 'sent',
  delivered: 'sent',
  stopped: 'stopped',
  cancelled: 'cancelled',
};

/** The refusal of whatever comes too late for a book of that stage. */
export const tooLate = (stage: Exclude<MakingStage, 'checking'>) =>
  new Refused('CHECKING_OVER', { data: { reason: reasons[stage] } });

/** @throws CHECKING_OVER with the reason */
export function assertInChecking({ stage }: Stages): void {
  if (stage !== 'checking') throw tooLate(stage);
}

/**
 * Whether a book may still be corrected.
 * @param isMade a book that waits for something may be corrected after its time, since that may be what it waits for
 * @throws CHECKING_OVER with the reason; `time_over` where the clock has not come by yet
 */
export function assertCorrectable(making: Stages, isMade: boolean, now: Date): void {
  assertInChecking(making);
  if (isMade && making.checkingUntil <= now) {
    throw new Refused('CHECKING_OVER', { data: { reason: 'time_over' } });
  }
}

/**
 * Where a book goes can be corrected until it is sent to the printer, and again where the address is what stopped it there.
 * @param isBeingSent in this very moment: nobody knows yet which address the printer has
 * @throws CHECKING_OVER with the reason
 */
export function assertNotSent(making: Stages, isBeingSent: boolean): void {
  if (isBeingSent) throw new Refused('CHECKING_OVER', { data: { reason: 'sent' } });
  if (making.stage !== 'approved' && !isStoppedByAddress(making)) assertInChecking(making);
}

/** The same for somebody of the shop, who may correct it whatever has stopped the book. */
export function assertNotAtPrinter({ stage }: Stages, isBeingSent: boolean): void {
  if (!isBeforePrinter(stage)) throw tooLate(stage);
  if (isBeingSent) throw tooLate('sent');
}

/** Whether a book waits for its address to be corrected. */
export const isStoppedByAddress = ({ stage, reason, heldSince }: Stages): boolean =>
  stage === 'stopped' && heldSince === null && reason === stoppedFor.address;
