/** For the fault trials: SIGUSR2 catches this process in a loop that never ends, as a mistake in our code would. */
process.on('SIGUSR2', () => {
  for (;;);
});
