import type { Caller } from '#shop/accounts/caller.ts';
import type { Child } from './child.ts';
import type { Photo } from './photo.ts';

/** Only the parent uses a child: an admin sees orders and users, not families (specification, section 6). */
export function mayUseChild(caller: Caller, child: Child): boolean {
  return child.parentId === caller.userId;
}

/** Only the parent sees a photo, whoever else is signed in: admins do not (readings of the specification: Photos). */
export function maySeePhoto(caller: Caller | null, photo: Photo): boolean {
  return photo.userId === caller?.userId;
}
