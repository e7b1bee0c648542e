import type { Fault } from './harness/fault.ts';
import { databaseAway } from './kinds/database-away.ts';
import { databaseRestarted } from './kinds/database-restarted.ts';
import { databaseDiskFull, diskFull } from './kinds/disk-full.ts';
import { events } from './kinds/events.ts';
import { everythingKilled } from './kinds/everything-killed.ts';
import { hanging } from './kinds/hanging.ts';
import { killed } from './kinds/killed.ts';
import { mailDown } from './kinds/mail-down.ts';
import { oneOfTwo } from './kinds/one-of-two.ts';
import { printing } from './kinds/printing.ts';
import { printingTroubles } from './kinds/printing-troubles.ts';
import { provider } from './kinds/provider.ts';
import { refunds } from './kinds/refunds.ts';
import { sigtermUnderLoad } from './kinds/sigterm.ts';
import { store } from './kinds/store.ts';

/** Every kind of fault that is tried, in the order of `docs/measurements.md`. */
export const allFaults: Fault[] = [
  ...killed,
  everythingKilled,
  ...hanging,
  ...oneOfTwo,
  databaseRestarted,
  databaseAway,
  ...provider,
  ...printing,
  ...printingTroubles,
  mailDown,
  ...diskFull,
  databaseDiskFull,
  ...store,
  ...events,
  ...refunds,
  sigtermUnderLoad,
];
