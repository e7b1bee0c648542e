import { expect, test, vi } from 'vitest';
import { openPaymentTab } from './payment-tab.ts';

const here = (tab: unknown) => ({
  open: vi.fn(() => tab as Window),
  location: { assign: vi.fn() } as unknown as Location,
});

test('the payment page goes into a tab of its own, which cannot reach back', () => {
  const tab = {
    document: { title: '' },
    opener: 'the shop',
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  const page = here(tab);
  const opened = openPaymentTab(page);
  expect(page.open).toHaveBeenCalledWith('', '_blank');
  expect(opened.isOwn).toBe(true);
  expect(tab.opener).toBeNull();
  opened.goTo('https://pay.example/1');
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1');
  expect(page.location.assign).not.toHaveBeenCalled();
});

test('a refused checkout closes its tab', () => {
  const tab = { document: { title: '' }, opener: null, location: {}, close: vi.fn() };
  openPaymentTab(here(tab)).close();
  expect(tab.close).toHaveBeenCalledOnce();
});

test('where the browser blocks tabs, this tab is used', () => {
  const page = here(null);
  const opened = openPaymentTab(page);
  expect(opened.isOwn).toBe(false);
  opened.goTo('https://pay.example/1');
  expect(page.location.assign).toHaveBeenCalledWith('https://pay.example/1');
});
