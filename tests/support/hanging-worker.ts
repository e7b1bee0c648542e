/** A worker process that takes the job 'hang' and never finishes it: to be killed by a test. */
import { pino } from 'pino';
import { connect } from '#database/connect.ts';
import { runJobs } from '#server/worker/run-jobs.ts';

await runJobs({
  database: connect(process.argv[2]!),
  log: pino({ level: 'silent' }),
  tasks: {
    hang: () => {
      process.send?.('hanging');
      return new Promise(() => {});
    },
  },
  lastFailures: {},
  crontab: '',
  lost: () => process.exit(1),
});
