import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Store } from '#sandbox/store.ts';
import { keepMail } from './mails.ts';

const LARGEST_MAIL = 25 * 1024 * 1024;

export type MailServer = {
  port: number;
  close(): Promise<void>;
};

/**
 * A mail server on the loopback address that delivers everything into the inbox page and sends nothing on. Any name and
 * password will do, or none. A mail is accepted once it is stored; if that fails the sender hears 451 and may try again.
 * @param port 0 for any free one
 */
export async function startMailServer(
  store: Store,
  port: number,
  log: Logger,
): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    // Plain text all the way: the line does not leave the machine, and a made-up certificate would prove nothing.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    closeTimeout: 1_000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      receive(store, stream, recipients).then(
        () => done(),
        (error) => {
          if (error instanceof SmtpRefusal) return done(error);
          log.error({ err: error }, 'mail not stored');
          done(new SmtpRefusal(451, 'The mail could not be stored. Please try again.'));
        },
      );
    },
  });
  // A client that drops the line is its own affair; without a listener it would end the process.
  server.on('error', (error) => log.warn({ err: error }, 'mail connection broke'));
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A refusal that the sender is told, with its SMTP reply code. */
class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

async function receive(store: Store, stream: SMTPServerDataStream, recipients: string[]) {
  const source = await buffer(stream);
  if (stream.sizeExceeded) throw new SmtpRefusal(552, 'The mail is larger than 25 MB.');
  await keepMail(store, source, recipients);
}
