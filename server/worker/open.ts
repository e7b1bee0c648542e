/** The worker process: takes jobs from the queue until it is told to stop. */
import { warmPress } from '#bookmaking/typesetting/press.ts';
import { connect } from '#database/connect.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { inTransaction } from '#database/transaction.ts';
import { reportReady } from '#server/heartbeat/report-ready.ts';
import { openLog } from '#server/logging/log.ts';
import { openJobMetrics } from '#server/metrics/job-metrics.ts';
import { serveWorkerMetrics } from '#server/metrics/serve-worker-metrics.ts';
import { deriveSecret } from '#server/settings/app-secret.ts';
import { isOnlyHere } from '#server/settings/only-here.ts';
import { sharedSettings } from '#server/settings/shared-settings.ts';
import { shopMailAddress } from '#server/settings/shop-mail-address.ts';
import { openFiles } from '#services/files/open-files.ts';
import { sendMailOver } from '#services/mail/smtp.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import { linkPictures } from '#services/photos/link-pictures.ts';
import { pictureSheet } from '#services/photos/picture-sheet.ts';
import { printPartner } from '#services/printing/print-partner.ts';
import { stripeClient, stripePayments } from '#services/stripe/stripe-payments.ts';
import { postEvents } from '#services/webhooks/post-events.ts';
import { askForRefundJob } from './ask-for-refund.ts';
import { askForReviewsJob, sendReviewMailJob } from './ask-for-reviews.ts';
import { clearAwayPhotosJob } from './clear-away-photos.ts';
import { drawChangesJob } from './draw-changes.ts';
import { drawLinkPicturesJob } from './draw-link-pictures.ts';
import { endCheckingsJob } from './end-checkings.ts';
import { forgetArrivedJob } from './forget-arrived.ts';
import { forgetUnpaidCardsJob } from './forget-unpaid-cards.ts';
import { bookFailedForGood, makeBookJob } from './make-book.ts';
import { makeCardJob } from './make-card.ts';
import { makePreviewJob, previewFailedForGood } from './make-preview.ts';
import {
  lookAfterPrintFilesJob,
  makePrintFilesJob,
  printFilesFailedForGood,
} from './make-print-files.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import {
  armPrintEventsJob,
  lookAtPrintJobJob,
  reconcilePrintingJob,
} from './reconcile-printing.ts';
import { reconcileRefundsJob } from './reconcile-refunds.ts';
import { refreshQuotesJob } from './refresh-quotes.ts';
import { removeFileJob } from './remove-file.ts';
import { runJobs } from './run-jobs.ts';
import { sendGiftCardMailJob } from './send-gift-card-mail.ts';
import { sendLetterAgainJob } from './send-letter-again.ts';
import { sendMakingMailJob } from './send-making-mail.ts';
import { sendPaymentMailJob } from './send-payment-mail.ts';
import { sendPrintJobsJob } from './send-print-jobs.ts';
import { forgetDeliveriesJob, sendWebhookJob } from './send-webhook.ts';
import type { WorkerServices } from './worker-services.ts';

const settings = sharedSettings();
const log = openLog('worker');
const services: WorkerServices = {
  database: connect(settings.databaseUrl),
  files: await openFiles(settings),
  cutPhoto,
  pictureSheet,
  linkPictures,
  payments: stripePayments(stripeClient(settings.stripe.secretKey, settings.stripe.apiUrl)),
  printer: printPartner(settings.printing),
  sendMail: sendMailOver(settings.smtpUrl, shopMailAddress(settings)),
  giftCardSecret: deriveSecret(settings.appSecret, 'gift cards'),
  maker: settings.maker,
  publicUrl: settings.publicUrl,
  checkingMs: settings.checkingMs,
  leastMargin: settings.leastMargin,
  log,
  now: () => new Date(),
};

const postEvent = postEvents({ isInsideAllowed: isOnlyHere(settings.publicUrl) });
const metrics = openJobMetrics();
const jobs = await runJobs({
  database: services.database,
  log,
  tasks: metrics.timed({
    make_preview: makePreviewJob(services),
    make_book: makeBookJob(services),
    make_print_files: makePrintFilesJob(services),
    look_after_print_files: lookAfterPrintFilesJob(services),
    make_card: makeCardJob(services),
    draw_changes: drawChangesJob(services),
    draw_link_pictures: drawLinkPicturesJob(services),
    send_payment_mail: sendPaymentMailJob(services),
    send_making_mail: sendMakingMailJob(services),
    ask_for_reviews: askForReviewsJob(services),
    send_review_mail: sendReviewMailJob(services),
    send_letter_again: sendLetterAgainJob(services),
    send_gift_card_mail: sendGiftCardMailJob(services),
    remove_file: removeFileJob(services),
    clear_away_photos: clearAwayPhotosJob(services),
    reconcile_payments: reconcilePaymentsJob(services),
    send_print_jobs: sendPrintJobsJob(services),
    look_at_print_job: lookAtPrintJobJob(services),
    reconcile_printing: reconcilePrintingJob(services),
    arm_print_events: armPrintEventsJob(services, `${settings.publicUrl}/api/webhooks/printing`),
    ask_for_refund: askForRefundJob(services),
    reconcile_refunds: reconcileRefundsJob(services),
    forget_arrived: forgetArrivedJob(services),
    forget_unpaid_cards: forgetUnpaidCardsJob(services),
    end_checkings: endCheckingsJob(services),
    refresh_quotes: refreshQuotesJob(services),
    send_webhook: sendWebhookJob(services, postEvent),
    forget_deliveries: forgetDeliveriesJob(services),
  }),
  lastFailures: {
    make_preview: previewFailedForGood(services),
    make_book: bookFailedForGood(services),
    make_print_files: printFilesFailedForGood(services),
  },
  crontab: [
    '* * * * * reconcile_payments',
    '* * * * * reconcile_printing',
    '* * * * * arm_print_events',
    '* * * * * reconcile_refunds',
    '* * * * * end_checkings',
    '17 * * * * clear_away_photos',
    '*/10 * * * * look_after_print_files',
    '37 * * * * forget_arrived',
    '47 4 * * * forget_unpaid_cards',
    '52 * * * * ask_for_reviews',
    '*/5 * * * * refresh_quotes',
    '47 * * * * forget_deliveries',
  ].join('\n'),
  // Without its sign of life this process's jobs would be given to others: better to end, and be
  // started anew by the supervisor.
  lost: (error) => {
    log.error({ err: error }, 'lost the database');
    process.exit(1);
  },
});
// A shop that has just been opened knows no quotes at all.
await inTransaction(services.database, (tx) =>
  enqueueJob(tx, { task: 'refresh_quotes', payload: {} }),
);
if (settings.metrics.workerPort) {
  const readers = { token: settings.metrics.token, publicUrl: settings.publicUrl };
  serveWorkerMetrics(metrics.registry, settings.metrics.workerPort, readers);
}
// The first customer should not wait for the fonts to be read.
warmPress();
log.info('working');
reportReady();

async function stop(): Promise<void> {
  await jobs.stop();
  await services.database.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The supervisor holds the other end: when it is killed, nobody would restart or stop this process.
process.once('disconnect', stop);
