/** Left, top, width and height in the shape's own units. */
export type ShapeBox = readonly [x: number, y: number, width: number, height: number];

/** The value of an attribute in the text of a tag. A regular expression for each was a third of the pass. */
export function attribute(text: string, name: string): string | undefined {
  const start = text.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return text.slice(from, text.indexOf('"', from));
}

/** The box around a rect, an ellipse or a path; undefined for anything else. */
export function boxOf(name: string, attributes: string): ShapeBox | undefined {
  const n = (key: string): number => Number(attribute(attributes, key) ?? 0);
  if (name === 'rect') return [n('x'), n('y'), n('width'), n('height')];
  if (name === 'ellipse') return [n('cx') - n('rx'), n('cy') - n('ry'), 2 * n('rx'), 2 * n('ry')];
  if (name === 'path') return boxOfPath(attribute(attributes, 'd') ?? '');
  return undefined;
}

/** How many numbers a step of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};

const TOKEN = /([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))/g;

/** The box around a path's points and handles: near enough to know how big it looks. */
function boxOfPath(d: string): ShapeBox | undefined {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [step, relative] = ['M', false];
  let numbers: number[] = [];
  const meet = (px: number, py: number): void => {
    left = Math.min(left, px);
    top = Math.min(top, py);
    right = Math.max(right, px);
    bottom = Math.max(bottom, py);
  };
  for (const [, letter, number] of d.matchAll(TOKEN)) {
    if (letter) {
      step = letter.toUpperCase();
      relative = letter !== step;
      numbers = [];
      if (step === 'Z') [x, y] = [startX, startY];
      continue;
    }
    numbers.push(Number(number));
    if (numbers.length < (TAKES[step] as number)) continue;
    const [fromX, fromY] = relative ? [x, y] : [0, 0];
    if (step === 'H') x = fromX + (numbers[0] as number);
    else if (step === 'V') y = fromY + (numbers[0] as number);
    else {
      // An arc's radii, turn and flags come before its only point.
      for (let i = step === 'A' ? 5 : 0; i < numbers.length; i += 2) {
        x = fromX + (numbers[i] as number);
        y = fromY + (numbers[i + 1] as number);
        meet(x, y);
      }
    }
    meet(x, y);
    numbers = [];
    if (step === 'M') {
      [startX, startY] = [x, y];
      step = 'L';
    }
  }
  return right > left ? [left, top, right - left, bottom - top] : undefined;
}
