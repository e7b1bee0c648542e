/** "baking,  Dinosaurs , baking" -> ["baking", "Dinosaurs"] (readings: split, trimmed, no doubles). */
export function interestList(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(',')
    .map((interest) => interest.trim())
    .filter((interest) => {
      const key = interest.toLocaleLowerCase('en');
      if (interest === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** The comma-separated text that is stored. */
export function interestsAsStored(text: string): string {
  return interestList(text).join(', ');
}
