/** An edit as one makes it many times a day, and how it is seen in an open page. */
export type Edit = {
  name: string;
  /** The most that its median may take, in ms. */
  goalMs: number;
  /** The page that is open. */
  path: string;
  file: string;
  /** What stands in the file, and what stands there after the try with this number. */
  before: string;
  after(n: number): string;
  /** Whether the page shows the try with this number; runs in the browser. */
  isSeen(n: number): boolean;
};

// biome-ignore lint/performance/useDomNodeTextContent: that would find a page's data too, in its scripts.
const inWords = (n: number) => document.body.innerText.includes(`edit number ${n}.`);

export const edits: readonly Edit[] = [
  {
    name: 'a line of CSS',
    goalMs: 1_000,
    path: '/books',
    file: 'web/styles/base.css',
    before: 'overflow-x: clip;',
    after: (n) => `overflow-x: clip;\n    outline-offset: ${n}px;`,
    isSeen: (n) => getComputedStyle(document.body).outlineOffset === `${n}px`,
  },
  {
    name: 'a component of all pages (footer)',
    goalMs: 1_000,
    path: '/books',
    file: 'web/shell/footer.tsx',
    before: '© 2026 Wonderling',
    after: (n) => `The end, edit number ${n}.`,
    isSeen: inWords,
  },
  {
    name: 'a component of one page (sign-in form)',
    goalMs: 1_000,
    path: '/login',
    file: 'web/pages/login/sign-in-form.tsx',
    before: 'No password to remember.',
    after: (n) => `No password, edit number ${n}.`,
    isSeen: inWords,
  },
  {
    name: 'a verb (list-books)',
    goalMs: 3_000,
    path: '/books',
    file: 'shop/catalog/list-books.ts',
    before: 'rows.map(toShelfBook)',
    after: (n) => `rows.map(toShelfBook).map((book) => ({ ...book, title: 'edit number ${n}.' }))`,
    isSeen: inWords,
  },
  {
    name: "a title's painting",
    goalMs: 3_000,
    path: '/book/1',
    file: 'titles/goose-on-bus-nine/pages/page-01.ts',
    before: 'vignette();',
    after: (n) => `vignette() + '<path d="M0 0h300v300H0z" fill="rgb(${n * 30},0,255)"/>';`,
    isSeen(n) {
      const leaf = document.querySelector<HTMLImageElement>(
        'img[src*="/leaves/goose-on-bus-nine"]',
      );
      leaf?.scrollIntoView();
      if (!leaf?.complete) return false;
      const one = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const brush = one.getContext('2d')!;
      brush.drawImage(leaf, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
      // WebP is not exact to the last bit.
      return Math.abs(red - n * 30) < 6 && green < 6 && blue > 249;
    },
  },
];
