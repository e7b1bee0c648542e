import { pino } from 'pino';
import { readSandboxSettings } from './settings.ts';
import { startSandbox } from './start-sandbox.ts';

const running = Promise.try(() =>
  startSandbox(readSandboxSettings(process.env), pino({ name: 'sandbox' })),
);
running.then(() => {
  if (process.connected) process.send?.('ready');
}, exit);

// Listening before it is ready: a supervisor that gives up early must not leave it behind.
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The supervisor is gone, however it went: nobody would ever stop this process again.
process.once('disconnect', stop);

async function stop(): Promise<void> {
  // An event that is on its way to a shop that is stopping too must not hold everybody up.
  setTimeout(() => process.exit(0), 5_000).unref();
  const sandbox = await running.catch(exit);
  await sandbox.stop().catch(exit);
  process.exit(0);
}

function exit(error: Error): never {
  process.stderr.write(`${error.message || (error as NodeJS.ErrnoException).code}\n`);
  process.exit(1);
}
