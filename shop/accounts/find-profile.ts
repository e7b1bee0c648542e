import type { Reads } from '#database/connect.ts';
import { Refused } from '#shop/refused.ts';
import type { Caller } from './caller.ts';
import type { Profile } from './profile.ts';
import { profileById } from './queries.ts';

/** The caller's own profile. Throws UNAUTHORIZED. */
export async function findProfile(db: Reads, caller: Caller): Promise<Profile> {
  const profile = await profileById(db, caller.userId);
  if (!profile) throw new Refused('UNAUTHORIZED');
  return profile;
}
