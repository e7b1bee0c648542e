import { safe } from '@orpc/client';
import type { Reader } from '#bookmaking/reader.ts';
import { dayIn } from '#vocabulary/day.ts';
import { readerOfChild } from '#web/book/reader-of-child.ts';
import type { ShopRequest } from '#web/request-context.ts';

/**
 * Answers with a drawing of a child, as an SVG: for its own family only. A picture of its own and not part of the page,
 * so that neither the pens nor thousands of elements travel with the page.
 */
export async function answerDrawing(
  { api, viewer, report }: ShopRequest,
  childId: string,
  draw: (reader: Reader) => Promise<string | undefined> | string | undefined,
): Promise<Response> {
  const { data: child, error, isDefined } = await safe(api.children.find({ id: childId }));
  if (!child && !isDefined) report(error);
  const svg =
    child && (await draw(readerOfChild(child, dayIn(viewer?.timeZone ?? 'UTC', new Date()))));
  if (!svg) {
    return new Response('There is no such picture.', { status: error && !isDefined ? 500 : 404 });
  }
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `private, max-age=${A_DAY_IN_SECONDS}`,
    },
  });
}

/** A child grows: after a day the drawing is asked for again. */
const A_DAY_IN_SECONDS = 86_400;
