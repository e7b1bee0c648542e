import { expect, test, vi } from 'vitest';
import { isViewportNeeded, onFirstToast, openViewport, showToast } from './toast.ts';

test('toasts wait for the stage, which is asked for once there is one', () => {
  const wake = vi.fn();
  const forget = onFirstToast(wake);
  expect(isViewportNeeded()).toBe(false);

  showToast({ title: 'Added to cart' });
  showToast({ title: 'Removed from cart' });
  expect(wake).toHaveBeenCalled();
  expect(isViewportNeeded()).toBe(true);

  const shown: string[] = [];
  const close = openViewport((message) => shown.push(message.title));
  expect(shown).toEqual(['Added to cart', 'Removed from cart']);

  showToast({ title: 'At once' });
  expect(shown).toContain('At once');

  close();
  showToast({ title: 'Later' });
  expect(shown).not.toContain('Later');
  forget();
});
