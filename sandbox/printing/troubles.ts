import type { Queries } from '#sandbox/store.ts';

/** What can be wrong with the partner, as its page and the tests ask for it. */
export const troubles = {
  away: 'It answers nobody (503)',
  no_card: 'No card on file: jobs stay unpaid',
  dearer: 'Printing is dearer by so many percent',
  lose_answer: 'The next order is taken, and its answer gets lost',
  html_500: 'The next order is answered by a page of HTML (500)',
  file_404: 'The next file is not found',
  file_slow: 'The next file takes five seconds to be fetched',
  file_spoilt: 'The next file arrives damaged',
} as const;
export type Trouble = keyof typeof troubles;
export const isTrouble = (name: string): name is Trouble => name in troubles;

/** How bad it is; 0 for not at all. */
export async function troubleOf(db: Queries, name: Trouble): Promise<number> {
  const found = await db.query<{ value: number }>(
    'select value from sandbox.print_troubles where name = $1',
    [name],
  );
  return found.rows[0]?.value ?? 0;
}

/** Whether this is a call that it befalls: there is one less to come then. */
export async function befalls(db: Queries, name: Trouble): Promise<boolean> {
  const taken = await db.query(
    'update sandbox.print_troubles set value = value - 1 where name = $1 and value > 0',
    [name],
  );
  return taken.rowCount === 1;
}

export async function setTrouble(db: Queries, name: Trouble, value: number): Promise<void> {
  await db.query(
    `insert into sandbox.print_troubles (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [name, value],
  );
}
