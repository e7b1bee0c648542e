import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';

const database = (await openTestDatabase()).connect();

test('a question is planned once for a connection, whatever its values are', async () => {
  const client = await database.pool.connect();
  const plans = async () =>
    (await client.query('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    );
  try {
    for (const id of [1, 2, 3]) await client.query({ text: 'select $1::int as id' }, [id]);
    expect(await plans()).toEqual(['select $1::int as id']);
  } finally {
    client.release();
  }
});

test('questions of endlessly many kinds are still answered, and not all are kept', async () => {
  const client = await database.pool.connect();
  try {
    for (let kind = 0; kind < 600; kind++) {
      const { rows } = await client.query({ text: `select $1::int + ${kind} as sum` }, [1]);
      expect(rows).toEqual([{ sum: kind + 1 }]);
    }
    const { rows } = await client.query('select count(*)::int from pg_prepared_statements');
    expect(rows[0].count).toBeLessThanOrEqual(500);
  } finally {
    client.release();
  }
});
