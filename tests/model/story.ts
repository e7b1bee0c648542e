import type { Admin } from './around/admin.ts';
import type { FamilyState } from './fits/family-state.ts';
import type { Customer } from './people/customer.ts';
import type { Rig } from './running/open-rig.ts';

/** A story that is being told, as those see it who look whether it is told rightly. */
export type Story = {
  rig: Rig;
  admin: Admin;
  /** Each customer, and how the story began for the family. */
  begin: Map<Customer, FamilyState>;
};
