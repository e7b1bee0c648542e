process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
if (process.env.FAIL_AT_START) process.exit(3);
// Nothing else keeps a process alive that only waits.
setInterval(() => {}, 60_000);
process.send?.('ready');
