/**
 * Who signs in, and the family profile that belongs to each account (specification, sections 3 and 6).
 *
 * `users`, `sessions`, `sign_in_accounts` and `verifications` are the four tables that the sign-in
 * library works on; their TypeScript keys are the library's field names, their columns ours.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { planIds, userTypes } from '#vocabulary/accounts.ts';
import { isOneOf } from './checks.ts';

const moment = (column: string) => timestamp(column, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (session) => [index('sessions_by_user').on(session.userId)],
);

export const signInAccounts = pgTable(
  'sign_in_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (account) => [
    index('sign_in_accounts_by_user').on(account.userId),
    unique('sign_in_accounts_once_per_provider').on(account.providerId, account.accountId),
    // No password screens exist (readings of the specification); a password row would be a mistake.
    check('sign_in_accounts_without_password', sql`${account.password} is null`),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (verification) => [index('verifications_by_identifier').on(verification.identifier)],
);

/**
 * What finds a mailed link again by the six digits that stand beside it (server/auth/mailed-code.ts). Neither the digits
 * nor the link's token can be read from it.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    salt: text('salt').notNull(),
    /** The `identifier` of the link's row in `verifications`. */
    link: text('link').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (code) => [index('sign_in_codes_by_email').on(code.email)],
);

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Never taken from a client: the first admin is made by a command. */
    userType: text('user_type', { enum: userTypes }).notNull().default('parent'),
    /** The chosen subscription plan: display only, it changes nothing else. */
    plan: text('plan', { enum: planIds }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (profile) => [
    check('profiles_user_type', isOneOf(profile.userType, userTypes)),
    check('profiles_plan', isOneOf(profile.plan, planIds)),
    index('profiles_newest_first').on(profile.createdAt.desc().nullsFirst(), profile.id),
  ],
);
