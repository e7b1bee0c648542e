import { type PDFContext, PDFDict, PDFName, type PDFPage, PDFStream } from '@cantoo/pdf-lib';
import { type Matrix, product } from '#bookmaking/surface/transform.ts';
import { contentsOf, dictIn, numberIn, type Operand, stepsOf, written } from './content.ts';
import { type ReadFont, readFont } from './font.ts';

/** In points, from the lower left corner of the sheet. */
export interface Extent {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A color as the file has it: its space, and as much of each as there is. */
export interface ReadColor {
  readonly space: string;
  readonly parts: readonly number[];
}

/** Letters that are set in one go. */
export interface ReadWords {
  /** From left to right, what each glyph stands for: one letter, or several that are joined. */
  readonly glyphs: readonly string[];
  readonly extent: Extent;
  /** In points, as it stands on the sheet. */
  readonly size: number;
  /** What its letters are filled with, and what they are drawn round with, if they are. */
  readonly colors: readonly ReadColor[];
}

interface ReadImage {
  readonly extent: Extent;
  /** Dots an inch, the fewer of both directions, and the more. */
  readonly ppi: { readonly least: number; readonly most: number };
  readonly space: string;
  readonly bits: number;
}

/** What is on a sheet, read from the finished file. */
export interface ReadSheet {
  readonly boxes: Readonly<Record<'media' | 'crop' | 'bleed' | 'trim', Extent>>;
  readonly words: readonly ReadWords[];
  readonly images: readonly ReadImage[];
  readonly fonts: readonly ReadFont[];
  /** What shines through something, by its name in the file. */
  readonly transparent: readonly string[];
  /** What is drawn besides pictures and words: how often something is filled or stroked. */
  readonly drawn: number;
}

interface State {
  at: Matrix;
  fill: ReadColor;
  stroke: ReadColor;
  font: ReadFont | undefined;
  size: number;
  mode: number;
  letterSpace: number;
  wordSpace: number;
  stretch: number;
  rise: number;
  leading: number;
}

const BLACK: ReadColor = { space: 'DeviceGray', parts: [0] };
const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** Reads a page of a finished file: nothing that made it is asked. */
export function readSheet(page: PDFPage): ReadSheet {
  const reader = new SheetReader(page.doc.context);
  reader.lookAt('page', page.node);
  reader.read(contentsOf(page.node, page.doc.context), page.node.Resources(), UNMOVED);
  const box = ({ x, y, width, height }: ReturnType<PDFPage['getMediaBox']>): Extent => ({
    left: x,
    bottom: y,
    right: x + width,
    top: y + height,
  });
  return {
    boxes: {
      media: box(page.getMediaBox()),
      crop: box(page.getCropBox()),
      bleed: box(page.getBleedBox()),
      trim: box(page.getTrimBox()),
    },
    words: reader.words,
    images: reader.images,
    fonts: [...reader.fonts.values()],
    transparent: [...new Set(reader.transparent)],
    drawn: reader.drawn,
  };
}

class SheetReader {
  readonly words: ReadWords[] = [];
  readonly images: ReadImage[] = [];
  readonly fonts = new Map<PDFDict, ReadFont>();
  readonly transparent: string[] = [];
  drawn = 0;
  readonly #context: PDFContext;

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** Notes a group of transparency, of a page or of a form. */
  lookAt(what: string, dict: PDFDict): void {
    const group = dictIn(dict, 'Group');
    if (group?.lookup(PDFName.of('S')) === PDFName.of('Transparency'))
      this.transparent.push(`${what} group`);
  }

  read(content: string, resources: PDFDict | undefined, start: Matrix): void {
    let now: State = {
      at: start,
      fill: BLACK,
      stroke: BLACK,
      font: undefined,
      size: 1,
      mode: 0,
      letterSpace: 0,
      wordSpace: 0,
      stretch: 1,
      rise: 0,
      leading: 0,
    };
    const kept: State[] = [];
    let text: Matrix = UNMOVED;
    let line: Matrix = UNMOVED;
    const moveLine = (x: number, y: number): void => {
      line = product(line, [1, 0, 0, 1, x, y]);
      text = line;
    };
    const show = (shown: Operand): void => {
      text = this.#show(shown, now, text);
    };
    for (const { operator, operands } of stepsOf(content)) {
      const n = operands.filter((each) => typeof each === 'number');
      const [a = 0, b = 0] = n;
      const name = operands.findLast((each) => typeof each === 'string')?.slice(1) ?? '';
      switch (operator) {
        case 'q':
          kept.push({ ...now });
          break;
        case 'Q':
          now = kept.pop() ?? now;
          break;
        case 'cm':
          now.at = product(now.at, n as unknown as Matrix);
          break;
        case 'gs':
          this.#state(dictIn(dictIn(resources, 'ExtGState'), name));
          break;
        case 'Do':
          this.#draw(name, resources, now.at);
          break;
        case 'BI':
          this.images.push({
            extent: extentOf(now.at, 0, 0, 1, 1),
            ppi: { least: 0, most: 0 },
            space: 'inline',
            bits: 0,
          });
          break;
        case 'BT':
          text = line = UNMOVED;
          break;
        case 'Tf':
          now.font = this.#font(dictIn(dictIn(resources, 'Font'), name));
          now.size = a;
          break;
        case 'Tr':
          now.mode = a;
          break;
        case 'Tc':
          now.letterSpace = a;
          break;
        case 'Tw':
          now.wordSpace = a;
          break;
        case 'Tz':
          now.stretch = a / 100;
          break;
        case 'Ts':
          now.rise = a;
          break;
        case 'TL':
          now.leading = a;
          break;
        case 'Tm':
          text = line = n as unknown as Matrix;
          break;
        case 'TD':
          now.leading = -b;
          moveLine(a, b);
          break;
        case 'Td':
          moveLine(a, b);
          break;
        case 'T*':
          moveLine(0, -now.leading);
          break;
        case 'Tj':
        case 'TJ':
          show(operands[0] as Operand);
          break;
        case "'":
        case '"':
          moveLine(0, -now.leading);
          show(operands.at(-1) as Operand);
          break;
        case 'g':
        case 'rg':
        case 'k':
          now.fill = { space: DEVICE[operator]!, parts: n };
          break;
        case 'G':
        case 'RG':
        case 'K':
          now.stroke = { space: DEVICE[operator.toLowerCase()]!, parts: n };
          break;
        case 'cs':
          now.fill = { space: spaceOf(name, resources), parts: [] };
          break;
        case 'CS':
          now.stroke = { space: spaceOf(name, resources), parts: [] };
          break;
        case 'sc':
        case 'scn':
          now.fill = { ...now.fill, parts: n };
          break;
        case 'SC':
        case 'SCN':
          now.stroke = { ...now.stroke, parts: n };
          break;
        default:
          if (PAINTS.has(operator)) this.drawn++;
      }
    }
  }

