import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** An SMTP server on a loopback port that keeps what it is given: the shop's mails travel as they do in earnest. */
export type TestMailbox = {
  smtpUrl: string;
  /** Every mail so far, oldest first. */
  mails: Email[];
  /** The newest mail to this address; waits up to two seconds for it. */
  newestFor(address: string): Promise<Email>;
};

/** Opens a mailbox for the test file that calls it; it is closed when the file is done. */
export async function openTestMailbox(): Promise<TestMailbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    async newestFor(address) {
      for (let tries = 0; tries < 100; tries++) {
        const mail = mails.findLast(({ to }) => to?.some((reader) => reader.address === address));
        if (mail) return mail;
        await wait(20);
      }
      throw new Error(`No mail has come for ${address}`);
    },
  };
}
