import type { Settings } from './settings.ts';

/** Where letters to the shop go: our own domain, or a made-up one where nobody can write to us. */
export function mailAddressOf({ sandbox, publicUrl }: Settings): string {
  return `hello@${sandbox ? 'wonderling.example' : new URL(publicUrl).hostname}`;
}

/** The address on the shop's letters. */
export const shopMailAddress = (settings: Settings): string =>
  `Wonderling <${mailAddressOf(settings)}>`;
