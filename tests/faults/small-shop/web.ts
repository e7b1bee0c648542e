import { createServer } from 'node:http';
import pg from 'pg';

// Answers a few questions about itself. `/deaf` makes it deaf to everybody who asks it to stop.
const leave = () => process.exit(0);
process.on('SIGTERM', leave);
process.on('disconnect', leave);

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  connectionTimeoutMillis: 2_000,
});
pool.on('error', () => {});

const server = createServer(async (request, response) => {
  if (request.url === '/deaf') {
    process.off('SIGTERM', leave);
    process.off('disconnect', leave);
    process.on('SIGTERM', () => {});
  }
  if (request.url === '/buy') await pool.query('insert into books default values').catch(() => {});
  const books = await pool.query('select count(*)::int as n from books').catch(() => undefined);
  response.end(
    JSON.stringify({ pid: process.pid, books: books?.rows[0].n, node: process.env.NODE_ENV }),
  );
});
server.listen(Number(process.env.PORT), process.env.HOST, () => process.send?.('ready'));
