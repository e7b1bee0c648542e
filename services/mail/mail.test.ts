import { expect, test } from 'vitest';
import { MailNotTaken } from '#shop/mail.ts';
import { openTestMailbox } from '#tests/support/mailbox.ts';
import { letterAsHtml, letterAsText } from './letter.ts';
import { sendMailOver } from './smtp.ts';

const mailbox = await openTestMailbox();
const send = sendMailOver(mailbox.smtpUrl, 'Wonderling <hello@wonderling.example>');

test('a mail arrives as it was written, for one reader', async () => {
  const messageId = '<payment-7@wonderling.example>';
  await send({
    to: 'ana@example.com',
    subject: 'Olá',
    text: 'Text',
    html: '<p>Page</p>',
    messageId,
    pictures: [{ name: 'cover-1', jpeg: Buffer.from('a cover') }],
  });
  const mail = await mailbox.newestFor('ana@example.com');
  expect(mail).toMatchObject({
    from: { name: 'Wonderling', address: 'hello@wonderling.example' },
    to: [{ address: 'ana@example.com' }],
    subject: 'Olá',
    messageId,
  });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Text', '<p>Page</p>']);
  const [cover] = mail.attachments;
  expect(cover).toMatchObject({ contentId: '<cover-1>', mimeType: 'image/jpeg' });
  expect(Buffer.from(cover!.content as ArrayBuffer).toString()).toBe('a cover');
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('an address cannot smuggle in a second reader, a header or a file', async () => {
  const before = mailbox.mails.length;
  const crooked = [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'A <a@example.com>, b@example.com',
  ];
  for (const to of crooked) {
    const mail = { to, subject: 's', text: 't', html: 'h' };
    await send(mail).catch((error) => expect(error).toBeInstanceOf(MailNotTaken));
  }
  for (const mail of mailbox.mails.slice(before)) {
    expect(mail.to).toHaveLength(1);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  }
});

test('what goes wrong is said without naming the reader', async () => {
  const nobodyHome = sendMailOver('smtp://shop:secret@127.0.0.1:1', 'hello@wonderling.example');
  const mail = { to: 'ana@example.com', subject: 's', text: 't', html: 'h' };
  const error = await nobodyHome(mail).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MailNotTaken);
  expect(String((error as Error).stack)).not.toMatch(/ana@example|secret/);
});

test('a letter is text all through: nothing in it becomes markup', () => {
  const letterSaying = (words: string) => ({
    preview: words,
    greeting: words,
    paragraphs: [words],
    button: { label: words, url: `https://shop.example.com/?to=${words}` },
    closing: [words],
  });
  const tags = (html: string) => html.match(/<[^>]*>/g)?.length;
  const nasty = `"><script>alert('x')</script>`;
  const html = letterAsHtml(letterSaying(nasty));
  expect(html).not.toContain('<script');
  expect(tags(html)).toBe(tags(letterAsHtml(letterSaying('plain words'))));
  expect(letterAsText(letterSaying(nasty))).toContain(nasty);
});
