import { keepWord, type WordCookie } from './word-cookie.ts';

/** By day or by lamplight. */
export type Theme = 'day' | 'night';

/** What a visitor chose within the last year; where nothing is chosen, the system decides. */
export const LAMP: WordCookie<Theme> = {
  name: 'theme',
  words: ['day', 'night'],
  path: '/',
  maxAge: 31_536_000,
};

/** Turns the lamp on or off in this browser, at once and for a year. */
export function switchLamp(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  const next: Theme = (root.dataset.theme ?? system) === 'night' ? 'day' : 'night';
  root.dataset.theme = next;
  keepWord(LAMP, next);
}
