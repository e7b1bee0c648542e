import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { drawLinkPictures } from '#shop/previews/draw-link-pictures.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ linkId: z.uuid() });

/** Draws the pictures of one link. Given up, the link does without: its page and messengers show the shop's own cover. */
export function drawLinkPicturesJob({ database, linkPictures, now }: WorkerServices): Task {
  return async (job) => {
    await drawLinkPictures({ database, linkPictures }, payload.parse(job).linkId, now());
  };
}
