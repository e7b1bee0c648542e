import { persist } from './persist.ts';

const straight = window.fetch;

/**
 * Lets React Router fetch a page's data until it has them. Its own way is an error page in place of the page that was there.
 * It offers no other door than the browser's `fetch`: what a client's middleware does after a failure cannot ask again.
 */
window.fetch = (input, init) =>
  isPageData(input, init)
    ? persist(() => straight(input, init), init?.signal)
    : straight(input, init);

/** What is sent is not asked for twice: nobody knows whether it arrived. */
const isPageData = (input: unknown, init?: RequestInit): boolean =>
  input instanceof URL && input.pathname.endsWith('.data') && !init?.method;
