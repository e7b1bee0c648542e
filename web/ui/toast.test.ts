import { expect, test, vi } from 'vitest';
import { clearToasts, isViewportNeeded, onFirstToast, openViewport, showToast } from './toast.ts';

test('toasts wait for the stage, which is asked for once there is one', () => {
  const wake = vi.fn();
  const forget = onFirstToast(wake);
  expect(isViewportNeeded()).toBe(false);

  showToast({ title: 'Added to cart' });
  showToast({ title: 'Removed from cart' });
  expect(wake).toHaveBeenCalled();
  expect(isViewportNeeded()).toBe(true);

  const shown: string[] = [];
  const clear = vi.fn();
  const close = openViewport((message) => shown.push(message.title), clear);
  expect(shown).toEqual(['Added to cart', 'Removed from cart']);

  showToast({ title: 'At once' });
  expect(shown).toContain('At once');

  clearToasts();
  expect(clear).toHaveBeenCalledOnce();

  close();
  showToast({ title: 'Later' });
  expect(shown).not.toContain('Later');
  forget();
});

test('what waited for the stage and was answered meanwhile is not told any more', () => {
  showToast({ title: 'Refused' });
  clearToasts();
  const shown: string[] = [];
  openViewport((message) => shown.push(message.title))();
  expect(shown).toEqual([]);
});
