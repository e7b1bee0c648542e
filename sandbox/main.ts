import { pino } from 'pino';
import { readSandboxSettings, type SandboxSettings } from './settings.ts';
import { startSandbox } from './start-sandbox.ts';

const log = pino({ name: 'sandbox' });

const sandbox = await startSandbox(settingsOrExit(), log).catch((error: Error) => exit(error));
process.send?.('ready');

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  // A sender that waits for a shop that is stopping too must not hold everybody up.
  setTimeout(() => process.exit(0), 5_000).unref();
  sandbox.stop().then(
    () => process.exit(0),
    (error) => exit(error),
  );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The supervisor is gone, however it went: nobody would ever stop this process again.
process.on('disconnect', stop);

function settingsOrExit(): SandboxSettings {
  try {
    return readSandboxSettings(process.env);
  } catch (error) {
    return exit(error as Error);
  }
}

function exit(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
