/** A phone of some years ago, on a train: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** How many times slower its processor is. */
export const SLOWDOWN = 4;
