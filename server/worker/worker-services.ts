import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import type { PaymentProvider } from '#shop/checkout/payment-provider.ts';
import type { CutPhoto } from '#shop/family/photo-crop.ts';
import type { Files } from '#shop/files.ts';
import type { SendMail } from '#shop/mail.ts';
import type { Maker } from '#shop/orders/copy-of.ts';
import type { PictureSheet } from '#shop/orders/draw-cover.ts';
import type { LinkPictures } from '#shop/previews/draw-link-pictures.ts';
import type { PrintPartner } from '#shop/print-partner.ts';

/** What the worker's jobs run on; put together once, in `main.ts`. */
export type WorkerServices = {
  database: Database;
  files: Files;
  cutPhoto: CutPhoto;
  pictureSheet: PictureSheet;
  linkPictures: LinkPictures;
  payments: PaymentProvider;
  printer: PrintPartner;
  sendMail: SendMail;
  /** What the codes of gift cards are worked out with; no other process knows how. */
  giftCardSecret: string;
  /** Who makes the books, as they say it themselves. */
  maker: Maker;
  /** The shop's address as the browser sees it, without a slash at the end. */
  publicUrl: string;
  /** How long a family may look through a book that it has paid for, in ms. */
  checkingMs: number;
  /** What has to be left of each copy once it is printed and sent, in cents. */
  leastMargin: number;
  log: Logger;
  /** What time it is. */
  now: () => Date;
};
