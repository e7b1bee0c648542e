/** An element of a drawing. Our drawings have no text and nothing between their tags. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Drawn[];
}

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([a-zA-Z][\w:-]*)="([^"]*)"/g;

/** The elements of a drawing of ours (`drawing/sheet.ts`), and those among them that others refer to. */
export function treeOf(svg: string): { root: Drawn; byId: ReadonlyMap<string, Drawn> } {
  const byId = new Map<string, Drawn>();
  const top = { name: '', attributes: {}, children: [] as Drawn[] };
  const open = [top];
  for (const [, closing, name = '', written = '', empty] of svg.matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    );
    const element = { name, attributes, children: [] as Drawn[] };
    (open.at(-1) as typeof top).children.push(element);
    if (attributes.id) byId.set(attributes.id, element);
    if (!empty) open.push(element);
  }
  return { root: top.children[0] as Drawn, byId };
}
