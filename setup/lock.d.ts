export function beginningOf(pid: number): string;
export function takeLock(
  file: string,
): { release: () => void; heldBy?: undefined } | { heldBy: number; release?: undefined };
