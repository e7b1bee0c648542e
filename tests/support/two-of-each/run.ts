import { readEnvironment, readSettings } from '#server/settings/settings.ts';
import { openTwoOfEach } from './open.ts';

/** Runs such a shop as this process's whole life: says where it is, as `npm start` does, and stops it on SIGTERM. */
export async function runTwoOfEach(options: Parameters<typeof openTwoOfEach>[0]): Promise<void> {
  const opening = openTwoOfEach(options);
  process.once('SIGTERM', async () => {
    const shop = await opening.catch(() => undefined);
    await shop?.stop();
    process.exit(0);
  });
  await opening;
  console.log(`Wonderling is open at ${readSettings(readEnvironment()).publicUrl}`);
}
