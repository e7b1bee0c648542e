import { eq } from 'drizzle-orm';
import type { Reads } from '../../database/connect.ts';
import { profiles, users } from '../../database/tables/accounts.ts';
import type { Caller } from './caller.ts';

/** A profile with the mail address of its sign-in. */
export type ProfileWithEmail = typeof profiles.$inferSelect & { email: string };

/** The caller's own profile; it is made together with the user, so it is always there. */
export async function findProfile(db: Reads, caller: Caller): Promise<ProfileWithEmail> {
  const [found] = await db
    .select({ profile: profiles, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(profiles.id, caller.userId));
  return { ...found!.profile, email: found!.email };
}
