/** A book as the partner names it, `0850X0850.FC.PRE.CW.080CW444.MXX`, in inches. */
export type Product = { width: number; height: number; isCaseWrap: boolean };

const NAME =
  /^(\d{4})X(\d{4})\.(FC|BW)\.(STD|PRE)\.(PB|CW|CO|SS)\.(060UW444|060UC444|070CW460|080CW444|100CW200)\.([MGL]XX)$/;

export const productNamed = (name: string): Product | undefined => {
  const [, width, height, , , binding] = NAME.exec(name) ?? [];
  if (!width || !height || !binding) return undefined;
  return {
    width: Number(width) / 100,
    height: Number(height) / 100,
    isCaseWrap: binding === 'CW',
  };
};

/** At the partner a paper that it has not ended in a page of HTML, where another unknown part is refused by name. */
export const hasUnknownPaper = (name: string): boolean => {
  const paper = name.split('.')[4];
  return paper !== undefined && !NAME.test(`0850X0850.FC.PRE.CW.${paper}.MXX`);
};

/** From how many pages to how many such a book is made. */
export const pagesOf = ({ isCaseWrap }: Product): [number, number] =>
  isCaseWrap ? [24, 800] : [32, 800];

export const MM_PER_INCH = 25.4;
export const POINTS_PER_INCH = 72;
/** Printed beyond the trim and cut off, on every side. */
export const BLEED = 0.125;
/** Turned in round the boards, and the boards' own overhang. */
const WRAP = 0.875;

/** The sheet of the cover, in inches. A case's spine grows in steps, a soft cover's with every page. */
export function coverSheet(product: Product, pages: number): { width: number; height: number } {
  const { width, height, isCaseWrap } = product;
  const beyond = isCaseWrap ? WRAP : BLEED;
  const spine = isCaseWrap ? caseSpine(pages) : pages / 444 + 0.06;
  return { width: 2 * (width + beyond) + spine, height: height + 2 * beyond };
}

function caseSpine(pages: number): number {
  if (pages <= 84) return 0.25;
  if (pages <= 140) return 0.5;
  if (pages <= 168) return 0.625;
  return 0.688 + Math.floor((pages - 170) / 28) * 0.0625;
}
