/** Children and the family's one address (specification, section 3: Child, Address). */
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { COUNTRIES_WITH_STATES } from '#vocabulary/countries.ts';
import { genders } from '#vocabulary/genders.ts';
import type { HeroTraits } from '#vocabulary/hero-traits.ts';
import type { PhotoCrop } from '#vocabulary/photos.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { LONGEST_CHILD_NAME } from '#vocabulary/text-lengths.ts';
import { users } from './accounts.ts';
import { isNotBlank, isOneOf } from './checks.ts';

export const children = pgTable(
  'children',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    parentId: uuid('parent_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: LONGEST_CHILD_NAME }).notNull(),
    birthYear: integer('birth_year'),
    birthMonth: integer('birth_month'),
    birthDay: integer('birth_day'),
    /** The label as the form showed it: the add form and the edit card have different lists. */
    readingLevel: text('reading_level').notNull(),
    gender: text('gender', { enum: genders }).notNull(),
    /** Comma-separated, as specified. */
    interests: text('interests').notNull().default(''),
    /** A toy or an animal that is always there, in the family's words; '' without one. */
    companionKind: text('companion_kind').notNull().default(''),
    /** '' where it has no name; so the two below. */
    companionName: varchar('companion_name', { length: LONGEST_CHILD_NAME }).notNull().default(''),
    /** What the child calls the grown-up of the stories. */
    grownUp: varchar('grown_up', { length: LONGEST_CHILD_NAME }).notNull().default(''),
    /** For What the Baby Said. */
    babyName: varchar('baby_name', { length: LONGEST_CHILD_NAME }).notNull().default(''),
    /** At most 300 letters as a person counts them, which are up to twenty times as many for a computer. */
    description: text('description').notNull().default(''),
    /** The photo's address without a signature; the wire carries a signed one. */
    photoUrl: text('photo_url'),
    /** Which square of the photo the parent chose; null as long as nobody has moved it. */
    photoCrop: jsonb('photo_crop').$type<PhotoCrop>(),
    /** What the parent set in the hero panel; wins over the description. */
    traits: jsonb('traits').$type<HeroTraits>().notNull().default({}),
    /** Somebody whom the family gives books to, and no child of its own (readings: 'People you give to'). */
    isGivenTo: boolean('is_given_to').notNull().default(false),
    /** The last address that was given at a checkout for this child's books. */
    shipTo: jsonb('ship_to').$type<ShipTo>(),
    // Not now(): two children written in one transaction keep the order in which they came.
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (child) => [
    index('children_by_parent').on(child.parentId, child.createdAt),
    index('children_by_photo').on(child.photoUrl),
    check('children_have_a_name', isNotBlank(child.name)),
    check('children_gender', isOneOf(child.gender, genders)),
    check(
      'children_birthday_is_whole_or_empty',
      sql`num_nulls(${child.birthYear}, ${child.birthMonth}, ${child.birthDay}) in (0, 3)`,
    ),
    // make_date() refuses the 31st of April, so a date that does not exist cannot be stored.
    check(
      'children_birthday_exists',
      sql`${child.birthYear} is null or make_date(${child.birthYear}, ${child.birthMonth}, ${child.birthDay}) >= date '1900-01-01'`,
    ),
    check(
      'children_photo_or_description',
      sql`${child.photoUrl} is null or ${child.description} = ''`,
    ),
    check(
      'children_crop_of_a_photo',
      sql`${child.photoCrop} is null or ${child.photoUrl} is not null`,
    ),
  ],
);

/**
 * Every photo that a family has uploaded, whether a child shows it yet or not: what a child may show is
 * looked up here, and what nobody shows is found here and cleared away.
 */
export const childPhotos = pgTable(
  'child_photos',
  {
    /** {userId}/{name}_{timestamp}.jpg, below the folder of the bucket (specification, section 3). */
    key: text('key').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  },
  (photo) => [
    index('child_photos_by_user').on(photo.userId),
    index('child_photos_by_age').on(photo.uploadedAt),
    check(
      'child_photos_lie_in_their_owners_folder',
      sql`starts_with(${photo.key}, ${photo.userId}::text || '/')`,
    ),
  ],
);

export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    countryCode: char('country_code', { length: 2 }).notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
  },
  (address) => [
    check(
      'addresses_are_complete',
      sql`btrim(${address.addressLine1}) <> '' and btrim(${address.city}) <> '' and btrim(${address.postalCode}) <> ''`,
    ),
    check(
      'addresses_have_their_state',
      sql`btrim(${address.state}) <> '' or not (${isOneOf(address.countryCode, COUNTRIES_WITH_STATES)})`,
    ),
    check('addresses_country_code', sql`${address.countryCode} ~ '^[A-Z]{2}$'`),
  ],
);
