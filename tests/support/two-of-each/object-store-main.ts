/** The S3 server as a process: `node object-store-main.ts <port>` */
import { openObjectStore } from '#tests/support/object-store.ts';

const store = await openObjectStore(Number(process.argv[2]));
process.once('SIGTERM', async () => {
  await store.close();
  process.exit(0);
});
