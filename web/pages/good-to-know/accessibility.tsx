import { Link } from 'react-router';
import { ACCESSIBILITY_TITLE } from '#vocabulary/sentences/pages.ts';
import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/accessibility.ts';
import { Words } from './words.tsx';

/** When somebody last read this page beside the shop and found it true. */
const LOOKED_AT = 'November 23, 2026';

export const loader = ({ context }: Route.LoaderArgs) => ({
  mail: context.get(shopRequest).settings.mail,
});

/**
 * What the shop does so that everybody can use it, what it has not reached, and whom to tell (Directive (EU) 2019/882,
 * annex V; EN 301 549). What is said of testing is what `tests/screens` and `tests/journeys` do.
 */
export default function Accessibility({ loaderData: { mail } }: Route.ComponentProps) {
  return (
    <Words
      title={ACCESSIBILITY_TITLE}
      description="Which standard the shop follows, how that is tested, what isn't reached yet, and where to write."
    >
      <h2>What we go by</h2>
      <p>
        The Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA, which include what the
        European standard EN 301 549 asks of web pages. Beyond that, text has the contrast of level
        AAA, and buttons and links are at least 44 by 44 pixels unless they stand in a sentence.
      </p>
      <p>
        By our own tests the shop conforms, but for what is listed below. Nobody from outside has
        certified that.
      </p>
      <h2>How it is tested</h2>
      <ul>
        <li>
          Every kind of page is looked at by three programs: axe, IBM Equal Access and
          html-validate. On a phone's screen and a wide one, by day, by lamplight and in the colors
          that a system forces on pages.
        </li>
        <li>Each is also shown at 400 percent, where nothing may need scrolling sideways.</li>
        <li>
          Whole ways through the shop are gone by keyboard alone: finding a book or something to do,
          putting a photo in place, reading a preview.
        </li>
        <li>Forms are sent in browsers without scripts.</li>
      </ul>
      <h2>The books</h2>
      <p>
        A printed book is for eyes and hands. So whoever buys one also has it to read on screen: the
        reading room says in words what every picture shows, has the text of each page in larger
        letters, and turns by keyboard. The book's PDF is tagged, with descriptions of its pictures
        and its words in order.
      </p>
      <h2>What isn't reached yet</h2>
      <ul>
        <li>
          People who use a screen reader every day haven't tested the shop yet. Programs find what
          can be counted, not what is tiresome.
        </li>
        <li>
          Nobody has checked the books' files against PDF/UA. If yours is hard to read, the reading
          room has the same book.
        </li>
        <li>There is no version in braille, in large print, or read aloud.</li>
        <li>Everything is in English, and none of it in easy language or sign language.</li>
        <li>You pay on our payment provider's page, which we can't change.</li>
      </ul>
      <h2>Tell us</h2>
      <p>
        If something is in your way, or you need a book or a page in another form, write to{' '}
        <a className="link" href={`mailto:${mail}`}>
          {mail}
        </a>
        . Say which page, and what you use to read it. If that doesn't help, your country's
        authority for accessibility can be asked.
      </p>
      <p className="mt-8 text-sm text-ink-soft">
        Last looked at on {LOOKED_AT}. More about how books are made is under{' '}
        <Link className="link" to="/help">
          How it works
        </Link>
        .
      </p>
    </Words>
  );
}
