import type { LookGuess } from '#web/family/photo/guess-look.ts';

/** Sets looks in the form as the parent's own hand would: he sees them chosen, and may choose others. */
export function setLooks(form: HTMLFormElement | null, guess: LookGuess): void {
  for (const [trait, choice] of Object.entries(guess)) {
    const radio = `input[name="trait_${trait}"][value="${choice}"]`;
    form?.querySelector<HTMLInputElement>(radio)?.click();
  }
}
