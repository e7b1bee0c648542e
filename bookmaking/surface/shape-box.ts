/** Left, top, width and height in the shape's own units. */
export type ShapeBox = readonly [x: number, y: number, width: number, height: number];

/** The value of an attribute in the text of a tag. A regular expression for each was a third of the pass. */
export function attribute(text: string, name: string): string | undefined {
  const start = text.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return text.slice(from, text.indexOf('"', from));
}

/** The room that a shape takes, and the way that it runs, in degrees of its own units: undefined for what is about as wide as high. */
export interface Form {
  readonly box: ShapeBox;
  readonly runs: number | undefined;
}

/** The form of a rect, an ellipse or a path; undefined for anything else. */
export function formOf(name: string, attributes: string): Form | undefined {
  const n = (key: string): number => Number(attribute(attributes, key) ?? 0);
  if (name === 'rect') return upright([n('x'), n('y'), n('width'), n('height')]);
  if (name === 'ellipse')
    return upright([n('cx') - n('rx'), n('cy') - n('ry'), 2 * n('rx'), 2 * n('ry')]);
  if (name === 'path') return formOfPath(attribute(attributes, 'd') ?? '');
  return undefined;
}

/** So much longer than wide is something that a hand would draw along. */
const LONG = 1.6;

const upright = (box: ShapeBox): Form => ({
  box,
  runs: box[2] > box[3] * LONG ? 0 : box[3] > box[2] * LONG ? 90 : undefined,
});

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

const TOKEN = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g;

/** Of paths met lately: one over the fold is asked for three times, for what is seen, for words beside it and for its surface. */
const known = new Map<string, Form>();
const MOST_KNOWN = 2000;

function formOfPath(d: string): Form | undefined {
  let form = known.get(d);
  if (form) return form;
  form = measured(d);
  if (known.size > MOST_KNOWN) known.clear();
  if (form) known.set(d, form);
  return form;
}

/** The box around a path's points and handles, and their longest axis: near enough to know how it looks. */
function measured(d: string): Form | undefined {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [step, relative] = ['M', false];
  // Sums of the points' places and of their squares: the axis along which they scatter most.
  let [count, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0];
  const meet = (px: number, py: number): void => {
    count++;
    sx += px;
    sy += py;
    sxx += px * px;
    syy += py * py;
    sxy += px * py;
    left = Math.min(left, px);
    top = Math.min(top, py);
    right = Math.max(right, px);
    bottom = Math.max(bottom, py);
  };
  const tokens = d.match(TOKEN) ?? [];
  for (let t = 0; t < tokens.length; ) {
    const token = tokens[t] as string;
    if (token >= 'A') {
      step = token.toUpperCase();
      relative = token !== step;
      if (step === 'Z') [x, y] = [startX, startY];
      t++;
      continue;
    }
    const next = t + (TAKES[step] as number);
    // Numbers after a close: nobody writes them, and nothing would take them.
    if (next === t || next > tokens.length) break;
    const [fromX, fromY] = relative ? [x, y] : [0, 0];
    if (step === 'H') x = fromX + Number(token);
    else if (step === 'V') y = fromY + Number(token);
    else {
      // An arc's radii, turn and flags come before its only point.
      for (let i = step === 'A' ? t + 5 : t; i < next; i += 2) {
        x = fromX + Number(tokens[i]);
        y = fromY + Number(tokens[i + 1]);
        meet(x, y);
      }
    }
    if (step === 'H' || step === 'V') meet(x, y);
    t = next;
    if (step === 'M') {
      [startX, startY] = [x, y];
      step = 'L';
    }
  }
  if (right <= left) return undefined;
  const [across, down, both] = [
    sxx / count - (sx / count) ** 2,
    syy / count - (sy / count) ** 2,
    sxy / count - (sx * sy) / count ** 2,
  ];
  const spread = Math.hypot((across - down) / 2, both);
  const isLong = (across + down) / 2 + spread > LONG ** 2 * ((across + down) / 2 - spread);
  return {
    box: [left, top, right - left, bottom - top],
    runs: isLong ? (Math.atan2(2 * both, across - down) * 90) / Math.PI : undefined,
  };
}
