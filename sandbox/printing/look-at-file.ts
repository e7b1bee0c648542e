import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '#sandbox/store.ts';
import { inspectCover, inspectInterior, type Seen } from './inspect-pdf.ts';
import type { Product } from './product.ts';
import { befalls } from './troubles.ts';

const ANSWER_WITHIN_MS = 20_000;
const SLOW_MS = 5_000;

/** The shop as this machine finds it: its public address may lead through somebody's tunnel. */
export type InnerWay = { publicUrl: string; innerUrl: string };

export type FileToLookAt = {
  part: 'interior' | 'cover';
  url: string;
  /** Undefined where nobody said what it must be. */
  md5: string | undefined;
  product: Product;
  interiorPages: number;
};

/** Fetches a file and looks at it, as the partner does within seconds. Never throws for what is wrong with the file. */
export async function lookAtFile(store: Store, way: InnerWay, file: FileToLookAt): Promise<Seen> {
  const { url } = file;
  if (await befalls(store.pool, 'file_slow')) await wait(SLOW_MS);
  const status = (await befalls(store.pool, 'file_404')) ? 404 : undefined;
  const fetched = status ? { status } : await fetchFile(url, way);
  if (!('bytes' in fetched)) {
    const why = `Failed to fetch from the source URL '${url}', received a ${fetched.status} status code.`;
    return { pages: 0, errors: [why] };
  }
  const bytes = (await befalls(store.pool, 'file_spoilt'))
    ? fetched.bytes.subarray(0, -1)
    : fetched.bytes;
  const md5 = createHash('md5').update(bytes).digest('hex');
  if (file.md5 !== undefined && file.md5.toLowerCase() !== md5) {
    const why = `Given md5sum doesn't match actual md5sum (${md5}) of file from '${url}'`;
    return { pages: 0, errors: [why] };
  }
  return file.part === 'interior'
    ? inspectInterior(bytes, file.product)
    : inspectCover(bytes, file.product, file.interiorPages);
}

async function fetchFile(
  url: string,
  { publicUrl, innerUrl }: InnerWay,
): Promise<{ bytes: Uint8Array } | { status: number | string }> {
  const inner = url.startsWith(`${publicUrl}/`) ? innerUrl + url.slice(publicUrl.length) : url;
  try {
    const response = await fetch(inner, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!response.ok) {
      await response.body?.cancel();
      return { status: response.status };
    }
    return { bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    return { status: 'none' };
  }
}
