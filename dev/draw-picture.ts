/** Pictures as their painters draw them now. Loaded by Vite: after an edit this module is new, and what it holds is gone. */
import sharp from 'sharp';
import { scenes } from '#pictures/find-scene.ts';
import { cutouts } from '#pictures/landing/cutouts.ts';
import { coverOf } from '#pictures/prerender/covers.ts';
import { pictureOfCutout } from '#pictures/prerender/cutouts.ts';
import { leavesOf } from '#pictures/prerender/leaves.ts';
import { pictureOfScene } from '#pictures/prerender/scenes.ts';
import { listedTitles } from '#titles/find-title.ts';

/** A picture by its name in addresses, drawn at its full size. */
type Drawing = { name: string; draw(): Promise<Buffer> };

const kinds: Record<string, readonly Drawing[]> = {
  covers: listedTitles.map((title) => ({ name: title.slug, draw: () => coverOf(title) })),
  leaves: listedTitles.flatMap(leavesOf),
  scenes: scenes.map((scene) => ({ name: scene.name, draw: () => pictureOfScene(scene) })),
  cutouts: cutouts.map((cutout) => ({ name: cutout.name, draw: () => pictureOfCutout(cutout) })),
};
const drawn = new Map<Drawing, Promise<Buffer>>();

/**
 * The picture at an address that the build would have kept it at, such as /covers/<slug>-640.avif. Always a WebP, which
 * takes the least time to make; browsers look at the bytes. Undefined if there is no such picture.
 */
export async function drawPicture(address: string): Promise<Buffer | undefined> {
  const [, kind = '', file = ''] = /^\/(\w+)\/([\w-]+)\.(?:avif|webp|jpg)$/.exec(address) ?? [];
  const called = (name: string) => kinds[kind]?.find((drawing) => drawing.name === name);
  // A name may end in a number itself: activity-baby-1.
  const [, name = '', width] = /^(.*)-(\d+)$/.exec(file) ?? [];
  const drawing = called(file) ?? called(name);
  if (!drawing) return undefined;
  let whole = drawn.get(drawing);
  if (!whole) {
    whole = drawing.draw();
    drawn.set(drawing, whole);
  }
  const sized = called(file) ? sharp(await whole) : sharp(await whole).resize(Number(width));
  return sized.webp({ effort: 0 }).toBuffer();
}
