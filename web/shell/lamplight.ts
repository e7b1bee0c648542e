/** By day or by lamplight. */
export type Theme = 'day' | 'night';

const COOKIE = 'theme';
const A_YEAR_IN_SECONDS = 31_536_000;

/** The theme that a visitor chose before, or undefined where the system decides. */
export function chosenTheme(cookies: string | null): Theme | undefined {
  const value = cookies?.match(/(?:^|;\s*)theme=(day|night)(?:;|$)/)?.[1];
  return value as Theme | undefined;
}

/**
 * Turns the lamp on or off in this browser, at once and for a year. In a cookie rather than in the
 * browser's storage, so that the next page arrives in the right colors.
 */
export function switchLamp(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  const next: Theme = (root.dataset.theme ?? system) === 'night' ? 'day' : 'night';
  root.dataset.theme = next;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older iPads.
  document.cookie = `${COOKIE}=${next}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`;
}
