import type { Caller } from './caller.ts';

/** Admins see all users and all orders (specification, section 6). */
export function maySeeAdmin(caller: Caller | null): boolean {
  return caller?.userType === 'admin';
}
