import type { Chance } from '#bookmaking/drawing/chance.ts';
import type { Customer } from './customer.ts';
import type { Stage } from './fault-rig.ts';

/** One kind of fault. */
export type Fault = {
  /** As it is named on the command line. */
  name: string;
  /**
   * Does it once, with whatever is random taken from `chance`, and leaves the world outside as it found it. Answers
   * whose journals are to be looked through. Throws if the shop does not behave while the fault lasts.
   */
  run(stage: Stage, chance: Chance): Promise<Customer[]>;
  /** Why it cannot be tried on this stage; undefined if it can. */
  leftOut?(stage: Stage): string | undefined;
};
