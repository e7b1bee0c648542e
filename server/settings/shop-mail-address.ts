import type { Settings } from './settings.ts';

/** The address on the shop's letters: our own domain, or a made-up one where nobody can write to us. */
export function shopMailAddress(settings: Settings): string {
  const domain = settings.sandbox ? 'wonderling.example' : new URL(settings.publicUrl).hostname;
  return `Wonderling <hello@${domain}>`;
}
