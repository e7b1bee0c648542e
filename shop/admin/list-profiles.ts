import type { Reads } from '#database/connect.ts';
import type { Profile } from '#shop/accounts/profile.ts';
import { countProfiles, profilesPage } from './queries.ts';

/** A page of all users, newest first, and how many the search finds over all pages. */
export async function listProfiles(
  db: Reads,
  { page, pageSize, search }: { page: number; pageSize: number; search: string },
): Promise<{ profiles: (Profile & { orderCount: number })[]; total: number }> {
  const rows = await profilesPage(db, search, pageSize, (page - 1) * pageSize);
  return {
    profiles: rows.map(({ profile, email, orderCount }) => ({ ...profile, email, orderCount })),
    total: await countProfiles(db, search),
  };
}
