/** Every act in the back office: who, when and why. Only ever added to. */
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { auditActs } from '#vocabulary/audit.ts';
import { users } from './accounts.ts';
import { isOneOf } from './checks.ts';
import { orders } from './orders.ts';

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    act: text('act', { enum: auditActs }).notNull(),
    /** Null once that account is deleted; the name stays. */
    byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** What it was done to if that is no order: the id of a code, a review, a card. Never names a customer. */
    subject: text('subject'),
    /** In the words of who did it; never names a child. */
    why: text('why'),
  },
  (entry) => [
    check('audit_entries_act', isOneOf(entry.act, auditActs)),
    index('audit_entries_by_order').on(entry.orderId, entry.at),
    // What a deleted account has done loses its name: without this, every entry is looked at.
    index('audit_entries_by_admin').on(entry.byUserId),
    index('audit_entries_newest_first').on(entry.at.desc().nullsFirst()),
  ],
);
