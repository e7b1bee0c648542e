import { CREATING_CHECKOUT } from '#vocabulary/sentences/checkout.ts';

/** Where the payment page will be shown. */
export type PaymentTab = {
  /** False if the browser refused to open one: then this tab is used. */
  isOwn: boolean;
  goTo(url: string): void;
  close(): void;
};

/**
 * Opens a tab for the payment page, which has no address yet. Call it inside a click, or the browser
 * blocks it (readings: Cart checkout).
 */
export function openPaymentTab(page: Pick<Window, 'open' | 'location'> = window): PaymentTab {
  const tab = page.open('', '_blank');
  if (!tab) {
    return { isOwn: false, goTo: (url) => page.location.assign(url), close: () => {} };
  }
  tab.document.title = CREATING_CHECKOUT;
  // The payment page must not reach back into the shop.
  tab.opener = null;
  return {
    isOwn: true,
    goTo: (url) => tab.location.replace(url),
    close: () => tab.close(),
  };
}
