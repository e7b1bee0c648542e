import type { Database } from '#database/connect.ts';
import type { Limits } from '#server/rate-limits/rate-limits.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { PaymentProvider } from '#shop/checkout/payment-provider.ts';
import type { PhotoLinks } from '#shop/family/photo-links.ts';
import type { ReencodePhoto } from '#shop/family/reencode-photo.ts';
import type { Files } from '#shop/files.ts';
import type { PrintPartner } from '#shop/print-partner.ts';
import type { PreviewNews } from './preview-news.ts';

/** What the shop runs on; put together once, in `main.ts`. */
export type ShopServices = {
  database: Database;
  files: Files;
  payments: PaymentProvider;
  printer: PrintPartner;
  previewNews: PreviewNews;
  reencodePhoto: ReencodePhoto;
  photoLinks: PhotoLinks;
  limits: Limits;
  /** The shop's address as the browser sees it, without a slash at the end. */
  publicUrl: string;
  /** How long a family may look through a book that it has paid for, in ms. */
  checkingMs: number;
  /** What has to be left of a book once it is printed and sent, in cents. */
  leastMargin: number;
  /** What time it is. */
  now: () => Date;
};

/** What every handler knows of the call it answers. */
export type ApiContext = {
  shop: ShopServices;
  /** Who calls; null for a visitor. */
  caller: Caller | null;
  /** How long the caller is willing to wait for news (`Prefer: wait`, RFC 7240), in milliseconds. */
  waitMs: number;
};
