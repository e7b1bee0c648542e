import type { Mail } from '#shop/mail.ts';
import { type Letter, letterAsHtml, letterAsText } from './letter.ts';

/**
 * The mail with the one-time link (specification, sections 2 and 8: Login). It reads the same for a newcomer and for
 * an old friend: whoever asks for a link learns nothing of who has an account.
 *
 * @param name what the visitor typed into the sign-up form, if anything
 */
export function signInLetter(to: string, url: string, name: string): Mail {
  const letter: Letter = {
    preview: 'It works once, for the next 10 minutes.',
    greeting: mayBeGreeted(name) ? `Hello ${name},` : 'Hello,',
    paragraphs: [
      'here is your way into the bookshop. The link works once, for the next 10 minutes.',
    ],
    button: { label: 'Sign in to Wonderling', url },
    closing: [
      'You did not ask for this? Then leave the link alone: without it, nobody comes in, and you need not do anything.',
    ],
  };
  return {
    to,
    subject: 'Your sign-in link for Wonderling',
    html: letterAsHtml(letter),
    text: letterAsText(letter),
  };
}

/**
 * Anybody can have this mail sent to anybody. A "name" with digits, dots or slashes could carry an address that mail
 * readers turn into a link, so only what looks like a name is greeted.
 */
function mayBeGreeted(name: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(name);
}
