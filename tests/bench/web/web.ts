import { loadavg } from 'node:os';
import { openBenchShop } from './bench-shop.ts';
import { benchColdStart } from './cold-start.ts';
import { benchFirstVisit } from './first-visit.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchSoak, memoryOfWeb } from './memory.ts';
import { benchMix } from './mix.ts';
import { benchPageLife } from './page-life.ts';
import { benchPresses } from './presses.ts';
import { benchPreviewsAtOnce } from './previews-at-once.ts';
import { benchRatios } from './ratios.ts';
import { benchReading } from './reading.ts';

/** The parts of the figures of a whole running shop, in the order in which they are taken. */
export const WEB_PARTS = [
  'ratios',
  'mix',
  'cold-start',
  'page-life',
  'lighthouse',
  'presses',
  'first-visit',
  'reading',
  'previews',
] as const;
export type WebPart = (typeof WEB_PARTS)[number];

const MIX_SECONDS = 60;

/**
 * Opens a shop and takes figures of it.
 *
 * @param parts which of them
 * @param soakMinutes how long the mix goes on at the end; 0 for not at all
 */
export async function benchWeb(parts: readonly WebPart[], soakMinutes: number): Promise<void> {
  const shop = await openBenchShop();
  const takeFigures: Record<WebPart, () => Promise<void>> = {
    ratios: () => benchRatios(shop),
    mix: async () => {
      await benchMix(shop, MIX_SECONDS, console.log);
      console.log(`web holds ${memoryOfWeb(shop)} MB after it (goal 260)`);
    },
    'cold-start': () => benchColdStart(shop),
    'page-life': () => benchPageLife(shop),
    lighthouse: () => benchLighthouse(shop),
    presses: () => benchPresses(shop),
    'first-visit': () => benchFirstVisit(shop),
    reading: () => benchReading(shop),
    previews: () => benchPreviewsAtOnce(shop),
  };
  try {
    for (const part of parts) {
      console.log(`\n${part}, on a machine with a load of ${loadavg()[0]!.toFixed(1)}:`);
      await takeFigures[part]();
    }
    if (soakMinutes > 0) await benchSoak(shop, soakMinutes);
  } finally {
    await shop.close();
  }
}
