import PostalMime, { type Email } from 'postal-mime';
import { newId } from '#sandbox/secrets.ts';
import type { Store } from '#sandbox/store.ts';

/** A mail as the inbox shows it. */
export type Mail = {
  id: string;
  /** Who it was delivered to, in the order of the envelope. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  sent_at: Date;
};

const columns = `id, array_to_string(recipients, ', ') as "to", sender as "from", subject, text, html, sent_at`;

/**
 * Keeps a mail. A mail whose Message-ID is here already is the same mail sent again, and is not kept twice.
 * @param recipients the addresses of the envelope: that is where a mail goes, whatever its headers say
 */
export async function keepMail(
  store: Store,
  source: Buffer<ArrayBuffer>,
  recipients: string[],
): Promise<void> {
  const mail = await PostalMime.parse(source);
  await store.pool.query(
    `insert into sandbox.mails (message_id, recipients, sender, subject, text, html, source)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (message_id) do nothing`,
    [
      mail.messageId ?? newId('no-message-id-'),
      recipients,
      mail.from?.address ?? '',
      mail.subject ?? '',
      mail.text ?? '',
      mail.html ? withPictures(mail.html, mail) : '',
      source,
    ],
  );
}

/**
 * The mails, newest first.
 * @param to only those that were delivered to this address; capitals do not matter
 */
export async function listMails(store: Store, to?: string): Promise<Mail[]> {
  const found = await store.pool.query<Mail>(
    `select ${columns} from sandbox.mails
     where $1::text is null
        or lower($1) = any(select lower(recipient) from unnest(recipients) as recipient)
     order by mails.id desc limit 1000`,
    [to ?? null],
  );
  return found.rows;
}

/** One mail; undefined if there is none of that id. */
export async function findMail(store: Store, id: string): Promise<Mail | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const found = await store.pool.query<Mail>(
    `select ${columns} from sandbox.mails where mails.id = $1`,
    [id],
  );
  return found.rows[0];
}

/** Pictures that travel inside the mail (`cid:` addresses) become part of its HTML, so that it shows as it would. */
function withPictures(html: string, mail: Email): string {
  return mail.attachments.reduce((shown, { contentId, mimeType, content }) => {
    if (!contentId || typeof content === 'string') return shown;
    const data = Buffer.from(content as ArrayBuffer).toString('base64');
    return shown.replaceAll(
      `cid:${contentId.replace(/^<|>$/g, '')}`,
      `data:${mimeType};base64,${data}`,
    );
  }, html);
}

/** What came with a mail besides its pictures: documents, by their names. */
export async function documentsOf(
  store: Store,
  id: string,
): Promise<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  if (!/^\d{1,18}$/.test(id)) return [];
  const found = await store.pool.query<{ source: Buffer<ArrayBuffer> }>(
    'select source from sandbox.mails where mails.id = $1',
    [id],
  );
  const [mail] = found.rows;
  if (!mail) return [];
  const { attachments } = await PostalMime.parse(mail.source);
  return attachments.flatMap(({ filename, mimeType, disposition, content }) =>
    disposition === 'attachment' && typeof content !== 'string'
      ? [{ name: filename ?? 'document', type: mimeType, bytes: new Uint8Array(content) }]
      : [],
  );
}
