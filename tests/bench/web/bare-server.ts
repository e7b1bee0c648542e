/** The yardstick: what Node alone makes of this machine. Its own process, as the shop's web server has one. */
import { createServer } from 'node:http';

const answer = JSON.stringify({ message: 'Nothing but this.' });

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': answer.length,
  });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as { port: number }).port);
});
process.once('disconnect', () => process.exit(0));
