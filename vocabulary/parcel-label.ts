/**
 * What a parcel's label has room for, as the print partner takes it (study of its protocol, section 4): a longer line is
 * refused there, when the book has been paid for. So it is told while it is typed, and refused at the checkout.
 */
const LONGEST_ON_LABEL = {
  recipient: 35,
  address_line_1: 30,
  address_line_2: 30,
  city: 30,
} as const;

/** A line of the label, as forms and the API call it. */
export type LabelLine = keyof typeof LONGEST_ON_LABEL;
const labelLines = Object.keys(LONGEST_ON_LABEL) as LabelLine[];

/**
 * How long a line is to the partner, which counts code points: 'é' is one letter or two, depending on how it was typed, and a
 * flag is two. Lines are sent as they are kept, so that both count the same.
 */
const lengthOnLabel = (text: string): number => [...text.trim()].length;

/** Why a line does not fit onto the label, in a sentence; undefined where it fits. */
export function tooLongForLabel(line: LabelLine, text: string): string | undefined {
  const most = LONGEST_ON_LABEL[line];
  const length = lengthOnLabel(text);
  if (length <= most) return undefined;
  return `The label on the parcel has room for ${most} characters here, and this has ${length}. Please shorten it.`;
}

/** The sentences for all lines that do not fit; none where the label can be printed. */
export function whyNotOnLabel(
  lines: Partial<Record<LabelLine, string>>,
): Partial<Record<LabelLine, string>> {
  return Object.fromEntries(
    labelLines.flatMap((line) => {
      const why = tooLongForLabel(line, lines[line] ?? '');
      return why ? [[line, why]] : [];
    }),
  );
}
