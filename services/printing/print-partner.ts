import type { FileToCheck, JobOrder, PrintPartner, QuoteRequest } from '#shop/print-partner.ts';
import { askedAddress, orderAddress } from './addresses.ts';
import type { PrinterAccount } from './printer-account.ts';
import { openPrinterLine } from './printer-line.ts';
import {
  readAnything,
  readCoverSheet,
  readFileCheck,
  readJob,
  readJobs,
  readQuote,
  readShippingOptions,
  readWebhook,
  readWebhooks,
} from './read-answers.ts';

/** How long the partner waits before it prints, in minutes: so long it lets itself be canceled. Its own least. */
const PRODUCTION_DELAY_MINUTES = 60;
const MOST_TITLE_LETTERS = 255;
const TOPIC = 'PRINT_JOB_STATUS_CHANGED';

/** The print partner, over the Lulu Print API, or another address that speaks it. */
export function printPartner(account: PrinterAccount): PrintPartner {
  const printer = openPrinterLine(account);
  const { product, phone } = account;

  const linesOf = ({ lines }: QuoteRequest) =>
    lines.map(({ interiorPages, quantity }) => ({
      page_count: interiorPages,
      pod_package_id: product,
      quantity,
    }));

  return {
    quote: (request) =>
      printer.ask({
        method: 'POST',
        path: '/print-job-cost-calculations/',
        body: {
          line_items: linesOf(request),
          shipping_address: askedAddress(request.to, phone),
          shipping_option: request.level,
        },
        reads: readQuote,
      }),

    findShippingOptions: (request) => {
      const { country_code, state_code, postcode } = askedAddress(request.to, phone);
      return printer.ask({
        method: 'POST',
        path: '/shipping-options/',
        body: {
          currency: 'USD',
          line_items: linesOf(request),
          shipping_address: { country: country_code, state: state_code, postcode },
        },
        reads: readShippingOptions,
      });
    },

    findCoverSheet: async (interiorPages) => {
      const { width, height } = await printer.ask({
        method: 'POST',
        path: '/cover-dimensions/',
        // Points are rounded to whole ones, inches to thousandths; a millimeter has two digits.
        body: { pod_package_id: product, interior_page_count: interiorPages, unit: 'mm' },
        reads: readCoverSheet,
      });
      return { width, height };
    },

    startFileCheck: ({ part, url, interiorPages }: FileToCheck) =>
      printer.ask({
        method: 'POST',
        path: `/validate-${part}/`,
        body: {
          source_url: url,
          pod_package_id: product,
          ...(part === 'cover' && { interior_page_count: interiorPages }),
        },
        reads: readFileCheck,
      }),

    findFileCheck: (part, id) =>
      printer.ask({ method: 'GET', path: `/validate-${part}/${id}/`, reads: readFileCheck }),

    createJob: (order) =>
      printer.ask({
        method: 'POST',
        path: '/print-jobs/',
        body: jobOf(order, account),
        reads: readJob,
      }),

    findJob: (id) => printer.find({ method: 'GET', path: `/print-jobs/${id}/`, reads: readJob }),

    async findJobs(externalId) {
      const found = await printer.ask({
        method: 'GET',
        path: `/print-jobs/?page_size=100&search=${encodeURIComponent(externalId)}`,
        reads: readJobs,
      });
      // The partner finds parts, and in other fields too.
      return found
        .filter((job) => job.externalId === externalId)
        .toSorted((one, other) => one.id - other.id);
    },

    async cancelJob(id) {
      await printer.ask({
        method: 'PUT',
        path: `/print-jobs/${id}/status/`,
        body: { name: 'CANCELED' },
        reads: readAnything,
      });
    },

    async armEvents(url) {
      const all = await printer.ask({ method: 'GET', path: '/webhooks/', reads: readWebhooks });
      const ours = all.find((webhook) => webhook.url === url);
      if (ours?.is_active) return false;
      await printer.ask(
        ours
          ? {
              method: 'PATCH',
              path: `/webhooks/${ours.id}/`,
              body: { is_active: true },
              reads: readWebhook,
            }
          : {
              method: 'POST',
              path: '/webhooks/',
              body: { url, topics: [TOPIC] },
              reads: readWebhook,
            },
      );
      return true;
    },
  };
}

function jobOf(
  { externalId, lines, to, level }: JobOrder,
  { product, phone, mail }: PrinterAccount,
) {
  return {
    external_id: externalId,
    contact_email: mail,
    shipping_level: level,
    production_delay: PRODUCTION_DELAY_MINUTES,
    line_items: lines.map((line) => ({
      external_id: line.externalId,
      title: line.title.slice(0, MOST_TITLE_LETTERS),
      quantity: line.quantity,
      printable_normalization: {
        pod_package_id: product,
        interior: { source_url: line.interior.url, source_md5sum: line.interior.md5 },
        cover: { source_url: line.cover.url, source_md5sum: line.cover.md5 },
      },
    })),
    shipping_address: orderAddress(to, phone),
  };
}
