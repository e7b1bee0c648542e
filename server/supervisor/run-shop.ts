import { EmbeddedDatabaseError } from '#database/embedded/binaries.ts';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { readEnvironment, SettingsError } from '#server/settings/settings.ts';
import { Refusal } from './refusal.ts';
import { type Shop, supervise } from './supervise.ts';

/**
 * Runs the shop as this process's whole life: opens it and says where, closes it on Ctrl-C, SIGTERM or the end of the
 * terminal, and exits with 1 and one clear line if it cannot open.
 */
export async function runShop(shop: Shop): Promise<void> {
  // Chosen once, so that a restarted sandbox is found where it was.
  const sandboxPorts = {
    SANDBOX_PORT: String(await freeLoopbackPort()),
    SANDBOX_SMTP_PORT: String(await freeLoopbackPort()),
  };
  const supervision = supervise(shop, { ...readEnvironment(), ...sandboxPorts }, console.log);

  let isClosing = false;
  async function close() {
    // npm passes Ctrl-C on although the terminal has sent it already, so a second one means nothing.
    if (isClosing) return;
    isClosing = true;
    console.log('Closing the shop ...');
    await supervision.stop();
    console.log('The shop is closed.');
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, close);

  try {
    const address = await supervision.opened;
    console.log(`Wonderling is open at ${address}`);
  } catch (error) {
    if (isClosing) return;
    console.error(isClear(error) ? error.message : error);
    process.exit(1);
  }
}

function isClear(error: unknown): error is Error {
  const clear = [Refusal, SettingsError, EmbeddedDatabaseError];
  return clear.some((kind) => error instanceof kind);
}
