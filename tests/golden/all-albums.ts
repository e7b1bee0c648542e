import path from 'node:path';
import { composeEndpaper } from '#bookmaking/compose-endpaper.ts';
import { type ComposedPage, composePage } from '#bookmaking/compose-page.ts';
import { drawHero } from '#bookmaking/draw-hero.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { headOf } from '#bookmaking/hero/head.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { POSE_NAMES } from '#bookmaking/hero/poses.ts';
import { MOODS, type Mood, SKINS, type Skin } from '#bookmaking/hero/traits.ts';
import { asUsual } from '#bookmaking/hero/usual-hand.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { thing } from '#bookmaking/things/things.ts';
import { PAGE_NAMES, type Title } from '#bookmaking/title.ts';
import { kinds } from '#bookmaking/words/lexicon.ts';
import { drawScene } from '#pictures/draw-scene.ts';
import { scenes } from '#pictures/find-scene.ts';
import { cutouts, drawCutout } from '#pictures/landing/cutouts.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { listedTitles } from '#titles/find-title.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import type { Album, Drawing } from './album.ts';
import { TWELVE_CHILDREN } from './twelve-children.ts';
import { ROLLS, WALKS } from './two-readers.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Two children share a page's picture: she who walks above, he who rolls below. */
const pagesOf = (title: Title): Album => ({
  name: title.slug,
  folder: path.join(root, 'titles', title.slug, 'golden'),
  size: 128,
  drawings: [
    ...PAGE_NAMES.map((page) => ({
      name: `${page}`,
      frames: [WALKS, ROLLS].map((reader) => () => withTextBoxes(composePage(title, reader, page))),
    })),
    { name: 'endpaper', frames: [() => composeEndpaper(title)] },
  ],
});

/**
 * The page with a thin frame where its words stand, in their ink. The words themselves are left out: an edited
 * sentence would need a new picture, and they are held letter by letter by the tests of words and of the printed page.
 */
function withTextBoxes({ svg, text, lettering }: ComposedPage): string {
  const boxes = text.map(
    ({ box, color }) =>
      `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="none" stroke="${color}" stroke-width="1.5"/>`,
  );
  return svg.replace(/<\/svg>$/, `${lettering?.art ?? ''}${boxes.join('')}</svg>`);
}

/** What a page hides in a face of 20 pixels: every hair from six sides, with every mood, skin and age in turn. */
const heads: Album = {
  name: 'heads',
  folder: path.join(root, 'bookmaking/hero/golden/heads'),
  size: 96,
  drawings: traitChoices.hair.map((hair, row) => ({
    name: hair,
    frames: [-70, -35, 0, 35, 70, 180].map((yaw, column) => () => {
      const turn = row * 6 + column;
      const hero = heroOf(
        someReader({
          ageMonths: [9, 30, 54, 86, 135][turn % 5] ?? null,
          traits: {
            hair,
            skin: skins[(turn * 3) % skins.length],
            glasses: (['none', 'none', 'round', 'square'] as const)[(row + column) % 4],
            freckles: (row + column) % 3 === 0,
            hearingAids: turn % 7 === 0,
          },
        }),
      );
      const view = { yaw, pitch: 4, mood: MOODS[turn % MOODS.length] ?? 'happy' } as const;
      return sheet('h', [-95, -115, 190, 190], () => {
        const head = headOf(asUsual(hero), { ...view, gaze: [0, 0] }, DAYLIT);
        return head.back + head.under + head.main;
      });
    }),
  })),
};
const skins = Object.keys(SKINS) as Skin[];

/** The hero alone, as the hero panel and the bookplates show it, in every pose from the front and from behind. */
const figures: Album = {
  name: 'figures',
  folder: path.join(root, 'bookmaking/hero/golden/figures'),
  size: 128,
  drawings: POSE_NAMES.map((pose, row) => ({
    name: pose,
    frames: [WALKS, ROLLS].flatMap((reader, column) =>
      [14, 150].map((yaw) => () => {
        const outfit = traitChoices.outfit[(row + column) % traitChoices.outfit.length] ?? 'hoodie';
        return drawHero({ ...heroOf(reader), outfit }, { pose, mood: 'happy', width: 260, yaw });
      }),
    ),
  })),
};

/** The eight moods, each of four children: the whole body as it acts, then the face. */
const moods: Album = {
  name: 'moods',
  folder: path.join(root, 'bookmaking/hero/golden/moods'),
  size: 96,
  drawings: MOODS.map((mood) => ({
    name: mood,
    frames: TWELVE_CHILDREN.slice(0, 4).flatMap((reader) => [
      () => drawHero(heroOf(reader), { pose: 'stand', mood, width: 260, yaw: 26 }),
      () => headAlone(reader, { yaw: 26, pitch: 4, mood }),
    ]),
  })),
};

/** Twelve children turned from one profile to the other, from below, level and from above: 1,140 heads. */
const turnarounds: Album = {
  name: 'turnarounds',
  folder: path.join(root, 'bookmaking/hero/golden/turnarounds'),
  size: 40,
  isTenth: true,
  drawings: TWELVE_CHILDREN.flatMap((reader) =>
    [-30, -15, 0, 15, 30].map((pitch) => ({
      name: `${reader.seed}-${pitch}`,
      frames: Array.from(
        { length: 19 },
        (_, i) => () => headAlone(reader, { yaw: -90 + i * 10, pitch, mood: 'happy' }),
      ),
    })),
  ),
};

const headAlone = (reader: Reader, view: { yaw: number; pitch: number; mood: Mood }): string =>
  sheet('h', [-80, -90, 160, 160], () => {
    const head = headOf(asUsual(heroOf(reader)), { ...view, gaze: [0, 0] }, DAYLIT);
    return head.back + head.under + head.main;
  });

const sceneAlbum: Album = {
  name: 'scenes',
  folder: path.join(root, 'pictures/golden/scenes'),
  size: 192,
  drawings: scenes.map(
    (scene): Drawing => ({ name: scene.name, frames: [() => drawScene(scene)] }),
  ),
};

const cutoutAlbum: Album = {
  name: 'cutouts',
  folder: path.join(root, 'pictures/golden/cutouts'),
  size: 192,
  drawings: cutouts.map((cutout) => ({ name: cutout.name, frames: [() => drawCutout(cutout)] })),
};

/** Every object that a story may be about, a kind in one picture, in the light of day. */
const thingAlbum: Album = {
  name: 'things',
  folder: path.join(root, 'bookmaking/things/golden'),
  size: 64,
  drawings: Object.entries(kinds).map(([kind, entries]) => ({
    name: kind,
    frames: [...new Set(Object.values(entries).map((entry) => entry.thing))].map(
      (name) => () => sheet('t', [-68, -68, 136, 136], () => thing(name, DAYLIT)),
    ),
  })),
};

/** Everything that this house draws. */
export const albums: readonly Album[] = [
  ...listedTitles.map(pagesOf),
  heads,
  figures,
  moods,
  turnarounds,
  sceneAlbum,
  cutoutAlbum,
  thingAlbum,
];
