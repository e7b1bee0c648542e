import { makeSignature } from 'better-auth/crypto';
import pino from 'pino';
import { setUpBetterAuth } from '#server/auth/better-auth.ts';
import { keepAppSecret } from '#server/settings/app-secret.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import type { StartedShop } from '#tests/support/start-shop.ts';

/** A signed-in family with one child. */
export type VisitingFamily = {
  /** For the request header `cookie`. */
  cookie: string;
  childId: string;
};

/** Writes families with a child and a session each straight into a running shop's database: sign-ins have limits. */
export function inviteFamilies(shop: StartedShop, count: number): Promise<VisitingFamily[]> {
  return inDatabaseOf(shop, async (database) => {
    const { rows } = await database.pool.query<{ child_id: string; token: string }>(
      `with people as (
         insert into users (name, email)
         select 'Family ' || n, 'family-' || n || '@example.com' from generate_series(1, $1::int) n
         returning id, name
       ), their_profiles as (
         insert into profiles (id, name) select id, name from people
       ), their_children as (
         insert into children (parent_id, name, birth_year, birth_month, birth_day, reading_level, gender, interests)
         select id, 'Zoë', 2021, 6, 1, 'Sapling', 'Girl', 'dinosaurs' from people returning id, parent_id
       ), their_sessions as (
         insert into sessions (user_id, token, expires_at)
         select id, gen_random_uuid()::text, now() + interval '30 days' from people returning user_id, token
       )
       select their_children.id as child_id, token
       from their_children join their_sessions on user_id = parent_id`,
      [count],
    );
    const { authCookies, secret } = await setUpBetterAuth(
      {
        database,
        publicUrl: shop.url,
        appSecret: keepAppSecret(shop.dataDir),
        log: pino({ level: 'silent' }),
      },
      async () => {},
    ).$context;
    return Promise.all(
      rows.map(async ({ child_id, token }) => {
        const signed = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
        return { childId: child_id, cookie: `${authCookies.sessionToken.name}=${signed}` };
      }),
    );
  });
}
