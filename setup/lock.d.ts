export function beginningOf(pid: number): string;
export function takeLock(
  file: string,
): { release: () => void; heldBy?: undefined } | { heldBy: number; release?: undefined };
export function holderOf(file: string): number | undefined;
