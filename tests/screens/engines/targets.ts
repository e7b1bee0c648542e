import type { Page } from '@playwright/test';
import { withoutLargeTargets } from './switched-off.ts';

/**
 * What can be pressed and is smaller than 44 by 44 px (WCAG 2.5.5, AAA), together with its label and with whatever of it
 * sticks out. Two are left out by the guideline, and so by us: a link in the middle of a sentence is as high as its line;
 * and a title is a small way to where its cover is a large one.
 */
export const findSmallTargets = async (page: Page): Promise<string[]> =>
  withoutLargeTargets.test(new URL(page.url()).pathname) ? [] : page.evaluate(smallTargets);

/** Runs in the page. */
function smallTargets(): string[] {
  const LEAST = 44;
  const inDialog = document.querySelector('dialog[open]');
  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  return [...(inDialog ?? document).querySelectorAll<HTMLElement>(pressed)]
    .filter(isShown)
    .filter((target) => ![isInSentence, isBigEnough, hasLargeTwin].some((is) => is(target)))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${Math.round(width)} by ${Math.round(height)}: ${target.outerHTML.slice(0, 200)}`;
    });

  function isShown(target: HTMLElement): boolean {
    const isHidden =
      target.closest('[aria-hidden=true], [inert]') || target.ariaDisabled === 'true';
    // The skip link comes on the screen with the focus.
    return (
      !isHidden &&
      !target.matches('.skip, :disabled') &&
      target.checkVisibility({ visibilityProperty: true })
    );
  }

  function isInSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false;
    const words = target.parentElement?.textContent?.trim() ?? '';
    return words.length > (target.textContent?.trim().length ?? 0);
  }

  function hasLargeTwin(target: HTMLElement): boolean {
    if (!(target instanceof HTMLAnchorElement)) return false;
    const twins = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return twins.some((twin) => twin.href === target.href && isLarge(twin.getBoundingClientRect()));
  }

  function isBigEnough(target: HTMLElement): boolean {
    const after = getComputedStyle(target, '::after');
    const boxes = [target, ...((target as HTMLInputElement).labels ?? [])];
    return (
      boxes.some((box) => isLarge(box.getBoundingClientRect())) ||
      isLarge({ width: Number.parseFloat(after.width), height: Number.parseFloat(after.height) })
    );
  }

  /** Half a pixel is a browser's rounding. */
  function isLarge({ width, height }: { width: number; height: number }): boolean {
    return width >= LEAST - 0.5 && height >= LEAST - 0.5;
  }
}
