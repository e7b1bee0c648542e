import { reportReady } from '#server/heartbeat/report-ready.ts';

// Beats as web and worker do, until SIGUSR2 catches it in a loop.
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.on('SIGUSR2', () => {
  for (;;);
});
setInterval(() => {}, 60_000);
reportReady();
