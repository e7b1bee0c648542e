import { asc, eq, inArray } from 'drizzle-orm';
import type { Reads } from '../../database/connect.ts';
import { addresses, childPhotos, children } from '../../database/tables/family.ts';

export const childById = async (db: Reads, id: string) =>
  (await db.select().from(children).where(eq(children.id, id)))[0];

export const childrenByIds = (db: Reads, ids: string[]) =>
  db.select().from(children).where(inArray(children.id, ids));

export const childrenOf = (db: Reads, parentId: string) =>
  db
    .select()
    .from(children)
    .where(eq(children.parentId, parentId))
    .orderBy(asc(children.createdAt), asc(children.id));

export const photoByKey = async (db: Reads, key: string) =>
  (await db.select().from(childPhotos).where(eq(childPhotos.key, key)))[0];

export const addressOf = async (db: Reads, userId: string) =>
  (await db.select().from(addresses).where(eq(addresses.userId, userId)))[0];
