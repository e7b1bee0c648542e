import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Markup, page, when } from '#sandbox/page.ts';
import type { Store } from '#sandbox/store.ts';
import { documentsOf, findMail, listMails, type Mail } from './mails.ts';

/** The inbox: `/sandbox/inbox`, one page a mail, and `/sandbox/inbox.json` for programs. Both know `?to=`. */
export function mailboxPages(store: Store): Hono {
  const pages = new Hono();

  pages.get('/inbox', async (c) => {
    const to = c.req.query('to') || undefined;
    return c.html(inbox(await listMails(store, to), to));
  });

  pages.get('/inbox.json', async (c) => {
    const mails = await listMails(store, c.req.query('to') || undefined);
    return c.json(
      mails.map(({ id, to, subject, text, html, sent_at }) => ({
        id,
        to,
        subject,
        text,
        html,
        sent_at,
      })),
    );
  });

  pages.get('/inbox/:id', async (c) => {
    const mail = await findMail(store, c.req.param('id'));
    if (!mail) return c.html(noSuchMail(), 404);
    return c.html(opened(mail, await documentsOf(store, mail.id)));
  });

  pages.get('/inbox/:id/:place', async (c) => {
    const documents = await documentsOf(store, c.req.param('id'));
    const document = documents[Number(c.req.param('place'))];
    if (!document) return c.html(noSuchMail(), 404);
    return c.body(document.bytes, 200, { 'content-type': document.type });
  });

  return pages;
}

function inbox(mails: Mail[], to: string | undefined): Markup {
  return page(
    'Inbox',
    html`<h1>Inbox</h1>
<p>Every mail that the shop sends lands here, whoever it is for.</p>
<form class="field" method="get" action="/sandbox/inbox">
<label for="to">Only mails to</label>
<input id="to" name="to" type="email" value="${to ?? ''}" autocomplete="off">
</form>
${mails.length === 0 ? html`<p role="status">No mail yet. Load this page again when you expect one.</p>` : ''}
<ul class="plain">${mails.map(
      (
        mail,
      ) => html`<li class="mail-link"><a href="/sandbox/inbox/${mail.id}">${mail.subject || 'No subject'}</a>
<div class="soft">To ${mail.to}, ${when(mail.sent_at)}</div></li>`,
    )}</ul>`,
  );
}

function opened(mail: Mail, documents: { name: string }[]): Markup {
  return page(
    mail.subject || 'Mail',
    html`<p><a href="/sandbox/inbox">Back to the inbox</a></p>
<h1>${mail.subject || 'No subject'}</h1>
<p class="soft">From ${mail.from}<br>To ${mail.to}<br>${when(mail.sent_at)}</p>
${
  mail.html
    ? html`<iframe title="The mail" srcdoc="${withLinksOnTop(mail.html)}"
  sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
    : ''
}
${
  documents.length > 0
    ? html`<p>With it: ${documents.map(({ name }, place) => html`<a href="/sandbox/inbox/${mail.id}/${place}">${name}</a> `)}</p>`
    : ''
}
<section class="sheet" aria-labelledby="as-text">
<h2 id="as-text">As plain text</h2>
<pre>${mail.text ? withLinks(mail.text) : 'This mail has no text part.'}</pre>
</section>`,
  );
}

/** Without a target of its own a link would open inside the frame, where no page of the shop may be shown. */
function withLinksOnTop(mail: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(mail) ? mail.replace(/<head[^>]*>/i, `$&${base}`) : base + mail;
}

function withLinks(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function noSuchMail(): Markup {
  return page(
    'No such mail',
    html`<h1>No such mail</h1><p><a href="/sandbox/inbox">Back to the inbox</a></p>`,
  );
}
