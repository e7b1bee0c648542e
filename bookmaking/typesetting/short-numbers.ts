/**
 * What draws a path, after its points: Typst writes them to five places. A unit of ours is a millimeter on paper, 1.4 where it is most
 * and a half in a child: rounded to a tenth, a point is nowhere off by more than a printer's dot.
 */
const OF_POINTS = ['m', 'l', 'c'];
/** What has a width: a line is a third of a unit wide, and a tenth of that is seen. */
const OF_WIDTHS = ['w', 're'];
/** What sets a color, after its parts: a thousandth is less than a 255th. */
const OF_COLORS = ['scn', 'SCN', 'rg', 'RG', 'g', 'G'];
const LONGEST_OPERATOR = 3;

/** How many places the numbers before an operator are written to, by its letters as one number. */
const PLACES = new Map([
  ...OF_POINTS.map((operator) => [asNumber(Buffer.from(operator)), 1] as const),
  ...OF_WIDTHS.map((operator) => [asNumber(Buffer.from(operator)), 2] as const),
  ...OF_COLORS.map((operator) => [asNumber(Buffer.from(operator)), 3] as const),
]);

const [LINE, SPACE, DOT, MINUS, ZERO, HALF, NINE] = Buffer.from('\n .-059') as unknown as number[];

/**
 * A page's drawing instructions with shorter numbers, rounded: what goes in are the uncompressed bytes of a
 * content stream (PDF 32000-1, 7.8.2), an instruction on each line. Byte by byte, which takes
 * 11 ms for the 2.2 MB of a book; with regular expressions it took 100, and a third more where each line's end was asked of the buffer.
 */
export function shortNumbers(written: Uint8Array): Uint8Array {
  const short = new Uint8Array(written.length);
  let length = 0;
  let start = 0;
  while (start < written.length) {
    let last = start;
    while (last < written.length && written[last] !== LINE) last++;
    const end = Math.min(last + 1, written.length);
    length = copyShorter(written, start, end, placesOf(written, start, last), short, length);
    start = end;
  }
  return short.subarray(0, length);
}

/**
 * How many places the numbers of a line are written to; all of them where it is none of points or of a color. It begins with a number
 * and ends with what draws; read from its end, as what lies between is most of a book.
 */
function placesOf(written: Uint8Array, start: number, end: number): number {
  if (!isOfNumber(written[start] as number)) return Infinity;
  let letters = 1;
  while (letters <= LONGEST_OPERATOR && written[end - 1 - letters] !== SPACE) letters++;
  return PLACES.get(asNumber(written, end - letters, end)) ?? Infinity;
}

/** Letters as one number: a string for each line was half of all the work. */
function asNumber(bytes: Uint8Array, start = 0, end = bytes.length): number {
  let number = 0;
  for (let i = start; i < end; i++) number = number * 256 + (bytes[i] as number);
  return number;
}

const isDigit = (byte: number) => byte >= (ZERO as number) && byte <= (NINE as number);
const isOfNumber = (byte: number) => isDigit(byte) || byte === DOT || byte === MINUS;

/**
 * Copies a line behind what is written already, without digits beyond so many places; answers where the copy ends. Where the last
 * that is kept would be ten, one more is kept instead: to carry it costs more than a digit here and there.
 */
function copyShorter(
  written: Uint8Array,
  start: number,
  end: number,
  places: number,
  short: Uint8Array,
  from: number,
): number {
  let length = from;
  let left = Infinity;
  for (let i = start; i < end; i++) {
    const byte = written[i] as number;
    if (byte === DOT) left = places;
    else if (!isDigit(byte)) left = Infinity;
    else if (left-- <= 0) {
      const isFirstBeyond = left === -1;
      if (!isFirstBeyond || byte < (HALF as number)) continue;
      const last = short[length - 1] as number;
      if (last !== NINE) {
        short[length - 1] = last + 1;
        continue;
      }
    }
    short[length++] = byte;
  }
  return length;
}
