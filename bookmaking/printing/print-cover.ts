import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { BLEED, SHEET } from '#bookmaking/sheet-size.ts';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';
import { titleOf, typesetWords } from '#bookmaking/typesetting/typeset.ts';
import { bindSheets, type LaidWords } from './bind-sheets.ts';
import { clearOfBoard, type Moved } from './cover-words.ts';
import { drawOnCanvas } from './draw-on-canvas.ts';
import { packed } from './flat-picture.ts';
import { letGo } from './let-go.ts';
import { COVER_GROWTH, COVER_INSET, PRINTED_TRIM, TURN_IN, toPixels } from './print-sizes.ts';
import { coverTurnIn } from './turned-in.ts';

/** The sheet that is folded round the boards, in mm, as the printer works it out from the number of pages. */
export interface CoverSheet {
  readonly width: number;
  readonly height: number;
}

const SHEET_PT = SHEET / MM_PER_PT;
/** Our whole sheet on a board. Its bleed goes round the board's edges, and at the fold over the spine. */
const PANEL = SHEET_PT * COVER_GROWTH;
/** What is turned in and lies beside the painting. */
const BESIDE = TURN_IN - (BLEED / MM_PER_PT) * COVER_GROWTH;
const UNMOVED: Moved = { scale: 1, x: 0, y: 0 };

/**
 * Back, spine and front of a bound book as one sheet for the printer, with what is turned in. The spine has the color of
 * the back's paper and no words: a book of 32 pages is too thin for them.
 * @param pages the whole book as it is bound, with both covers
 */
export async function printCover(
  pages: readonly BoundPage[],
  size: CoverSheet,
): Promise<Uint8Array> {
  const front = pages[0] as BoundPage;
  const back = pages.at(-1) as BoundPage;
  const width = size.width / MM_PER_PT;
  const height = size.height / MM_PER_PT;
  const spine = width - 2 * COVER_INSET - 2 * PRINTED_TRIM;
  if (spine <= 0 || Math.abs(height - 2 * COVER_INSET - PRINTED_TRIM) > 1)
    throw new RangeError(`a cover of ${size.width} by ${size.height} mm is not this book's`);
  const moved = clearOfBoard(front);

  const whole = createCanvas(toPixels(width), toPixels(height));
  const on = whole.getContext('2d');
  const backPanel = await panel(back.svg, 'back');
  on.drawImage(backPanel, 0, 0);
  const ground = groundOf(backPanel);
  letGo(backPanel);
  const frontPanel = await panel(titled(front, moved), 'front');
  const frontAt = whole.width - frontPanel.width;
  on.drawImage(frontPanel, frontAt, 0);
  // The painting begins where the back ends, so that its own edge lies under the spine.
  const [from, until] = [
    toPixels(COVER_INSET + PRINTED_TRIM),
    toPixels(width - COVER_INSET - PRINTED_TRIM),
  ];
  on.fillStyle = ground;
  on.fillRect(from, 0, until - from, whole.height);
  letGo(frontPanel);
  const picture = packed(whole, 'picture');
  letGo(whole);

  const [name, ...signs] = front.text;
  const words = await typesetWords(titleOf(front), [name ? [name] : [], signs, back.text]);
  const frontX = width - BESIDE - PANEL;
  return bindSheets(words, [
    {
      width,
      height,
      inset: COVER_INSET,
      picture,
      words: [laid(0, frontX, moved), laid(1, frontX, UNMOVED), laid(2, BESIDE, UNMOVED)],
    },
  ]);
}

/** A cover's painting with its own words drawn on it, where they are clear of the board. */
const titled = ({ svg, lettering }: BoundPage, { scale, x, y }: Moved): string =>
  lettering
    ? svg.replace(
        /<\/svg>$/,
        `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(5)})">${lettering.art}</g></svg>`,
      )
    : svg;

/** A board's painting, and round three sides of it what is turned in. */
async function panel(svg: string, board: 'front' | 'back'): Promise<Canvas> {
  const beside = (BESIDE * MM_PER_PT) / COVER_GROWTH;
  const part = {
    x: board === 'back' ? -beside : 0,
    y: -beside,
    width: SHEET + beside,
    height: SHEET + 2 * beside,
  };
  const canvas = await drawOnCanvas(withTileFiles(svg), toPixels(PANEL + BESIDE), part);
  const outside = toPixels(BESIDE);
  coverTurnIn(canvas, {
    left: board === 'back' ? outside : 0,
    top: outside,
    right: board === 'front' ? outside : 0,
    bottom: outside,
  });
  return canvas;
}

/** Where a page of words lies on the sheet, whose panels have their foot at one height. */
const laid = (page: number, left: number, { scale, x, y }: Moved): LaidWords => ({
  page,
  growth: COVER_GROWTH * scale,
  x: left + (x / MM_PER_PT) * COVER_GROWTH,
  y: BESIDE + (SHEET_PT * (1 - scale) - y / MM_PER_PT) * COVER_GROWTH,
});

/** The color that most of a painting has. The mean of a bus and a night was brown. */
function groundOf(painting: Canvas): string {
  const small = createCanvas(GRID, GRID);
  const on: SKRSContext2D = small.getContext('2d');
  on.imageSmoothingQuality = 'high';
  on.drawImage(painting, 0, 0, GRID, GRID);
  const { data } = on.getImageData(0, 0, GRID, GRID);
  letGo(small);
  const alike = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i], data[i + 1], data[i + 2]] as [number, number, number];
    const kind = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const { count, sum } = alike.get(kind) ?? { count: 0, sum: [0, 0, 0] };
    alike.set(kind, { count: count + 1, sum: [sum[0] + r, sum[1] + g, sum[2] + b] });
  }
  const most = [...alike.values()].reduce((one, other) => (other.count > one.count ? other : one));
  return `rgb(${most.sum.map((sum) => Math.round(sum / most.count)).join(', ')})`;
}

const GRID = 64;
