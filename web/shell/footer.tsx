import { LampDesk } from 'lucide-react';
import { Link } from 'react-router';
import { GIFT_CARDS_TITLE } from '#vocabulary/sentences/gift-cards.ts';
import { ACCESSIBILITY_TITLE, DELIVERY_TITLE, RETURNS_TITLE } from '#vocabulary/sentences/pages.ts';
import { switchLamp } from './lamplight.ts';
import { SocialMarks } from './social-marks.tsx';

const COLUMNS = [
  {
    title: 'Helpful resources',
    links: [
      { to: '/help', label: 'How it works' },
      { to: '/delivery', label: DELIVERY_TITLE },
      { to: '/returns', label: RETURNS_TITLE },
      { to: '/privacy', label: 'Privacy' },
      { to: '/accessibility', label: ACCESSIBILITY_TITLE },
    ],
  },
  {
    title: 'Community',
    links: [
      { to: '/explore', label: 'Ideas for today' },
      { to: '/onboarding?flow=gift', label: 'Give a book' },
      { to: '/gift-cards', label: GIFT_CARDS_TITLE },
      { to: '/contact', label: 'Say hello' },
    ],
  },
];

/** The foot of every page (specification, section 2: Footer). It is evening there, always. */
export function Footer() {
  return (
    <footer className="mt-section">
      <svg
        className="hillcut -mb-px"
        viewBox="0 0 1440 72"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          fill="var(--color-night)"
          d="M0 44C240 6 420 0 640 22s360 40 520 8 210-30 280-18v60H0z"
        />
      </svg>
      <div className="foot">
        <div className="shop pt-8 pb-8 md:pt-12">
          <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-[5fr_3fr_3fr]">
            <Letter />
            {COLUMNS.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="text-xl">{column.title}</h2>
                <ul className="mt-1">
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-night-edge pt-5">
            <p className="grow text-sm">© 2026 Wonderling</p>
            <LampSwitch />
            <SocialMarks />
          </div>
        </div>
      </div>
    </footer>
  );
}

/**
 * The address for a letter that nobody writes yet. It sits in no form and its button does nothing,
 * as specified; the words beside it say so, lest anybody waits for post.
 */
function Letter() {
  return (
    <section aria-labelledby="letter-title" className="md:col-span-2 lg:col-span-1">
      <h2 id="letter-title" className="text-2xl">
        A letter, one day soon.
      </h2>
      <p className="mt-1 max-w-sm">New stories, and one good question to ask at bedtime.</p>
      <div className="mt-4 flex max-w-md flex-col gap-3 sm:flex-row">
        <label className="grow">
          <span className="sr-only">Your e-mail</span>
          <input className="input" type="email" placeholder="Your e-mail" autoComplete="email" />
        </label>
        <button
          type="button"
          className="btn btn-sun whitespace-nowrap"
          aria-describedby="letter-note"
        >
          JOIN OUR FAMILY
        </button>
      </div>
      <p id="letter-note" className="mt-3 text-xs">
        The first letter is still being written, so this button doesn't send anything yet.
      </p>
    </section>
  );
}

/** Both names are in the page and the styles show the right one: the server need not know. */
function LampSwitch() {
  return (
    <button type="button" className="lamp-switch" onClick={switchLamp}>
      <LampDesk className="icon" />
      <span className="night:hidden">Lamplight</span>
      <span className="hidden night:inline">Daylight</span>
    </button>
  );
}
