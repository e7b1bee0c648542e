import { eq, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { profiles, sessions, users } from '#database/tables/accounts.ts';

/** One statement for what every request asks: session, mail address and role together. */
const sessionByTokenIn = prepared((db) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      name: profiles.name,
      userType: profiles.userType,
      createdAt: users.createdAt,
      sessionId: sessions.id,
      signedInAt: sessions.createdAt,
      sessionEndsAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session_by_token'),
);

export const sessionByToken = async (db: Reads, token: string) =>
  (await sessionByTokenIn(db).execute({ token }))[0];

export const profileById = async (db: Reads, id: string) =>
  (
    await db
      .select({
        id: profiles.id,
        name: profiles.name,
        email: users.email,
        userType: profiles.userType,
        plan: profiles.plan,
        createdAt: profiles.createdAt,
      })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(eq(profiles.id, id))
  )[0];

export const userByEmail = async (db: Reads, email: string) =>
  (await db.select().from(users).where(eq(users.email, email)))[0];
