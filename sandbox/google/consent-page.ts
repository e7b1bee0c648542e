import { html } from 'hono/html';
import { type Markup, page } from '#sandbox/page.ts';
import type { Account } from './accounts.ts';

// The people of the demo shop, so that a newcomer need not type.
const demoPeople = [
  { email: 'parent@example.com', name: 'Hanna Lind' },
  { email: 'grandparent@example.com', name: 'Grandpa Joe' },
];

/**
 * The page on which a person says who they are. Every button posts back to the address with the shop's own parameters.
 * @param action the authorization endpoint with its query
 * @param known the accounts used here before
 * @param typed what was typed before, with what is wrong with it
 */
export function consentPage(
  action: string,
  known: Account[],
  typed: { email: string; name: string; wrong?: string },
): Markup {
  const people = [
    ...known,
    ...demoPeople.filter(({ email }) => !known.some((account) => account.email === email)),
  ];
  return page(
    'Sign in',
    html`<h1>Sign in to Wonderling</h1>
<p>This page stands in for Google's. Whoever you say you are, it believes you. The shop will get your name and your
e-mail address.</p>
<ul class="plain">${people.map(
      ({ email, name }) => html`<li class="actions"><form method="post" action="${action}">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="name" value="${name}">
<button name="answer" value="continue">Continue as ${email}</button></form></li>`,
    )}</ul>
<form class="sheet" method="post" action="${action}">
<h2>Somebody else</h2>
${typed.wrong ? html`<p class="notice" role="alert" id="wrong">${typed.wrong}</p>` : ''}
<div class="field"><label for="email">E-mail</label>
<input id="email" name="email" type="email" required autocomplete="email" value="${typed.email}"${
      typed.wrong ? html` aria-invalid="true" aria-describedby="wrong"` : ''
    }></div>
<div class="field"><label for="name">Name</label>
<input id="name" name="name" required maxlength="100" autocomplete="name" value="${typed.name}"></div>
<button class="primary" name="answer" value="continue">Continue as this person</button>
</form>
<form method="post" action="${action}"><button name="answer" value="cancel">Cancel</button></form>`,
  );
}

/** What a request gets that must not be sent back to where it says it came from. */
export function untrustedPage(reason: string): Markup {
  return page(
    'Sign-in refused',
    html`<h1>This sign-in cannot go on</h1><p role="alert">${reason}</p>`,
  );
}

/** `/sandbox/google`: what this is, and who has signed in with it. */
export function accountsPage(known: Account[]): Markup {
  return page(
    'Sign-in',
    html`<h1>Sign-in</h1>
<p>The shop's Google sign-in ends up here while it has no real Google settings. Begin at the shop's
<a href="/login">login page</a>.</p>
${
  known.length === 0
    ? html`<p>Nobody has signed in this way yet.</p>`
    : html`<h2>Who has signed in this way</h2><ul>${known.map(({ email, name }) => html`<li>${name}, ${email}</li>`)}</ul>`
}`,
  );
}
