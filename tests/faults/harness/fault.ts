import type { Chance } from '#bookmaking/drawing/chance.ts';
import type { Customer } from './customer.ts';
import type { FaultRig } from './fault-rig.ts';

/** One kind of fault. */
export type Fault = {
  /** As it is named on the command line. */
  name: string;
  /**
   * Does it once, with whatever is random taken from `chance`, and leaves the world outside as it found it. Answers
   * whose journals are to be looked through. Throws if the shop does not behave while the fault lasts.
   */
  run(rig: FaultRig, chance: Chance): Promise<Customer[]>;
  /** Why it cannot be tried on this rig; undefined if it can. */
  leftOut?(rig: FaultRig): string | undefined;
};
