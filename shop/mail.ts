/** A mail to one person. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Set where a mail may be sent twice (after a crash): the same id lets the reader's mailbox show one. */
  messageId?: string;
  /** Pictures that travel inside it: `cid:<name>` in the HTML shows one. */
  pictures?: { name: string; jpeg: Uint8Array }[];
  /** Documents that come with it. */
  documents?: { name: string; pdf: Uint8Array }[];
};

/**
 * What the shop asks of a mail service: resolves once the service has taken the mail, throws MailNotTaken otherwise.
 */
export type SendMail = (mail: Mail) => Promise<void>;

/** The mail service refused or could not be reached. Carries no address: this error may be logged. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken';
}
