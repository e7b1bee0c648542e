import pg from 'pg';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';

// Launches the database of a folder and writes row after row, telling each number once the server has confirmed it.
const database = await launchEmbeddedDatabase({ dataDir: process.argv[2]! });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query('drop table if exists rows; create table rows (n serial)');
const { pid, adopted, url } = database;
console.log(JSON.stringify({ pid, adopted, url }));
if (process.argv[3] === 'and stop') {
  await client.end();
  await database.stop();
  process.exit(0);
}
for (;;) {
  const { rows } = await client.query('insert into rows default values returning n');
  console.log(rows[0].n);
}
