import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { MANY_PREVIEW_LINKS } from '#contract/book-previews.ts';
import { MANY_CHECKOUTS } from '#contract/checkout.ts';
import { MANY_PHOTOS } from '#contract/child-photos.ts';
import { MANY_DISCOUNT_CODES } from '#contract/codes.ts';
import { MANY_CARD_TRIES } from '#contract/gift-cards.ts';
import { MANY_CORRECTIONS } from '#contract/orders.ts';
import { MANY_CODES, MANY_LINKS } from '#contract/sign-in.ts';
import { deriveSecret } from '#server/settings/app-secret.ts';
import type { Rate, Settings } from '#server/settings/settings.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { Refused } from '#shop/refused.ts';

/** Who asks for a sign-in mail: to which address, and from where. */
export type MailRequester = { email: string; networkAddress: string };

/** How often things may be asked for (docs/decisions/028). Each call counts one try, or throws TOO_MANY_REQUESTS. */
export type Limits = {
  /** Counts by mail address and by network address. Whether there is an account is not looked at. */
  askForMail(who: MailRequester): Promise<void>;
  /** Takes a try back whose mail could not be sent: a mail server's bad minute must not lock anybody out. */
  forgiveMail(who: MailRequester): Promise<void>;
  /** Counts a code that is typed, by the same two. */
  tryCode(who: MailRequester): Promise<void>;
  upload(caller: Caller): Promise<void>;
  checkOut(caller: Caller): Promise<void>;
  /** Counts a discount code that is typed, right or wrong. */
  tryDiscountCode(caller: Caller): Promise<void>;
  /** Counts a link to a preview that is made. */
  makeLink(caller: Caller): Promise<void>;
  /** Counts a correction of a bought book, proposed or kept. */
  correct(caller: Caller): Promise<void>;
  /** Counts a code of a gift card that is typed. */
  tryGiftCard(caller: Caller): Promise<void>;
  /** How many previews of a family may be in the making at the same time. */
  mostWaitingPreviews: number;
};

/** What the clocks of two machines may differ by. */
const CLOCKS_APART_S = 60;

/**
 * Sets the counters up. They are kept in the database, where all web processes share them; the table is made by our own
 * migrations.
 *
 * @param appSecret keys the digests that stand for addresses and families in the table
 */
export function openLimits(pool: pg.Pool, appSecret: string, rates: Settings['limits']): Limits {
  const secret = deriveSecret(appSecret, 'rate limits');
  const counter = (purpose: string, { most, seconds }: Rate, what: string) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: purpose,
      points: most,
      duration: seconds,
    });
    const key = (who: string) => createHmac('sha256', secret).update(who).digest('hex');
    const count = async (who: string): Promise<void> => {
      const stopped = await limiter.consume(key(who)).then(() => undefined, stopOf);
      if (!stopped) return;
      const left = Math.max(1, Math.ceil(stopped.msBeforeNext / 1000));
      if (left <= seconds + CLOCKS_APART_S) throw tooMany(what, Math.min(left, seconds));
      // Written by a clock that went three hours ahead, say, and was set right: begun anew, or it would last three hours.
      await limiter.delete(key(who));
      return count(who);
    };
    return {
      count,
      forgive: async (who: string) => void (await limiter.reward(key(who))),
    };
  };
  const mailsTo = counter('mails_to_address', rates.mailsPerAddress, MANY_LINKS);
  const mailsFrom = counter('mails_from_network', rates.mailsPerNetwork, MANY_LINKS);
  const codesOf = counter('codes_of_address', rates.codesPerAddress, MANY_CODES);
  const codesFrom = counter('codes_from_network', rates.codesPerNetwork, MANY_CODES);
  const uploads = counter('uploads', rates.uploads, MANY_PHOTOS);
  const previewLinks = counter('preview_links', rates.previewLinks, MANY_PREVIEW_LINKS);
  const corrections = counter('corrections', rates.corrections, MANY_CORRECTIONS);
  const discountCodes = counter('discount_codes', rates.discountCodes, MANY_DISCOUNT_CODES);
  const cardTries = counter('gift_card_tries', rates.giftCardTries, MANY_CARD_TRIES);
  const checkouts = counter('checkouts', rates.checkouts, MANY_CHECKOUTS);
  return {
    // The network first: whoever is stopped there must not use up somebody else's mails.
    async askForMail({ email, networkAddress }) {
      await mailsFrom.count(networkAddress);
      await mailsTo.count(email);
    },
    async forgiveMail({ email, networkAddress }) {
      await mailsFrom.forgive(networkAddress);
      await mailsTo.forgive(email);
    },
    async tryCode({ email, networkAddress }) {
      await codesFrom.count(networkAddress);
      await codesOf.count(email);
    },
    upload: ({ userId }) => uploads.count(userId),
    checkOut: ({ userId }) => checkouts.count(userId),
    tryDiscountCode: ({ userId }) => discountCodes.count(userId),
    makeLink: ({ userId }) => previewLinks.count(userId),
    correct: ({ userId }) => corrections.count(userId),
    tryGiftCard: ({ userId }) => cardTries.count(userId),
    mostWaitingPreviews: rates.waitingPreviews,
  };
}

/** The library rejects with its own result where somebody is over the limit, and with an error where it could not count. */
function stopOf(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

/**
 * @param what there was too much of, as a sentence
 * @param seconds until the next try
 */
function tooMany(what: string, seconds: number) {
  return new Refused('TOO_MANY_REQUESTS', {
    message: `${what} Please try again ${inMinutes(seconds)}.`,
    data: { retry_after: seconds },
  });
}

/** 'in 12 minutes', rounded up: nobody should come back too early. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
