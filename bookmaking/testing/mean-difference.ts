/** How far two pictures of one size are apart on average, in levels of 255, as raw bytes of the same channels. */
export function meanDifference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] as number) - (other[i] as number));
  return sum / one.length;
}
