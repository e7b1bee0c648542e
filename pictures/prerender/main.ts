/**
 * Draws what the build asks for: `node pictures/prerender/main.ts <folder> <keys>`, where <keys> is JSON and says for every
 * file that pictures are drawn from the name of the folder in <folder> that they are kept in. What is there is not drawn
 * again; what is drawn appears whole or not at all.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Title } from '#bookmaking/title.ts';
import type { Scene } from '#pictures/scene.ts';
import { drawCover } from './covers.ts';
import { drawCutouts } from './cutouts.ts';
import { drawLeaves } from './leaves.ts';
import { keepScene } from './scenes.ts';
import { drawShelf, drawSocial } from './social.ts';

const SHELF = 'titles/find-title.ts';

const [drawings, asked] = process.argv.slice(2);
if (!drawings || !asked)
  throw new Error('Say which folder the pictures go into, and which they are.');
const keys: Record<string, string> = JSON.parse(asked);

const waiting = Object.keys(keys).filter((file) => file !== SHELF);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await draw(file);
  }),
);
// Put together from covers that have been drawn.
await draw(SHELF);

async function draw(file: string): Promise<void> {
  const kept = folderOf(file);
  if (existsSync(kept)) return;
  const draft = `${kept}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await drawFrom(file, draft);
  await rename(draft, kept);
}

async function drawFrom(file: string, folder: string): Promise<void> {
  if (file === 'pictures/landing/cutouts.ts') return drawCutouts(folder);
  const exported = await import(`#${file}`);
  if (file === SHELF) {
    const titles: Title[] = exported.listedTitles.slice(0, 3);
    return drawShelf(titles, ({ slug }) => folderOf(`titles/${slug}/title.ts`), folder);
  }
  if (file.startsWith('titles/')) {
    for (const title of Object.values<Title>(exported)) {
      await drawCover(title, folder);
      await drawLeaves(title, folder);
      await drawSocial(title, folder);
    }
    return;
  }
  for (const scene of Object.values<Scene>(exported)) await keepScene(scene, folder);
}

function folderOf(file: string): string {
  const key = keys[file];
  if (!key) throw new Error(`Nobody has said where the pictures of ${file} are kept.`);
  return path.join(drawings as string, key);
}
