import type { Mail } from '#shop/mail.ts';
import { type Letter, letterAsHtml, letterAsText } from './letter.ts';

/**
 * The mail with the one-time link (specification, sections 2 and 8: Login). It reads the same for a newcomer and for
 * an old friend: whoever asks for a link learns nothing of who has an account.
 *
 * @param key.code the same key as the link, in six digits, for who reads the letter on another device
 * @param key.name what the visitor typed into the sign-up form, if anything
 */
export function signInLetter(
  to: string,
  { url, code, name }: { url: string; code: string; name: string },
): Mail {
  const letter: Letter = {
    preview: 'It works once, for the next 10 minutes.',
    greeting: mayBeGreeted(name) ? `Hello ${name},` : 'Hello,',
    paragraphs: [
      "Here's your way into the bookshop. It works once, for the next 10 minutes.",
      `Reading this on another device? Type this code where you entered your e-mail: ${code}`,
    ],
    button: { label: 'Sign in to Wonderling', url },
    closing: [
      "Didn't ask for this? Ignore this e-mail, and don't share the code. Nobody can sign in without the link or the code.",
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
