import { safe } from '@orpc/client';
import { drawHero } from '#bookmaking/draw-hero.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { dayIn } from '#vocabulary/day.ts';
import { readerOfChild } from '#web/book/reader-of-child.ts';
import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/figure-picture.ts';
import { keptByFamily } from './kept-by-family.ts';

/**
 * The child as we draw it, as an SVG: for its own family only. A picture of its own and not part of
 * the page, so that neither the pens nor thousands of elements travel with the page.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, viewer, report } = context.get(shopRequest);
  const { data: child, error, isDefined } = await safe(api.children.find({ id: params.childId }));
  if (!child) {
    if (!isDefined) report(error);
    return new Response('There is no such picture.', { status: isDefined ? 404 : 500 });
  }
  const hero = heroOf(readerOfChild(child, dayIn(viewer?.timeZone ?? 'UTC', new Date())));
  const drawn = drawHero(hero, { pose: 'wave', mood: 'happy', width: 260 });
  return new Response(drawn, { headers: keptByFamily });
}
