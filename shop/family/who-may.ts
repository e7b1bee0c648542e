import type { Caller } from '../accounts/caller.ts';
import type { Child } from './child.ts';

/** Only the parent uses a child: an admin sees orders and users, not families (specification, section 6). */
export function mayUseChild(caller: Caller, child: Child): boolean {
  return child.parentId === caller.userId;
}