  #font(dict: PDFDict | undefined): ReadFont | undefined {
    if (!dict) return undefined;
    const font = this.fonts.get(dict) ?? readFont(dict);
    this.fonts.set(dict, font);
    return font;
  }

  /** Letters, or letters and the gaps between them in thousandths. @returns where the next ones begin */
  #show(shown: Operand, now: State, start: Matrix): Matrix {
    let x = 0;
    const glyphs: string[] = [];
    for (const part of Array.isArray(shown) ? shown : [shown]) {
      if (typeof part === 'number') x -= (part / 1000) * now.size * now.stretch;
      if (!(part instanceof Uint8Array)) continue;
      for (const glyph of now.font?.glyphs(part) ?? []) {
        glyphs.push(glyph.letters);
        x += ((glyph.width / 1000) * now.size + now.letterSpace) * now.stretch;
      }
    }
    const place = product(now.at, start);
    const thick = now.mode === 2 || now.mode === 1;
    this.words.push({
      glyphs,
      extent: extentOf(place, 0, now.rise - TAIL * now.size, x, now.rise + RISE * now.size),
      size: now.size * Math.hypot(place[2], place[3]),
      colors: [...(now.mode === 1 ? [] : [now.fill]), ...(thick ? [now.stroke] : [])],
    });
    return product(start, [1, 0, 0, 1, x, 0]);
  }

  #draw(name: string, resources: PDFDict | undefined, at: Matrix): void {
    const object = dictIn(resources, 'XObject')?.lookup(PDFName.of(name));
    if (!(object instanceof PDFStream)) return;
    const { dict } = object;
    if (dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form')) {
      this.lookAt('form', dict);
      const own = dictIn(dict, 'Resources') ?? resources;
      const moved = dict
        .lookup(PDFName.of('Matrix'))
        ?.toString()
        .match(/[-\d.]+/g)
        ?.map(Number);
      this.read(written(object), own, product(at, (moved as unknown as Matrix) ?? UNMOVED));
      return;
    }
    if (dict.has(PDFName.of('SMask')) || dict.has(PDFName.of('Mask')))
      this.transparent.push('mask of a picture');
    const extent = extentOf(at, 0, 0, 1, 1);
    const across = (numberIn(dict, 'Width') ?? 0) / ((extent.right - extent.left) / 72);
    const down = (numberIn(dict, 'Height') ?? 0) / ((extent.top - extent.bottom) / 72);
    this.images.push({
      extent,
      ppi: { least: Math.min(across, down), most: Math.max(across, down) },
      space: spaceNamed(dict.lookup(PDFName.of('ColorSpace'))?.toString() ?? '', this.#context),
      bits: numberIn(dict, 'BitsPerComponent') ?? 0,
    });
  }

  #state(state: PDFDict | undefined): void {
    if (!state) return;
    for (const key of ['ca', 'CA']) {
      if ((numberIn(state, key) ?? 1) < 1) this.transparent.push(key);
    }
    const blend = state.lookup(PDFName.of('BM'))?.toString();
    if (blend && blend !== '/Normal') this.transparent.push('blend mode');
    const mask = state.lookup(PDFName.of('SMask'));
    if (mask instanceof PDFDict) this.transparent.push('mask');
  }
}

/** What letters reach over and under their baseline at most, in em: accents of our faces, and tails. */
const RISE = 0.78;
const TAIL = 0.26;

const DEVICE: Record<string, string> = { g: 'DeviceGray', rg: 'DeviceRGB', k: 'DeviceCMYK' };
const PAINTS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh']);

function spaceOf(name: string, resources: PDFDict | undefined): string {
  const space = dictIn(resources, 'ColorSpace')?.lookup(PDFName.of(name));
  return space ? spaceNamed(space.toString(), resources!.context) : name;
}

/** A space by its kind; one that is told by a profile, with how many parts that has. */
function spaceNamed(space: string, context: PDFContext): string {
  const profile = /\/ICCBased (\d+) (\d+) R/.exec(space);
  if (!profile) return space.replace(/^\[?\s*\//, '').replace(/[\s\]].*$/s, '');
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref.objectNumber === Number(profile[1]) && object instanceof PDFStream)
      return `ICCBased ${numberIn(object.dict, 'N')}`;
  }
  return 'ICCBased';
}

function extentOf(at: Matrix, x0: number, y0: number, x1: number, y1: number): Extent {
  const [a, b, c, d, e, f] = at;
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return {
    left: Math.min(...xs),
    bottom: Math.min(...ys),
    right: Math.max(...xs),
    top: Math.max(...ys),
  };
}
