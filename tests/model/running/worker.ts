import type { Task } from 'graphile-worker';
import { clearAwayPhotosJob } from '#server/worker/clear-away-photos.ts';
import { drawChangesJob } from '#server/worker/draw-changes.ts';
import { drawLinkPicturesJob } from '#server/worker/draw-link-pictures.ts';
import { bookFailedForGood, makeBookJob } from '#server/worker/make-book.ts';
import { makeCardJob } from '#server/worker/make-card.ts';
import { makePreviewJob, previewFailedForGood } from '#server/worker/make-preview.ts';
import { reconcilePaymentsJob } from '#server/worker/reconcile-payments.ts';
import { removeFileJob } from '#server/worker/remove-file.ts';
import { type RunningJobs, runJobs } from '#server/worker/run-jobs.ts';
import { sendMakingMailJob } from '#server/worker/send-making-mail.ts';
import { sendPaymentMailJob } from '#server/worker/send-payment-mail.ts';
import type { WorkerServices } from '#server/worker/worker-services.ts';
import { sendMailOver } from '#services/mail/smtp.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import { linkPictures } from '#services/photos/link-pictures.ts';
import { pictureSheet } from '#services/photos/picture-sheet.ts';
import { LEAST_MARGIN } from '#vocabulary/delivery.ts';
import { CHECKING_MS } from '#vocabulary/making.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import type { Turns } from './turns.ts';

type Surroundings = Pick<
  WorkerServices,
  'database' | 'payments' | 'printer' | 'files' | 'now' | 'log'
> & {
  smtpUrl: string;
  url: string;
  /** Told the Message-ID of each letter that goes out. */
  letters: string[];
};

/** The shop's worker in this process: each job waits for a turn to begin, and each letter for one to go out. */
export function startWorker(
  { smtpUrl, url, letters, ...common }: Surroundings,
  turns: () => Turns | undefined,
): Promise<RunningJobs> {
  const sendMail = sendMailOver(smtpUrl, 'shop@wonderling.example');
  const send: typeof sendMail = (mail) => {
    letters.push(String(mail.messageId));
    return sendMail(mail);
  };
  const services: WorkerServices = {
    ...common,
    cutPhoto,
    pictureSheet,
    linkPictures,
    maker: SAMPLE_MAKER,
    giftCardSecret: 'of the model',
    publicUrl: url,
    checkingMs: CHECKING_MS,
    leastMargin: LEAST_MARGIN,
    sendMail: (mail) => turns()?.takeWithin('a letter goes out', () => send(mail)) ?? send(mail),
    files: {
      ...common.files,
      put: (key, bytes) =>
        turns()?.takeWithin('a file is kept', () => common.files.put(key, bytes)) ??
        common.files.put(key, bytes),
    },
  };
  const inTurn =
    (what: string, task: Task): Task =>
    async (payload, helpers) => {
      const work = async () => task(payload, helpers);
      return turns()?.take(`the worker begins ${what}`, work) ?? work();
    };
  const tasks = {
    make_preview: makePreviewJob(services),
    make_book: makeBookJob(services),
    make_card: makeCardJob(services),
    draw_changes: drawChangesJob(services),
    draw_link_pictures: drawLinkPicturesJob(services),
    send_payment_mail: sendPaymentMailJob(services),
    send_making_mail: sendMakingMailJob(services),
    remove_file: removeFileJob(services),
    clear_away_photos: clearAwayPhotosJob(services),
    reconcile_payments: reconcilePaymentsJob(services),
  };
  return runJobs({
    database: services.database,
    log: services.log,
    tasks: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, inTurn(name, task)]),
    ),
    lastFailures: {
      make_preview: previewFailedForGood(services),
      make_book: bookFailedForGood(services),
    },
    // What the clock does is done when this model's clock says so.
    crontab: '',
    lost: (error) => {
      throw error;
    },
  });
}
