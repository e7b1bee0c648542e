import type { children } from '#database/tables/family.ts';
import type { Birthday } from './birthday.ts';

/** A child as it is stored. */
export type Child = typeof children.$inferSelect;

/** What the shop itself notes of a child. Every other column holds what the family says. */
type NotedByUs = 'id' | 'parentId' | 'shipTo' | 'createdAt' | 'updatedAt';

/** What a family says of a child. */
export type ChildDetails = Omit<Child, NotedByUs>;

/**
 * The same of a new child: what may be empty may be left out. Without `traits` it is drawn as described. `photoUrl` is
 * the address of an upload, without a signature; `photoCrop` its square.
 */
export type NewChild = Omit<typeof children.$inferInsert, NotedByUs>;

/** The birthday if all three parts are there. */
export function birthdayOf(
  child: Pick<NewChild, 'birthYear' | 'birthMonth' | 'birthDay'>,
): Birthday | undefined {
  const { birthYear: year, birthMonth: month, birthDay: day } = child;
  return year && month && day ? { year, month, day } : undefined;
}
