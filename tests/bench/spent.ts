/** What this process has taken of a processor since `before` (its whole life without), in ms. */
export function spent(before?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
