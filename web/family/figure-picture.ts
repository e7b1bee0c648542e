import { drawHero } from '#bookmaking/draw-hero.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/figure-picture.ts';
import { answerDrawing } from './answer-drawing.ts';

/** The child as we draw it. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  answerDrawing(context.get(shopRequest), params.childId, (reader) =>
    drawHero(heroOf(reader), { pose: 'wave', mood: 'happy', width: 260 }),
  );
