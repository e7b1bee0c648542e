import { createTransport } from 'nodemailer';
import { MailNotTaken, type SendMail } from '#shop/mail.ts';

/** Long enough for a slow mail service, short enough for a visitor who waits for "Check Your Email". */
const PATIENCE_MS = 10_000;

/**
 * Sends mail over SMTP.
 * @param smtpUrl smtp://user:password@host:587 or smtps://…; its credentials are never part of an error
 * @param from the shop's own address, as it stands in the From line
 */
export function sendMailOver(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A mail is text that we wrote ourselves; nothing in it may make the library read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, pictures = [], documents = [], ...mail }) => {
    try {
      // An object, not text: as text, "a@example.com, b@example.com" would be two readers.
      await transport.sendMail({
        ...mail,
        from,
        to: { name: '', address: to },
        attachments: [
          ...pictures.map(({ name, jpeg }) => ({
            cid: name,
            filename: `${name}.jpg`,
            content: Buffer.from(jpeg),
            contentType: 'image/jpeg',
            contentDisposition: 'inline' as const,
          })),
          ...documents.map(({ name, pdf }) => ({
            filename: name,
            content: Buffer.from(pdf),
            contentType: 'application/pdf',
          })),
        ],
        // Keeps "I am on holiday" answers away (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      // The library's own errors quote the reader's address, and it would end up in a log.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      throw new MailNotTaken(`The mail service said ${[code, responseCode].join(' ').trim()}`);
    }
  };
}
