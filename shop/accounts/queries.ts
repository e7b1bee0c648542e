import { eq, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { profiles, sessions, users } from '#database/tables/accounts.ts';
import { cartItems, carts } from '#database/tables/cart.ts';
import { favorites } from '#database/tables/favorites.ts';

const sessionColumns = {
  userId: users.id,
  email: users.email,
  name: profiles.name,
  userType: profiles.userType,
  createdAt: users.createdAt,
  sessionId: sessions.id,
  signedInAt: sessions.createdAt,
  sessionEndsAt: sessions.expiresAt,
};

/** One statement for what every request asks: session, mail address and role together. */
const sessionByTokenIn = prepared((db) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session_by_token'),
);

export const sessionByToken = async (db: Reads, token: string) =>
  (await sessionByTokenIn(db).execute({ token }))[0];

/** The same with what every page shows: the lines of the cart and the hearts, the latest first. */
const visitByTokenIn = prepared((db) =>
  db
    .select({
      ...sessionColumns,
      lines: sql<Line[]>`array(
        select json_build_object('bookId', ${cartItems.bookId}, 'childId', ${cartItems.childId},
          'quantity', ${cartItems.quantity})
        from ${cartItems} join ${carts} on ${carts.id} = ${cartItems.cartId}
        where ${carts.userId} = ${users.id} order by ${cartItems.bookId}, ${cartItems.childId})`,
      hearts: sql<string[]>`array(
        select ${favorites.type} || ' ' || ${favorites.itemId}
        from ${favorites} where ${favorites.userId} = ${users.id}
        order by ${favorites.createdAt} desc, ${favorites.type}, ${favorites.itemId})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('visit_by_token'),
);

type Line = { bookId: number; childId: string; quantity: number };

export const visitByToken = async (db: Reads, token: string) =>
  (await visitByTokenIn(db).execute({ token }))[0];

const profileByIdIn = prepared((db) =>
  db
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
    .where(eq(profiles.id, sql.placeholder('id')))
    .prepare('profile_by_id'),
);

export const profileById = async (db: Reads, id: string) =>
  (await profileByIdIn(db).execute({ id }))[0];

export const userByEmail = async (db: Reads, email: string) =>
  (await db.select().from(users).where(eq(users.email, email)))[0];
